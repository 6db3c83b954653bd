// Jest loads resolvers with require, hence CommonJS.
const { statSync } = require('node:fs');
const { resolve } = require('node:path');

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * On top of jest's resolver: a relative `./x.js` of our TypeScript means `./x.ts` (or `.tsx`).
 */
module.exports = (request, options) => {
  if (/^\.{1,2}\//.test(request) && request.endsWith('.js') && !options.basedir.includes('node_modules')) {
    const stem = resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) if (isFile(stem + extension)) return stem + extension;
  }
  return options.defaultResolver(request, options);
};
