import * as z from 'zod/mini';
import { answered, knownValue, labelOf, lookUp } from '../src';
import { answers, unknownRequests } from './contract-schemas';
import { changedAt, samplesOf } from './sample-values';

/** The places where a value from a newer server would break a page of today, e.g. `waqf.status: added_later`. */
function closedPlaces(schema: z.core.$ZodType): string[] {
  return samplesOf(schema).flatMap(({ value, enums, objects }) => {
    const refused = (what: string, newer: unknown): string[] => {
      const result = z.safeParse(schema, newer);
      return result.success ? [] : [what];
    };
    return [
      ...refused('the sample itself', value),
      ...enums.flatMap((path) =>
        refused(
          `value at ${path.join('.')}`,
          changedAt(value, path, () => 'added_later'),
        ),
      ),
      ...objects.flatMap((path) =>
        refused(
          `field in ${path.join('.')}`,
          changedAt(value, path, (old) => ({ ...(old as object), addedLater: { of: ['any', 'shape'] } })),
        ),
      ),
    ];
  });
}

test('every request has a schema in the contracts', () => expect(unknownRequests).toEqual([]));

test.each(answers.map(({ name, schema }) => [name, schema] as const))(
  '%s is accepted with values and fields that this version does not know',
  (_, schema) => expect(closedPlaces(schema)).toEqual([]),
);

test('the samples of the answers contain more than 150 enums', () => {
  const places = answers.flatMap(({ schema }) => samplesOf(schema)).flatMap(({ enums }) => enums);
  expect(places.length).toBeGreaterThan(150);
});

test('a closed enum, a literal and a strict object are found at any depth', () => {
  const closed = z.object({ rows: z.array(z.object({ state: z.nullable(z.enum(['one', 'two'])) })) });
  expect(closedPlaces(closed)).toEqual(['value at rows.0.state']);
  expect(closedPlaces(z.object({ kind: z.literal('one') }))).toEqual(['value at kind']);
  expect(closedPlaces(z.object({ inner: z.strictObject({ a: z.number() }) }))).toEqual(['field in inner']);
});

describe('an unknown value', () => {
  const state = answered(['draft', 'approved']);
  const later = state.parse('waiting_for_bank');
  const labels = { draft: { ar: 'مسودة', en: 'Draft' }, approved: { ar: 'نشط', en: 'Active' } };

  test('keeps its text, and is told apart from the known values', () => {
    expect(later).toBe('waiting_for_bank');
    expect(knownValue(['draft', 'approved'], later)).toBeUndefined();
    expect(knownValue(['draft', 'approved'], state.parse('draft'))).toBe('draft');
    expect(state.safeParse(7).success).toBe(false);
  });

  test('is shown as plain text, while a known value is shown with its label', () => {
    expect(labelOf(labels, later, 'ar')).toBe('waiting for bank');
    expect(labelOf(labels, 'draft', 'en')).toBe('Draft');
    expect(labelOf(labels, state.parse('constructor'), 'en')).toBe('constructor');
    expect(lookUp(labels, state.parse('toString'))).toBeUndefined();
  });
});
