import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { http } from './http';

const contract = z.object({ name: z.string() });
const asked: string[] = [];

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="waqf-first-data">${JSON.stringify({
    '/api/a': '{"name":"of the page"}',
    '/api/b': '{"name":"of the page"}',
    '/api/c': '{"other":1}',
  })}</script>`;
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return new Response('{"name":"of the server"}');
  }) as typeof fetch;
});
beforeEach(() => {
  asked.length = 0;
  jest.restoreAllMocks();
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});

test('data in the page is used once instead of a request, and removed from the page', async () => {
  expect(await http.get('/api/a', contract)).toEqual({ name: 'of the page' });
  expect(asked).toEqual([]);
  expect(document.getElementById('waqf-first-data')).toBeNull();
  expect(await http.get('/api/a', contract)).toEqual({ name: 'of the server' });
  expect(asked).toEqual(['/api/a']);
});

test('it is parsed by the contract like any answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(http.get('/api/c', contract)).rejects.toThrow('name');
});

test('another method or an old page requests the data', async () => {
  expect(await http.post('/api/b', {}, contract)).toEqual({ name: 'of the server' });
  jest.spyOn(performance, 'now').mockReturnValue(20_001);
  expect(await http.get('/api/b', contract)).toEqual({ name: 'of the server' });
  expect(asked).toEqual(['/api/b', '/api/b']);
});
