import { formatMessage } from './messages';

const waqfs = {
  zero: 'لا أوقاف',
  one: 'وقف واحد',
  two: 'وقفان',
  few: '{count} أوقاف',
  many: '{count} وقفًا',
  other: '{count} وقف',
};

test.each([
  [0, 'لا أوقاف'],
  [1, 'وقف واحد'],
  [2, 'وقفان'],
  [3, '3 أوقاف'],
  [10, '10 أوقاف'],
  [11, '11 وقفًا'],
  [100, '100 وقف'],
  [1103, '1,103 أوقاف'],
])('%d waqfs in Arabic', (count, text) => expect(formatMessage(waqfs, 'ar', { count })).toBe(text));

test('a missing plural form falls back to the general one', () => {
  expect(formatMessage({ other: '{count} new' }, 'en', { count: 1 })).toBe('1 new');
});

test('placeholders are filled, and a missing value is an error', () => {
  expect(formatMessage('أهلًا {name}', 'ar', { name: 'يوسف' })).toBe('أهلًا يوسف');
  expect(() => formatMessage('أهلًا {name}', 'ar')).toThrow('{name}');
});

test('Arabic names keep their place in an English sentence, and other values are left as they are', () => {
  expect(formatMessage('Requested by {name}, {waqf}', 'en', { name: 'يوسف', waqf: 'Oasis' })).toBe(
    'Requested by \u2068يوسف\u2069, Oasis',
  );
  expect(formatMessage('لم يُرفق {name}', 'ar', { name: 'scan.pdf' })).toBe('لم يُرفق scan.pdf');
  expect(formatMessage('حتى {day}', 'ar', { day: '2 رجب 1448هـ' })).toBe('حتى 2 رجب 1448هـ');
});

test('a figure stays on the line of its unit', () => {
  expect(formatMessage('differ by {amount} SAR', 'en', { amount: '1,192.50' })).toBe('differ by 1,192.50\u00a0SAR');
  expect(formatMessage('الفرق {amount} ريال', 'ar', { amount: '1,192.50' })).toBe('الفرق 1,192.50\u00a0ريال');
  expect(formatMessage('حتى {size} ميجابايت', 'ar', { size: 10 })).toBe('حتى 10\u00a0ميجابايت');
});
