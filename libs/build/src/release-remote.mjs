import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { projectNode, projectRoot } from './project.mjs';

/** Folders that are remotes. @returns {string[]} e.g. `mf-nazir` */
export function remoteNames() {
  return readdirSync(projectRoot).filter(
    (name) => name.startsWith('mf-') && existsSync(join(projectRoot, name, 'waqf.json')),
  );
}

/**
 * Builds one remote and nothing else.
 * @param {string} name
 * @returns {Promise<{manifest: object, files: Map<string, Buffer>} | null>} null when the build failed; what failed has
 *   been shown
 */
export async function buildRemote(name) {
  const directory = join(projectRoot, name);
  const code = await new Promise((resolve, reject) => {
    const child = spawn(projectNode(), [join(projectRoot, 'libs/build/bin/build-web.mjs')], {
      cwd: directory,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) return null;
  const manifest = JSON.parse(await readFile(join(directory, 'dist/manifest.json'), 'utf8'));
  const files = await Promise.all(
    manifest.files.map(async ({ path }) => [path, await readFile(join(directory, 'dist', path))]),
  );
  return { manifest, files: new Map(files) };
}

/**
 * Publishes a build into a running platform.
 * @param {{address: string, token: string, build: {manifest: object, files: Map<string, Buffer>}}} options
 * @returns {Promise<{remote: string, version: string}>}
 * @throws Error with the platform's answer, or why there was none
 */
export async function publishBuild({ address, token, build }) {
  const form = new FormData();
  form.set('manifest', JSON.stringify(build.manifest));
  for (const [path, bytes] of build.files) form.append('files', new Blob([bytes]), path);
  let response;
  try {
    response = await fetch(new URL('/api/releases', address), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  } catch {
    throw new Error(`${address}: no answer`);
  }
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${body}`);
  return JSON.parse(body).release;
}
