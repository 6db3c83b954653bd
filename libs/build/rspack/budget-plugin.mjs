import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoadFiles } from './first-load.mjs';

/**
 * Transferred bytes of one file, with the brotli level that the API uses for all but the first answer
 * (`compressed-files.ts`).
 */
const wireBytes = (source) =>
  brotliCompressSync(source.buffer(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizesOf = (compilation, project) =>
  firstLoadFiles(compilation, project).map((file) => ({ file, bytes: wireBytes(compilation.getAsset(file).source) }));

/** Transferred bytes of all files that a first visit loads from a build. */
export const firstLoadBytes = (compilation, project) =>
  sizesOf(compilation, project).reduce((total, { bytes }) => total + bytes, 0);

/** What is wrong with the first load of a build; undefined when it is within its budget. */
function faultOf(compilation, project) {
  const { name, budget } = project;
  try {
    const files = sizesOf(compilation, project);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    if (Number.isInteger(budget) && sum <= budget) return undefined;
    const heaviest = files
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, 5)
      .map(({ file, bytes }) => `${file} ${bytes}`);
    return (
      `${name}: the first load has ${sum} bytes (brotli), its budget in waqf.json is ${budget}` +
      `. Heaviest: ${heaviest.join(', ')}`
    );
  } catch (error) {
    return `${name}: ${error.message}`;
  }
}

/**
 * Fails a build whose first load exceeds the `budget` in its `waqf.json`: the transferred bytes of all files that a
 * first visit loads (see first-load.mjs). The budget is in `waqf.json`, because nx rebuilds when that file changes.
 */
export class BudgetPlugin {
  /** @param {import('./index.mjs').WebProject} project */
  constructor(project) {
    this.project = project;
  }

  apply(compiler) {
    const { project } = this;
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BudgetPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const fault = faultOf(compilation, project);
          if (fault) compilation.errors.push(new (WebpackError ?? Error)(fault));
        },
      );
    });
  }
}
