import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signManifest } from '../../src/releases/domain/release-signature.js';
import { integrityOf, versionOfFiles } from '../../src/releases/domain/verify-release.js';
import type { TestApi } from '../harness.js';

/** A release of one small file, as `npm run release` posts it, not yet signed. */
export function release(text: string, change: Record<string, unknown> = {}): FormData {
  const bytes = Buffer.from(text);
  const files = [{ path: 'entry.00000000.js', integrity: integrityOf(bytes), size: bytes.length }];
  const manifest = {
    name: 'mf-nazir',
    version: versionOfFiles(files),
    entry: 'entry.00000000.js',
    exposed: './remote',
    contractVersion: 1,
    files,
    ...change,
  };
  const form = new FormData();
  form.set('manifest', JSON.stringify(manifest));
  form.append('files', new Blob([bytes]), 'entry.00000000.js');
  return form;
}

/** The version of a release. */
export const versionOf = (form: FormData): string =>
  (JSON.parse(String(form.get('manifest'))) as { version: string }).version;

/**
 * Posts a release without an Origin, as from a terminal, signed with the key of its token unless the form has a
 * signature.
 */
export async function publishInto(api: TestApi, form: FormData, token?: string) {
  const whole = token ?? (await readFile(join(api.dataFolder, 'release-token'), 'utf8')).trim();
  const [id = '', secret = '', key = ''] = whole.split('.');
  if (key && !form.has('signature')) form.set('signature', signManifest(String(form.get('manifest')), key));
  return api.browser().upload('/api/releases', form, {
    headers: { authorization: `Bearer ${id}.${secret}`, origin: undefined, 'sec-fetch-site': undefined },
  });
}
