// CommonJS, because jest loads resolvers with `require`.
const { statSync } = require('node:fs');
const { resolve } = require('node:path');

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Extends jest's resolver: in our TypeScript a relative import of `./x.js` means `./x.ts` (or `.tsx`). */
module.exports = (request, options) => {
  if (/^\.{1,2}\//.test(request) && request.endsWith('.js') && !options.basedir.includes('node_modules')) {
    const stem = resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) if (isFile(stem + extension)) return stem + extension;
  }
  return options.defaultResolver(request, options);
};
