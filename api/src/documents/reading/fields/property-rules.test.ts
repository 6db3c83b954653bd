import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { findAreas } from '../entities/area-mentions.js';
import { fold } from '../text/arabic.js';
import type { DeedReadingField } from '../deed-reading.js';
import { belongsTo } from '../entities/document-references.js';
import { readPropertyFields } from './property-fields.js';

function read(lines: string[], gaps?: number[]): Record<string, DeedReadingField> {
  return Object.fromEntries(readPropertyFields(findingsOf(lines, gaps)).map((field) => [field.name, field]));
}

describe('whose number or day it is', () => {
  test.each([
    ['another', 'بناءً على الصك رقم 590964607591'],
    ['another', 'والمستندة في إفراغها على الصك الصادر من كتابة العدل برقم 590964607591'],
    ['another', 'بالوكالة رقم 590964607591'],
    ['another', 'رقم الوثيقة الأم 590964607591'],
    ['another', 'بناء على الأمر الكريم رقم 590964607591'],
    ['another', 'حسب الكروكي التنظيمي رقم 590964607591'],
    ['another', 'بناء على الحكم السابق رقم 590964607591'],
    ['another', 'طالباً تحديث صكه ذي الرقم 590964607591'],
    ['another', 'تاريخ الميلاد\t590964607591'],
    ['another', 'هوية رقم 1012345678 وتنتهي في 590964607591'],
    ['itself', 'لما كان صكه السابق قد فقد فقد صدر له هذا الصك برقم 590964607591'],
    ['itself', 'وتم نقل الملكية بالصك الجديد رقم 590964607591'],
    ['another', 'وتم نقل الملكية بالصك الجديد محل الصك الملغى 590964607591'],
    ['itself', 'ورصد في دفاتره بالرقم 590964607591'],
    [null, 'وكالة الوزارة للتوثيق\tالرقم: 590964607591'],
    [null, 'الرقم: 590964607591'],
  ])('%s: %s', (whose, text) => expect(belongsTo(fold(text), fold(text).indexOf('590964607591'))).toBe(whose));

  test('the header wins over the deed that is replaced, and so does its day', () => {
    const fields = read([
      'الرقم: 674252940297',
      'التاريخ: 6/6/1410هـ',
      'تقدم عادل بن حسين البقمي طالباً تحديث صكه ذي الرقم 541916751001 وتاريخ 5/10/1409هـ فأجيب طلبه',
    ]);
    expect(fields.propertyNumber).toMatchObject({ value: '674252940297' });
    expect(fields.issueDate).toMatchObject({ value: '1990-01-03' });
  });

  test('number and day of the sketch are not those of the deed', () => {
    const fields = read([
      'رقم الصك: 310104012345',
      'حسب الكروكي التنظيمي رقم 987654321098 وتاريخ 3/2/1430هـ',
      'التاريخ: 12/5/1440هـ',
    ]);
    expect(fields.propertyNumber).toMatchObject({ value: '310104012345' });
    expect(fields.issueDate).toMatchObject({ value: '2019-01-18' });
  });

  test('a day of another paper alone is shown with what speaks against it', () => {
    const { issueDate } = read(['ملك محمد بن علي الحربي', 'تاريخ الميلاد\t3/6/1402هـ']);
    expect(issueDate).toMatchObject({ state: 'check', evidence: { doubted: true, validated: false } });
  });
});

test('a number of the register may have parts behind dashes', () => {
  expect(read(['رقم الوحدة العقارية: 40-7719-22083', 'المالك: ماجد بن سعود العتيبي']).propertyNumber).toMatchObject({
    value: '40-7719-22083',
  });
});

test.each([
  ['رقم العقار: 1234.5678.91011', '1234.5678.91011'],
  ['رقم الصك: 5521-1445-7783', '5521-1445-7783'],
  ['رقم الهوية العقارية: 1094-7731-22', '1094-7731-22'],
  ['رقم السند: DH-48-00932', 'DH-48-00932'],
  ['سجلت برقم ج/404/88 وتاريخ 30/5/1404', 'ج/404/88'],
])('a number keeps its parts behind dots and dashes: %s', (line, value) =>
  expect(read([line, 'المالك: ماجد بن سعود العتيبي']).propertyNumber).toMatchObject({ value }),
);

test('a letter of a number stays as the deed writes it', () =>
  expect(
    read(['هذا بيان بالذي ثبت لمفرح بن علي الألمعي في قرية رجال، قيد في الدفتر ٢٢/أ ليلة ٩ رمضان ١٣٨٤']).propertyNumber,
  ).toMatchObject({ value: '22/أ' }));

test('a number in the register of commerce behind the name of a company is no deed’s', () => {
  const deed = ['المالك: شركة مدار الخليج المحدودة — سجل 1010443210', 'رقم الصك: 330440016118'];
  expect(read(deed).propertyNumber).toMatchObject({ value: '330440016118' });
});

describe('place', () => {
  test.each([
    ['أرض بحي الروابي في أبها، ومساحتها 300 متر مربع', 'أبها، الروابي'],
    ['تقع بحي قباء جنوب مدينة عنيزة، وهي خالية', 'عنيزة، قباء'],
    ['الموقع: حي الشفا، شارع الملك فهد، المدينة المنورة', 'المدينة المنورة، الشفا'],
    ['الموقع: مدينة الطائف، شمال حي السلامة', 'الطائف، السلامة'],
    ['وصف الموقع ................ المملكة العربية السعودية - الجبيل - العوالي', 'الجبيل، العوالي'],
    ['من الأرض البيضاء في القادسية، مدينة ينبع، وتسليم الثمن', 'ينبع، القادسية'],
    ['شقة في حي الأمير فيصل من مدينة الزلفي من الطرف الأول', 'الزلفي، الأمير فيصل'],
    ['دكانه الكائن بحومة الرصيف بمدينة الطائف وحدوده معلومة', 'الطائف، الرصيف'],
    ['بيته المعروف في حارة الورود ببلدة الخرج بيعاً صحيحاً', 'الخرج، الورود'],
    ['نخله الذي في القديح من قرى القطيف وحدوده معلومة', 'القطيف، القديح'],
    ['المدرجات في قرية الشعبين برجال ألمع وهي له عن أبيه عن جده', 'رجال ألمع، الشعبين'],
    ['القليب المسماة بالصفية، وهي في الضليعة جنوبي عنيزة، بيع ما فيه خيار', 'عنيزة، الضليعة'],
    ['نصيبها من ملك أبيها المسمى السمحانية في حرمة قرب المجمعة، نخله وأرضه', 'المجمعة، حرمة'],
    ['الكائن بسوق الليل بمكة المشرفة، يشتمل على سبعة حواصل', 'مكة المشرفة، سوق الليل'],
    ['والبئر الكائنات بحوش خميس من المدينة المنورة، بيعاً باتاً', 'المدينة المنورة، حوش خميس'],
    ['بلاده بسدوس التابعة لمحافظة حريملاء', 'حريملاء، سدوس'],
  ])('%s', (line, place) => expect(read([line]).location).toMatchObject({ value: place }));

  test('the English caption of a label is no part of the place', () => {
    expect(read(['المدينة / City: الرياض', 'الحي District: النرجس']).location).toMatchObject({
      parts: { city: 'الرياض', district: 'النرجس' },
    });
  });

  test('the same name in Latin letters is no part of the place', () => {
    expect(read(['City\tالخبر Al Khobar', 'الحي\tاللؤلؤ Al Lulu']).location).toMatchObject({
      parts: { city: 'الخبر', district: 'اللؤلؤ' },
    });
  });

  test('a name of a city within a court is no village', () => {
    expect(read(['محكمة سدوس التابعة لمنطقة الرياض', 'العقار بحي النرجس في الرياض']).location).toMatchObject({
      parts: { city: 'الرياض', district: 'النرجس' },
    });
  });

  test('names of fields are no districts', () => {
    expect(read(['الحي السكني\tالنرجس', 'مدينة العقار\tالرياض', 'مدينة إصدار الصك\tجدة']).location).toMatchObject({
      parts: { city: 'الرياض', district: 'النرجس' },
    });
  });
});

describe('area', () => {
  test('hundredths in digits and other ways to write the unit', () => {
    const values = (text: string): number[] => findAreas(fold(text)).map(({ value }) => value);
    expect(values('911 متر مربع و6 سنتيمتر مربع')).toEqual([911.06]);
    expect(values('ومساحتها 5793 م.م وعرضها 20 م')).toEqual([5793]);
    expect(values('Area 1,108.75 m2')).toEqual([1108.75]);
    expect(values('وخمسون متراً مربعاً')).toEqual([]);
    expect(values('5600.750 م2')).toEqual([5600.75]);
    expect(values('5600.75 (م2)')).toEqual([5600.75]);
  });

  test.each([
    ['مساحة البناء 186 م2', true],
    ['المنافع المشتركة التي تبلغ 62 متراً مربعاً', true],
    ['من أصل 9800 م2', true],
    ['أرض مساحتها 14500 م2 فقد جزئت إلى عشر قطع', true],
    ['مساحته 300 متر مربع', false],
    ['بناء على ما تقدم فمساحتها 300 م2', false],
  ])('%s is of something else: %s', (text, other) => expect(findAreas(fold(text))[0]).toMatchObject({ other }));

  test('decimals of a labelled area stay, and a part of a number is no area', () => {
    expect(read(['المساحة (م2)\t5600.750']).area).toMatchObject({ value: 5600.75 });
    expect(read(['المساحة (م2)\t1.250']).area).toMatchObject({ value: null, state: 'missing' });
  });

  test('the property and not its building', () => {
    expect(read(['مساحة البناء\t186 م2', 'المساحة (م2)\t3913']).area).toMatchObject({ value: 3913 });
  });
});

describe('owner', () => {
  test.each([
    ['باع خالد بن صالح الدخيل على أنس بن تركي اليوبي بيته', 'أنس بن تركي اليوبي'],
    ['رسا البيع على المزايد فهد بن علي العتيبي، والمدين سعد بن ناصر الحربي', 'فهد بن علي العتيبي'],
    ['من مالكه السابق سعود بن نايف الجهني إلى مالكه اللاحق إبراهيم بن عيسى الشهراني', 'إبراهيم بن عيسى الشهراني'],
    [
      'اتفق سعد بن حمد العتيبي (ويشار إليه بالبائع) والسيد طلال بن ناصر المزيني (ويشار إليه بالمشتري)',
      'طلال بن ناصر المزيني',
    ],
    [
      'اشترت شركة منازل الساحل المحدودة سجل تجاري رقم 43082103 من المواطن موسى بن هاني الرويلي كامل الأرض',
      'شركة منازل الساحل المحدودة',
    ],
    ['حضرت المواطنة نورة بنت فهد العنزي وقررت أنها اشترت من حسن بن ثامر البقمي شقة', 'نورة بنت فهد العنزي'],
    ['تقدم إلينا مساعد بن رجا العنزي وأنهى أن والدته فضة بنت عواد العنزي تملك المزرعة المذكورة', 'فضة بنت عواد العنزي'],
    ['تشهد الدائرة بأن ملكيتها انتقلت إلى هند بنت زكي فقيه من المالك الأسبق زكي بن علي فقيه', 'هند بنت زكي فقيه'],
  ])('%s', (line, owner) => expect(read([line]).ownerName).toMatchObject({ value: owner }));

  test.each([
    ['نقل العقار من اسم سعد بن فهد العنزي إلى اسم ورثة سعد بن فهد العنزي', 'ورثة سعد بن فهد العنزي'],
    ['المالك: ورثة سعد بن فهد العنزي', 'ورثة سعد بن فهد العنزي'],
    ['المالك: أبناء المرحوم سعد بن فهد العنزي', 'أبناء المرحوم سعد بن فهد العنزي'],
  ])('heirs own as a whole: %s', (line, owner) => expect(read([line]).ownerName).toMatchObject({ value: owner }));

  test.each([
    ['انتقلت ملكية الأرض إلى شركة مراسي البحر للتطوير السياحي بمجرد القيد', 'شركة مراسي البحر للتطوير السياحي'],
    ['باع على صالح الحمد السليم القليب المسماة بالصفية بمئة ريال', 'صالح الحمد السليم'],
    ['المالك: حفظ الله بن مفرح بن علي الألمعي', 'حفظ الله بن مفرح بن علي الألمعي'],
  ])('an owner ends where the sentence goes on: %s', (line, owner) =>
    expect(read([line]).ownerName).toMatchObject({ value: owner }),
  );

  test('who inherits is not whom they inherit from', () => {
    const { ownerName } = read(['باع ورثة سعد بن فهد العنزي على أنس بن تركي اليوبي بيته']);
    expect(ownerName).toMatchObject({ value: 'أنس بن تركي اليوبي' });
  });

  test('labels tell sellers, agents and witnesses from the owner', () => {
    const { ownerName } = read([
      'اسم المالك السابق\tعلي بن حسن الحارثي',
      'وكيل المشتري\tعايض بن داود الصاعدي',
      'المتنازل له\tماجد بن سعود العتيبي',
      'شاهد أول\tشافي بن موسى الصيعري',
    ]);
    expect(ownerName).toMatchObject({ value: 'ماجد بن سعود العتيبي' });
  });
});

test('values that stand over their names are read upwards', () => {
  const fields = read(
    [
      'صك',
      '674252940297\t6/6/1410هـ',
      'رقم الصك\tتاريخ الصك',
      'أحمد بن علي الحربي\t1012345672',
      'اسم المالك\tرقم الهوية',
      '300 م2\tالرياض',
      'مساحة العقار\tاسم المدينة',
    ],
    [0, 30, 2, 30, 2, 30, 2],
  );
  expect([fields.propertyNumber!.value, fields.issueDate!.value, fields.ownerName!.value, fields.area!.value]).toEqual([
    '674252940297',
    '1990-01-03',
    'أحمد بن علي الحربي',
    300,
  ]);
});

test('an amount that only its surroundings tell is proposed with a doubt', () => {
  const { area } = read([
    'حجة بيت',
    'صاحب البيت : منصور الفهد الرميح',
    'محله : الوسيعة، عنيزة',
    'قياسه بالمتر : 286.4',
    'الثمن : 90000 ريال',
    'كتب في 12/3/1391هـ',
  ]);
  expect([area!.value, area!.state]).toEqual([286.4, 'check']);
});

test('among parties in rows the cells beside a name say who had it and who has it', () => {
  const { ownerName } = read([
    'رقم الصك: 674252940297',
    'متصرف سابق\tنايف بن خالد الحازمي\t0%',
    'متصرف حالي\tأريج بنت صلاح باعشن\t100%',
  ]);
  expect(ownerName!.value).toBe('أريج بنت صلاح باعشن');
});

test.each([
  [
    'who came and asks that his ownership be proved',
    'حضر مطلق بن دهام الفراهيد وأنهى قائلاً إن مما أحييته الأرض التي بعلقة، وشهد بذلك فوزان بن سعود الطيار',
    'مطلق بن دهام الفراهيد',
  ],
  [
    'a party to an exchange whose it became',
    'جرت المناقلة بين كل من عيسى بن أحمد الحاجي وحسين بن علي العامر، فصار النخل المحدود قبلة بالطريق ملكاً لعيسى بن أحمد الحاجي. شهد: موسى بن سعد الجبارة',
    'عيسى بن أحمد الحاجي',
  ],
  [
    'a child to whom a part fell',
    'شهد محسن بن دغش العتيبي أن الأب مجولاً قسمها في حياته فوقعت هذه القطعة لابنه الصغير نايف بن مجول السبيعي',
    'نايف بن مجول السبيعي',
  ],
  [
    'who bought, and not from whom',
    'يعلم الناظر إليه أنه اشترى عبدالله بن سعد الزهراني من عطية بن جمعان الغامدي البلاد المعروفة بالمسيل',
    'عبدالله بن سعد الزهراني',
  ],
])('the owner is %s', (_, line, owner) => {
  expect(read([line]).ownerName!.value).toBe(owner);
});

test.each([
  [['شهد الشهود بأن البستان المعروف بالرومية بقباء ملك لحمود بن سليم الأحمدي.', 'محكمة المدينة المنورة'], 'قباء'],
  [['الأرض رقم 448 بمنطقة الرقة في إمارة دبي ملك محمد بن سعيد الفلاسي'], 'الرقة'],
])('a quarter is known by its name or by its town: %s', (lines, district) => {
  expect(read(lines).location!.parts).toMatchObject({ district });
});

test('where a person lives is not where the property lies, and a street is no part of a quarter', () => {
  const { location } = read(['حضر مترك بن عبيد البقمي المقيم بالكويت وهو مالك الأرض الواقعة في حي حراء بالخرمة']);
  expect(location!.parts).toEqual({ city: 'الخرمة', district: 'حراء' });
  const street = read(['المدينة\tمكة المكرمة', 'الحي\tالعزيزية الشارع العام']);
  expect(street.location!.parts).toEqual({ city: 'مكة المكرمة', district: 'العزيزية' });
});

test('"of it" behind a quarter is no part of its name', () => {
  const { location } = read(['جاء في القرار أن المزرعة واقعة في النماص، في حي السرح منها، وحدودها أربعة']);
  expect(location!.parts).toEqual({ city: 'النماص', district: 'السرح' });
});

test('the title of a sharif is part of his name', () => {
  expect(read(['المالك: الشريف شاكر بن هزاع العبدلي']).ownerName!.value).toBe('الشريف شاكر بن هزاع العبدلي');
});

describe('who owns it, as strangers tell it', () => {
  test.each([
    [
      'مثل صادق بن أسعد دشيشة، وهو الوكيل الشرعي عن أخته، وباع دارها من الحاج حمزة بن مصطفى قشقري المشتري لنفسه بماله.',
      'حمزة بن مصطفى قشقري',
    ],
    ['سئل: ولمن تنقله؟ فقال: لزوج ابنتي مسلم بن عودة البلوي، وعرّف به سلمان بن هليل العطوي.', 'مسلم بن عودة البلوي'],
    [
      'حضر يوسف بن علي القاضي رئيس جمعية السابلة لرعاية المسنين المرخصة، وحضر معه البائع أصالة صالح بن حمد الشبيلي 1474531215، وقرر أن الدار قد صارت للجمعية المذكورة شراء.',
      'جمعية السابلة لرعاية المسنين',
    ],
  ])('%s', (text, owner) => expect(read([text]).ownerName).toMatchObject({ value: owner }));

  test('what a bank had in its name and gives up is not its own', () => {
    const { ownerName } = read(['ويتنازل البنك له عن العقار المسجل باسم شركة الأندلس للتملك العقاري، وثمنه مدفوع.']);
    expect(ownerName?.why?.map(({ rule }) => rule)).toContain('foreign');
  });
});

test('a number under which a request was entered is not that of the deed', () =>
  expect(belongsTo(fold('تقدم باستدعاء قيد برقم 714'), fold('تقدم باستدعاء قيد برقم 714').indexOf('714'))).toBe(
    'another',
  ));

test('the area of the deed counts, not the net one beside it', () =>
  expect(read(['صافي الوحدة\t121.3 م2', 'المساحة بحسب الصك\t135.9 م2']).area).toMatchObject({ value: 135.9 }));
