import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/project.mjs';
import { compiled } from './compiled.mjs';

const root = `${pathToFileURL(projectRoot).href}/`;
const ownFolder = new URL('.', import.meta.url).href;
const givenAddress = 'waqf-test-gives:';
const current = { file: 0, isShared: () => true, isFresh: () => false, mapper: [], given: new Map() };
/** Source maps by the address that appears in stack traces. */
export const sourceMaps = new Map();

/**
 * Starts the next test file: modules loaded from now on belong to it.
 * @param {{isShared: (path: string) => boolean, isFresh: (path: string) => boolean, mapper: [RegExp, string][]}}
 *   choices `isShared`: modules of the project that a worker loads once, while the others are reloaded for each test
 *   file; `isFresh`: modules of packages that are reloaded for each test file, while the others are loaded once
 */
export function nextFile(choices) {
  for (const url of current.given.values()) delete globalThis[Symbol.for(url)];
  Object.assign(current, choices, { file: current.file + 1, given: new Map() });
}

/** Replaces the module with this name by other exports in this test file. @param {object} exports */
export function mockModule(specifier, exports) {
  const url = `${givenAddress}${current.file}:${specifier}`;
  globalThis[Symbol.for(url)] = exports;
  current.given.set(specifier, url);
}

/** @param {string} path @returns {string} the address of this test file's copy of a module */
export const addressOf = (path) => own(pathToFileURL(path).href);

const ofProject = (url) => url?.startsWith(root) === true && !url.includes('/node_modules/');
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function own(url) {
  if (!url.startsWith(root) || url.includes('?') || url.startsWith(ownFolder)) return url;
  const path = url.slice(root.length);
  const isOwn = path.startsWith('node_modules/') ? current.isFresh(path) : !current.isShared(path);
  return isOwn ? `${url}?file=${current.file}` : url;
}

registerHooks({
  resolve(specifier, context, next) {
    if (!ofProject(context.parentURL)) {
      const found = next(specifier, context);
      return { ...found, url: own(found.url) };
    }
    const given = current.given.get(specifier);
    if (given) return { url: given, format: 'module', shortCircuit: true };
    for (const [pattern, target] of current.mapper) {
      const match = pattern.exec(specifier);
      if (!match) continue;
      const found = next(targetOf(target, match), context);
      return { ...found, url: own(found.url) };
    }
    const source = /^\.{1,2}\//.test(specifier) ? sourceOf(new URL(specifier, context.parentURL)) : null;
    if (source) return { url: own(source), format: 'module', shortCircuit: true };
    const found = located(specifier, context, next);
    return { ...found, url: own(found.url) };
  },
  load(url, context, next) {
    if (url.startsWith(givenAddress)) return { format: 'module', source: givenModule(url), shortCircuit: true };
    if (!ofProject(url) || !/\.tsx?($|\?)/.test(url)) return next(url, context);
    const { code, map } = compiled(fileURLToPath(url));
    sourceMaps.set(url, map);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** In our TypeScript a relative import of `./x.js` or `./x` means `./x.ts` (or `.tsx`). */
function sourceOf({ pathname, href }) {
  const path = fileURLToPath(href.split('?')[0]);
  const endings = pathname.endsWith('.js') ? ['.ts', '.tsx'] : ['.ts', '.tsx', '/index.ts', '/index.tsx'];
  const stem = pathname.endsWith('.js') ? path.slice(0, -3) : path;
  if (/\.(ts|tsx|mjs|cjs|json)$/.test(pathname)) return null;
  const ending = endings.find((each) => isFile(stem + each));
  return ending ? pathToFileURL(stem + ending).href : null;
}

/** Resolves as node does; if that fails, like bundlers, which add the extension to a file of a package. */
function located(specifier, context, next) {
  try {
    return next(specifier, { ...context, conditions: [...context.conditions, 'waqf-source'] });
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return next(`${specifier}.js`, context);
  }
}

function targetOf(target, match) {
  const path = target.replace(/\$(\d)/g, (_, group) => match[group]);
  return isAbsolute(path) ? pathToFileURL(path).href : path;
}

function givenModule(url) {
  const key = `Symbol.for(${JSON.stringify(url)})`;
  const names = Object.keys(globalThis[Symbol.for(url)]).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return `export const { ${names.join(', ')} } = globalThis[${key}];`;
}
