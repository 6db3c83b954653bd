import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { fold } from '../text/arabic.js';
import type { DeedText } from '../text/deed-text.js';
import type { Span } from '../tagger/tagger.js';
import { withFurther } from './further-items.js';
import { parted, rejoined } from './joined-items.js';
import { bareItem, withoutVerbTies } from './list-leads.js';
import { beforeClosing, isNoItem, itemsOnly, withoutNoItems } from './no-items.js';

/** The places of texts in a deed. */
const spansOf = (deed: DeedText, texts: string[]): Span[] =>
  texts.map((text) => {
    const start = deed.text.indexOf(fold(text));
    if (start < 0) throw new Error(`${text} is not in the deed`);
    return { start, end: start + fold(text).length };
  });
const textsOf = (deed: DeedText, spans: Span[]): string[] => spans.map(({ start, end }) => deed.original(start, end));

test('who takes the place of whom is no beneficiary', () => {
  expect(isNoItem('beneficiaries', fold('ومن مات من أولاده فنصيبه لولده'))).toBe(true);
  expect(isNoItem('beneficiaries', fold('من ماتت أمه من أيتام البلدة'))).toBe(false);
});

test('what the waqf is called is no condition', () => {
  expect(isNoItem('conditions', fold('أن يكون اسمه وقف النسيم'))).toBe(true);
  expect(isNoItem('conditions', fold('أن يكون الناظر طبيباً'))).toBe(false);
});

describe('items that a list has further', () => {
  const further = (field: 'authorities' | 'beneficiaries', lines: string[], known: string[]): string[] => {
    const deed = deedOfLines(lines);
    return textsOf(deed, withFurther(deed, field, spansOf(deed, known)));
  };

  test('the next number of the same count', () => {
    const lines = ['3.4.1 توقيع الاتفاقيات', '3.4.2 اختيار المدير', '3.4.3 الإعلان عن الدورات', '3.5 يرجع إلى اللجنة'];
    expect(further('authorities', lines, ['توقيع الاتفاقيات', 'اختيار المدير'])).toEqual([
      'توقيع الاتفاقيات',
      'اختيار المدير',
      'الإعلان عن الدورات',
    ]);
  });

  test('the number before the first known one', () => {
    const lines = ['1- تسوية النزاعات', '2- قبض الأجور', '3- صرف الغلة'];
    expect(further('authorities', lines, ['قبض الأجور', 'صرف الغلة'])).toHaveLength(3);
  });

  test('is none where the cell beside it says that it is not given', () => {
    const lines = ['1\tقبض الأجور\tمفوض', '2\tصرف الغلة\tمفوض', '3\tبيع الأصول\tغير مفوض'];
    expect(further('authorities', lines, ['قبض الأجور', 'صرف الغلة'])).toHaveLength(2);
  });

  test('what the yield keeps back is nobody who receives it', () => {
    const lines = ['1- طلاب الطب', '2- طالبات التقنية', '3- احتياطي الوقف'];
    expect(further('beneficiaries', lines, ['طلاب الطب', 'طالبات التقنية'])).toHaveLength(2);
  });

  test('a sentence with clauses of its own is no next item', () => {
    const lines = ['1- قبض الأجور', '2- صرف الغلة', '3- اتفقوا على أن يبقى، وأن يسجل، وأن يشترى'];
    expect(further('authorities', lines, ['قبض الأجور', 'صرف الغلة'])).toHaveLength(2);
  });

  test('one more clause with the verb in the same sentence', () => {
    const line = 'وأذن له أن يطوي البئر، وأن يشتري لها رشاء، وأن يمنع من يسقي للبيع. وأن ينصرف';
    expect(further('authorities', [line], ['يطوي البئر', 'يشتري لها رشاء'])).toEqual([
      'يطوي البئر',
      'يشتري لها رشاء',
      'يمنع من يسقي للبيع',
    ]);
  });
});

describe('what only و joins', () => {
  const joined = (line: string, parts: string[], field: 'authorities' | 'beneficiaries' = 'authorities'): string[] => {
    const deed = deedOfLines([line]);
    return textsOf(deed, rejoined(deed, field, spansOf(deed, parts)));
  };

  test('is one item where commas and و separate the others', () => {
    const parts = ['تقبض الصبرة', 'تبيع التمر إذا كسد', 'تقسم ثمنه', 'تستنيب غيرك'];
    expect(joined('تقبض الصبرة، وتبيع التمر إذا كسد وتقسم ثمنه، وتستنيب غيرك', parts)).toEqual([
      'تقبض الصبرة',
      'تبيع التمر إذا كسد وتقسم ثمنه',
      'تستنيب غيرك',
    ]);
  });

  test('is two where it is the last of commas without it, or where nothing else separates', () => {
    expect(
      joined('قبض الأجور، صرف الغلة، دفع الرسوم وبيع الثمر', ['قبض الأجور', 'صرف الغلة', 'دفع الرسوم', 'بيع الثمر']),
    ).toHaveLength(4);
    expect(joined('قبض الأجور وصرف الغلة ودفع الرسوم', ['قبض الأجور', 'صرف الغلة', 'دفع الرسوم'])).toHaveLength(3);
  });

  test('is told of receivers one by one', () => {
    const parts = ['الأيتام', 'الأرامل', 'المرضى', 'الغارمون'];
    expect(joined('الأيتام، والأرامل والمرضى، والغارمون', parts, 'beneficiaries')).toHaveLength(4);
  });
});

describe('receivers that only و joins at the end', () => {
  test.each([
    [
      ['أئمة المساجد', 'المرضى وطلبة العلم'],
      ['أئمة المساجد', 'المرضى', 'طلبة العلم'],
    ],
    [['طلبة العلم ومرضى الفشل الكلوي'], ['طلبة العلم', 'مرضى الفشل الكلوي']],
    [['مساجد الحي والمقبلون على الزواج والأيتام'], ['مساجد الحي', 'المقبلون على الزواج', 'الأيتام']],
    [['الفقراء والمساكين'], ['الفقراء والمساكين']],
    [
      ['المرضى', 'بنات الواقف وأولادهن'],
      ['المرضى', 'بنات الواقف وأولادهن'],
    ],
  ])('%j', (items, wanted) => {
    const deed = deedOfLines([items.join('، ')]);
    expect(textsOf(deed, parted(deed, 'beneficiaries', spansOf(deed, items)))).toEqual(wanted);
    expect(parted(deed, 'authorities', spansOf(deed, items))).toHaveLength(items.length);
  });
});

describe('what is no item', () => {
  test.each([
    ['تعيين المحاسب القانوني. تصلح الشهادة للتقديم إلى البنوك', 'تعيين المحاسب القانوني.'],
    ['أن يكون في اللجنة معلمان لا تعد هذه الشهادة صكاً', 'أن يكون في اللجنة معلمان'],
    ['يحاسب الوكلاء إذناً شرعياً', 'يحاسب الوكلاء'],
    ['يصرف المرتب، دون', 'يصرف المرتب'],
    ['أن من حفر بقربها فيمنع، ومن شرطها', 'أن من حفر بقربها فيمنع'],
  ])('an item ends before words that close: %s', (text, wanted) => {
    const deed = deedOfLines([text]);
    expect(textsOf(deed, [beforeClosing(deed, { start: 0, end: deed.text.trimEnd().length })])).toEqual([wanted]);
  });

  test('"فصل العمالة" is a power, "الفصل الثاني" a caption', () => {
    expect(isNoItem('authorities', fold('فصل العمالة'))).toBe(false);
    expect(isNoItem('authorities', fold('الفصل الثاني'))).toBe(true);
    expect(isNoItem('authorities', fold('فضلاً عن'))).toBe(true);
  });

  test.each(['غير مفوض', 'ممنوع', 'لا يجوز'])('an act beside "%s" is not given', (word) => {
    const deed = deedOfLines(['قبض الأجور\tمفوض', `بيع الأصول\t${word}`, 'صرف الغلة\tمفوض']);
    const spans = spansOf(deed, ['قبض الأجور', 'بيع الأصول', 'صرف الغلة']);
    expect(textsOf(deed, itemsOnly(deed, 'authorities', spans))).toEqual(['قبض الأجور', 'صرف الغلة']);
    const found = spans.map((span) => ({ ...span, text: deed.original(span.start, span.end) }));
    expect(withoutNoItems(deed, 'authorities', found)).toHaveLength(2);
  });

  test('what the trustee owes stands behind powers and is none, unless the list begins with it', () => {
    const duty = 'يلتزم الناظر بتقديم تقرير كل سنة';
    const deed = deedOfLines(['1- قبض الأجور', '2- صرف الغلة', duty]);
    const spans = spansOf(deed, ['قبض الأجور', 'صرف الغلة', duty]);
    expect(textsOf(deed, itemsOnly(deed, 'authorities', spans))).toEqual(['قبض الأجور', 'صرف الغلة']);
    const found = spans.map((span) => ({ ...span, text: deed.original(span.start, span.end) }));
    expect(withoutNoItems(deed, 'authorities', found)).toHaveLength(2);
    expect(withoutNoItems(deed, 'authorities', [...found].reverse())).toHaveLength(3);
    expect(withoutNoItems(deed, 'conditions', found)).toHaveLength(3);
  });

  test('what a trustee may not do ends the last power', () => {
    const deed = deedOfLines(['تبليغ المستحقين بأنصبتهم وألا ينفرد أيهما بالهبة']);
    const whole = { start: 0, end: deed.text.trimEnd().length };
    expect(textsOf(deed, [beforeClosing(deed, whole, 'authorities')])).toEqual(['تبليغ المستحقين بأنصبتهم']);
    expect(beforeClosing(deed, whole, 'conditions')).toEqual(whole);
  });

  test.each(['لا يوجد', 'لا شيء', 'لم يحدد', 'بدون', 'المؤونة والصرام أثلاثاً'])('"%s" is nobody who receives', (text) =>
    expect(isNoItem('beneficiaries', fold(text))).toBe(true),
  );

  test('the number of the next question is no part of an answer', () => {
    const deed = deedOfLines(['أئمة المساجد س5']);
    expect(textsOf(deed, [beforeClosing(deed, { start: 0, end: deed.text.trimEnd().length })])).toEqual([
      'أئمة المساجد',
    ]);
  });

  test('what something is called is no condition', () => {
    expect(isNoItem('conditions', fold('الناس يسمونها بير نفلا'))).toBe(true);
    expect(isNoItem('conditions', fold('الناس شركاء في الماء'))).toBe(false);
  });

  test('why it was made is no item, and the next question goes on', () => {
    const line =
      'وهل قيدته؟ قال: لا يزرع مكانه موز، لا يسكنه أجنبي. قلنا: وما بعثك عليه؟ قال: حديث الصدقة. وماذا بعد؟ قال: لا يباع.';
    const deed = deedOfLines([line]);
    const spans = spansOf(deed, ['لا يزرع مكانه موز', 'لا يسكنه أجنبي', 'حديث الصدقة', 'لا يباع']);
    const wanted = ['لا يزرع مكانه موز', 'لا يسكنه أجنبي', 'لا يباع'];
    expect(textsOf(deed, itemsOnly(deed, 'conditions', spans))).toEqual(wanted);
    const found = spans.map((span) => ({ ...span, text: deed.original(span.start, span.end) }));
    expect(withoutNoItems(deed, 'conditions', found).map(({ text }) => text)).toEqual(wanted);
  });

  test('a plain "لا" may answer anything', () => {
    const deed = deedOfLines(['قبض الأجور\tلا', 'صرف الغلة\tلا']);
    expect(itemsOnly(deed, 'authorities', spansOf(deed, ['قبض الأجور', 'صرف الغلة']))).toHaveLength(2);
  });

  test.each([
    'يقبض الأجور، ويصرف الغلة. ما له أن يبدل العقار',
    'يقبض الأجور، ويصرف الغلة، دون أن يبدل العقار',
    'يقبض الأجور، ويصرف الغلة. ولم نجعل له أن يبدل العقار',
  ])('what follows words that forbid: %s', (line) => {
    const deed = deedOfLines([line]);
    const spans = spansOf(deed, ['يقبض الأجور', 'يصرف الغلة', 'يبدل العقار']);
    expect(itemsOnly(deed, 'authorities', spans)).toHaveLength(2);
  });
});

describe('words that tie an item to the verb', () => {
  const untied = (texts: string[]): string[] => {
    const deed = deedOfLines(texts);
    return textsOf(deed, withoutVerbTies(deed, 'authorities', spansOf(deed, texts)));
  };

  test('"أن" goes where one power stands without it, and stays where all have it', () => {
    expect(untied(['يعمر الدار', 'أن يقبض الأجور'])).toEqual(['يعمر الدار', 'يقبض الأجور']);
    expect(untied(['أن يعمر الدار', 'أن يقبض الأجور'])).toEqual(['أن يعمر الدار', 'أن يقبض الأجور']);
  });

  test.each([
    ['بعده أختي نورة', 'أختي نورة'],
    ['الباقي الفقير القريب', 'الفقير القريب'],
    ['ما بقي لابن السبيل', 'ما بقي لابن السبيل'],
    ['عند انقطاعهم الجمعية الخيرية', 'الجمعية الخيرية'],
    ['بعد وفاتها أولادها الذكور', 'أولادها الذكور'],
    ['يبدأ بأولادي من صالح', 'أولادي من صالح'],
  ])('whose turn it is, is no part of who it is: %s', (text, wanted) => {
    const deed = deedOfLines([text]);
    expect(textsOf(deed, [bareItem(deed, 'beneficiaries', { start: 0, end: deed.text.trimEnd().length })])).toEqual([
      wanted,
    ]);
  });
});
