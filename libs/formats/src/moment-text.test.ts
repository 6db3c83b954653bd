import { momentText } from './moment-text';

test('a moment in running text has both calendars and the time in Riyadh', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(momentText('2026-11-29T22:05:00Z', 'en'))).toBe('20 Jumada II 1448 AH (30 November 2026), 01:05');
  expect(plain(momentText('2026-11-29T22:05:00Z', 'ar'))).toBe('20 جمادى الآخرة 1448هـ (30 نوفمبر 2026)، 01:05');
});
