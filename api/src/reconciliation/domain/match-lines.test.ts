import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import fc from 'fast-check';
import { fingerprintsOf } from './line-fingerprints.js';
import { matchLines, type OpenEntry, type OpenLine, type Pair } from './match-lines.js';

const dayOf = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
const line = (id: string, day: number, amount: number, references: string[] = [], description = ''): OpenLine => ({
  id,
  bookedOn: dayOf(day),
  amount: halalas(BigInt(amount)),
  references,
  description,
});
const entry = (id: string, day: number, amount: number, references: string[] = []): OpenEntry => ({
  id,
  day: dayOf(day),
  amount: halalas(BigInt(amount)),
  references,
});

/** Runs the whole matching without pauses. */
function pairsOf(lines: OpenLine[], entries: OpenEntry[]): Pair[] {
  const steps = matchLines(lines, entries);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('an equal reference decides, whatever the day, but not with another amount', () => {
  const uuid = '0199a000-0000-7000-8000-00000000000a';
  expect(
    pairsOf(
      [line('a', 0, 100, ['wb1']), line('b', 0, 100, [], `تحويل ${uuid.toUpperCase()}`), line('c', 0, -70, ['WB3'])],
      [entry('x', 20, 100, ['WB1']), entry('y', 25, 100, [uuid]), entry('z', 0, -71, ['WB3'])],
    ),
  ).toEqual([
    { lineId: 'a', entryId: 'x', kind: 'reference' },
    { lineId: 'b', entryId: 'y', kind: 'reference' },
  ]);
});

test('a second line with the same reference keeps waiting', () => {
  expect(pairsOf([line('a', 0, -5, ['R']), line('b', 0, -5, ['R'])], [entry('x', 0, -5, ['R'])])).toEqual([
    { lineId: 'a', entryId: 'x', kind: 'reference' },
  ]);
});

test.each([
  [3, true],
  [-3, true],
  [4, false],
  [-4, false],
])('the same amount %s days away is matched: %s', (days, matched) => {
  expect(pairsOf([line('a', 10, 100)], [entry('x', 10 + days, 100)])).toHaveLength(matched ? 1 : 0);
});

test('two candidates on either side wait for a person, and the opposite sign is no candidate', () => {
  expect(pairsOf([line('a', 0, 100)], [entry('x', 1, 100), entry('y', 2, 100)])).toEqual([]);
  expect(pairsOf([line('a', 0, 100), line('b', 3, 100)], [entry('x', 1, 100)])).toEqual([]);
  expect(pairsOf([line('a', 0, 100)], [entry('x', 0, -100)])).toEqual([]);
});

const few = fc.record({
  day: fc.nat(12),
  amount: fc.constantFrom(100, 200, -100),
  reference: fc.option(fc.constantFrom('R1', 'R2', 'R3'), { nil: undefined }),
});

test('no line and no entry is used twice, every pair agrees in amount, and amount-and-date pairs are the only choice of both', () => {
  fc.assert(
    fc.property(fc.array(few, { maxLength: 25 }), fc.array(few, { maxLength: 25 }), (someLines, someEntries) => {
      const lines = someLines.map((row, index) =>
        line(`l${index}`, row.day, row.amount, row.reference ? [row.reference] : []),
      );
      const entries = someEntries.map((row, index) =>
        entry(`e${index}`, row.day, row.amount, row.reference ? [row.reference] : []),
      );
      const pairs = pairsOf(lines, entries);
      expect(new Set(pairs.map((pair) => pair.lineId)).size).toBe(pairs.length);
      expect(new Set(pairs.map((pair) => pair.entryId)).size).toBe(pairs.length);
      const named = pairs.filter((pair) => pair.kind === 'reference');
      const near = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) <= 3 * 86_400_000;
      const freeLines = lines.filter(({ id }) => !named.some((pair) => pair.lineId === id));
      const freeEntries = entries.filter(({ id }) => !named.some((pair) => pair.entryId === id));
      for (const pair of pairs) {
        const ofLine = lines.find(({ id }) => id === pair.lineId)!;
        const ofEntry = entries.find(({ id }) => id === pair.entryId)!;
        expect(ofLine.amount).toBe(ofEntry.amount);
        if (pair.kind === 'reference') continue;
        expect(freeEntries.filter(({ amount, day }) => amount === ofLine.amount && near(day, ofLine.bookedOn))).toEqual(
          [ofEntry],
        );
        expect(
          freeLines.filter(({ amount, bookedOn }) => amount === ofEntry.amount && near(bookedOn, ofEntry.day)),
        ).toEqual([ofLine]);
      }
    }),
  );
});

test('20,000 equal lines and entries are matched without trying every pair', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => line(`l${index}`, index * 8, 100));
  const entries = Array.from({ length: 20_000 }, (_, index) => entry(`e${index}`, index * 8 + 1, 100));
  expect(pairsOf(lines, entries)).toHaveLength(20_000);
  // Each of its four passes over 20,000 rows pauses forty times.
  expect([...matchLines(lines, entries)].length).toBeGreaterThanOrEqual(160);
});

test('a fingerprint is the same in every statement, and counts equal lines of a day', () => {
  const parsed = (reference: string[], description: string) => ({
    bookedOn: '2026-01-01',
    amount: halalas(5n),
    references: reference,
    description,
    place: 7,
  });
  const [first, second, third] = fingerprintsOf([parsed(['R'], 'a'), parsed(['R'], 'b'), parsed([], 'a')]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(fingerprintsOf([{ ...parsed(['R'], 'other words'), place: 1 }])).toEqual([first]);
});
