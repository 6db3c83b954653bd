import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { bareItem } from './list-leads.js';
import type { ListField } from '../lexicon/list-wording.js';

const bare = (field: ListField, item: string): string => {
  const deed = deedOfLines([item]);
  const { start, end } = bareItem(deed, field, { start: 0, end: deed.text.trimEnd().length });
  return deed.original(start, end).trim();
};

test.each([
  ['سهم للأرامل المسنات', 'للأرامل المسنات'],
  ['ثلث يحوزه طلاب العلم', 'طلاب العلم'],
  ['خمسون في المئة لمركز الأورام', 'مركز الأورام'],
  ['جمعية المكفوفين بنسبة 35%', 'جمعية المكفوفين'],
  ['أيتام القرية: 40%', 'أيتام القرية'],
  ['صندوق الطلاب وله الربع', 'صندوق الطلاب'],
  ['القائم بأذان المسجد له كيلتان', 'القائم بأذان المسجد'],
  ['مؤدب الأطفال يعطى مائتي قرش', 'مؤدب الأطفال'],
  ['الجيران المعدمون من ذرتها', 'الجيران المعدمون'],
  ['فكاك المعسرين من السجون بالسوية', 'فكاك المعسرين من السجون'],
])('how much somebody gets is no part of who it is: %s', (item, wanted) => {
  expect(bare('beneficiaries', item)).toBe(wanted);
});

test.each([
  ['أنه يعزل بالخيانة', 'يعزل بالخيانة'],
  ['وآخرها الإفصاح عن القوائم', 'الإفصاح عن القوائم'],
])('what counts a condition is no part of it: %s', (item, wanted) => {
  expect(bare('conditions', item)).toBe(wanted);
});

test.each([
  ['beneficiaries', 'أسر السجناء'],
  ['beneficiaries', 'سهم'],
  ['conditions', 'أن يبدأ بالعمارة'],
  ['conditions', 'ألا تنقص حصة الذرية عن الثلث'],
] as [ListField, string][])('%s: %s stays as it is', (field, item) => {
  expect(bare(field, item)).toBe(item);
});
