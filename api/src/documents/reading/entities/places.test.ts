import { fold } from '../text/arabic.js';
import { isNoPlace, wholePlace } from './places.js';

test.each([
  ['الواقع ببني ظبيان من الباحة', 'ظبيان', 'بني ظبيان'],
  ['دكان بباب المجيدي', 'المجيدي', 'باب المجيدي'],
  ['حايط في العليا من بلدة البكيرية', 'العليا من بلده', 'العليا'],
  ['أرض في حي الصفا', 'الصفا', 'الصفا'],
])('a learned name is the whole name and no more: %s', (text, learned, name) => {
  const folded = fold(text);
  const start = folded.indexOf(learned);
  const whole = wholePlace(folded, { start, end: start + learned.length });
  expect(folded.slice(whole.start, whole.end)).toBe(fold(name));
});

test('where the sun sets is no place', () => {
  expect(isNoPlace('الشمس')).toBe(true);
  expect(isNoPlace('الشميسي')).toBe(false);
});
