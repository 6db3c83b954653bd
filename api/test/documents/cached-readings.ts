import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = (path: string): string => new URL(path, import.meta.url).href;

/**
 * From here on this test file shares readings with the other files of the run that call it: the real reader reads each
 * deed once. It is for tests of waqfs; tests of the reading itself do not use it.
 */
export function cacheDeedReadings(): void {
  const folder = join(tmpdir(), `waqf-readings-${process.env['WAQF_TEST_RUN'] ?? process.pid}`);
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.mjs');
  const [cachingReader, reader] = [
    here('./caching-reader.mjs'),
    here('../../dist/documents/reading/process/worker.js'),
  ];
  // Another worker may be loading the file now, so it is replaced at once.
  const fresh = `${entry}.${process.pid}`;
  writeFileSync(
    fresh,
    `import { cacheReadings } from ${JSON.stringify(cachingReader)};\n` +
      `cacheReadings(${JSON.stringify(folder)}, ${JSON.stringify(reader)});\n`,
  );
  renameSync(fresh, entry);
  process.env['WAQF_READER_ENTRY'] = entry;
}
