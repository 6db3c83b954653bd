/*
 * Finds the files that a page needs in addition to those of a first visit, so that the page itself can list them: a
 * screen behind an `import()` would otherwise be requested only after the remote's scripts have loaded and run.
 */

/** Shared packages that load with the first screen that uses them, and the source file that each begins with. */
export const laterParts = {
  '@waqf/ui/data': /\/libs\/ui\/src\/data\.ts/,
  '@waqf/ui/form': /\/libs\/ui\/src\/form\.ts/,
  '@waqf/platform-web/form': /\/libs\/platform-web\/src\/form\//,
};

const codeOf = (groups) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(?:js|css)$/.test(file));
const groupsOf = ({ chunkGraph }, module) =>
  [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.groupsIterable]);

/**
 * For a remote, by the path of a page: the page's own files, and the parts of the shell that they use.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @param {Record<string, string>} screens `screens` of `waqf.json`: imports as written in the sources, by path
 * @returns {Record<string, {files: string[], parts: string[]}>}
 * @throws Error when an import is not in the build, or is there more than once
 */
export function filesOfScreens(compilation, screens) {
  const groups = [...new Set([...compilation.chunks].flatMap((chunk) => [...chunk.groupsIterable]))];
  return Object.fromEntries(
    Object.entries(screens).map(([path, request]) => {
      const own = groups.filter((group) => group.origins.some((origin) => origin.request === request));
      if (own.length !== 1) throw new Error(`waqf.json: ${own.length} screens are imported as ${request}`);
      return [path, { files: codeOf(own), parts: partsTaken(compilation, own[0]) }];
    }),
  );
}

function partsTaken({ chunkGraph }, group) {
  const names = group.chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModules(chunk)].map((module) => module.identifier()),
  );
  return Object.keys(laterParts).filter((part) => names.some((name) => name.includes(`) ${part}@`)));
}

/**
 * For the shell, the files of each part that loads later. They are in chunk groups without a name; the named group is
 * that of the first scripts, which provides the part.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @returns {Record<string, string[]>}
 */
export function filesOfParts(compilation) {
  return Object.fromEntries(
    Object.entries(laterParts).map(([part, source]) => {
      const modules = [...compilation.modules].filter((module) => source.test(module.nameForCondition() ?? ''));
      return [part, codeOf(modules.flatMap((module) => groupsOf(compilation, module)).filter(({ name }) => !name))];
    }),
  );
}
