import type { FiscalYearDetail } from '@waqf/contracts/closing';
import { riyadhDay } from '@waqf/formats';
import { orderBank, transfer, transferIn, waqfWithMoney } from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());

test('a year waits for each request and each transfer that was made before its end, and names how many', async () => {
  const nazir = await api.signIn(people.nazir);
  const money = await waqfWithMoney(api, { ghalla: '50000.00' });
  const [sub] = money.subs;
  const path = `/api/waqf/${money.waqfId}`;
  await nazir.put(`${path}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  const present = Number(riyadhDay(api.clock.now()).slice(0, 4));
  const open = async (year: number) => {
    const { checklist } = (await nazir.get(`${path}/years/${year}`)).body as FiscalYearDetail;
    return checklist
      .filter(({ key, done }) => ['approvals', 'transfers'].includes(key) && !done)
      .map(({ key, detail }) => [key, detail?.en]);
  };
  // A year before it, of which nothing waits.
  const income = { type: 'income', source: 'rent', amount: '1.00', description: 'من الاختبار' };
  await nazir.post('/api/transactions', { waqfId: money.waqfId, ...income, occurredOn: `${present - 1}-03-01` });
  expect(await open(present)).toEqual([]);

  const above = await transfer(nazir, money.main, sub, '20000.01');
  expect(transferIn(above).status).toBe('awaiting_approval');
  await orderBank(api, money.main, { kind: 'delay', delayMs: 2_000_000_000 });
  expect(transferIn(await transfer(nazir, money.main, sub, '10.00')).status).toBe('pending');

  expect(await open(present)).toEqual([
    ['approvals', 'Requests waiting: 1'],
    ['transfers', 'Pending transfers: 1'],
  ]);
  expect(await open(present - 1)).toEqual([]);
});
