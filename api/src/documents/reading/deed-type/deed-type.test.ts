import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { typeOf } from './deed-type.js';

describe('a deed whose type a person declared', () => {
  test('an unknown form with any word of a deed is accepted as the declared deed', () => {
    const deed = deedOfLines(['بسم الله الرحمن الرحيم', 'هذا ما قرره صاحب الأرض المذكورة أمام الشهود']);
    expect(typeOf(deed).type).toBeNull();
    expect(typeOf(deed, 'property_deed').type).toBe('property_deed');
    expect(typeOf(deed, 'waqf_deed').type).toBe('waqf_deed');
  });

  test('old names of land and trust count as words of a deed', () => {
    expect(typeOf(deedOfLines(['أخذت منه الثور وأعطيته القليب']), 'property_deed').type).toBe('property_deed');
    expect(typeOf(deedOfLines(['جعل هجار متكلماً عن الغائب']), 'nazir_deed').type).toBe('nazir_deed');
  });

  test.each([
    ['الحاضر لدينا قرر أنهم تراضوا بأن يقوم على سبيل الملا بعد أبيه ابنه أبو بكر', 'nazir_deed'],
    ['وعزلناه عن السقاية والأربطة وركبنا مكانه عبدالرحمن الخريجي', 'nazir_deed'],
    ['عوضه عن حقه بالدكان الذي عند الجامع', 'property_deed'],
  ] as const)('an endowment or a house by any of its names is enough: %s', (line, type) => {
    expect(typeOf(deedOfLines([line])).type).toBeNull();
    expect(typeOf(deedOfLines([line]), type).type).toBe(type);
  });

  test('"for example" is no endowment', () => {
    expect(typeOf(deedOfLines(['نرسل إليكم على سبيل المثال قائمة الأسعار']), 'nazir_deed').type).toBeNull();
  });

  test('court prose of a waqf that speaks of land more than of the waqf is the declared deed', () => {
    const deed = deedOfLines([
      'المحكمة العامة بمكة المكرمة',
      'قرر المالك أن قطعة الأرض رقم 12 من المخطط رقم 40 مملوكة له بالشراء، حدودها وأطوالها شمالاً شارع',
      'ومساحتها 300 متر مربع خالية من الرهن، وأنه أوقفها على الفقراء',
    ]);
    expect(typeOf(deed).type).toBe('property_deed');
    expect(typeOf(deed, 'waqf_deed')).toMatchObject({ type: 'waqf_deed' });
    expect(typeOf(deed, 'waqf_deed').confidence).toBeLessThan(0.5);
  });

  test('a title that names both deeds contradicts neither', () => {
    const deed = deedOfLines([
      'صك وقفية وإقامة ناظر',
      'اسم الناظر: خالد بن سعد الحربي',
      'صلاحيات الناظر: تأجير العقار',
    ]);
    expect(typeOf(deed, 'waqf_deed').type).toBe('waqf_deed');
    expect(typeOf(deed, 'nazir_deed').type).toBe('nazir_deed');
  });

  test('title and body of another deed override the declared type', () => {
    const deed = deedOfLines([
      'صك ملكية',
      'اسم المالك: خالد بن سعد الحربي',
      'قطعة الأرض رقم 12 من المخطط رقم 40',
      'حدود العقار',
    ]);
    expect(typeOf(deed, 'nazir_deed').type).toBe('property_deed');
  });

  test('a title that names the endowment contradicts nobody: the deed of its trustee names it as well', () => {
    const deed = deedOfLines(['حجة وقف الرباط', 'وبعد فقد صار أمر وقف الرباط إلى سعد بن فهد الحربي يقوم به كأبيه']);
    expect(typeOf(deed, 'nazir_deed').type).toBe('nazir_deed');
  });

  test('a letter without any word of a deed is not a deed, whatever was declared', () =>
    expect(typeOf(deedOfLines(['السلام عليكم', 'نشكركم على حضور الحفل']), 'waqf_deed').type).toBeNull());
});
