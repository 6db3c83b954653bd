import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * The team's token in WAQF_RELEASE_TOKEN, otherwise the operator's token in the data folder; null when there is none.
 */
export async function readToken({ env } = process) {
  if (env.WAQF_RELEASE_TOKEN) return env.WAQF_RELEASE_TOKEN;
  const file = join(resolve(projectRoot, env.WAQF_DATA || '.data'), 'release-token');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
}
