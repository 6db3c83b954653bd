import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { StatementFault } from '../domain/statement.js';
import { runInSlices } from './in-slices.js';
import { readFile, readInWorker } from './read-in-worker.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const csv = (count: number): Uint8Array =>
  utf8(
    [
      'التاريخ,الوصف,رقم المرجع,المبلغ,الرصيد',
      ...Array.from({ length: count }, (_, index) => `2026-01-01,حركة,REF${index},1.00,${index + 1}.00`),
    ].join('\n'),
  );

/** How often other code got its turn until the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const end = (): void => void (done = true);
  void work.then(end, end);
  while (!done) {
    await setImmediate();
    turns += 1;
  }
  return turns;
}

test('15,000 lines are read without blocking others', async () => {
  const reading = readFile({ bytes: csv(15_000), given: {} });
  expect(await turnsDuring(reading)).toBeGreaterThan(100);
  const { parsed, fingerprints } = await reading;
  expect([parsed.format, parsed.opening, parsed.closing, parsed.lines.length, new Set(fingerprints).size]).toEqual([
    'csv',
    0n,
    1_500_000n,
    15_000,
    15_000,
  ]);
  expect(parsed.lines[1]).toEqual({
    bookedOn: '2026-01-01',
    amount: 100n,
    references: ['REF1'],
    description: 'حركة',
    place: 3,
  });
}, 120_000);

test('an error is returned with its reason in both languages', async () => {
  const fault: unknown = await readInWorker({ bytes: utf8('no,table\n1,2'), given: {} }).catch(
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(StatementFault);
  expect(fault).toMatchObject({
    reason: 'columns',
    text: { ar: expect.stringContaining('عناوين'), en: expect.stringContaining('headings') },
  });
}, 120_000);

test('typed balances are passed on, and more than two files wait', async () => {
  const bytes = utf8('التاريخ,الوصف,المبلغ\n2026-01-01,حركة,5.00');
  const read = await Promise.all(
    Array.from({ length: 5 }, () => readInWorker({ bytes, given: { opening: halalas(100n), closing: halalas(600n) } })),
  );
  expect(read.map(({ parsed }) => [parsed.opening, parsed.closing])).toEqual(
    Array.from({ length: 5 }, () => [100n, 600n]),
  );
}, 120_000);

test('a small file is read directly, with the same result as in a process', async () => {
  const task = { bytes: csv(20), given: {} };
  expect(await readFile(task)).toEqual(await readInWorker(task));
}, 120_000);

test('sliced work yields at each pause and returns its result', async () => {
  function* steps(): Generator<undefined, string> {
    for (let index = 0; index < 20; index += 1) yield;
    return 'done';
  }
  const work = runInSlices(steps());
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(20);
  expect(await work).toBe('done');
});
