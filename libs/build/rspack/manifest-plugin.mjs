import { createHash } from 'node:crypto';
import { routesOfRemote } from '../src/remote-routes.mjs';
import { firstLoadFiles } from './first-load.mjs';

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Content address of a set of files: the same bytes under the same paths give the same version.
 * @param {Array<{path: string, integrity: string}>} files
 * @returns {string} 16 hexadecimal digits
 */
export function versionOfFiles(files) {
  const hash = createHash('sha256');
  for (const { path, integrity } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1)))
    hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes `manifest.json` beside a finished build: name, version, entry, every file with its SHA-384 and size, and of a
 * remote which of them a first visit needs and which addresses it serves.
 */
export class ManifestPlugin {
  /** @param {import('./index.mjs').WebProject} project */
  constructor(project) {
    this.project = project;
  }

  apply(compiler) {
    const { project } = this;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const first = new Set(project.kind === 'remote' ? firstLoadFiles(compilation, project) : []);
          const files = compilation
            .getAssets()
            .map(({ name, source }) => {
              const bytes = source.buffer();
              return {
                path: name,
                integrity: integrityOf(bytes),
                size: bytes.length,
                ...(first.has(name) ? { first: true } : {}),
              };
            })
            .sort((one, other) => (one.path < other.path ? -1 : 1));
          const entry = files.find(({ path }) =>
            project.kind === 'shell' ? path === 'index.html' : /^entry\.[\da-f]+\.js$/.test(path),
          );
          if (!entry) throw new Error(`${project.name}: the build has no entry`);
          const manifest = {
            name: project.name,
            version: versionOfFiles(files),
            entry: entry.path,
            ...(project.kind === 'remote'
              ? {
                  exposed: './remote',
                  contractVersion: project.contract,
                  routes: await routesOfRemote(project.directory),
                }
              : {}),
            files,
          };
          compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        },
      );
    });
  }
}
