import { usualToggles } from '@waqf/contracts/identity';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notificationList } from '@waqf/contracts/notifications';
import { type TransactionFact, transactionRecorded, transactionReversed } from '../../src/finances/index.js';
import { Facts } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { add, rent, repair, reverse } from './money-people.js';

let api: TestApi;
let waqif: Browser;
let nazir: Browser;
let admin: Browser;
let waqfId: string;
const heard: TransactionFact[] = [];
beforeAll(async () => {
  api = await startApi({
    samples: 'people',
    prepare: (app) => {
      const facts = app.get(Facts, { strict: false });
      facts.on(transactionRecorded, 'test.hears', async (_, recorded) => void heard.push(...recorded));
      facts.on(transactionReversed, 'test.hears', async (_, reversed) => void heard.push(...reversed));
    },
  });
  [waqif, nazir, admin] = [
    await api.signIn(people.waqif),
    await api.signIn(people.nazir),
    await api.signIn(people.admin),
  ];
  waqfId = await approvedWaqf(api, { name: 'وقف الإشعار' });
}, 180_000);
afterAll(() => api.stop());

async function messages(browser: Browser): Promise<string[]> {
  await api.settled();
  const { notifications } = notificationList.parse((await browser.get('/api/notifications?category=transaction')).body);
  return notifications.map(({ title, message }) => `${title} | ${message}`);
}

test('founder and nazir are notified of a transaction or reversal, except the one who recorded it', async () => {
  const { transaction } = await add(nazir, rent(waqfId, '1250.75'));
  expect(await messages(waqif)).toEqual(['إيراد جديد | وقف الإشعار: إيجار الشقة 4، 1,250.75\u00a0ريال']);
  expect(await messages(nazir)).toEqual([]);
  await reverse(admin, transaction);
  expect((await messages(waqif))[0]).toBe('عكس إيراد | وقف الإشعار: عكس: إيجار الشقة 4، 1,250.75\u00a0ريال');
  expect(await messages(nazir)).toHaveLength(1);
  const english = await api.query<{ message_en: string }>(
    "SELECT message_en FROM notifications.notification WHERE title_en = 'New income'",
  );
  expect(english.map(({ message_en }) => message_en)).toEqual(['1,250.75 SAR of “وقف الإشعار” for “إيجار الشقة 4”']);
});

test('a user who switched off transaction alerts gets none', async () => {
  const toggles = { ...usualToggles, transactionAlerts: false };
  expect((await waqif.put('/api/user/notifications', toggles)).status).toBe(200);
  const before = await messages(waqif);
  await add(nazir, rent(waqfId));
  expect(await messages(waqif)).toEqual(before);
});

test('a transaction and its reversal are each audited once and published once with their sign', async () => {
  const { transaction: expense } = await add(nazir, repair(waqfId));
  const { transaction: undo } = await reverse(nazir, expense);
  await api.settled();
  const trail = await api.query<{ action: string; actor_id: string | null; waqf_id: string; details: object }>(
    `SELECT action, actor_id, waqf_id, details FROM platform.audit_entry WHERE subject_id = ANY ($1::text[])
      ORDER BY occurred_at`,
    [[expense.id, undo.id]],
  );
  expect(trail.map(({ action, actor_id }) => [action, actor_id !== null])).toEqual([
    ['finances.transaction-recorded', true],
    ['finances.transaction-reversed', true],
  ]);
  expect(trail[0]?.details).toMatchObject({ type: 'expense', amountHalalas: '25050', category: 'maintenance' });
  expect(trail.map(({ waqf_id }) => waqf_id)).toEqual([waqfId, waqfId]);
  expect(heard.filter(({ transactionId }) => transactionId === expense.id)).toEqual([
    expect.objectContaining({
      waqfId,
      type: 'expense',
      amountHalalas: '25050',
      signedAmountHalalas: '-25050',
      fromStatement: false,
      imported: false,
    }),
  ]);
  expect(heard.filter(({ transactionId }) => transactionId === undo.id)).toEqual([
    expect.objectContaining({ signedAmountHalalas: '25050', reverses: expense.id }),
  ]);
});
