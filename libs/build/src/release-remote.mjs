import { createPrivateKey, sign } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { projectNode, projectRoot } from './project.mjs';

/** Names of the folders that are remotes. @returns {string[]} e.g. `mf-nazir` */
export function remoteNames() {
  return readdirSync(projectRoot).filter(
    (name) => name.startsWith('mf-') && existsSync(join(projectRoot, name, 'waqf.json')),
  );
}

/**
 * Builds one remote only.
 * @param {string} name
 * @returns {Promise<{manifest: object, files: Map<string, Buffer>} | null>} null when the build failed; the error was
 *   printed
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
 * Publishes a build to a running platform, signed with the key in the last part of the token, which is never sent.
 * @param {{address: string, token: string, build: {manifest: object, files: Map<string, Buffer>},
 *   audience?: {percent: number, roles?: string[], people?: string[]}}} options `audience`: publishes a canary for them
 * @returns {Promise<{remote: string, version: string}>}
 * @throws Error with the platform's answer, or the reason why there was none
 */
export async function publishBuild({ address, token, build, audience }) {
  const [id, secret, privateKey] = token.split('.');
  const form = new FormData();
  const manifest = JSON.stringify(build.manifest);
  form.set('manifest', manifest);
  form.set('signature', signatureOf(manifest, privateKey));
  if (audience) form.set('audience', JSON.stringify(audience));
  for (const [path, bytes] of build.files) form.append('files', new Blob([bytes]), path);
  const answer = await answerOf(new URL('/api/releases', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${secret}` },
    body: form,
  });
  return answer.release;
}

/**
 * Changes which version a remote serves: `rollback`, `promote`, `canary`, `pin`, `unpin`, `retire`.
 * @param {{address: string, token: string, remote: string,
 *   change: {act: string, version?: string, percent?: number, roles?: string[]}}} options
 * @returns {Promise<{remote: string, version: string, canary: {version: string, percent: number} | null,
 *   pinned: boolean}>}
 * @throws Error with the platform's answer, or the reason why there was none
 */
export async function changeRemote({ address, token, remote, change }) {
  const [id, secret] = token.split('.');
  return answerOf(new URL(`/api/releases/${remote}/changes`, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
}

/**
 * Asks a running platform whether it would accept a build. Nothing is released.
 * @param {{address: string, token: string, build: {manifest: object}}} options
 * @returns {Promise<{fits: boolean, reasons: Array<{ar: string, en: string}>}>}
 * @throws Error with the platform's answer, or the reason why there was none
 */
export async function checkBuild({ address, token, build }) {
  const [id, secret] = token.split('.');
  return answerOf(new URL('/api/releases/checks', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ manifest: JSON.stringify(build.manifest) }),
  });
}

async function answerOf(url, request) {
  let response;
  try {
    response = await fetch(url, request);
  } catch {
    throw new Error(`${url.origin}: no answer`);
  }
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${body}`);
  return JSON.parse(body);
}

/**
 * The Ed25519 signature of a text.
 * @param {string} [privateKey] PKCS 8 in base64url; without it the signature is empty
 */
function signatureOf(text, privateKey) {
  if (!privateKey) return '';
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), type: 'pkcs8', format: 'der' });
  return sign(null, Buffer.from(text), key).toString('base64');
}
