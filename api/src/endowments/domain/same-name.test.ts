import { isSamePerson, isSameWaqf } from './same-name.js';

test.each([
  ['بندر بن عبدالله الخالدي', 'بندر بن عبد الله الخالدي'],
  ['محمد بن سعد', 'محمد سعد'],
  ['فهد الدوسري', 'فهد بن ناصر الدوسري'],
  ['علي بن بندر الزهراني', 'على بن بندر الزهرانى'],
])('%s and %s may be the same person', (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

test.each([
  ['بندر بن عبدالله الخالدي', 'نورة السالم'],
  ['فهد بن ناصر الدوسري', 'ناصر بن فهد الدوسري'],
  ['محمد بن سعد العتيبي', 'محمد بن سعد القحطاني'],
  ['سارة بنت علي', 'سالم بن علي'],
  ['علي بن بندر الزهراني', 'علي بن بندر الشهراني'],
  ['فهد', 'فهد بن ناصر الدوسري'],
])('%s and %s are different persons', (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
  expect(isSamePerson(other, one)).toBe(false);
});

test('a waqf name is compared without words such as "waqf" and without spelling variants', () => {
  expect(isSameWaqf('وقف النخيل', 'النخيل')).toBe(true);
  expect(isSameWaqf('وقف النخيل الخيري', 'وقف النخيل')).toBe(true);
  expect(isSameWaqf('وقف أم القرى', 'وقف ام القري')).toBe(true);
  expect(isSameWaqf('وقف النخيل', 'وقف السدر')).toBe(false);
});
