import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import { isOfAnother } from '../entities/area-mentions.js';
import { fold } from '../text/arabic.js';
import type { DeedReadingField } from '../deed-reading.js';
import { readPropertyFields } from './property-fields.js';
import { isNotOwner } from './not-owner.js';

function read(lines: string[]): Record<string, DeedReadingField> {
  return Object.fromEntries(readPropertyFields(findingsOf(lines)).map((field) => [field.name, field]));
}

test('the number of a deed that is cancelled is not the new one’s', () =>
  expect(
    read(['وصدر بذلك هذا الصك ورقمه 711430992844 وألغي ما قبله وهو الصك 911403002117.']).propertyNumber!.value,
  ).toBe('711430992844'));

test('a year is no number', () =>
  expect(read(['ضبط صحيفة 41 لسنة 1394', 'وسلمت له هذه الصورة برقم 215.']).propertyNumber!.value).toBe('215'));

test('at an auction the highest bid wins, and the word for a quarter is no part of its name', () => {
  const fields = read([
    'ورسا على صاحب العطاء الأعلى خالد بن سعد بن حمد الرويلي، وكان العطاء الثاني لفيصل بن مطر العنزي.',
    'وموقعها بأبها في حارة المفتاحة وحدودها الوادي.',
  ]);
  expect(fields.ownerName!.value).toBe('خالد بن سعد بن حمد الرويلي');
  expect(fields.location!.parts).toMatchObject({ city: 'أبها', district: 'المفتاحة' });
});

test('an area that is corrected behind its caption is none', () =>
  expect(read(['المساحة: 652 م2 [صوابها 625 م2]']).area!.value).toBe(625));

test('what an heir gets by a deed of its own is not the property of this one', () =>
  expect(
    read([
      'تراضى الورثة على أن تكون الأرض من نصيب حسن بن أحمد بن حسن البارقي هوية رقم 1077530147،',
      'وأن تكون المزرعة من نصيب أخته عزة بنت أحمد البارقي وصكها مستقل.',
    ]).ownerName!.value,
  ).toBe('حسن بن أحمد بن حسن البارقي'));

test('what a part of a town is called is its district', () =>
  expect(read(['وتقع القطعة بطبرجل في الجهة المعروفة بالبستان، وتكسيرها 600 متر مربع.']).location!.parts).toEqual({
    city: 'طبرجل',
    district: 'البستان',
  }));

test('an agent who hands over what his principal owns does not make the principal the owner', () => {
  const { deed, names } = findingsOf([
    'حضر مشبب بن سعيد آل غائب وكيلاً شرعياً عن والدته شريفة بنت محمد آل غائب، وأفرغ ما تملكه موكلته وهو القطعة 56.',
  ]);
  const principal = names.find(({ start }) => deed.text.startsWith('شريفه', start))!;
  expect(isNotOwner(deed, principal)).toBe(true);
});

test('who wins what is in dispute owns it, not the neighbour who is sued', () =>
  expect(
    read([
      'ادعى علي بن موسى بن علي آل مقبول على جاره شايع بن عبدالله آل زيدان قائلاً إن الحوش ملكي ورثته عن والدي.',
      'فحكمت على المدعى عليه بتسليم الحوش للمدعي، وثبت لدي تملكه له.',
    ]).ownerName!.value,
  ).toBe('علي بن موسى بن علي آل مقبول'));

test('a mother who gives up her share is not the owner', () =>
  expect(
    read([
      'وقسمة التراضي المرفقة، آلت القطعتان إلى ناصر وسعد ابني محمد بن ناصر الدوسري، وقد أسقط باقي الورثة حقهم فيهما: والدتهما منيرة بنت حسن الفرحان.',
    ]).ownerName!.value,
  ).toBe('ناصر وسعد ابني محمد بن ناصر الدوسري'));

test('a city ends before a preposition', () =>
  expect(read(['آلت القطعة بحي الفيصلية بمدينة السيح إلى ناصر بن محمد الدوسري.']).location!.parts).toEqual({
    city: 'السيح',
    district: 'الفيصلية',
  }));

test('the area of a plot before it was parted is not its area', () => {
  const text = fold('مساحة القطعة قبل الفرز\t3960 م2');
  expect(isOfAnother(text, text.indexOf('3960'))).toBe(true);
});

test.each([
  ['رقم العقار: 22083-7719-40', 'check'],
  ['رقم العقار: 22083771940', 'certain'],
])('parts of a number that may stand in reverse are not certain: %s', (line, state) =>
  expect(read([line]).propertyNumber!.state).toBe(state),
);

test('the day of a paper that corrects a deed is not certain', () => {
  const lines = [
    'طلب المواطن تصحيح الصك 442 المؤرخ في 19/7/1441هـ وكتب فيه اسم أبيه «راشد» والصواب «رشيد».',
    'حرر في 4/9/1441هـ.',
  ];
  expect(read(['محضر تصحيح اسم ومساحة', ...lines]).issueDate!.state).toBe('check');
  expect(read(['صك ملكية', ...lines]).issueDate!.state).toBe('certain');
});
