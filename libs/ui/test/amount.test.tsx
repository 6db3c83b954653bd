import { render, screen } from '@testing-library/react';
import { Amount, DualDate, Iban, MoneyPanel, UiProvider } from '../src/core';
import type { DisplayChoice } from '../src/core';
import { renderKit } from './render-kit';

describe('Amount', () => {
  test('separates thousands and shows two decimals, in halalas and in riyals', () => {
    renderKit(
      <>
        <Amount value={441033125n} />
        <Amount value="75.5" />
      </>,
    );
    expect(screen.getByText('4,410,331.25')).toBeTruthy();
    expect(screen.getByText('75.50')).toBeTruthy();
  });

  test('is exact beyond the range of a float', () => {
    renderKit(<Amount value="9007199254740.93" />);
    expect(screen.getByText('9,007,199,254,740.93')).toBeTruthy();
  });

  test('is read left to right, the sign before the digits', () => {
    renderKit(
      <>
        <Amount value="-14350.00" signed />
        <Amount value="128000.00" signed />
      </>,
    );
    const expense = screen.getByText('\u221214,350.00');
    expect(expense.tagName).toBe('BDI');
    expect(expense.getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('+128,000.00')).toBeTruthy();
  });

  test('writes the unit after the number in the page language', () => {
    const { container, unmount } = renderKit(<Amount value="1.00" unit />);
    expect(container.textContent).toBe('1.00 ريال');
    unmount();
    expect(renderKit(<Amount value="1.00" unit />, 'en').container.textContent).toBe('1.00 SAR');
  });

  test('refuses a value that is not an amount', () => {
    expect(() => renderKit(<Amount value="1,5" />)).toThrow();
  });
});

describe('DualDate', () => {
  test('shows the Umm al-Qura day first, then the Gregorian', () => {
    const { container } = renderKit(<DualDate iso="2026-11-22" />);
    expect(container.textContent).toBe('12 جمادى الآخرة 1448هـ 22 نوفمبر 2026م');
    expect(container.querySelector('time')?.getAttribute('dateTime')).toBe('2026-11-22');
  });

  test('is in English without any other change', () => {
    expect(renderKit(<DualDate iso="2026-11-22" />, 'en').container.textContent).toBe(
      '12 Jumada II 1448 AH 22 November 2026',
    );
  });

  test('shows both calendars also in narrow places, the Gregorian one in digits', () => {
    const { container } = renderKit(<DualDate iso="2026-11-02T22:30:00Z" withTime short />);
    expect(container.textContent).toBe('23 جمادى الأولى 1448هـ 03/11/2026 · 01:30');
  });

  test('keeps the time with its day, so that it is never alone on a line', () => {
    const { container } = renderKit(<DualDate iso="2026-11-02T22:30:00Z" withTime short />);
    expect([...(container.querySelector('time')?.children ?? [])].at(-1)?.textContent).toBe('03/11/2026\u00a0· 01:30');
  });

  test('shows the day of a time in Riyadh, with the time', () => {
    const { container } = renderKit(<DualDate iso="2026-11-21T22:30:00Z" withTime />);
    expect(container.textContent).toBe('12 جمادى الآخرة 1448هـ 22 نوفمبر 2026م · 01:30');
  });
});

describe('the settings of the platform', () => {
  const shownBy = (display: DisplayChoice, total: string, language: 'ar' | 'en' = 'ar') =>
    render(
      <UiProvider language={language} theme="light" display={display}>
        <DualDate iso="2026-11-22" />
        <MoneyPanel label="الرصيد" amount={<Amount value={total} unit />} total={total} />
      </UiProvider>,
    ).container.textContent;

  test.each([
    ['mm/dd/yyyy', '12 جمادى الآخرة 1448هـ نوفمبر 22، 2026م'],
    ['yyyy-mm-dd', '12 جمادى الآخرة 1448هـ 2026-11-22م'],
  ] as const)('order the Gregorian part by %s, after the Hijri', (dateFormat, text) => {
    expect(shownBy({ dateFormat, otherCurrency: null }, '1.00')).toContain(text);
  });

  test('show a total in another currency at its dated rate with two decimals, or only riyals without one', () => {
    const on = '2026-11-22';
    expect(
      shownBy({ dateFormat: 'yyyy-mm-dd', otherCurrency: { code: 'USD', sar: '3.750000', on } }, '4410331.25'),
    ).toContain('4,410,331.25 ريالنحو 1,176,088.33 دولار أمريكي، بسعر 2026-11-22م');
    expect(
      shownBy({ dateFormat: 'dd/mm/yyyy', otherCurrency: { code: 'EUR', sar: '4', on } }, '-0.02', 'en'),
    ).toContain('about \u22120.01 EUR at the rate of 22 November 2026');
    expect(shownBy({ dateFormat: 'dd/mm/yyyy', otherCurrency: null }, '10.00')).not.toContain('نحو');
  });
});

test('an IBAN is grouped by four and read left to right', () => {
  renderKit(<Iban value="SA0380000000608010167519" />);
  expect(screen.getByText('SA03 8000 0000 6080 1016 7519').getAttribute('dir')).toBe('ltr');
  expect(screen.getByRole('button', { name: 'انسخ رقم الآيبان' })).toBeTruthy();
});
