import { fold } from '../text/arabic.js';
import { findOrganisations, outsideOf } from './organisation-names.js';
import { findNames } from './person-names.js';

const people = (text: string): string[] => {
  const folded = fold(text);
  return outsideOf(findNames(folded), findOrganisations(folded)).map(({ start, end }) => folded.slice(start, end));
};

test('what sounds like a name within an organisation is nobody', () => {
  expect(findNames(fold('السادة شركة روابي الشرق للاستثمار العقاري'))).toHaveLength(1);
  expect(people('السادة شركة روابي الشرق للاستثمار العقاري')).toEqual([]);
});

test.each([
  ['رسا المزاد على مؤسسة الوادي للتجهيزات لمالكها سعد بن علي', 'مؤسسة الوادي للتجهيزات'],
  ['بصفته مديراً لشركة أبناء سالم المحدودة وممثلاً لها', 'شركة أبناء سالم المحدودة'],
  ['باسم مشتريها شركة حصاد الرس للتجارة بحي الشفاء بمدينة الرس', 'شركة حصاد الرس للتجارة'],
  ['يحدها وقف الجبرت وشاماً بيت القاضي', 'وقف الجبرت'],
  ['صاحب العقار: بيت مال المطوفين', 'بيت مال المطوفين'],
])('the name of an organisation ends before who is behind it: %s', (text, name) => {
  const folded = fold(text);
  expect(findOrganisations(folded).map(({ start, end }) => folded.slice(start, end))).toEqual([fold(name)]);
});

test('who stands behind an organisation by name and father is somebody', () => {
  expect(people('سلمت المؤسسة علي بن صالح الغامدي')).toEqual(['علي بن صالح الغامدي']);
});
