import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoadFiles } from './first-load.mjs';

/**
 * Transferred bytes of one file, with the brotli level that the API uses for all but the first answer
 * (`compressed-files.ts`).
 */
const wireBytes = (source) =>
  brotliCompressSync(source.buffer(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizesOf = (compilation) =>
  firstLoadFiles(compilation).map((file) => ({ file, bytes: wireBytes(compilation.getAsset(file).source) }));

/** Transferred bytes of all files that a first visit loads from a build. */
export const firstLoadBytes = (compilation) => sizesOf(compilation).reduce((total, { bytes }) => total + bytes, 0);

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
    const { name, budget } = this.project;
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BudgetPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const files = sizesOf(compilation);
          const sum = files.reduce((total, { bytes }) => total + bytes, 0);
          compiler.getInfrastructureLogger('BudgetPlugin').info(`${name}: first load ${sum} bytes of ${budget}`);
          if (Number.isInteger(budget) && sum <= budget) return;
          const heaviest = files
            .sort((one, other) => other.bytes - one.bytes)
            .slice(0, 5)
            .map(({ file, bytes }) => `${file} ${bytes}`);
          const ErrorClass = WebpackError ?? Error;
          compilation.errors.push(
            new ErrorClass(
              `${name}: the first load has ${sum} bytes (brotli), its budget in waqf.json is ${budget}` +
                `. Heaviest: ${heaviest.join(', ')}`,
            ),
          );
        },
      );
    });
  }
}
