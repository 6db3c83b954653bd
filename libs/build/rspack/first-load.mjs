import { join } from 'node:path';
import { filesOfScreen, isCode } from './page-files.mjs';

/**
 * The files of one build that every page loads, in the build's order. Shell: its first scripts and their style sheet.
 * Remote: its entry, which contains the exposed module, and the style sheet of that module if it has one.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @returns {string[]} names of scripts and style sheets, each once
 */
export function filesOfEveryPage(compilation) {
  const { entrypoints = {}, namedChunkGroups = {} } = compilation
    .getStats()
    .toJson({ all: false, entrypoints: true, chunkGroups: true });
  const groups = [...Object.values(entrypoints), ...(namedChunkGroups.remote ? [namedChunkGroups.remote] : [])];
  const files = groups.flatMap(({ assets = [] }) => assets.map(({ name }) => name));
  return [...new Set(files)].filter((file) => isCode(file) && compilation.getAsset(file));
}

/**
 * The files that a first visit loads from one build: those of every page and, for a remote, those of the screen that
 * `waqf.json` names as `firstScreen`.
 * @param {import('@rspack/core').Compilation} compilation after its assets are processed
 * @param {import('./index.mjs').WebProject} project
 * @returns {string[]} each once
 * @throws Error when no module imports the first screen
 */
export function firstLoadFiles(compilation, { directory, firstScreen }) {
  const every = filesOfEveryPage(compilation);
  if (!firstScreen) return every;
  const screen = filesOfScreen(compilation, join(directory, 'src', firstScreen));
  if (!screen) throw new Error(`waqf.json: the build has no import('${firstScreen}')`);
  return [...new Set([...every, ...screen.files])];
}
