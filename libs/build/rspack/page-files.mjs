import { dirname, resolve } from 'node:path';

/*
 * Finds the files that a page needs in addition to those of a first visit, so that the page itself can list them: a
 * screen behind an `import()` would otherwise be requested only after the remote's scripts have loaded and run.
 */

/** Shared packages that load with the first screen that uses them. */
export const laterParts = ['@waqf/ui/data', '@waqf/ui/form', '@waqf/ui/field', '@waqf/platform-web/form'];

/** Whether a file is a script or a style sheet. */
export const isCode = (file) => /\.(?:js|css)$/.test(file);

const codeOf = (groups) => [...new Set(groups.flatMap((group) => group.getFiles()))].filter(isCode);

/**
 * The files of a screen behind an `import()`, and the parts of the shell that they use.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @param {string} screen path of its module, without the ending
 * @returns {{files: string[], parts: string[]} | null} null when no module imports it in this way
 */
export function filesOfScreen(compilation, screen) {
  const groups = [...new Set([...compilation.chunks].flatMap((chunk) => [...chunk.groupsIterable]))];
  const own = groups.filter((group) => loadsScreen(group, screen));
  return own.length === 0 ? null : { files: codeOf(own), parts: partsTaken(compilation, own) };
}

/** Whether a group of chunks is what an `import()` of the screen loads. */
export const loadsScreen = (group, screen) =>
  group.origins.some(
    ({ module, request }) => module?.resource && request && resolve(dirname(module.resource), request) === screen,
  );

/**
 * The files and parts of the screens by the paths of their routes; a screen that no module imports by itself is left
 * out, because its code is in the files of every page.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @param {Record<string, string>} screens paths of modules without the ending, by the path of the route
 */
export function filesOfScreens(compilation, screens) {
  const found = Object.entries(screens).map(([path, screen]) => [path, filesOfScreen(compilation, screen)]);
  return Object.fromEntries(found.filter(([, files]) => files !== null));
}

function partsTaken({ chunkGraph }, groups) {
  const names = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].map((module) => module.identifier())),
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
