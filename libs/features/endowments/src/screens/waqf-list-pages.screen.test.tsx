import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaqfList } from '@waqf/contracts/endowments';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { summary } from '../testing/index';
import { WaqfListScreen } from './waqf-list.screen';

const rows = [
  summary({
    id: '01920000-0000-7000-8000-00000000000a',
    name: 'وقف الأيتام',
    status: 'approved',
    hasMainAccount: true,
  }),
  summary({ id: '01920000-0000-7000-8000-00000000000b', name: 'وقف سقيا الماء' }),
];
/** A page of the list; by default the first and only one. */
const page = (waqfs: typeof rows, over: Partial<WaqfList> = {}): WaqfList => ({
  waqfs,
  nextCursor: null,
  counts: { draft: 1, pending: 0, approved: 1 },
  ...over,
});
const show = (waqfs: Answer, at = '/waqf') =>
  renderScreen(<WaqfListScreen />, {
    at,
    path: '/waqf',
    capabilities: ['waqf.list', 'waqf.read', 'waqf.create'],
    answers: { 'GET /api/waqfs': waqfs },
  });

test('the header counts all waqfs, rows load page by page, and the server filters by status', async () => {
  const user = userEvent.setup();
  const counts = { draft: 100, pending: 2, approved: 50 };
  const { calls } = show(({ path }) => ({
    status: 200,
    body: path.includes('cursor=c2')
      ? page(rows.slice(1), { counts: null })
      : { ...page(rows.slice(0, 1)), counts, nextCursor: path.includes('status') ? null : 'c2' },
  }));
  expect(await screen.findByText('152 وقفًا، 50 نشطًا، واثنان ينتظران الاعتماد.')).toBeTruthy();
  expect(screen.queryByText('وقف سقيا الماء')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('وقف سقيا الماء')).toBeTruthy();
  expect(screen.getByText('وقف الأيتام')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'نشط' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/waqfs?status=approved'));
  expect(await screen.findByText('وقف الأيتام')).toBeTruthy();
});

test('a search loads the remaining pages by itself until it finds a match', async () => {
  const { calls } = show(
    ({ path }) => {
      const [, place] = /cursor=c(\d)/.exec(path) ?? [];
      if (place === '3') return { status: 200, body: page(rows.slice(1), { counts: null }) };
      return {
        status: 200,
        body: page(rows.slice(0, 1), {
          nextCursor: place === '2' ? 'c3' : 'c2',
          ...(place === undefined ? {} : { counts: null }),
        }),
      };
    },
    `/waqf?q=${encodeURIComponent('سقيا')}`,
  );
  expect(await screen.findByText('وقف سقيا الماء')).toBeTruthy();
  expect(screen.queryByText('لا وقف يطابق بحثك')).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/api/waqfs')).map(({ path }) => path)).toEqual([
    '/api/waqfs',
    '/api/waqfs?cursor=c2',
    '/api/waqfs?cursor=c3',
  ]);
});

test('a search that can’t load more shows the error, does not claim “no match”, and can continue', async () => {
  const user = userEvent.setup();
  let broken = true;
  show(
    ({ path }) => {
      if (!path.includes('cursor=c2')) return { status: 200, body: page(rows.slice(0, 1), { nextCursor: 'c2' }) };
      return broken
        ? problem(503, 'الخدمة متوقفة مؤقتًا')
        : { status: 200, body: page(rows.slice(1), { counts: null }) };
    },
    `/waqf?q=${encodeURIComponent('سقيا')}`,
  );
  expect(await screen.findByText('الخدمة متوقفة مؤقتًا')).toBeTruthy();
  expect(screen.queryByText('لا وقف يطابق بحثك')).toBeNull();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('وقف سقيا الماء')).toBeTruthy();
});
