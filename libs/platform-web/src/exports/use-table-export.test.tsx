import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { HttpError } from '../http/http-error';
import { useTableExport } from './use-table-export';

const asked: unknown[] = [];
const saved: { name: string; bytes: Promise<string> }[] = [];

function answer(response: Response): void {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push([init.method, path, JSON.parse(String(init.body))]);
    return response;
  }) as typeof fetch;
}

beforeEach(() => {
  asked.length = 0;
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.set(`blob:${blobs.size}`, blob);
      return `blob:${blobs.size - 1}`;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = blobs.get(this.getAttribute('href') ?? '');
    saved.push({
      name: this.download,
      bytes: bytes ? new Response(bytes).text() : Promise.reject(new Error('no file')),
    });
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('requests the current view and saves the file under the server’s name', async () => {
  answer(new Response('bytes', { headers: { 'content-disposition': 'attachment; filename="waqfs-2026-07-01.xlsx"' } }));
  const { result } = renderHook(() => useTableExport('waqfs', { status: 'draft' }));
  expect(await result.current.run({ search: 'نخيل', sort: { key: 'name', order: 'descending' } })).toBeNull();
  expect(asked).toEqual([
    [
      'POST',
      '/api/exports',
      { table: 'waqfs', search: 'نخيل', sort: { key: 'name', order: 'descending' }, filters: { status: 'draft' } },
    ],
  ]);
  expect(saved.map(({ name }) => name)).toEqual(['waqfs-2026-07-01.xlsx']);
  expect(await saved[0]?.bytes).toBe('bytes');
});

test('data shown inside another column on the screen has a column of its own in the file', async () => {
  answer(new Response('bytes'));
  const { run } = renderHook(() => useTableExport('transactions', {}, ['reversal'])).result.current;
  await run({ columns: ['description', 'amount'] });
  answer(new Response('bytes'));
  await run({});
  expect(asked.map((call) => (call as [string, string, { columns?: string[] }])[2].columns)).toEqual([
    ['description', 'amount', 'reversal'],
    undefined,
  ]);
});

test('says how many rows a cut file holds', async () => {
  answer(new Response('bytes', { headers: { 'x-export-cut': '10000' } }));
  expect(await renderHook(() => useTableExport('waqfs')).result.current.run({})).toBe(10_000);
});

test('a refusal saves nothing and shows its message', async () => {
  answer(
    new Response(
      JSON.stringify({ status: 429, code: 'platform.too-many', message: 'محاولات كثيرة', reference: 'abc' }),
      { status: 429 },
    ),
  );
  const { run, explain } = renderHook(() => useTableExport('waqfs')).result.current;
  const error = await run({}).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(HttpError);
  expect(explain(error)).toBe('محاولات كثيرة');
  expect(saved).toEqual([]);
});
