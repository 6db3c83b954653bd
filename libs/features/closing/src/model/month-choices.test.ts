import { expect, test } from '@jest/globals';
import { monthChoices } from './month-choices';

test('months are named in their calendar and language, in order', () => {
  const names = (calendar: 'hijri' | 'gregorian', language: 'ar' | 'en') =>
    monthChoices(calendar, language).map(({ label }) => label);
  expect(names('hijri', 'ar')).toMatchObject({ 0: 'محرم', 8: 'رمضان', 11: 'ذو الحجة' });
  expect(names('hijri', 'en')[0]).toBe('Muharram');
  expect(names('gregorian', 'ar')[3]).toBe('أبريل');
  expect(names('gregorian', 'en')[11]).toBe('December');
  expect(monthChoices('hijri', 'ar').map(({ value }) => value)).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1)),
  );
});
