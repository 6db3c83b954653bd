import { expect, test } from '@jest/globals';
import { givenName } from './given-name';

test.each([
  ['سعد بن محمد العتيبي', 'سعد'],
  ['عبد الله بن سعد القحطاني', 'عبد الله'],
  ['عبدالله بن سعد', 'عبدالله'],
  ['عبد  العزيز بن علي', 'عبد العزيز'],
  ['أبو بكر الصديق', 'أبو بكر'],
  ['نور الدين بن صالح', 'نور الدين'],
  ['فضل الله الحسيني', 'فضل الله'],
  ['نورة', 'نورة'],
  ['عبد', 'عبد'],
  ['', ''],
])('%s is greeted as %s', (fullName, given) => {
  expect(givenName(fullName)).toBe(given);
});
