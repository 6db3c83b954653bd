/**
 * The files that a first visit loads from one build, in the build's order.
 * Shell: its first scripts and their style sheet. Remote: its entry, and the exposed module with the screen that
 * `waqf.json` names as `firstScreen`.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @returns {string[]} names of scripts and style sheets, each once
 */
export function firstLoadFiles(compilation) {
  const { entrypoints = {}, namedChunkGroups = {} } = compilation
    .getStats()
    .toJson({ all: false, entrypoints: true, chunkGroups: true });
  const groups = [...Object.values(entrypoints), ...(namedChunkGroups.remote ? [namedChunkGroups.remote] : [])];
  const files = groups.flatMap(({ assets = [] }) => assets.map(({ name }) => name));
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file));
}
