import { beforeEach, expect, jest, test } from '@jest/globals';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiPages, filteredPages, givenParams, withQuery } from './api-pages';
import { createQueryClient } from './query-client';

const contract = z.object({ rows: z.array(z.number()), nextCursor: z.nullable(z.string()) });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  document.body.innerHTML = `<script type="application/json" id="waqf-first-data">${JSON.stringify({
    '/api/rows?limit=2': '{"rows":[1,2],"nextCursor":"b&c"}',
  })}</script>`;
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return new Response('{"rows":[3],"nextCursor":null}');
  }) as typeof fetch;
});

const rowPages = (of?: string) =>
  apiPages(['/api/rows', of ?? ''], (cursor) => withQuery('/api/rows', { limit: 2, of, cursor }), contract);

test('the first page in the HTML is there at the first render, and the next one is requested with its cursor', async () => {
  const observer = new InfiniteQueryObserver(createQueryClient(), rowPages());
  expect(observer.getCurrentResult().data?.pages.map(({ rows }) => rows)).toEqual([[1, 2]]);
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect(data?.pages.map(({ rows }) => rows)).toEqual([[1, 2], [3]]);
  expect(hasNextPage).toBe(false);
  expect(asked).toEqual(['/api/rows?limit=2&cursor=b%26c']);
});

test('another list than the one in the HTML is requested', async () => {
  const observer = new InfiniteQueryObserver(createQueryClient(), rowPages('x'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  await observer.refetch();
  expect(asked).toEqual(['/api/rows?limit=2&of=x']);
});

test('rows of another filter stay until the answer is there, rows of another subject are never shown', async () => {
  const rowsOf = (waqf: string, state?: string) =>
    filteredPages(
      ['/api/rows', waqf],
      { state },
      (cursor) => withQuery('/api/rows', { waqf, state, cursor }),
      contract,
    );
  const observer = new InfiniteQueryObserver(createQueryClient(), rowsOf('a'));
  const shown = () => observer.getCurrentResult().data?.pages.map(({ rows }) => rows);
  await observer.refetch();
  expect(shown()).toEqual([[3]]);
  observer.setOptions(rowsOf('a', 'paid'));
  expect([shown(), observer.getCurrentResult().isPlaceholderData]).toEqual([[[3]], true]);
  observer.setOptions(rowsOf('b', 'paid'));
  expect(shown()).toBeUndefined();
});

test('a list without a filter never shows rows of another key', async () => {
  const observer = new InfiniteQueryObserver(createQueryClient(), rowPages('a'));
  await observer.refetch();
  observer.setOptions(rowPages('b'));
  expect(observer.getCurrentResult().data).toBeUndefined();
});

test('parameters without a value are left out', () => {
  const params = { limit: 0, of: '', from: undefined, to: null, q: 'غلة وقف' };
  expect(givenParams(params)).toEqual({ limit: '0', q: 'غلة وقف' });
  expect(withQuery('/api/rows', { of: undefined })).toBe('/api/rows');
});
