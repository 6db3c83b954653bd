import { fold } from '../text/arabic.js';
import { areExperts, isCity, isKnownDistrict, isNoPlace, knownNamesIn, wholePlace } from './places.js';

test.each([
  ['الواقع ببني ظبيان من الباحة', 'ظبيان', 'بني ظبيان'],
  ['دكان بباب المجيدي', 'المجيدي', 'باب المجيدي'],
  ['حايط في العليا من بلدة البكيرية', 'العليا من بلده', 'العليا'],
  ['المزرعة في النماص، في السرح منها، وحدودها', 'السرح منها', 'السرح'],
  ['أرض في حي الصفا', 'الصفا', 'الصفا'],
  ['عمارة في بني مالك بجدة', 'بني', 'بني مالك'],
  ['دار في باب الكومة من المدينة', 'باب', 'باب الكومة'],
  ['قطعة بالدار البيضاء جنوبي الرياض', 'البيضاء', 'الدار البيضاء'],
])('a learned name is the whole name and no more: %s', (text, learned, name) => {
  const folded = fold(text);
  const start = folded.indexOf(learned);
  const whole = wholePlace(folded, { start, end: start + learned.length });
  expect(folded.slice(whole.start, whole.end)).toBe(fold(name));
});

test('experts who measure are not a town', () => {
  const at = (text: string): { start: number; end: number } => ({ start: text.indexOf('الخبراء'), end: text.length });
  expect(areExperts(fold('وقرر الخبراء'), at('وقرر الخبراء'))).toBe(true);
  expect(areExperts(fold('محافظة الخبراء'), at('محافظة الخبراء'))).toBe(false);
});

test('the word for the sun is not a place', () => {
  expect(isNoPlace('الشمس')).toBe(true);
  expect(isNoPlace('الشميسي')).toBe(false);
});

test.each(['ملهم', 'أبيار علي', 'أم ساهك', 'بقعا', 'وادي ترج'])('%s is a town', (name) =>
  expect(isCity(fold(name))).toBe(true),
);

test.each(['معكال', 'قعيقعان', 'المريجب', 'الدلهمية', 'العشيماء'])('%s is a quarter or a village', (name) =>
  expect([isKnownDistrict(fold(name)), isCity(fold(name))]).toEqual([true, false]),
);

test('known names of more than one word are found as a whole', () => {
  const text = fold('بناؤه بسوق الليل بمكة، خارج باب المجيدي');
  expect(knownNamesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['سوق الليل', 'باب المجيدي']);
});
