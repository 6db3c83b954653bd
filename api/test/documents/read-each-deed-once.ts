import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = (path: string): string => new URL(path, import.meta.url).href;

/**
 * From here on this test file shares readings with all others of the run that say so: each deed is read by the real
 * reader once. For stories of waqfs; what tests the reading itself does without.
 */
export function readEachDeedOnce(): void {
  const folder = join(tmpdir(), `waqf-readings-${process.env['WAQF_TEST_RUN'] ?? process.pid}`);
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.mjs');
  const [remembering, reader] = [
    here('./remembering-reader.mjs'),
    here('../../dist/documents/reading/process/worker.js'),
  ];
  // Other workers may be starting from it at this moment.
  const fresh = `${entry}.${process.pid}`;
  writeFileSync(
    fresh,
    `import { remember } from ${JSON.stringify(remembering)};\n` +
      `remember(${JSON.stringify(folder)}, ${JSON.stringify(reader)});\n`,
  );
  renameSync(fresh, entry);
  process.env['WAQF_READER_ENTRY'] = entry;
}
