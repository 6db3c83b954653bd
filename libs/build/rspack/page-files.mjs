/*
 * Which files a page needs besides those of a first visit, so that the page itself can name them: a screen behind an
 * `import()` would be asked for only after the remote's scripts have come and run.
 */

/** Shared packages that come with the first screen that asks for them, and the file that each begins with. */
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
 * Of a remote, by the path of a page: its own files, and the parts of the shell that these take.
 * @param {import('@rspack/core').Compilation} compilation at the end of its assets' processing
 * @param {Record<string, string>} screens `screens` of `waqf.json`: imports as the sources write them, by path
 * @returns {Record<string, {files: string[], parts: string[]}>}
 * @throws Error when an import is none of the build's, or of two
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
 * Of the shell, the files of each part that comes later. They are in groups without a name; the named one is that of
 * the first scripts, which provides the part.
 * @param {import('@rspack/core').Compilation} compilation at the end of its assets' processing
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
