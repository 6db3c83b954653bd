import { fold } from '../text/arabic.js';
import { typeChances } from './type-model.js';
import { stemsOf } from './type-stems.js';

test('words are recognised by their stems, whatever prefixes and suffixes they have', () =>
  expect([...stemsOf('والناظر للناظر ناظرا')]).toEqual(['ناظر']));

test.each([
  ['باع على المشتري قطعة الأرض الواقعة بحي الروضة ومساحتها 300 متر وحدودها شمالاً شارع', 'property_deed'],
  ['أوقف داره وشرط في وقفه أن النظر له ثم لأولاده والموقوف عليهم الفقراء', 'waqf_deed'],
  ['أقمت المنهي ناظراً على الوقف بدلاً من الناظر المتوفى وأذنت له في تأجير أعيانه وقبض الأجرة', 'nazir_deed'],
] as const)('%s', (text, type) => {
  const chances = typeChances(fold(text));
  expect(Object.entries(chances).sort((a, b) => b[1] - a[1])[0]![0]).toBe(type);
  expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
