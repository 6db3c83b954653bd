import { jest } from '@jest/globals';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiQuery, apiQueryOrNull, createQueryClient, pathOfKey } from './query-client';

const asked: string[] = [];
function answer(status: number, body = '{}'): void {
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return new Response(body, { status });
  }) as typeof fetch;
}

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the path is the parts of the key, joined by slashes', async () => {
  expect(pathOfKey(['/api/waqf', 'x', 'documents', 2])).toBe('/api/waqf/x/documents/2');
  answer(200, '{"a":1}');
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/waqf', 'x'] })).toEqual({ a: 1 });
  expect(asked).toEqual(['/api/waqf/x']);
});

test('the defaults are those of the specification: never stale, no retry, no refetch', async () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
  answer(500);
  await expect(createQueryClient().fetchQuery(apiQuery(['/api/x'], z.unknown()))).rejects.toMatchObject({
    status: 500,
  });
  expect(asked).toHaveLength(1);
});

test('the tolerant variant returns null only on 401', async () => {
  answer(401);
  expect(await createQueryClient().fetchQuery(apiQueryOrNull(['/api/x'], z.unknown()))).toBeNull();
  answer(403);
  await expect(createQueryClient().fetchQuery(apiQueryOrNull(['/api/x'], z.unknown()))).rejects.toMatchObject({
    status: 403,
  });
});

test('after a write, earlier data is read again by the next screen that uses it', async () => {
  const client = createQueryClient();
  const query = apiQuery(['/api/x'], z.unknown());
  const open = async (): Promise<void> => {
    const close = new QueryObserver(client, query).subscribe(() => undefined);
    await client.getQueryCache().find(query)?.promise;
    close();
  };
  answer(200);
  await open();
  await open();
  expect(asked).toEqual(['/api/x']);

  const write = (mutationFn: () => Promise<unknown>) => new MutationObserver(client, { mutationFn }).mutate();
  await expect(write(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await open();
  expect(asked).toHaveLength(1);

  await write(() => Promise.resolve());
  await open();
  expect(asked).toEqual(['/api/x', '/api/x']);
});

test('a write does not reload data on the screen, because its mutation declares the changes', async () => {
  const client = createQueryClient();
  answer(200);
  const close = new QueryObserver(client, apiQuery(['/api/x'], z.unknown())).subscribe(() => undefined);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  close();
  expect(asked).toEqual(['/api/x']);
});
