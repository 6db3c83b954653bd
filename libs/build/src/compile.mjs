import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { transform } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const testFile = /\.(test|spec)\.(ts|tsx|mts)$/;
const sourceFile = /(?<!\.d)\.(ts|tsx|mts)$/;

/**
 * @typedef {object} Folder
 * @property {string} from  source folder, relative to the package
 * @property {string} to    output folder, relative to the package
 * @property {string[]} [skip]  paths below `from` that are left out
 */

/**
 * Compiles one package's TypeScript to ESM with the same folder structure, and copies every other file unchanged.
 * Files are written before old ones are removed, so that a process that runs from the output keeps working.
 * @param {{packageDir: string, folders: Folder[], outDir: string, decorators: boolean}} options
 * @returns {Promise<{compiled: number, copied: number, removed: number}>}
 * @throws when a file does not parse; nothing is removed then
 */
export async function compilePackage({ packageDir, folders, outDir, decorators }) {
  const written = new Set();
  let compiled = 0;
  let copied = 0;
  const place = (path) => outputOf(path, packageDir, folders);
  for (const folder of folders) {
    const base = join(packageDir, folder.from);
    const target = join(packageDir, folder.to);
    const files = (await filesBelow(base)).filter((file) => !isSkipped(relative(base, file), folder.skip ?? []));
    await Promise.all(
      files.map(async (file) => {
        const output = join(target, relative(base, file));
        await mkdir(dirname(output), { recursive: true });
        if (sourceFile.test(file)) {
          for (const path of await compileFile(file, output, { decorators, place })) written.add(path);
          compiled += 1;
        } else if (!file.endsWith('.d.ts') && !file.endsWith('.d.mts')) {
          await copyFile(file, output);
          written.add(output);
          copied += 1;
        }
      }),
    );
  }
  const removed = await removeOthers(join(packageDir, outDir), written);
  return { compiled, copied, removed };
}

async function compileFile(file, output, { decorators, place }) {
  const source = await readFile(file, 'utf8');
  const js = asJavaScript(output);
  const { code, map } = await transform(source, {
    ...swcOptions({ decorators, jsx: file.endsWith('x') }),
    filename: file,
    sourceFileName: relative(dirname(output), file).split(sep).join('/'),
    sourceMaps: true,
  });
  await writeFile(js, `${withFullPaths(code, file, place)}\n//# sourceMappingURL=${basename(js)}.map\n`);
  await writeFile(`${js}.map`, map);
  return [js, `${js}.map`];
}

/**
 * Points each relative import to the output file of its source. Node needs full file names in relative imports, and
 * folders may have another place in the output (`api/migrations` becomes `dist/migrations`).
 */
function withFullPaths(code, file, place) {
  const from = dirname(place(file) ?? file);
  return code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"'\n]*)?)\2/g,
    (whole, before, quote, path) => {
      const source = sourceOf(resolve(dirname(file), path));
      const target = source && place(source);
      if (!target) return whole;
      const full = relative(from, asJavaScript(target)).split(sep).join('/');
      return `${before}${quote}${full.startsWith('.') ? full : `./${full}`}${quote}`;
    },
  );
}

function sourceOf(path) {
  const stem = path.replace(/\.(m?)js$/, '');
  const candidates = [
    `${stem}.ts`,
    `${stem}.tsx`,
    `${stem}.mts`,
    path,
    join(path, 'index.ts'),
    join(path, 'index.tsx'),
  ];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

function outputOf(path, packageDir, folders) {
  for (const folder of folders) {
    const inside = relative(join(packageDir, folder.from), path);
    if (!inside.startsWith('..')) return join(packageDir, folder.to, inside);
  }
  return undefined;
}

function asJavaScript(path) {
  return path.replace(/(?<!\.d)\.tsx?$/, '.js').replace(/(?<!\.d)\.mts$/, '.mjs');
}

function isSkipped(path, skip) {
  const posix = path.split(sep).join('/');
  return testFile.test(posix) || skip.some((start) => posix === start || posix.startsWith(`${start}/`));
}

async function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function removeOthers(folder, written) {
  const stale = (await filesBelow(folder)).filter((file) => !written.has(file));
  await Promise.all(stale.map((file) => rm(file, { force: true })));
  return stale.length;
}
