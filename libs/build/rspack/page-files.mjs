/*
 * Finds the files that a page needs in addition to those of a first visit, so that the page itself can list them: a
 * screen behind an `import()` would otherwise be requested only after the remote's scripts have loaded and run.
 */

/** Shared packages that load with the first screen that uses them. */
export const laterParts = ['@waqf/ui/data', '@waqf/ui/form', '@waqf/platform-web/form'];

const codeOf = (groups) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(?:js|css)$/.test(file));
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
  return laterParts.filter((part) => names.some((name) => name.includes(`) ${part}@`)));
}

/**
 * For the shell, the files of each part that loads later.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @returns {Record<string, string[]>}
 * @throws Error when the build provides no such part
 */
export function filesOfParts(compilation) {
  const modules = [...compilation.modules];
  return Object.fromEntries(
    laterParts.map((part) => {
      const provided = modules.find((module) =>
        module.identifier().startsWith(`provide shared module (default) ${part}@`),
      );
      const group = provided?.blocks[0] && compilation.chunkGraph.getBlockChunkGroup(provided.blocks[0]);
      if (!group) throw new Error(`the shell provides no ${part}`);
      return [part, codeOf([group])];
    }),
  );
}
