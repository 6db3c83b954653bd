import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Files that the API serves compressed. */
const compressible = /\.(?:js|css|svg|json)$/;

/**
 * Compresses the files of a finished build as far as brotli can, into `dense/<path>.br` beside them. The API takes them
 * from there, so that the first visitor after a deployment does not get a quicker, larger form.
 * @param {string} folder the build's folder, with its manifest
 * @returns {Promise<number>} how many files
 */
export async function compressDensely(folder) {
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const paths = files.map(({ path }) => path).filter((path) => compressible.test(path));
  await mkdir(join(folder, 'dense'), { recursive: true });
  // Node compresses as many at a time as it has threads for it.
  await Promise.all(paths.map((path) => compressOne(join(folder, path), join(folder, 'dense', `${path}.br`))));
  return paths.length;
}

async function compressOne(file, dense) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(dense, await compress(content, { params }));
}
