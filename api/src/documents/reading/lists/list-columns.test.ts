import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { columnsReading } from './list-columns.js';

const powers = ['1\tقبض الأجور\tمفوض', '2\tدفع الأجرة\tمفوض', '3\tصيانة العقار\tمفوض'];
const read = (lines: string[]): string[][] =>
  columnsReading(deedOfLines(lines), 'authorities').map(({ list }) => list.items.map(({ text }) => text));

test('the row above the first number heads a table, also when the letter over the numbers was not read', () => {
  const wanted = [['قبض الأجور', 'دفع الأجرة', 'صيانة العقار']];
  expect(read(['م\tالصلاحية\tالحالة', ...powers])).toEqual(wanted);
  expect(read(['الصلاحية\tالحالة', ...powers])).toEqual(wanted);
});
