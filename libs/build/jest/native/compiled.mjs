import { transformSync, version } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/project.mjs';
import { swcOptions } from '../../src/swc-options.mjs';

const folder = join(projectRoot, '.cache', 'compiled-for-tests');
mkdirSync(folder, { recursive: true });

/**
 * The compiled JavaScript of a TypeScript file, cached by its content; the source map is stored beside it.
 * @param {string} path
 * @returns {{code: string, map: string}} `map`: the path of its source map
 */
export function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const options = {
    ...swcOptions({ decorators: path.startsWith(join(projectRoot, 'api/')), jsx: path.endsWith('.tsx') }),
    filename: path,
    sourceMaps: true,
  };
  const key = createHash('sha1')
    .update(JSON.stringify([version, options]))
    .update(source)
    .digest('hex');
  const kept = join(folder, `${key}.js`);
  const map = `${kept}.map`;
  try {
    return { code: readFileSync(kept, 'utf8'), map };
  } catch {
    const made = transformSync(source, options);
    put(map, made.map);
    put(kept, made.code);
    return { code: made.code, map };
  }
}

/** Writes the file atomically, because the other worker may read it. */
function put(path, text) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
