import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { BankPort } from '../../src/banking/bank/bank.port.js';
import { DispatchRepository } from '../../src/banking/persistence/dispatch.repository.js';
import { DispatchTransfers } from '../../src/banking/use-cases/dispatch-transfers.js';
import { newId } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import {
  waitUntilDelivered,
  bookBalance,
  orderBank,
  providerOf,
  countAtBank,
  transfer,
  transferIn,
  waitForState,
  type WaqfMoney,
  waqfWithMoney,
} from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let money: WaqfMoney;
let sent: string[];
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  const bank = providerOf(api, BankPort);
  const original = bank.transfer.bind(bank);
  jest.spyOn(bank, 'transfer').mockImplementation((order) => {
    sent.push(order.reference);
    return original(order);
  });
  const together = bank.transferTogether.bind(bank);
  jest.spyOn(bank, 'transferTogether').mockImplementation((orders) => {
    sent.push(...orders.map(({ reference }) => reference));
    return together(orders);
  });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  sent = [];
  money = await waqfWithMoney(api);
});

const make = async (amount = '100') => transferIn(await transfer(nazir, money.main, money.subs[0], amount)).id;
const balances = async () => [await bookBalance(api, money, money.main), await bookBalance(api, money, money.subs[0])];
const notices = async () => {
  await waitUntilDelivered(api);
  return api.query<{ title_ar: string; message_ar: string; national_id: string }>(
    `SELECT n.title_ar, n.message_ar, p.national_id FROM notifications.notification n JOIN identity.person p
      ON p.id = n.user_id
     WHERE action_url = $1 ORDER BY n.created_at, p.national_id`,
    [`/waqf/${money.waqfId}/banking`],
  );
};
const sentTo = (id: string) => sent.filter((reference) => reference === id).length;

test('a refusal by the bank reverses the entry, shows the bank’s reason and notifies both parties', async () => {
  await orderBank(api, money.main, {
    kind: 'refuse',
    reason: { ar: 'الحساب تحت المراجعة', en: 'The account is under review' },
  });
  const id = await make();
  expect(await waitForState(api, id, 'reversed')).toMatchObject({ refusal_code: 'TRANSFER_NOT_ACCEPTED' });
  expect([await balances(), await countAtBank(api, id)]).toEqual([['10000.00', '0.00'], 0]);
  const entries = await api.query('SELECT 1 FROM ledger.transfer WHERE id = $1 OR reverses_id = $1', [id]);
  expect(entries).toHaveLength(2);
  const list = (await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}`)).body as {
    transactions: object[];
    completedCount: number;
  };
  expect(list).toMatchObject({
    completedCount: 0,
    transactions: [{ id, status: 'reversed', reason: 'الحساب تحت المراجعة', bankReference: null }],
  });
  expect((await notices()).map((row) => [row.title_ar, row.national_id]).toSorted()).toEqual([
    ['رفض المصرف التحويل', people.waqif],
    ['رفض المصرف التحويل', people.nazir],
  ]);
});

test('while the bank delays, the transfer is sent with both balances moved, and is completed later', async () => {
  await orderBank(api, money.main, { kind: 'delay', delayMs: 1_200 });
  const id = await make();
  await waitForState(api, id, 'sent');
  expect(await balances()).toEqual(['9900.00', '100.00']);
  expect(await waitForState(api, id, 'completed')).toMatchObject({ state: 'completed' });
  expect([await countAtBank(api, id), sentTo(id)]).toEqual([1, 1]);
});

test('a slow answer does not delay other transfers', async () => {
  await orderBank(api, money.subs[1], { kind: 'slow', delayMs: 5_000 });
  await make('50');
  const slow = transferIn(await transfer(nazir, money.main, money.subs[1], '5')).id;
  const quick = await make('7');
  await waitForState(api, quick, 'completed');
  await waitForState(api, slow, 'completed');
  const [row] = await api.query<{ first: string }>(
    'SELECT id AS first FROM banking.transfer WHERE id = ANY ($1::uuid[]) ORDER BY settled_at LIMIT 1',
    [[slow, quick]],
  );
  expect(row?.first).toBe(quick);
});

test('after a lost answer the bank is asked by reference, and the transfer is not sent again', async () => {
  await orderBank(api, money.main, { kind: 'lose-answer' });
  const id = await make();
  const settled = await waitForState(api, id, 'completed');
  expect([settled.attempts, sentTo(id), await countAtBank(api, id)]).toEqual([2, 1, 1]);
  expect(await balances()).toEqual(['9900.00', '100.00']);
});

test('a transfer that an unavailable bank never received is sent again until it is completed once', async () => {
  await orderBank(api, money.main, { kind: 'unavailable', times: 2 });
  const id = await make();
  const settled = await waitForState(api, id, 'completed');
  expect([settled.attempts, sentTo(id), await countAtBank(api, id)]).toEqual([3, 3, 1]);
});

test('a refused transfer whose money was spent is reversed only when the money is back', async () => {
  await orderBank(api, money.main, { kind: 'refuse' });
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const refused = await make('100');
  const passedOn = transferIn(await transfer(nazir, money.subs[0], money.subs[1], '100')).id;
  dispatcher.start();
  await waitForState(api, passedOn, 'completed');
  for (
    let row = await waitForState(api, refused, 'sent');
    row.refusal_code === null;
    row = await waitForState(api, refused, 'sent')
  )
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await balances()).toEqual(['9900.00', '0.00']);
  const list = (await nazir.get(`/api/bank-transactions?waqfId=${money.waqfId}&status=pending`)).body as {
    transactions: { id: string }[];
  };
  expect(list.transactions.map(({ id }) => id)).toEqual([refused]);
  expect((await notices()).map((row) => row.title_ar)).toContain('تحويل مرفوض ينتظر الإعادة');

  expect((await transfer(nazir, money.subs[1], money.subs[0], '100')).status).toBe(201);
  await waitForState(api, refused, 'reversed');
  expect(await balances()).toEqual(['10000.00', '0.00']);
  expect(await countAtBank(api, refused)).toBe(0);
});

test('a transfer that was recorded but not sent is sent once by the next process', async () => {
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const id = await make();
  expect(await waitForState(api, id, 'recorded')).toMatchObject({ attempts: 0 });
  expect(sentTo(id)).toBe(0);
  dispatcher.start();
  await waitForState(api, id, 'completed');
  expect([sentTo(id), await countAtBank(api, id)]).toEqual([1, 1]);
});

test('a claimed transfer that was not sent: the next process asks the bank first, then sends it once', async () => {
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const id = await make();
  const [claimed] = await providerOf(api, DispatchRepository).claim(systemCtx(api), 1, 400);
  expect(claimed).toMatchObject({ id, sentBefore: false });
  const asked = jest.spyOn(providerOf(api, BankPort), 'transferStatus');
  dispatcher.start();
  await waitForState(api, id, 'completed');
  expect(asked).toHaveBeenCalledWith(id);
  expect([sentTo(id), await countAtBank(api, id)]).toEqual([1, 1]);
  asked.mockRestore();
});

test('a transfer whose answer was not stored: the next process does not send it again', async () => {
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const id = await make();
  await providerOf(api, DispatchRepository).claim(systemCtx(api), 1, 400);
  await providerOf(api, BankPort).transfer({
    reference: id,
    debitIban: money.main.iban,
    creditIban: money.subs[0].iban,
    amount: halalas(10_000n),
    description: 'تحويل',
  });
  expect(sentTo(id)).toBe(1);
  dispatcher.start();
  await waitForState(api, id, 'completed');
  expect([sentTo(id), await countAtBank(api, id)]).toEqual([1, 1]);
});

/** Records transfers while the dispatcher is stopped. */
async function manyRecorded(count: number): Promise<{ ids: string[]; start: () => void }> {
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await make('1'));
  return { ids, start: () => dispatcher.start() };
}

test('in a batch sent to the bank, only the refused transfer is reversed', async () => {
  const { ids, start } = await manyRecorded(11);
  const away = transferIn(await transfer(nazir, money.main, money.subs[1], '5')).id;
  await orderBank(api, money.subs[1], { kind: 'refuse' });
  start();
  await waitForState(api, away, 'reversed');
  for (const id of ids) await waitForState(api, id, 'completed');
  expect(await Promise.all(ids.map((id) => countAtBank(api, id)))).toEqual(ids.map(() => 1));
  expect([sent.toSorted(), await countAtBank(api, away)]).toEqual([[...ids, away].toSorted(), 0]);
  expect(await balances()).toEqual(['9989.00', '11.00']);
});

test('after a lost answer to a batch, or an unavailable bank, each transfer is still made once', async () => {
  for (const kind of ['lose-answer', 'unavailable'] as const) {
    sent = [];
    const { ids, start } = await manyRecorded(10);
    await orderBank(api, money.main, { kind });
    start();
    for (const id of ids) await waitForState(api, id, 'completed');
    expect(await Promise.all(ids.map((id) => countAtBank(api, id)))).toEqual(ids.map(() => 1));
    // With a lost answer each transfer is sent once; with an unavailable bank each is sent again.
    expect(sent).toHaveLength(kind === 'lose-answer' ? 10 : 20);
  }
  expect(await balances()).toEqual(['9980.00', '20.00']);
});

test('while users wait for the database, the dispatcher claims few transfers at a time', async () => {
  const { ids, start } = await manyRecorded(40);
  const claim = jest.spyOn(providerOf(api, DispatchRepository), 'claim');
  providerOf(api, DispatchTransfers).yieldToUsers();
  start();
  for (const id of ids) await waitForState(api, id, 'completed');
  const limits = () => claim.mock.calls.map(([, limit]) => limit);
  expect(limits()[0]).toBe(32);
  // Soon after nobody is waiting any longer, many are claimed at a time again.
  while (limits().at(-1) !== 250) {
    const id = await make('1');
    ids.push(id);
    await waitForState(api, id, 'completed');
  }
  claim.mockRestore();
  expect(await Promise.all(ids.map((id) => countAtBank(api, id)))).toEqual(ids.map(() => 1));
});

test('a process that stops in the middle of a batch: only transfers unknown to the bank are sent again', async () => {
  const { ids, start } = await manyRecorded(10);
  await providerOf(api, DispatchRepository).claim(systemCtx(api), 50, 400);
  const made = ids.slice(0, 4).map((reference) => ({
    reference,
    debitIban: money.main.iban,
    creditIban: money.subs[0].iban,
    amount: halalas(100n),
    description: 'تحويل',
  }));
  await providerOf(api, BankPort).transferTogether(made);
  start();
  for (const id of ids) await waitForState(api, id, 'completed');
  expect([ids.map(sentTo), await Promise.all(ids.map((id) => countAtBank(api, id)))]).toEqual([
    ids.map(() => 1),
    ids.map(() => 1),
  ]);
});

test('the bank never makes a second transfer for a reference, and refuses an unknown account', async () => {
  const bank = providerOf(api, BankPort);
  const order = (more: object) => ({
    reference: newId(),
    debitIban: money.main.iban,
    creditIban: money.subs[0].iban,
    amount: halalas(100n),
    description: 'تحويل',
    ...more,
  });
  const first = order({});
  const unknown = order({ creditIban: 'SA0000000000000000000000' });
  const answers = await bank.transferTogether([first, unknown]);
  expect(answers.get(first.reference)).toMatchObject({ outcome: 'completed' });
  expect(answers.get(unknown.reference)).toMatchObject({ outcome: 'refused', code: 'UNKNOWN_ACCOUNT' });
  const again = await bank.transferTogether([first, order({}), { ...unknown, creditIban: money.subs[0].iban }]);
  expect(again.get(first.reference)).toEqual(answers.get(first.reference));
  expect(again.get(unknown.reference)).toMatchObject({ outcome: 'refused' });
  // A repeated reference with another amount gets no line in the answer.
  expect((await bank.transferTogether([{ ...first, amount: halalas(200n) }])).size).toBe(0);
  expect([await countAtBank(api, first.reference), await countAtBank(api, unknown.reference)]).toEqual([1, 0]);
  const states = await bank.transferStatuses([first.reference, newId()]);
  expect([...states.values()].map(({ outcome }) => outcome).toSorted()).toEqual(['completed', 'unknown']);
});

test('a transfer that one process has claimed is not claimed by another', async () => {
  const dispatcher = providerOf(api, DispatchTransfers);
  await dispatcher.stop();
  const ids = [await make('1'), await make('2'), await make('3')];
  const claims = await Promise.all(
    Array.from({ length: 5 }, () => providerOf(api, DispatchRepository).claim(systemCtx(api), 2, 5_000)),
  );
  expect(
    claims
      .flat()
      .map((claimed) => claimed.id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  dispatcher.start();
  for (const id of ids) await waitForState(api, id, 'completed');
});

test('a completed transfer is neither reversed nor completed again, and is never deleted', async () => {
  const id = await make();
  await waitForState(api, id, 'completed');
  const dispatch = providerOf(api, DispatchRepository);
  expect(await dispatch.reverse(systemCtx(api), id, { code: 'LATE', reason: { ar: 'متأخر', en: 'Late' } })).toBe(false);
  expect((await dispatch.complete(systemCtx(api), [{ id, bankReference: 'WB2' }])).size).toBe(0);
  const [row] = await api.query<{ bank_reference: string }>(
    'SELECT bank_reference FROM banking.transfer WHERE id = $1',
    [id],
  );
  expect(row?.bank_reference).not.toBe('WB2');
  await expect(systemCtx(api).manager.query('DELETE FROM banking.transfer WHERE id = $1', [id])).rejects.toThrow(
    'permission denied',
  );
  await expect(
    systemCtx(api).manager.query(`UPDATE banking.transfer SET state = 'reversed' WHERE id = $1`, [id]),
  ).rejects.toThrow('transfer_ends_whole');
});

test('the open pages of both parties are told when a transfer is completed', async () => {
  const id = await make();
  await waitForState(api, id, 'completed');
  await waitUntilDelivered(api);
  const pushed = await api.query<{ national_id: string; data: object }>(
    `SELECT p.national_id, data FROM notifications.stream_event e JOIN identity.person p ON p.id = e.user_id
     WHERE event = 'transfer.settled' AND data ->> 'transferId' = $1 ORDER BY 1`,
    [id],
  );
  expect(pushed).toEqual(
    [people.waqif, people.nazir].map((national_id) => ({
      national_id,
      data: { transferId: id, waqfId: money.waqfId, status: 'completed' },
    })),
  );
});
