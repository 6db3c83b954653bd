import * as z from 'zod/mini';
import { requests } from './contract-schemas';

/** The server itself judges these, with a code of its own: a part that is left out depends on the books. */
const judgedByServer = [
  'reporting.reportQuery',
  'reporting.figureEntriesQuery',
  'reporting.packRequest',
  'exports.exportReport',
];

/** A value of a schema that names both ends of a range in the wrong order. */
const ranges: [string, string, string, string][] = [
  ['from', 'to', '2026-02-02', '2026-02-01'],
  ['from', 'to', '2026-02', '2026-01'],
  ['min', 'max', '100.00', '99.99'],
];

/** The requests with such a range, and what they say to one in the wrong order and one in the right order. */
const cases = requests.flatMap(({ name, schema }) => {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.core.$ZodType>) : {};
  return ranges.flatMap(([least, most, high, low]) => {
    const [first, last] = [shape[least], shape[most]];
    if (!first || !last || judgedByServer.includes(name)) return [];
    if (!z.safeParse(first, high).success || !z.safeParse(last, low).success) return [];
    return [[name, schema, { [least]: high, [most]: low }, { [least]: low, [most]: low }] as const];
  });
});

/** Messages about the ends of the range; `figure`, `accountId` and the like are of no matter here. */
function faults(schema: z.core.$ZodType, value: Record<string, string>): string[] {
  const needed = { figure: 'income', accountId: '018f0000-0000-7000-8000-000000000000' };
  const { error } = z.safeParse(schema, { ...needed, ...value });
  return (error?.issues ?? []).filter(({ path }) => String(path[0]) in value).map(({ message }) => message);
}

test.each(cases)('%s refuses a range in the wrong order', (_, schema, reversed, right) => {
  expect(faults(schema, right)).toEqual([]);
  expect(faults(schema, reversed)).toHaveLength(1);
});

test('the ranges of lists are found', () => expect(cases.length).toBeGreaterThan(8));
