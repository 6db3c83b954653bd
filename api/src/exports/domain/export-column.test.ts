import { cellOf, type ExportColumn, plainCellOf } from './export-column.js';

type Kind = 'day' | 'moment';
const column = (kind: Kind): ExportColumn<string> => ({
  key: 'date',
  kind,
  title: { ar: 'التاريخ', en: 'Date' },
  value: (row) => row,
});
/** One hour into 1 November in Riyadh. */
const afterMidnight = '2026-10-31T22:00:00.000Z';

test('a moment in a column of days is its day in Riyadh, in Excel and in CSV', () => {
  expect(cellOf(column('day'), afterMidnight, 'ar')).toEqual(new Date('2026-11-01'));
  expect(plainCellOf(column('day'), afterMidnight, 'ar')).toBe('2026-11-01');
  expect(cellOf(column('day'), '2026-10-31', 'ar')).toEqual(new Date('2026-10-31'));
  expect(plainCellOf(column('day'), '2026-10-31', 'ar')).toBe('2026-10-31');
});

test('a moment is shown with the time of Riyadh in Excel, and as in the API in CSV', () => {
  expect(cellOf(column('moment'), afterMidnight, 'ar')).toEqual(new Date('2026-11-01T01:00:00Z'));
  expect(plainCellOf(column('moment'), afterMidnight, 'ar')).toBe(afterMidnight);
});
