import type { ReleaseManifest } from '@waqf/contracts/releases';
import { integrityOf, versionOfFiles } from '../../src/releases/domain/verify-release.js';
import type { LocalBuild } from '../../src/releases/persistence/local-builds.js';

/** The only file of a build. */
export const builtFile = 'entry.00000000.js';

/** A build of a remote with one file; another text gives another version. */
export function localBuild(text: string): LocalBuild {
  const bytes = Buffer.from(text);
  const files = [{ path: builtFile, integrity: integrityOf(bytes), size: bytes.length }];
  const manifest: ReleaseManifest = {
    name: 'mf-admin',
    version: versionOfFiles(files),
    entry: builtFile,
    exposed: './remote',
    contractVersion: 1,
    files,
  };
  return { manifest, files: new Map([[builtFile, bytes]]) };
}
