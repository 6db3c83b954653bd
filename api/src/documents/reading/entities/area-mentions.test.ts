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

test.each([
  ['المساحة: 2,760.5 قدم مربعة، وتساوي بالمتر المربع 256.46.', 256.46],
  ['مساحة الوحدة 148.37 متر مربع، والشرفة 9.2 متر مربع', 148.37],
  ['شقة في الدور الثالث 148.37 متر مربع', 148.37],
  ['9.2 متر مربع (خارج الصك)، مساحتها 148.37 متر مربع', 148.37],
  ['مساحتها 438 م2. الصك السابق (ملغى) 910227001188 بمساحة 440 م2', 438],
])('%s', (text, own) =>
  expect(
    findAreas(fold(text))
      .filter(({ other }) => !other)
      .map(({ value }) => value),
  ).toEqual([own]),
);
