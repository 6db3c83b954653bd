import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateInput, Field, Form } from '../src/form';
import { addMonths, isoOfText, monthDays } from '../src/form/calendar-days';
import { renderKit } from './render-kit';

let last = '';
function Holder({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  last = value;
  return (
    <Field label="تاريخ الصك">
      <DateInput value={value} onChange={setValue} max="2026-12-31" />
    </Field>
  );
}
const field = () => screen.getByLabelText('تاريخ الصك') as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('DateInput', () => {
  test('a Hijri day typed in Arabic-Indic digits gives the Gregorian day, shown beside it', () => {
    renderKit(<Holder />);
    type('٣٠/٠٣/١٤٤١');
    expect(last).toBe('2019-11-27');
    expect(screen.getByText('27 نوفمبر 2019م')).toBeTruthy();
  });

  test.each([
    ['29/2/1447 هـ', '2025-08-23', '29/02/1447'],
    ['٢٩ صفر ١٤٤٧', '2025-08-23', '29/02/1447'],
    ['23 أغسطس 2025م', '2025-08-23', '29/02/1447'],
    ['2025-08-23', '2025-08-23', '29/02/1447'],
  ])('%s can be pasted, and is shown as a date when the field is left', (text, iso, shown) => {
    renderKit(<Holder />);
    type(text);
    expect(last).toBe(iso);
    fireEvent.blur(field());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().value).toBe(shown);
  });

  test('the other calendar shows the same day and accepts it typed', () => {
    renderKit(<Holder first="2019-11-27" />);
    expect(field().value).toBe('30/03/1441');
    fireEvent.click(screen.getByRole('radio', { name: 'ميلادي' }));
    expect(field().value).toBe('27/11/2019');
    type('28/11/2019');
    expect(last).toBe('2019-11-28');
    expect(screen.getByText('1 ربيع الآخر 1441هـ')).toBeTruthy();
  });

  test('a day that does not exist shows an error when the field is left, and the value is kept', () => {
    renderKit(<Holder first="2019-11-27" />);
    type('30/04/1441');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe('في شهر 4/1441 هـ 29 يومًا');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(last).toBe('2019-11-27');
  });

  test.each([
    ['30/12/1417', 'في شهر 12/1417 هـ 29 يومًا'],
    ['30/02/2021 م', 'في شهر 2/2021 م 28 يومًا'],
    ['1/1/1450', 'آخر تاريخ مقبول هنا 22/07/1448 هـ'],
    ['45/12/1417', 'هذا التاريخ غير موجود في التقويم'],
    ['1/13/1417', 'هذا التاريخ غير موجود في التقويم'],
    ['أمس', 'هذا التاريخ غير موجود في التقويم'],
  ])('%s is refused with a message that helps to correct it', (text, fault) => {
    renderKit(<Holder />);
    type(text);
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe(fault);
  });

  test('a day that does not exist shows an error on Enter, and no form sends the previous day', () => {
    const sent = jest.fn<() => void>();
    renderKit(
      <Form onSubmit={sent} footer={<button>أرسل</button>}>
        <Holder first="2019-11-27" />
      </Form>,
    );
    type('30/04/1441');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('في شهر 4/1441 هـ 29 يومًا');
    fireEvent.click(screen.getByRole('button', { name: 'أرسل' }));
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    type('29/04/1441');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'أرسل' }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(last).toBe('2019-12-26');
  });

  test('clearing the field clears the value', () => {
    renderKit(<Holder first="2019-11-27" />);
    type('');
    expect(last).toBe('');
  });

  test('the calendar can be used with the keyboard, in reading order', () => {
    renderKit(<Holder first="2019-11-27" />);
    fireEvent.click(screen.getByRole('button', { name: 'اختر من التقويم' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('30 ربيع الأول 1441هـ');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('29 ربيع الأول 1441هـ');
    fireEvent.click(document.activeElement as Element);
    expect(last).toBe('2019-11-26');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('Escape closes the calendar and returns the focus', () => {
    renderKit(<Holder first="2019-11-27" />);
    fireEvent.click(screen.getByRole('button', { name: 'اختر من التقويم' }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field());
  });
});

describe('days of the calendars', () => {
  test('a date with the year first is read too, an invalid one is not', () => {
    expect(isoOfText('1441/03/30', 'hijri')).toBe('2019-11-27');
    expect(isoOfText('2026/02/30', 'gregorian')).toBeUndefined();
    expect(isoOfText('31/13/1441', 'hijri')).toBeUndefined();
  });

  test('a Hijri month has 29 or 30 days and ends before the next begins', () => {
    expect(monthDays('2019-11-27', 'hijri')).toHaveLength(30);
    expect(monthDays('2019-11-28', 'hijri')).toHaveLength(29);
  });

  test('the 30th becomes the last day of a shorter month', () => {
    expect(addMonths('2019-11-27', 1, 'hijri')).toBe('2019-12-26');
  });
});
