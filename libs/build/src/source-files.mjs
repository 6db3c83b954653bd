import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.nx', '.git', 'coverage', 'test-results']);
const sourceFile = /\.(ts|tsx|mts|mjs|cjs|css)$/;

/**
 * All source files of a folder.
 * @param {string} root
 * @returns {string[]} paths relative to it, with slashes
 */
export function sourceFiles(root) {
  const below = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : below(path);
      return entry.isFile() && sourceFile.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
    });
  return below(root);
}
