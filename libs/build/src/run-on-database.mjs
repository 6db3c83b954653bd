import { join, resolve } from 'node:path';
import { joinDatabase } from '@waqf/embedded-database';
import { printError } from './bilingual.mjs';
import { buildChanged } from './build-changed.mjs';
import { withDemo } from './demo.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * Runs a built script of the API for an operator, on `DATABASE_URL`, otherwise on the embedded database of `WAQF_DATA`;
 * its exit code becomes that of the process.
 * @param {string} script file in `api/dist`
 * @param {string[]} args
 * @param {object} [options]
 * @param {boolean} [options.asks] true when the script reads what the user types
 */
export async function runOnDatabase(script, args, { asks = false } = {}) {
  const { env } = process;
  const dataDir = resolve(projectRoot, env.WAQF_DATA || '.data');
  const named = Boolean(env.DATABASE_URL || env.DATABASE_URL_FILE);
  if (!named && !withDemo(env, true).WAQF_SIMULATORS && env.WAQF_EMBEDDED !== '1') {
    printError('يلزم DATABASE_URL.', 'DATABASE_URL is needed.');
    process.exit(1);
  }
  if (!(await buildChanged())) process.exit(1);
  const database = named
    ? { url: undefined, stop: async () => undefined }
    : await joinDatabase({ dataDir: join(dataDir, 'database') });
  try {
    const { code } = await runNode([join(projectRoot, 'api/dist', script), ...args], {
      asks,
      env: { ...(database.url ? { DATABASE_URL: database.url } : {}), WAQF_DATA: dataDir },
    });
    process.exitCode = code;
  } finally {
    await database.stop();
  }
}
