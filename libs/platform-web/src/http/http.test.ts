import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { storageKeys } from '../storage';
import { http, nothing, onStepUpNeeded, onUnauthorized } from './http';
import { ConnectionError, ContractError, errorMessage, HttpError } from './http-error';

const contract = z.object({ name: z.string() });
const calls: Array<[string, RequestInit]> = [];

function answer(status: number, body: string, statusText = ''): void {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return new Response(status === 204 ? null : body, { status, statusText });
  }) as typeof fetch;
}
const sentHeaders = () => calls.at(-1)?.[1].headers as Record<string, string>;

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a request has the cookie, JSON and the stored id', async () => {
  localStorage.setItem(storageKeys.nationalId, '1000000016');
  answer(200, '{"name":"وقف","more":1}');
  expect(await http.post('/api/x', { a: 1 }, contract)).toEqual({ name: 'وقف' });
  expect(calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
  expect(sentHeaders()).toMatchObject({ 'content-type': 'application/json', 'x-national-id': '1000000016' });
});

test.each([
  ['١٠٠0000016\u200f\n', '0000016'],
  ['\u202e', undefined],
  [null, undefined],
])('the stored id %j is sent as %j', async (stored, sent) => {
  if (stored !== null) localStorage.setItem(storageKeys.nationalId, stored);
  answer(200, '{"name":"x"}');
  await http.get('/api/x', contract);
  expect(sentHeaders()['x-national-id']).toBe(sent);
});

test.each([
  [404, '{"message":"x"}', 'Not Found', '404: {"message":"x"}'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])('a %d becomes an error with status and body as its message', async (status, body, statusText, message) => {
  answer(status, body, statusText);
  await expect(http.get('/api/x', contract)).rejects.toMatchObject({ name: 'HttpError', message, status });
});

test('the error has the API’s problem, and its message is what users see', async () => {
  answer(
    422,
    JSON.stringify({
      status: 422,
      code: 'endowments.incomplete',
      message: 'ينقص اسم الناظر',
      reference: 'abc',
      errors: [{ field: 'nazirName', message: 'مطلوب' }],
    }),
  );
  const error = await http.get('/api/x', contract).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    code: 'endowments.incomplete',
    reference: 'abc',
    errors: [{ field: 'nazirName', message: 'مطلوب' }],
  });
  expect(errorMessage(error)).toBe('ينقص اسم الناظر');
  expect(errorMessage(new HttpError(500, '<html>'))).toBe('حدث خطأ غير متوقع');
});

test('an answer that breaks its contract is an error, not data', async () => {
  answer(200, '{"name":5}');
  await expect(http.get('/api/x', contract)).rejects.toBeInstanceOf(ContractError);
  answer(200, '<html>');
  await expect(http.get('/api/x', contract)).rejects.toBeInstanceOf(ContractError);
});

test('an empty answer matches an empty contract', async () => {
  answer(204, '');
  expect(await http.post('/api/x', undefined, nothing)).toBeUndefined();
});

test('a DELETE request has a body only if one is given', async () => {
  answer(204, '');
  await http.delete('/api/x', nothing);
  expect(calls.at(-1)?.[1]).not.toHaveProperty('body');
  await http.delete('/api/x', nothing, { body: { reason: 'انتهت مدته' } });
  expect(calls.at(-1)?.[1]).toMatchObject({ method: 'DELETE', body: '{"reason":"انتهت مدته"}' });
});

test('the same act again, before it is answered, is not sent a second time', async () => {
  answer(204, '');
  const twice = () => Promise.all([1, 2].map(() => http.delete('/api/x/1', nothing)));
  await twice();
  expect(calls).toHaveLength(1);
  await twice();
  expect(calls).toHaveLength(2);
  await Promise.all([http.post('/api/x', { a: 1 }, nothing), http.post('/api/x', { a: 2 }, nothing)]);
  expect(calls).toHaveLength(4);
});

test('a missing answer is a connection error', async () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('failed'))) as typeof fetch;
  const error = await http.get('/api/x', contract).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(errorMessage(error)).toContain('تعذر الاتصال');
});

test('a 401 ends the session, unless the caller handles it', async () => {
  const ended = jest.fn();
  const stop = onUnauthorized(ended);
  answer(401, '');
  await expect(http.get('/api/x', contract, { tolerate401: true })).rejects.toMatchObject({ status: 401 });
  expect(ended).not.toHaveBeenCalled();
  await expect(http.get('/api/x', contract)).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  await expect(http.get('/api/x', contract)).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('failures are logged without their body', async () => {
  answer(500, '{"nationalId":"1000000016"}');
  await http.get('/api/x', contract).catch(() => undefined);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(jest.mocked(console.error).mock.calls[0]?.join(' ')).not.toContain('1000000016');
});

describe('a call that needs a fresh confirmation', () => {
  const act = { kind: 'approval', id: '7' };
  const needed = JSON.stringify({ status: 403, code: 'identity.step-up-needed', message: 'x', reference: 'r', act });
  /** Refuses the call until it is sent with a confirmation. */
  const guard = () => {
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      calls.push([path, init]);
      const confirmed = (init.headers as Record<string, string>)['x-step-up'] === 'proof';
      return new Response(confirmed ? '{"name":"done"}' : needed, { status: confirmed ? 200 : 403 });
    }) as typeof fetch;
  };

  test('asks the user and is sent again with the confirmation', async () => {
    guard();
    const asked: unknown[] = [];
    const stop = onStepUpNeeded(async (about) => {
      asked.push(about);
      return 'proof';
    });
    expect(await http.post('/api/x', { a: 1 }, contract, { idempotencyKey: 'k' })).toEqual({ name: 'done' });
    stop();
    expect(asked).toEqual([act]);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.[1].body).toBe('{"a":1}');
    expect(sentHeaders()['idempotency-key']).toBe('k');
  });

  test('does nothing if the user cancels, and reports it', async () => {
    guard();
    const stop = onStepUpNeeded(async () => null);
    const error = await http.post('/api/x', {}, contract).catch((failure: unknown) => failure);
    stop();
    expect(calls).toHaveLength(1);
    expect(errorMessage(error)).toBe('ألغيت التأكيد بنفاذ، ولم يُنفَّذ شيء');
  });

  test('asks once: an invalid confirmation is an error', async () => {
    guard();
    let asked = 0;
    const stop = onStepUpNeeded(async () => {
      asked += 1;
      return 'other';
    });
    await expect(http.post('/api/x', {}, contract)).rejects.toMatchObject({ code: 'identity.step-up-needed' });
    stop();
    expect(asked).toBe(1);
    await expect(http.post('/api/x', {}, contract)).rejects.toMatchObject({ status: 403 });
  });
});

test('only the first requests carry the trace id of the page', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  answer(200, '{"name":"x"}');
  await http.get('/api/x', contract);
  expect(sentHeaders()).not.toHaveProperty('traceparent');
  const entries = [{ serverTiming: [{ name: 'traceparent', description: traceparent }] }];
  const had = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
  try {
    const now = jest.spyOn(performance, 'now').mockReturnValue(59_000);
    await http.get('/api/x', contract);
    expect(sentHeaders()['traceparent']).toBe(traceparent);
    now.mockReturnValue(61_000);
    await http.get('/api/x', contract);
    expect(sentHeaders()).not.toHaveProperty('traceparent');
  } finally {
    if (had) Object.defineProperty(performance, 'getEntriesByType', had);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  }
});
