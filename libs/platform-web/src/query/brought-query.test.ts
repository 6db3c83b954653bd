import { expect, jest, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiQuery, apiQueryAt, createQueryClient } from './query-client';

test('data in the page is available once before any request', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  document.body.innerHTML = `<script type="application/json" id="waqf-first-data">${JSON.stringify({
    '/api/fits?of=page': '{"a":1}',
    '/api/other': '{"b":1}',
  })}</script>`;
  const asked: string[] = [];
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return new Response('{"a":2}');
  }) as typeof fetch;
  const contract = z.object({ a: z.number() });
  const client = createQueryClient();
  const fits = apiQueryAt(['/api/fits', 'page'], '/api/fits?of=page', contract);
  const observer = new QueryObserver(client, fits);
  expect(observer.getCurrentResult().data).toEqual({ a: 1 });
  expect((await observer.refetch()).data).toEqual({ a: 2 });
  // An answer that does not match the contract is requested again.
  const other = new QueryObserver(client, apiQuery(['/api/other'], contract));
  expect(other.getCurrentResult().data).toBeUndefined();
  expect((await other.refetch()).data).toEqual({ a: 2 });
  expect(asked).toEqual(['/api/fits?of=page', '/api/other']);
});
