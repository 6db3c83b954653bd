import { fold } from '../text/arabic.js';
import { type ListField, partsJoinedByAnd, readsAs } from './list-wording.js';

const fit = (field: ListField, text: string): number => readsAs(field, fold(text));
const parts = (field: ListField, text: string): string[] => {
  const folded = fold(text);
  return partsJoinedByAnd(field, folded).map(({ start, end }) => folded.slice(start, end));
};

describe('items of a list by what they say', () => {
  test.each<[ListField, string]>([
    ['conditions', 'أن يحافظ على عين الوقف ولا تنقل'],
    ['conditions', 'ألا يؤجر الوقف لأكثر من خمس سنوات'],
    ['conditions', 'لا يعزل الناظر إلا بحكم'],
    ['beneficiaries', 'الفقراء والمساكين'],
    ['beneficiaries', 'ذرية الواقف من الذكور والإناث'],
    ['beneficiaries', 'طلبة العلم الشرعي'],
    ['authorities', 'تأجير أعيان الوقف وقبض الأجرة'],
    ['authorities', 'صيانة المباني'],
    ['authorities', 'الترافع أمام القضاء'],
    ['authorities', 'تقييد الدخل في دفتر'],
    ['authorities', 'ترقيع ما انكسر من الأبواب'],
  ])('%s: %s', (field, text) => expect(fit(field, text)).toBeGreaterThanOrEqual(0.7));

  test.each<[ListField, string]>([
    ['conditions', 'وقف الرحمة'],
    ['beneficiaries', 'ما يأتي'],
    ['beneficiaries', 'رقم الصك 280190774412'],
    ['authorities', 'محمد الحربي'],
    ['authorities', 'للاعتماد'],
    ['beneficiaries', 'أن يقدم الأقرب من الذرية'],
  ])('%s is not: %s', (field, text) => expect(fit(field, text)).toBe(0));

  test('parts that و alone joins are told apart where each is an item', () => {
    expect(parts('beneficiaries', 'الأيتام والأرامل والمحتاجون من الأقارب')).toEqual([
      'الايتام',
      'الارامل',
      'المحتاجون من الاقارب',
    ]);
    expect(parts('authorities', 'صيانة أعيان الوقف وعمارتها')).toEqual(['صيانه اعيان الوقف وعمارتها']);
    expect(parts('conditions', 'أن يحفظ الأصل وينمى')).toHaveLength(1);
  });
});
