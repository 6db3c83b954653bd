import { DeedText } from '../text/deed-text.js';
import type { PageLayout, Row } from '../text/page-parts.js';
import { readWaqfFields } from './waqf-fields.js';

/** A row of blocks from right to left; `|` separates them. */
const row = (text: string, at: number): Row => {
  const cells = text.split('|').map((cell) => cell.trim());
  const blocks = cells.map((cell, column) => {
    const edges = { left: 500 - column * 250, right: 550 - column * 250, top: at * 20, bottom: at * 20 + 10, size: 10 };
    return { lines: [cell.split(' ').map((word) => ({ text: word, ...edges }))], ...edges, ruled: false };
  });
  return { blocks, top: at * 20, bottom: at * 20 + 10, continues: false };
};

function fieldsIn(...rows: string[]): Record<string, unknown> {
  const page: PageLayout = { number: 1, width: 595, height: 842, rows: rows.map(row) };
  const fields = readWaqfFields({ deed: new DeedText([page]), dates: [], names: [] });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('the name of a waqf in a sentence', () => {
  test.each([
    ['وقال إني جعلت داري وقفاً لله يقال له وقف الغيث، وأشهدت على ذلك.', 'وقف الغيث'],
    ['وسمته وقف الغيث نسبة إلى والدتها، وأشهدت على ذلك.', 'وقف الغيث'],
    ['وجعلنا له اسماً: وقف الغيث ليصل إلى أبينا أجره.', 'وقف الغيث'],
    ['وعرفها باسم وقف الغيث تمييزاً لها عن غيرها.', 'وقف الغيث'],
    ['وأطلق على هذا الوقف اسم وقفية الغيث والناظر عليها ابنه.', 'وقفية الغيث'],
    ['رقم الطلب: 77، الواقف: صالح بن سعد، اسم الوقف: أوقاف الغيث، المدينة: جدة.', 'أوقاف الغيث'],
    ['حبس كتبه على طلبة العلم، وأسميتها الخزانة السليمانية، وحرر ذلك.', 'الخزانة السليمانية'],
    ['صك وقف ذري. وقد أنشأ وقف الغيث لأبنائه. ويدار وقف الغيث من قبل ناظره.', 'وقف الغيث'],
  ])('%s', (sentence, name) => expect(fieldsIn(sentence).waqfName).toBe(name));

  test('a kind of waqf, a founder and a sentence about it are none', () => {
    expect(
      fieldsIn('نوع الوقف | وقف خيري', 'الواقف | صالح بن سعد الحربي', 'وقف المذكور داره لله تعالى').waqfName,
    ).toBeNull();
  });
});

test.each(['إشهاد بوقف مصحف ومكتبة', 'حبس على أهل العلم بالأحساء'])('what is done is no name: %s', (title) =>
  expect(fieldsIn(title, 'أشهد على نفسه أنها لا تورث.').waqfName).toBeNull(),
);

test.each([
  'وقفية بيت بحارة اليمن بجدة',
  'قصاصة: وقف قديم لا تعرف سنته، والموقوف قليب',
  'أوصى بأن ثلث نخله وقف بعده، وله مصارف',
])('what tells the kind of paper or goes on about a waqf is no name: %s', (line) =>
  expect(fieldsIn(line, 'أشهد على نفسه أنها لا تورث.').waqfName).toBeNull(),
);

test('who looks after endowments bears no name of one', () =>
  expect(
    fieldsIn('مديرية أوقاف القصيم', 'حضرت المحترمة وأشهدت على نفسها أنها وقفت بلادها على نفسها.').waqfName,
  ).toBeNull());

test('what only the title of a paper says is no name', () =>
  expect(fieldsIn('حجة وقف مدنية', 'حضرت المحترمة وأشهدت على نفسها أنها وقفت بلادها على نفسها.').waqfName).toBeNull());

describe('lists of a waqf', () => {
  test.each<[string, string[], Record<string, string[]>]>([
    [
      'each condition is one of them',
      ['وقيدته بقيود، فمنها أن تُبدأ العمارة قبل القسمة، ومنها ألا تؤجر فوق عامين، ومنها أن تحفظ الدفاتر.'],
      { conditions: ['أن تُبدأ العمارة قبل القسمة', 'ألا تؤجر فوق عامين', 'أن تحفظ الدفاتر'] },
    ],
    [
      'إلا is no ألا',
      ['واشترط أن تسقى النخيل من البئر، وأن لا يقطع منها شيء إلا ما يبس.'],
      { conditions: ['أن تسقى النخيل من البئر', 'أن لا يقطع منها شيء إلا ما يبس'] },
    ],
    [
      'numbers of parts',
      ['3. الضوابط', '3.1 لا يباع الأصل', '3.2 يراجع الحساب كل عام', '4. المستفيدون', '4.1 الأيتام', '4.2 الأرامل'],
      { conditions: ['لا يباع الأصل', 'يراجع الحساب كل عام'], beneficiaries: ['الأيتام', 'الأرامل'] },
    ],
    [
      'a count that begins anew is another list',
      ['يستفيد منه: (١) الأيتام. (٢) الأرامل.', 'يراعى فيه: (١) أن يعاد ربع الغلة. (٢) ألا يرهن الأصل.'],
      { conditions: ['أن يعاد ربع الغلة', 'ألا يرهن الأصل'], beneficiaries: ['الأيتام', 'الأرامل'] },
    ],
    [
      'by turns',
      [
        'والغلة على نفسها ما دامت حية، ومن بعدها على أولادها، ومن بعدهم على أولاد أولادها، فإن انقطعوا فعلى فقراء الحرم.',
      ],
      { beneficiaries: ['نفسها ما دامت حية', 'أولادها', 'أولاد أولادها', 'فقراء الحرم'] },
    ],
    [
      'strokes of an old typewriter',
      ['المستحقات ـ المعلمات بالمدرسة ـ اليتيمات من الحي ـ حارسة الباب .'],
      { beneficiaries: ['المعلمات بالمدرسة', 'اليتيمات من الحي', 'حارسة الباب'] },
    ],
  ])('%s', (_, rows, wanted) => expect(fieldsIn(...rows)).toMatchObject(wanted));
});

describe('the purpose of a waqf in a sentence', () => {
  test.each([
    ['ويصرف صافي ريعه في كفالة الأيتام وتعليمهم، والناظر أرشد أولاده.', 'كفالة الأيتام وتعليمهم'],
    ['والغاية منه: أن يبقى الحي عامراً بأهله. والناظر ابنه.', 'أن يبقى الحي عامراً بأهله'],
    ['وقفت بئري، وأسأل الله بذلك أن يسقيني يوم العطش. شهد جابر.', 'أن يسقيني يوم العطش'],
    ['وقال: ما جمعتها إلا لأن تبقى بعدي صدقة لا تنقطع.', 'أن تبقى بعدي صدقة لا تنقطع'],
    ['تتلخص مهمته في إقالة عثرات صغار التجار. وله مجلس.', 'إقالة عثرات صغار التجار'],
    ['وقفت عمارتي وبغيتي منها شكر المنعم على العافية. والناظر ابني.', 'شكر المنعم على العافية'],
    ['وقفت بئري، وما أرجو منها إلا شربة من حوض النبي. شهد جابر.', 'شربة من حوض النبي'],
    ['وقفت دكاني، والذي حملني على ذلك الشفقة على الضعيف. شهد جابر.', 'الشفقة على الضعيف'],
    ['ويهدف الوقف إلى إعفاف الشباب. ويستفيد منه المعسرون.', 'إعفاف الشباب'],
    ['وما زاد من أجرتها ففي سقيا الحجاج وقد قبل الناظر ذلك.', 'سقيا الحجاج'],
    ['فأجاب بأن مصرف الوقف هو تعليم القرآن، ونشر العلم، وأفاد بأن ناظره ابنه.', 'تعليم القرآن، ونشر العلم'],
  ])('%s', (sentence, purpose) => expect(fieldsIn(sentence).purpose).toBe(purpose));

  test('what a name tells is none', () => {
    expect(fieldsIn('اسم الوقف | وقف الواحة لسقيا الماء')).toMatchObject({
      waqfName: 'وقف الواحة لسقيا الماء',
      purpose: null,
    });
  });

  test('a condition about spending and what the founder hopes for are none', () => {
    const fields = fieldsIn(
      'وقد أراد به وجه الله والدار الآخرة، وحصر منفعته في حفر الآبار.',
      'الشروط:',
      '1- أن ينفق على طباعة المصحف كل عام',
      '2- ألا يباع الوقف',
    );
    expect(fields.purpose).toBe('حفر الآبار');
    expect(fields.conditions).toEqual(['أن ينفق على طباعة المصحف كل عام', 'ألا يباع الوقف']);
  });
});

describe('lists of a waqf deed', () => {
  test.each([
    ['ويعطى من غلته هؤلاء: الأيتام، وكذلك المرضى، وأيضاً طلبة العلم.', ['الأيتام', 'المرضى', 'طلبة العلم']],
    ['المستفيدون: حفظة القرآن الكريم، أسر الشهداء وطلبة العلم.', ['حفظة القرآن الكريم', 'أسر الشهداء', 'طلبة العلم']],
    ['المستفيدون: طلبة العلم، وجبات الصائمين، والأرامل.', ['طلبة العلم', 'وجبات الصائمين', 'الأرامل']],
    ['المستفيدون: طلبة العلم، ورق المدرسة وحبرها، والأرامل.', ['طلبة العلم', 'ورق المدرسة وحبرها', 'الأرامل']],
    ['المستفيدون: طلبة العلم، الفقراء والمساكين.', ['طلبة العلم', 'الفقراء والمساكين']],
    ['وبسؤاله عن المستحقين أجاب بأنهم بنات الواقف وأولادهن، والمساكين.', ['بنات الواقف وأولادهن', 'المساكين']],
    ['الموقوف عليهم: * الفقراء * ابن السبيل', ['الفقراء', 'ابن السبيل']],
  ])('%s', (sentence, items) => expect(fieldsIn(sentence).beneficiaries).toEqual(items));

  test('a column of serial numbers counts the items, and its head is none', () => {
    expect(fieldsIn('شروط الواقف', 'م | البيان', '1 | أن تعمر العين أولاً', '2 | لا يجوز رهن الوقف').conditions).toEqual(
      ['أن تعمر العين أولاً', 'لا يجوز رهن الوقف'],
    );
  });

  test('conditions joined by و are separated, and an unknown heading ends them', () => {
    const fields = fieldsIn(
      'وقد اشترط الواقف:',
      'أن يراعى سعر السوق وألا يؤجر أكثر من سنة وللناظر أجرة المثل',
      'من يصرف لهم الريع',
      'الفقراء، طلبة العلم',
    );
    expect(fields.conditions).toEqual(['أن يراعى سعر السوق', 'ألا يؤجر أكثر من سنة', 'للناظر أجرة المثل']);
    expect(fields.beneficiaries).toEqual(['الفقراء', 'طلبة العلم']);
  });

  test('shares under a condition are not a list of beneficiaries', () => {
    const fields = fieldsIn(
      'المستفيدون: الأيتام، الأرامل.',
      'الشروط:',
      '1- تقسم الغلة بين المستحقين بالسوية',
      '2- أن يعمر الوقف',
    );
    expect(fields.beneficiaries).toEqual(['الأيتام', 'الأرامل']);
  });
});

describe('a purpose that goes on behind the words that a rule knows', () => {
  test.each([
    ['المادة الثانية: يقصد الوقف إلى تمكين ذوي الإعاقة السمعية مهنياً.', 'تمكين ذوي الإعاقة السمعية مهنياً'],
    ['الغرض من الوقف: رعاية المسنين حتى يجدوا مأوى وأنيساً.', 'رعاية المسنين حتى يجدوا مأوى وأنيساً'],
  ])('%s', (sentence, purpose) => expect(fieldsIn('يسمى هذا الوقف وقف الريحان.', sentence).purpose).toBe(purpose));
});
