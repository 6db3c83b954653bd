import { test, expect } from '@jest/globals';
import { filterOf, matchingWaqfs, paramsOf, type StatusFilter } from './waqf-filter';
import { summary } from '../testing/samples';

const waqfs = [
  summary({ id: 'a', name: 'وقف الأيتام', status: 'approved' }),
  summary({ id: 'b', name: 'وقف سقيا الماء', status: 'pending' }),
  summary({
    id: 'c',
    name: 'وقف المدرسة',
    status: 'draft',
    propertyDetails: { propertyNumber: null, issueDate: null, location: 'جدة، الصفا', area: null, ownerName: null },
  }),
];
const ids = (text: string, status: StatusFilter = 'all') => matchingWaqfs(waqfs, { text, status }).map(({ id }) => id);

test('a search matches variant spellings of the same letter', () => {
  expect(ids('الايتام')).toEqual(['a']);
  expect(ids('المدرسه')).toEqual(['c']);
  expect(ids('جده')).toEqual(['c']);
});

test('status and text both restrict the list, and an empty filter shows all', () => {
  expect(ids('وقف', 'pending')).toEqual(['b']);
  expect(ids('')).toEqual(['a', 'b', 'c']);
  expect(ids('لا يوجد')).toEqual([]);
});

test('a discarded waqf is shown only when it is asked for', () => {
  const withDiscarded = [...waqfs, summary({ id: 'd', name: 'وقف ملغى', status: 'discarded' })];
  const shown = (status: StatusFilter) => matchingWaqfs(withDiscarded, { text: '', status }).map(({ id }) => id);
  expect(shown('all')).toEqual(['a', 'b', 'c']);
  expect(shown('discarded')).toEqual(['d']);
});

test('the filter is unchanged after a round trip through the address, and unknown values are ignored', () => {
  expect(filterOf(paramsOf({ text: 'سقيا', status: 'pending' }))).toEqual({ text: 'سقيا', status: 'pending' });
  expect(paramsOf({ text: '', status: 'all' }).toString()).toBe('');
  expect(filterOf(new URLSearchParams('status=gone'))).toEqual({ text: '', status: 'all' });
});
