import { answers } from '@waqf/contracts/test/contract-schemas';
import { samplesOf } from '@waqf/contracts/test/sample-values';
import { enumFields, withUnknownValues } from './newer-answers';

/** Names of the text fields in answers, and of the fields whose text is one of several values. */
function fieldsOfAnswers(): { texts: Set<string>; enums: Set<string> } {
  const texts = new Set<string>();
  const enums = new Set<string>();
  const walk = (value: unknown, path: readonly (string | number)[], places: ReadonlySet<string>): void => {
    const name = path.at(-1);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], places);
    else if (typeof value === 'string' && typeof name === 'string' && Number.isNaN(Number(name)))
      (places.has(path.join('.')) ? enums : texts).add(name);
  };
  for (const { value, enums: places } of answers.flatMap(({ schema }) => samplesOf(schema)))
    walk(value, [], new Set(places.map((path) => path.join('.'))));
  return { texts, enums };
}

test('every field that is always an enum gets an unknown value', () => {
  const { texts, enums } = fieldsOfAnswers();
  expect(enums.size).toBeGreaterThan(30);
  expect([...enums].filter((name) => !texts.has(name) && !enumFields.has(name))).toEqual([]);
  expect([...enumFields].filter((name) => !enums.has(name))).toEqual([]);
});

test('only the values of these fields change', () =>
  expect(withUnknownValues({ rows: [{ status: 'active', name: 'words', stage: null }] })).toEqual({
    rows: [{ status: 'added_later', name: 'words', stage: null }],
  }));
