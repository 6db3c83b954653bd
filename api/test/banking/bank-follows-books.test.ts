import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BankPort } from '../../src/banking/bank/bank.port.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { providerOf, waqfWithMoney } from './waqf-money.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ samples: 'people' })), 120_000);
afterAll(() => api.stop());

test('a recorded transaction is booked once at the sandbox bank on its day, and a reversal undoes it', async () => {
  const money = await waqfWithMoney(api, {});
  const nazir = await api.signIn(people.nazir);
  const bank = providerOf(api, BankPort);
  const add = async (body: object) => {
    const answer = await nazir.post('/api/transactions', { waqfId: money.waqfId, ...body });
    expect(answer.status).toBe(201);
    return (answer.body as { transaction: { id: string } }).transaction;
  };
  await add({ type: 'income', amount: '900.00', description: 'أجرة المحل', source: 'rent', occurredOn: '2026-02-03' });
  const repair = await add({
    type: 'expense',
    amount: '150.50',
    description: 'صيانة المصعد',
    category: 'maintenance',
    occurredOn: '2026-02-10',
  });
  await api.settled();
  expect(await bank.balance(money.main.iban)).toBe(74_950n);
  const statement = await bank.statement(money.main.iban, '2026-02-01', '2026-02-28');
  expect(statement?.lines.map((line) => [line.description, line.amount])).toEqual([
    ['أجرة المحل', 90_000n],
    ['صيانة المصعد', -15_050n],
  ]);

  await nazir.post(`/api/transactions/${repair.id}/reverse`, { reason: 'سُجلت مرتين' });
  await api.settled();
  expect(await bank.balance(money.main.iban)).toBe(90_000n);
});
