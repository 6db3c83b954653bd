import { findingsOf } from '../../../../test/deeds/deed-of-lines.js';
import type { DeedReadingField } from '../deed-reading.js';
import { readPropertyFields } from './property-fields.js';

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
