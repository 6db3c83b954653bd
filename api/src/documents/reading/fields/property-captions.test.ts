import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { readPropertyFields } from './property-fields.js';

const read = (lines: string[]): Record<string, unknown> =>
  Object.fromEntries(readPropertyFields(findingsOf(lines)).map(({ name, value }) => [name, value]));

describe('a number by its caption', () => {
  test('the property has one of its own beside that of the record', () => {
    const lines = ['رقم المحضر: 427864489714', 'معرف الأرض: 3622700387191591', 'المتملك: لمى بنت ماجد القرني'];
    expect(read(lines).propertyNumber).toBe('3622700387191591');
  });

  test('an area by the deed is no number of the deed', () => {
    const lines = [
      'المملكة العربية السعودية / عدد المحضر: ٣٠٨٤٦٢٨٤١ / المجلس الأعلى للقضاء',
      'الحاضرة: عرعر - رقم بطاقة الأحوال: ١٦٧٣٥٧٩٢٢١ - ناحية الحي: الزهور - القطعة: ١٠٧',
      'المساحة حسب الصك: ٣٨٧٤٫٠٨ متر مربع - المتصرف: علي بن ناصر الرشيد',
    ];
    expect(read(lines).propertyNumber).toBe('308462841');
  });
});

test('an amount goes on behind its unit', () =>
  expect(read(['رقم الصك: 590964607591', 'المساحة 3481 متر مربع و4 سنتيمتر مربع']).area).toBe(3481.04));

describe('who owns it', () => {
  test('not the one who is sued, and the body named as the owner before who sold', () => {
    expect(
      read([
        'حضر سعد بن صالح المزيني بوكالته الشرعية عن إبراهيم بن فهد باعشن صاحب الحفيظة 1823595572',
        'وادعى على دخيل بن طلال الفيفي الحاضر معه بأن موكله اشترى منه داراً فحكمت بنقل ملكية الدار إليه',
      ]).ownerName,
    ).not.toBe('دخيل بن طلال الفيفي');
    expect(
      read([
        'تبين القيود أن جمعية البر الخيرية بالحوطة (رقم موحد 65999877) هي المالكة المسجلة للعقار',
        'وأن آخر تصرف عليه هو البيع من نواف بن ناصر البقمي',
      ]).ownerName,
    ).toBe('جمعية البر الخيرية بالحوطة');
  });

  test('"المتصرف" beside "المفرغ" has it now, alone he gave it', () => {
    const holder = 'المتصرف\tعمر عبدالرزاق الحجيلان';
    const others = ['رقم بطاقة الأحوال\t2672921950', 'المساحة حسب الصك\t3419 متر مربع'];
    expect(read(['محضر إفراغ', holder, ...others, 'المفرغ\tمساعد بن هاني الراشد']).ownerName).toBe(
      'عمر عبدالرزاق الحجيلان',
    );
    expect(read(['محضر إفراغ', holder, ...others, 'المفرغ له\tمساعد بن هاني الراشد']).ownerName).toBe(
      'مساعد بن هاني الراشد',
    );
  });
});
