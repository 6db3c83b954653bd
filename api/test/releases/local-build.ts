import type { ReleaseManifest } from '@waqf/contracts/releases';
import { integrityOf, versionOfFiles } from '../../src/releases/domain/verify-release.js';
import type { BuiltFiles } from '../../src/releases/persistence/local-builds.js';
import type { ReleaseInput } from '../../src/releases/use-cases/store-release.js';

/** The only file of a build. */
export const builtFile = 'entry.00000000.js';

/** A build of a remote with one file; another text gives another version. */
export function localBuild(text: string): ReleaseInput {
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

/** Files of a build that are nowhere on disk, so it has no dense forms. */
export function builtFilesOf(files: ReadonlyMap<string, Uint8Array>): BuiltFiles {
  const read = async (paths: readonly string[]): Promise<Map<string, Uint8Array>> =>
    new Map([...files].filter(([path]) => paths.includes(path)));
  return { folder: '/nowhere', paths: [...files.keys()], read };
}
