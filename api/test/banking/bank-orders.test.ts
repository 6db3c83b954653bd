import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BankPlatform } from './bank-platform.js';

let platform: BankPlatform;
beforeAll(async () => void (platform = await BankPlatform.start()));
afterAll(() => platform.stop());

test('a behaviour ordered over HTTP applies to the next request, and a deleted one to none', async () => {
  const browser = platform.first.browser();
  expect(
    (await browser.post('/simulator/bank/orders', { kind: 'refuse', reason: { ar: 'سبب', en: 'Reason' } })).status,
  ).toBe(201);
  const refused = await platform.request('وقف أول');
  expect(await platform.settled(refused.waqfId)).toBe('refused');
  const opened = await platform.request('وقف ثان');
  expect(await platform.settled(opened.waqfId)).toBe('active');

  await browser.post('/simulator/bank/orders', { kind: 'refuse', times: 5 });
  expect((await browser.delete('/simulator/bank/orders')).status).toBe(204);
  const third = await platform.request('وقف ثالث');
  expect(await platform.settled(third.waqfId)).toBe('active');
});

test.each([
  {},
  { kind: 'explode' },
  { kind: 'refuse', times: 0 },
  { kind: 'delay', delayMs: -1 },
  { kind: 'delay', delayMs: '5' },
])('an order of %j is refused with 400', async (order: object) => {
  expect((await platform.first.browser().post('/simulator/bank/orders', order)).status).toBe(400);
});
