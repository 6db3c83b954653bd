import { fold } from '../text/arabic.js';
import { findAreas } from './area-mentions.js';

test.each([
  ['ومساحته سبعمائة متر ومترين وربع المتر المربع', 702.25],
  ['مساحتها ثلاثمائة وعشرون متراً مربعاً إلا ربعاً.', 319.75],
  ['ومساحتها أربعون متراً وستة أعشار المتر', 40.6],
  ['وقدر المزرعة هكتاران ونصف', 25_000],
  ['مساحة الدار ثلاثمئة متر وأربعة أمتار', 304],
  ['ومساحتها سبعمئة متر وعشرون متراً.', 720],
])('%s', (text, value) => expect(findAreas(fold(text)).map((area) => area.value)).toContain(value));

test('a street before the word for area makes it no area of the street', () =>
  expect(findAreas(fold('يحدها شارع ومساحتها 300 متر مربع')).map(({ other }) => other)).toEqual([false]));
