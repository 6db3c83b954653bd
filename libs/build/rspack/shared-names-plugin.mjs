import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that the shell provides only in part, and the file that lists the provided names. */
export const trimmedPackages = {
  'react-router': here('./shared/react-router.mjs'),
  '@tanstack/react-query': here('./shared/react-query.mjs'),
  'zod/mini': here('./shared/zod-mini.mjs'),
};

/** The names that the shell provides from such a package. @param {string} name @returns {Set<string>} */
function providedNames(name) {
  const [, list = ''] = /export \{([^}]*)\}/.exec(readFileSync(trimmedPackages[name], 'utf8')) ?? [];
  return new Set(list.split(',').flatMap((part) => part.trim() || []));
}

/** Fails a build that imports a name that the shell does not provide: it would be undefined at run time. */
export class SharedNamesPlugin {
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    const ErrorClass = WebpackError ?? Error;
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SharedNamesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const name of Object.keys(trimmedPackages)) {
            const provided = providedNames(name);
            for (const used of usedNames(compilation, name))
              if (!provided.has(used))
                compilation.errors.push(
                  new ErrorClass(`${used} of ${name} is not among what the shell provides (${trimmedPackages[name]})`),
                );
          }
        },
      );
    });
  }
}

/** The names that the scripts of a build import from a shared package. */
function usedNames({ modules, moduleGraph }, name) {
  const shared = [...modules].filter((module) => module.identifier().includes(`) ${name}@`));
  const used = shared.flatMap((module) =>
    [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => dependency?.ids?.[0] ?? []),
  );
  return new Set(used);
}
