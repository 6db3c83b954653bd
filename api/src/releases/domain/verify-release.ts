import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@waqf/contracts/releases';

/**
 * A build is flat: no folders, no hidden files, no path that leads out of the folder. `.br` is what the platform itself
 * adds beside a file: one in a release would be served in place of that file, whose hash is another's.
 */
const fileName = /^(?!\.)(?!.*\.br$)[\w.-]{1,200}$/;
const largestReleaseBytes = 50 * 1024 * 1024;

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The version computed from the content of the files, by the same rule as in the build's manifest. */
export function versionOfFiles(files: ReadonlyArray<{ path: string; integrity: string }>): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1)))
    hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * What is wrong with a release. Valid: every file is listed once and present with the size and hash in the manifest,
 * there are no other files, the entry is among them, and the version is computed from exactly these files.
 * @returns null when everything agrees, otherwise the first difference in words
 */
export function differenceOf(manifest: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string | null {
  if (manifest.files.length !== new Set(manifest.files.map(({ path }) => path)).size) return 'a file is named twice';
  if (!manifest.files.some(({ path }) => path === manifest.entry)) return `${manifest.entry} is not among the files`;
  if (manifest.files.reduce((sum, { size }) => sum + size, 0) > largestReleaseBytes)
    return 'the release is larger than 50 MB';
  for (const { path, integrity, size } of manifest.files) {
    const bytes = files.get(path);
    if (!fileName.test(path)) return `${JSON.stringify(path)} is no file name of a build`;
    if (!bytes) return `${path} is missing`;
    if (bytes.byteLength !== size || integrityOf(bytes) !== integrity) return `${path} has another content`;
  }
  if (files.size !== manifest.files.length) return 'there are files that the manifest does not name';
  return versionOfFiles(manifest.files) === manifest.version ? null : 'the version is not the address of these files';
}
