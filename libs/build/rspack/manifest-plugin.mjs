import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { readOwnScreens, readRemote } from '../src/remote-routes.mjs';
import { commitOfSources, featureHash } from '../src/features.mjs';
import { firstLoadBytes } from './budget-plugin.mjs';
import { filesOfEveryPage } from './first-load.mjs';
import { filesOfParts, filesOfScreens } from './page-files.mjs';

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Version computed from a set of files: the same bytes under the same paths give the same version.
 * @param {Array<{path: string, integrity: string}>} files
 * @returns {string} 16 hexadecimal digits
 */
export function versionOfFiles(files) {
  const hash = createHash('sha256');
  for (const { path, integrity } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1)))
    hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

const versionOf = (folder) => JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')).version;

/** Versions of the packages that a remote uses from the shell, and of the API contract. */
const packageVersions = () => ({
  kit: versionOf('libs/ui'),
  platformWeb: versionOf('libs/platform-web'),
  api: versionOf('libs/contracts'),
});

/**
 * Addresses of API calls in compiled scripts. A part that the script fills in becomes `:`; the query string is left
 * out.
 * @param {string[]} scripts
 * @returns {string[]} e.g. `/api/waqf/:/history`, each once, sorted
 */
export function callsIn(scripts) {
  const found = scripts.flatMap((script) => [
    ...script.matchAll(/["'`](\/api\/(?:[\w./-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)/g),
  ]);
  const addresses = found.map(([, address]) =>
    address
      .split(/\/(?![^{]*\})/)
      .map((part) => (part.includes('${') ? ':' : part))
      .join('/')
      .replace(/\/$/, ''),
  );
  return [...new Set(addresses)].sort();
}

/** The additional manifest fields of a remote. @param {import('./index.mjs').WebProject} project */
async function contractOfRemote({ directory, contract, role, roles = [role], firstData }, compilation) {
  const { routes, capabilities, features, frame, screens } = await readRemote(directory);
  const needs = { ...packageVersions(), container: 1, capabilities, calls: callsIn(scriptsOf(compilation)) };
  const commit = commitOfSources();
  return {
    exposed: './remote',
    contractVersion: contract,
    roles,
    routes,
    frame,
    needs,
    ...(firstData ? { firstData } : {}),
    screens: filesOfScreens(compilation, screens),
    features: features.map((name) => ({ name, hash: featureHash(name) })),
    ...(commit ? { commit } : {}),
  };
}

const scriptsOf = (compilation) =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ source }) => source.source().toString());

/**
 * What the shell offers to remotes, and the files of the parts that load only with a screen that uses them; those of
 * its own screens by their paths.
 */
async function offerOfShell({ contract, directory }, compilation) {
  const own = Object.entries(filesOfScreens(compilation, await readOwnScreens(directory)));
  return {
    contractVersion: contract,
    offers: packageVersions(),
    parts: { ...filesOfParts(compilation), ...Object.fromEntries(own.map(([path, { files }]) => [path, files])) },
  };
}

/**
 * Writes `manifest.json` of a finished build: name, version, entry, every file with its SHA-384 and size; for a remote
 * also which files every page and each screen need, which addresses it serves and what it was built for.
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
          const first = new Set(project.kind === 'remote' ? filesOfEveryPage(compilation) : []);
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
              ? await contractOfRemote(project, compilation)
              : await offerOfShell(project, compilation)),
            ...(project.kind === 'remote'
              ? { budget: { bytes: firstLoadBytes(compilation, project), limit: project.budget } }
              : {}),
            files,
          };
          compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        },
      );
    });
  }
}
