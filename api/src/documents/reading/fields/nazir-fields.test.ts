import { isNationalId } from '@waqf/formats';
import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { findDates } from '../entities/date-mentions.js';
import { DeedText } from '../text/deed-text.js';
import { typeOf } from '../deed-type/deed-type.js';
import { readNazirFields } from './nazir-fields.js';
import { findNames } from '../entities/person-names.js';
import { roleOfLabel } from '../entities/role-of-label.js';

/** A page of rows from top to bottom; a tab separates the cells of a row, the first of which is the rightmost. */
function deedOf(text: string): DeedText {
  const rows = text.split('\n').map((row, at) => {
    const height = { top: at * 20, bottom: at * 20 + 12 };
    const blocks = row.split('\t').map((cell, column) => {
      const place = { left: 400 - column * 200, right: 580 - column * 200, ...height, size: 12 };
      return { ...place, ruled: false, lines: [cell.split(' ').map((word) => ({ ...place, text: word }))] };
    });
    return { ...height, continues: false, blocks };
  });
  return new DeedText([{ number: 1, width: 600, height: 800, rows }]);
}

function read(text: string): Record<string, unknown> {
  const deed = deedOf(text);
  const fields = readNazirFields({ deed, dates: findDates(deed.text), names: findNames(deed.text) });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('who is the trustee', () => {
  test.each([
    [
      'one who is appointed, not the one before him, the judge or a witness',
      'لدي أنا فهد بن سعد العتيبي القاضي، تقرر عزل ناصر بن علي الغامدي عن نظارة الوقف وتعيين خالد حسن الجهني ناظراً عليه، بشهادة عمر بن زيد المالكي.',
      'خالد حسن الجهني',
    ],
    [
      'one who is asked for, not who is asked about him',
      'حضر جمعان بن عطية الزهراني وطلب نصب خالد حسن الجهني لرضاهم به، وقد سألنا عنه حسن بن صالح المالكي وخضر بن علي العمري فأثنيا عليه، فجعلته ناظراً على الوقف.',
      'خالد حسن الجهني',
    ],
    [
      'one who is proposed, not two who testify that he is fit',
      'نظرت الدائرة في طلب حمد بن سعيد بن حمد الودعاني (هويته 1033921071) إقامة ناظر على وقف عمه مبارك بن حمد الودعاني لخلوه من ناظر، ورشح لذلك ابن عمه خالد حسن بن سعيد الجهني، واستوفت الدائرة السؤال عنه فشهد بصلاحه محمد بن شافي الدوسري (هويته 1033922989) وتركي بن فهد الدوسري (هويته 1033923895). فقررت إقامته ناظراً على الوقف.',
      'خالد حسن بن سعيد الجهني',
    ],
    [
      'the applicant, where the deed appoints the applicant',
      'المنهي: سالم عبدالله الزامل.\nوحضر لحضوره عمر بن زيد المالكي. وبعد سماع الإنهاء أقمت المنهي ناظراً على الوقف. القاضي فهد بن سعد العتيبي.',
      'سالم عبدالله الزامل',
    ],
    [
      'one to whom the trustee hands over',
      'أنا هيفاء بنت طلال المزروع ناظرة وقف المزروع، ولعجزي فقد أسندت النظر من هذا اليوم إلى ابن أخي معن بن طلال المزروع، وقبل ذلك.',
      'معن بن طلال المزروع',
    ],
    [
      'the one on whom the choice fell, not the one who died',
      'ضاعت غلة الوقف منذ مات متوليه حسن بن قاسم الأنصاري، فوقع نظرنا على رائف بن عمر الأنصاري لأمانته.',
      'رائف بن عمر الأنصاري',
    ],
    [
      'the second trustee, not the first who asks for help',
      'طلب فارس بن سعد النمر الناظر على الوقف من يعينه، فأقمت تركي بن سعد النمر ناظراً ثانياً معه.',
      'تركي بن سعد النمر',
    ],
    [
      'one whose rank stands within the name',
      'قررت الهيئة إقامة عبدالعظيم أفندي شعراوي ناظراً على الوقف المذكور.',
      'عبدالعظيم أفندي شعراوي',
    ],
    [
      'one whose title belongs to the name',
      'قررت الدائرة تعيين المهندس زهير بن ماجد الشلوي ناظراً على الوقف.',
      'المهندس زهير بن ماجد الشلوي',
    ],
    [
      'the principal, not the agent',
      'تقدم زيد بن حمد الحربي بصفته وكيلاً شرعياً عن منيرة سعد السالم وطلب إثبات نظر موكلته، فقررت الدائرة تعيين الموكلة ناظرة.',
      'منيرة سعد السالم',
    ],
    [
      'the son whom the founder appoints',
      'أنا الموقع أدناه حمد بن صالح المقرن واقف هذا الوقف قد جعلت النظر على وقفي من بعدي لابني سعد بن حمد المقرن.',
      'سعد بن حمد المقرن',
    ],
    [
      'one to whom a pronoun goes back',
      'تقدم صالح بن عمر البلوي طالباً النظر بعد وفاة الناظر السابق عمر بن عايض البلوي، وبعد سماع البينة أقمته على الوقف المذكور.',
      'صالح بن عمر البلوي',
    ],
    [
      'one whom a label names, over a longer label that says the opposite',
      'الناظر السابق\tناصر بن علي الغامدي\nالمعهود إليه بالنظر\tخالد حسن زقزوق\nالقاضي\tفهد بن سعد العتيبي',
      'خالد حسن زقزوق',
    ],
    [
      'one whose capacity stands in his row',
      'الاسم\tرقم الهوية\tالصفة\nخالد حسن الجهني\t1474531215\tناظر\nناصر بن علي الغامدي\t1093898607\tواقف',
      'خالد حسن الجهني',
    ],
  ])('%s', (_what, text, name) => expect(read(text).nazirName).toBe(name));

  test('the fullest spelling of a person named twice', () => {
    expect(read('حضر خالد الجهني وطلب النظر، ثم أقمت خالد بن حسن بن علي الجهني ناظراً على الوقف.').nazirName).toBe(
      'خالد بن حسن بن علي الجهني',
    );
  });
});

describe('id and day', () => {
  test('the id after the name of the trustee, not that of a witness', () => {
    expect(
      read('شهد عمر بن زيد المالكي هويته 1093898607 أن خالد حسن الجهني هويته 1474531215 أهل للنظر فأقمته ناظراً.')
        .nazirId,
    ).toBe('1474531215');
  });

  test('an id right behind the stroke of its caption', () =>
    expect(read('أقمت خالد حسن الجهني هوية/1474531215 ناظراً.').nazirId).toBe('1474531215'));

  test('the id that its label gives to the trustee', () => {
    expect(read('هوية الناظر السابق\t1093898607\nبطاقة الناظر\t1474531215').nazirId).toBe('1474531215');
  });

  test.each([
    ['صك الوقفية رقم 495639177767 بتاريخ 12/3/1402هـ. عين خالد حسن الجهني ناظراً من تاريخ 5/7/1440هـ.', '2019-03-12'],
    ['المولود في 1/2/1380هـ، وقد جرى تعيينه في 5/7/1440هـ، وطبعت الوثيقة في 9/9/1441هـ.', '2019-03-12'],
    ['ونص الحكم الصادر في 5/7/1440هـ على تمكينه، في الدعوى المقيدة برقم 269295076 وتاريخ 22/6/1439هـ.', '2019-03-12'],
    ['بداية النظارة\t5/7/1440هـ\nنهاية النظارة\t5/7/1445هـ\nتاريخ إصدار الشهادة\t1/2/1442هـ', '2019-03-12'],
  ])('%s', (text, day) => expect(read(text).appointmentDate).toBe(day));
});

describe('the type of a deed', () => {
  test.each([
    ['صك ولاية على وقف\nالحمد لله وحده، وبعد', 'nazir_deed'],
    [
      'إعلام\nعينت المحكمة خالد حسن الجهني ناظراً على وقف البر وخولته\nتأجير العقارات\nقبض الريع\nتوقيع العقود',
      'nazir_deed',
    ],
    ['صك إثبات وقفية\nأوقف حمد بن صالح عقاره وشرط أن يكون الناظر من ذريته', 'waqf_deed'],
    ['صك\nملكها فهد بن داود بالشراء، ومساحتها 2017 متر مربع، والأرض خالية من الرهن', 'property_deed'],
  ])('%s', (text, type) => expect(typeOf(deedOf(text)).type).toBe(type));
});

describe('who and what came before the appointment', () => {
  const deed = [
    'صك نظارة',
    'بناء على الحكم السابق الصادر بتاريخ 3/2/1430هـ بإقامة سعد بن علي القحطاني ناظراً، ولاستقالة الناظر السابق سعد بن علي القحطاني هويته 1012345672',
    'فقد أقمت عبدالله بن محمد الشهري ناظراً على الوقف بتاريخ 5/6/1440هـ',
  ].join('\n');

  test('the day of the earlier judgment is not that of the appointment', () =>
    expect(read(deed)).toMatchObject({ nazirName: 'عبدالله بن محمد الشهري', appointmentDate: '2019-02-10' }));
  test('the id of the former trustee is missing rather than taken', () => expect(read(deed).nazirId).toBeNull());
});

test('every row of a table of powers is read, its English column is not', () => {
  const fields = readNazirFields(
    (() => {
      const lines = [
        'صك نظارة',
        'اسم الناظر\tخالد بن سعد الحربي\tName',
        'م\tالصلاحيات\tAuthorities',
        '1\tتأجير العقار\tLease',
        '2\tتحصيل الأجرة\tCollect',
        '3\tتمثيل الوقف أمام المحاكم\tRepresent',
      ];
      const deed = deedOfLines(lines);
      return { deed, dates: [], names: findNames(deed.text) };
    })(),
  );
  expect(fields.find(({ name }) => name === 'authorities')?.value).toEqual([
    'تأجير العقار',
    'تحصيل الأجرة',
    'تمثيل الوقف أمام المحاكم',
  ]);
});

test.each(['والله المستعان', 'ويعد هذا التكليف سارياً ما لم يلغ', 'ضبطه القاضي حمد بن وليد القرني'])(
  'words that close the deed are no part of the last power: %s',
  (closing) => {
    const { authorities } = read(`اختصاص المتولي\n1- تجديد العقود المنتهية\n2- استيفاء الديون ${closing}`);
    expect(authorities).toEqual(['تجديد العقود المنتهية', 'استيفاء الديون']);
  },
);

test('the day of the card is not that of the appointment', () => {
  const { appointmentDate } = read('تاريخ إصدار البطاقة\t02/06/1447\nتاريخ الصك\t21/05/1447');
  expect(appointmentDate).toBe('2025-11-12');
});

test('who writes to all is not whom the letter appoints', () => {
  const text = 'من سعود بن رشيد العنزي إلى من يطلع عليه، قد نصب على سبيل البئر مطلق بن ضاري العنزي بعد أن تركه والده.';
  expect(read(text).nazirName).toBe('مطلق بن ضاري العنزي');
});

test('a trustee in reserve is not the one appointed', () => {
  const text = 'الناظر الأصيل\tتماضر بنت نواف الرشودي\nالناظر الاحتياطي\tلمى بنت نواف الرشودي';
  expect(read(text).nazirName).toBe('تماضر بنت نواف الرشودي');
});

test('whom a people wants for its والي is the trustee', () => {
  const text = 'جا إليّ جماعة وطلبوا يصير واليه تركي بن ماضي المزروعي لدينه، وشهد حسن بن علي المزروعي.';
  expect(read(text).nazirName).toBe('تركي بن ماضي المزروعي');
});

test('the day from which a decision is in force counts, and not the day on which it was issued', () => {
  const { appointmentDate } = read('المادة 4: يعمل بهذا القرار من 05/10/1445 ولمدة خمس سنوات، وصدر في 28/09/1445.');
  expect(appointmentDate).toBe('2024-04-14');
});

test('the day on which a term ends is no appointment', () => {
  const { appointmentDate } = read('تبدأ الولاية\t03/02/1444\nتنتهي الولاية\t03/02/1449');
  expect(appointmentDate).toBe('2022-08-30');
});

test('the row of a name says whether its term is over', () => {
  const text =
    'النظار\nغازي بن مسفر العتيبي\tناظر\tمنتهية ولايته\nنجلاء بنت غازي العتيبي\tناظرة\tعلى رأس العمل\nبداية الولاية: 25/05/1443';
  expect(read(text).nazirName).toBe('نجلاء بنت غازي العتيبي');
});

test('a number in brackets parts no name from its title, and who speaks for a body is not the one appointed', () => {
  const text =
    'إن الجهة الناظرة على وقف نهر الخير (رقم 7-2210) هي جمعية البر الأهلية بالقنفذة، ويمثلها رئيس مجلسها حسن بن محمد العماري';
  expect(read(text).nazirName).toBe('جمعية البر الأهلية بالقنفذة');
});

test('an id that is surely the trustee’s tells who the trustee is, with a doubt', () => {
  const deed = deedOf(
    'لتعذر الوصول إلى الناظر الأصيل عويد بن سعد السبيعي 1017732919 المقيم خارج البلاد عرض على الورثة: ماجد المطيري ونايف بن عايض السبيعي.\n' +
      'وعليه نصب المذكور نايف، بطاقته 1043920012، ناظراً مؤقتاً، وله تأجير الدكاكين وقبض الأجور.',
  );
  const fields = readNazirFields({ deed, dates: findDates(deed.text), names: findNames(deed.text) });
  const [name, id] = ['nazirName', 'nazirId'].map((wanted) => fields.find((one) => one.name === wanted)!);
  expect(name).toMatchObject({ value: 'نايف بن عايض السبيعي', state: 'check' });
  expect(name!.note!.ar).toContain('رجّحناه');
  expect(id).toMatchObject({ value: '1043920012', state: 'check' });
});

test('a number in the register of commerce is no id, whatever its check digit', () => {
  const company = 'قررنا إسناد النظارة إلى شركة رعاة الوقف المهنية، سجل تجاري رقم 1010449922، ناظراً على الوقف.';
  expect(isNationalId('1010449922')).toBe(true);
  expect(read(company).nazirId).toBeNull();
});

test('a label of the trustee who also presides over the council is that of the trustee', () =>
  expect(roleOfLabel('الناظر ورييس المجلس')?.role).toBe('nazir'));

describe('who else is named beside the trustee', () => {
  test.each([
    [
      'who looked after it before',
      'وقف السقا الذي كان يليه سليمان بن علي الدهش (1474531215)، وحضر معه مطلق بن سعد الغامدي.',
      'مطلق بن سعد الغامدي',
    ],
    [
      'who wrote the will that an answer shows',
      'س: ما حاجتك؟ ج: أنا عثمان بن محمد الفراج.\nس: أين وصيته؟ ج: هذه بخط الشيخ أحمد بن صالح السويكت.\nفأثبت ولايته.',
      'عثمان بن محمد الفراج',
    ],
  ])('%s', (_what, text, name) => expect(read(text).nazirName).toBe(name));

  test('what is taken out of his hand is no power', () => {
    const text =
      'فأذنت له في: جذ النخيل وبيع التمر، فرش المسجد وإنارته، محاسبة الفلاحين. ومما رفع عن يده: إخراج الكتب من خزانتها.';
    expect(read(text).authorities).not.toContain('إخراج الكتب من خزانتها');
  });
});

test('an id of the successor, not of the one before', () =>
  expect(
    read(
      'قرر المجلس أن يخلف محسن بن علي فلمبان سلفه ناصر بن سعد السعيدان في رئاسة نظارة وقف الفرقان، ' +
        'والهوية الوطنية للخلف هي 1927249456 وللسلف هي 1725193740.',
    ).nazirId,
  ).toBe('1927249456'));

test('"تاريخ القيام بالنظر" is the day of appointment', () =>
  expect(
    read(
      'شهادة تسجيل ناظر\nسجلت النظارة على الوقف الموضحة معلوماته فيما يأتي.\nرقم وثيقة النظارة\t128862229\n' +
        'الاسم الكامل للناظر\tحصة بنت منصور بن يوسف بامحرز\nتاريخ الوثيقة\tالسبت الموافق 23/12/1445هـ\n' +
        'تاريخ صك الوقفية\tالسبت الموافق 3/5/1399هـ\nرقم هوية الناظر\t1392389761\n' +
        'تاريخ القيام بالنظر\tالأربعاء الموافق 15/10/1445هـ\nمؤسس الوقف\tإبراهيم رشيد آل مبارك',
    ).appointmentDate,
  ).toBe('2024-04-24'));

test.each(['1033 904 770', '770 904 1033'])('an id in groups, in either order: %s', (id) =>
  expect(read(`تعيين حسين بن إبراهيم بن حسن معافا (هوية ${id}) ناظراً على الوقف.`).nazirId).toBe('1033904770'),
);

test('the id behind a first name alone is that person’s, not the witness’s before it', () =>
  expect(
    read(
      'ورضي بأن يخلفه في النظارة يحيى بن محمد بن أحمد الزبيدي. وبعد تزكيته من قبل علي بن هادي المهداوي ' +
        'وجابر بن موسى الصعبي وافقت على ذلك، ويحمل يحيى السجل 1003377122.',
    ).nazirId,
  ).toBe('1003377122'));
