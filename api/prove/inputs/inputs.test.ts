import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi, type TestApi } from '../../test/harness.js';
import { attack } from './attack.mjs';
import { judge } from './judge.mjs';

/* The short form of `npm run prove:inputs`: every call, with a few mutations of each. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 120_000);
afterAll(() => api.stop());

test('no mutated request is answered by a fault', async () => {
  const browser = await api.signIn('1000000016');
  const { body: openApi } = await browser.get('/api/docs/openapi.json');
  const figures = await attack(
    openApi as object,
    async ({ method, path, headers, body }) => {
      const began = performance.now();
      const answer = await browser
        .copy()
        .open(method, path, { headers: headers as Record<string, string>, ...(body === undefined ? {} : { body }) });
      const text = await answer.text();
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text,
        ms: performance.now() - began,
      };
    },
    { perCall: 12 },
  );
  expect(figures.faults).toEqual([]);
  expect(figures.calls).toBeGreaterThan(50);
  expect(figures.refused).toBeGreaterThan(figures.mutations / 2);
}, 240_000);

test('a planted hole is found', async () => {
  const openApi = {
    paths: {
      '/hole': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
          },
        },
      },
    },
  };
  const fine = '{"status":400,"code":"platform.malformed","message":"لا","reference":"0123456789ab"}';
  const holes: Record<string, (body: string) => { status: number; text: string; type?: string }> = {
    'answered 500': (body) => (body.includes('1e999') ? { status: 500, text: '{}' } : { status: 400, text: fine }),
    'gives hidden characters back': (body) => ({ status: 201, text: body.includes('admin') ? '"\u202eadmin"' : '""' }),
    'shows its insides': (body) => ({
      status: 400,
      text: body.includes('DROP') ? 'relation "x" does not exist' : fine,
    }),
    'refuses as text/html': (body) =>
      body === '{' ? { status: 400, text: 'no', type: 'text/html' } : { status: 400, text: fine },
  };
  for (const [fault, answer] of Object.entries(holes)) {
    const { faults } = await attack(
      openApi,
      async ({ body = '' }) => ({ type: 'application/problem+json', ms: 1, ...answer(body) }),
      { perCall: 200 },
    );
    expect(faults.join('\n')).toContain(fault);
  }
  expect(judge({ status: 400, type: 'application/problem+json', text: fine, ms: 1 })).toBeNull();
  expect(judge({ status: 200, type: 'application/json', text: '{}', ms: 6_000 })).toContain('took');
  // A workbook is binary, so any byte may occur in it; a text may not contain hidden characters.
  const zip = { status: 200, text: 'PK\u0003\u0000\u202e', ms: 1 };
  expect(judge({ ...zip, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })).toBeNull();
  expect(judge({ ...zip, type: 'text/csv; charset=utf-8' })).toContain('hidden');
});
