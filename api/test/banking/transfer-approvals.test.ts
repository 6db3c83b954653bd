import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { StepUpStarted } from '@waqf/contracts/step-up';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import {
  waitUntilDelivered,
  bookBalance,
  codeIn,
  addYield,
  countAtBank,
  transfer,
  transferIn,
  waitForState,
  type WaqfMoney,
  waqfWithMoney,
} from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  money = await waqfWithMoney(api, { ghalla: '50000.00' });
});

interface ApprovalBody {
  id: string;
  status: string;
  reason: string | null;
  mayDecide: boolean;
  requestedBy: { fullName: string };
  decidedBy: { fullName: string } | null;
  transfer: { status: string; amount: string };
  effect?: unknown;
}
const approvalIn = (answer: Answer): ApprovalBody => (answer.body as { approval: ApprovalBody }).approval;
const approvalsOf = async (browser: Browser, query = `?waqfId=${money.waqfId}`) =>
  (await browser.get(`/api/approvals${query}`)).body as {
    approvals: ApprovalBody[];
    waitingCount: number;
    nextCursor: string | null;
  };
const decide = (browser: Browser, id: string, how: 'approve' | 'reject', body: unknown = {}) =>
  browser.confirmed('POST', `/api/approvals/${id}/${how}`, { body });
const ask = async (amount = '20000.01') => {
  const answer = await transfer(nazir, money.main, money.subs[0], amount);
  expect(answer.status).toBe(202);
  return transferIn(answer).id;
};

test('a transfer of 20,000 is made at once; one halala more waits for the founder and moves nothing', async () => {
  expect((await transfer(nazir, money.main, money.subs[0], '20000')).status).toBe(201);
  const id = await ask();
  expect(await bookBalance(api, money, money.main)).toBe('30000.00');
  const { approvals } = await approvalsOf(waqif);
  expect(approvals).toEqual([
    expect.objectContaining({
      id,
      kind: 'bank_transfer',
      status: 'waiting',
      mayDecide: true,
      waqfId: money.waqfId,
      decidedBy: null,
      transfer: expect.objectContaining({ status: 'awaiting_approval', amount: '20000.01' }),
    }),
  ]);
  expect((await approvalsOf(nazir)).approvals[0]).toMatchObject({ id, mayDecide: false });
});

test('a waiting approval shows its effect and whether the payee is known; a decided one does not', async () => {
  const [payee, newPayee] = [money.subs[0], money.subs[1]];
  expect((await transfer(nazir, money.main, payee, '1000')).status).toBe(201);
  const id = await ask('19500');
  const effectOf = async (reader: Browser) => (await approvalsOf(reader)).approvals[0]?.effect;
  const effect = {
    available: { before: '49000.00', after: '29500.00' },
    balance: { before: '49000.00', after: '29500.00' },
    corpus: '0.00',
    payeeIsKnown: true,
    dayLimit: '20000.00',
    usedToday: '1000.00',
  };
  expect(await effectOf(waqif)).toEqual(effect);
  expect((await decide(waqif, id, 'reject', { reason: 'لا حاجة إليه' })).status).toBe(200);
  expect(await effectOf(waqif)).toBeUndefined();
  await api.query(
    `DELETE FROM banking.transfer_day
     WHERE party_id IN ($1, (SELECT beneficiary_id FROM banking.account WHERE id = $1))`,
    [newPayee.id],
  );
  expect((await transfer(nazir, money.main, newPayee, '20000.01')).status).toBe(202);
  expect((await approvalsOf(waqif)).approvals[0]?.effect).toMatchObject({ payeeIsKnown: false });
});

test('a waqf’s own policy replaces the usual threshold', async () => {
  await api.query('INSERT INTO banking.transfer_policy (waqf_id, approval_above_halalas) VALUES ($1, 10000)', [
    money.waqfId,
  ]);
  expect((await transfer(nazir, money.main, money.subs[0], '100')).status).toBe(201);
  expect((await transfer(nazir, money.main, money.subs[0], '100.01')).status).toBe(202);
});

test('the founder sets the transfer policy, which applies at once, and the nazir is notified', async () => {
  const path = `/api/waqf/${money.waqfId}/transfer-policy`;
  const set = (browser: Browser, approvalAbove: unknown) => browser.confirmed('PUT', path, { body: { approvalAbove } });
  const usual = { approvalAbove: '20000.00', usual: '20000.00', isOwn: false, secondApprover: null };
  const used = (main: string) =>
    [money.main, ...money.subs].map(({ id }) => ({ accountId: id, amount: id === money.main.id ? main : '0.00' }));
  const seen = async (browser: Browser) => {
    const { policy } = (await browser.get(path)).body as { policy: { usedToday: Array<{ accountId: string }> } };
    const inOrder = policy.usedToday.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
    return { ...policy, usedToday: inOrder };
  };
  const inOrder = (main: string) => used(main).toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  expect(await seen(nazir)).toEqual({ ...usual, usedToday: inOrder('0.00'), mayChange: false });
  expect(await seen(waqif)).toEqual({ ...usual, usedToday: inOrder('0.00'), mayChange: true });
  expect((await transfer(nazir, money.main, money.subs[0], '500.01')).status).toBe(201);
  // A transfer that was made without approval counts for the rest of the day.
  expect(await seen(nazir)).toMatchObject({ usedToday: inOrder('500.01') });

  expect((await set(waqif, '500')).body).toEqual({
    policy: { approvalAbove: '500.00', usual: '20000.00', isOwn: true, secondApprover: null, mayChange: true },
  });
  expect((await set(waqif, '500.00')).status).toBe(200);
  expect((await transfer(nazir, money.main, money.subs[0], '500.01')).status).toBe(202);
  api.clock.advance({ minutes: 24 * 60 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  expect((await transfer(nazir, money.main, money.subs[0], '500')).status).toBe(201);
  expect((await set(waqif, '0')).status).toBe(200);
  expect((await transfer(nazir, money.main, money.subs[0], '0.01')).status).toBe(202);
  expect((await set(waqif, null)).body).toEqual({ policy: { ...usual, mayChange: true } });
  expect((await transfer(nazir, money.main, money.subs[0], '500.01')).status).toBe(201);

  const acts = await api.query(
    `SELECT before, after FROM platform.audit_entry
     WHERE action = 'banking.transfer-policy-changed' AND subject_id = $1 ORDER BY id`,
    [money.waqfId],
  );
  expect(acts).toEqual([
    { before: { approvalAbove: null }, after: { approvalAbove: '500.00' } },
    { before: { approvalAbove: '500.00' }, after: { approvalAbove: '0.00' } },
    { before: { approvalAbove: '0.00' }, after: { approvalAbove: null } },
  ]);
  await waitUntilDelivered(api);
  const notified = await api.query<{ message_ar: string; national_id: string }>(
    `SELECT n.message_ar, p.national_id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE action_url = $1 AND title_ar = 'غيّر الواقف حد الموافقة' ORDER BY n.id`,
    [`/waqf/${money.waqfId}/banking`],
  );
  expect(notified.map(({ national_id }) => national_id)).toEqual([people.nazir, people.nazir, people.nazir]);
  expect(notified[0]?.message_ar).toContain('500.00 ريال');
});

test('nobody but the founder sets the transfer policy, and only a valid amount is accepted', async () => {
  const path = `/api/waqf/${money.waqfId}/transfer-policy`;
  const admin = await api.signIn(people.admin);
  for (const browser of [nazir, admin])
    expect(codeIn(await browser.put(path, { approvalAbove: '1' }))).toBe('banking.not-founder');
  expect((await (await api.signIn(people.otherWaqif)).put(path, { approvalAbove: '1' })).status).toBe(404);
  for (const approvalAbove of ['', '-1', '1.234', 'خمسة', 5, undefined, '99999999999999']) {
    expect([approvalAbove, (await waqif.put(path, { approvalAbove })).status]).toEqual([approvalAbove, 400]);
  }
  expect((await waqif.get(path)).body).toMatchObject({ policy: { isOwn: false } });
  const arabic = await waqif.confirmed('PUT', path, { body: { approvalAbove: '٥٠٠' } });
  expect(arabic.body).toMatchObject({ policy: { approvalAbove: '500.00' } });
});

test('a confirmation begun in one language fits the approval in the other, and the phone says it in both', async () => {
  const id = await ask();
  const started = await waqif.post('/api/auth/step-up', { act: { kind: 'approval', id } });
  const { stepUpId, random, confirms } = started.body as StepUpStarted;
  const from = confirms.lines.find(({ label }) => label.en === 'From');
  expect(from?.value).toMatchObject({ ar: 'الحساب الرئيسي', en: 'Main account' });
  await waqif.post(`/simulator/nafath/transactions/${stepUpId}/approve`, { random });
  const headers = { 'accept-language': 'en', 'x-step-up': stepUpId };
  expect((await waqif.post(`/api/approvals/${id}/approve`, {}, { headers })).status).toBe(200);
});

test('a new limit or second approver needs the founder’s confirmation of exactly these values', async () => {
  const path = `/api/waqf/${money.waqfId}/transfer-policy`;
  const secondApprover = { nationalId: people.otherWaqif, fullName: 'خالد بن سعد' };
  const refused = await waqif.put(path, { approvalAbove: '900000', secondApprover });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'identity.step-up-needed',
      act: {
        kind: 'transfer-policy',
        id: money.waqfId,
        change: { approvalAbove: '900000.00', approverId: people.otherWaqif, approverName: 'خالد بن سعد' },
      },
    },
  });
  expect((await waqif.get(path)).body).toMatchObject({ policy: { isOwn: false, secondApprover: null } });
  const { act } = refused.body as { act: { change: Record<string, string> } };
  const shown = await waqif.post('/api/auth/step-up', { act });
  expect(shown.body).toMatchObject({
    confirms: {
      amount: '900000.00',
      lines: [{ value: { ar: 'خالد بن سعد' } }, { value: { ar: people.otherWaqif } }],
    },
  });
  // The nazir may not ask for the confirmation, and a confirmation of another amount does not count.
  expect((await nazir.post('/api/auth/step-up', { act })).status).toBe(403);
  const other = await waqif.confirmed('PUT', path, { body: { approvalAbove: '300' } });
  expect(other.status).toBe(200);
  const { stepUpId } = shown.body as { stepUpId: string };
  const late = await waqif.call('PUT', path, {
    body: { approvalAbove: '900000', secondApprover },
    headers: { 'x-step-up': stepUpId },
  });
  expect(late.status).toBe(403);
});

test('a transfer above the balance is refused before the founder is asked', async () => {
  const answer = await transfer(nazir, money.main, money.subs[0], '50000.01');
  expect([answer.status, codeIn(answer)]).toEqual([422, 'ledger.insufficient-balance']);
  expect((await approvalsOf(waqif)).approvals).toEqual([]);
});

test('an approved transfer is made at once, and the requester is notified', async () => {
  const id = await ask();
  const approved = await decide(waqif, id, 'approve');
  expect([approved.status, approvalIn(approved)]).toEqual([
    200,
    expect.objectContaining({
      status: 'approved',
      mayDecide: false,
      transfer: expect.objectContaining({ status: 'pending' }),
    }),
  ]);
  expect(await bookBalance(api, money, money.subs[0])).toBe('20000.01');
  await waitForState(api, id, 'completed');
  expect(await countAtBank(api, id)).toBe(1);
  await waitUntilDelivered(api);
  const titles = await api.query<{ title_ar: string; national_id: string }>(
    `SELECT n.title_ar, p.national_id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
      WHERE action_url = $1`,
    [`/waqf/${money.waqfId}/banking`],
  );
  expect(titles.map((row) => [row.title_ar, row.national_id])).toEqual(
    expect.arrayContaining([
      ['تحويل ينتظر موافقتك', people.waqif],
      ['صدرت الموافقة على التحويل', people.nazir],
      ['اكتمل التحويل', people.nazir],
      ['اكتمل التحويل', people.waqif],
    ]),
  );
});

test('a rejection needs a reason, which is shown, and moves no money', async () => {
  const id = await ask();
  expect((await decide(waqif, id, 'reject')).status).toBe(400);
  expect((await decide(waqif, id, 'reject', { reason: '  ' })).status).toBe(400);
  const rejected = await decide(waqif, id, 'reject', { reason: 'المبلغ أكبر من الحاجة' });
  expect(approvalIn(rejected)).toMatchObject({
    status: 'rejected',
    reason: 'المبلغ أكبر من الحاجة',
    transfer: { status: 'rejected', reason: 'المبلغ أكبر من الحاجة' },
  });
  expect([await bookBalance(api, money, money.main), await countAtBank(api, id)]).toEqual(['50000.00', 0]);
  expect((await decide(waqif, id, 'approve')).status).toBe(409);
});

test('an approval is refused if the balance was spent or an account suspended; the request keeps waiting', async () => {
  const id = await ask('45000');
  await addYield(api, money.waqfId, '-10000.00');
  const poor = await decide(waqif, id, 'approve');
  expect([poor.status, codeIn(poor)]).toEqual([422, 'ledger.insufficient-balance']);
  await addYield(api, money.waqfId, '10000.00');
  await api.query(`UPDATE banking.account SET state = 'suspended' WHERE id = $1`, [money.subs[0].id]);
  expect(codeIn(await decide(waqif, id, 'approve'))).toBe('banking.destination-not-active');
  await api.query(`UPDATE banking.account SET state = 'active' WHERE id = $1`, [money.subs[0].id]);
  expect((await decide(waqif, id, 'approve')).status).toBe(200);
});

test('only the founder decides: nazir and administrator get 403, others 404', async () => {
  const id = await ask();
  for (const how of ['approve', 'reject'] as const) {
    expect((await decide(nazir, id, how, { reason: 'لا يصح' })).status).toBe(403);
    expect((await decide(await api.signIn(people.admin), id, how, { reason: 'لا يصح' })).status).toBe(403);
    for (const person of [people.otherWaqif, people.otherNazir, people.beneficiary]) {
      expect((await decide(await api.signIn(person), id, how, { reason: 'لا يصح' })).status).toBe(404);
    }
  }
  const small = transferIn(await transfer(nazir, money.main, money.subs[0], '1')).id;
  expect((await decide(waqif, small, 'approve')).status).toBe(404);
});

test('the list of approvals filters by status, is paged, and counts what waits for the reader', async () => {
  const [first, second, third] = [await ask('20000.10'), await ask('20000.20'), await ask('20000.30')];
  await decide(waqif, second, 'reject', { reason: 'لا حاجة إليه' });
  const ids = (list: { approvals: ApprovalBody[] }) => list.approvals.map(({ id }) => id).toSorted();
  const of = (more: string) => approvalsOf(waqif, `?waqfId=${money.waqfId}${more}`);
  expect(ids(await of('&status=waiting'))).toEqual([first, third].toSorted());
  expect(ids(await of('&status=decided'))).toEqual([second]);
  const page = await of('&limit=2');
  const rest = await of(`&limit=2&cursor=${page.nextCursor}`);
  expect([...ids(page), ...ids(rest)].toSorted()).toEqual([first, second, third].toSorted());
  expect(rest.nextCursor).toBeNull();
  const before = page.waitingCount;
  await decide(waqif, first, 'approve');
  expect((await of('')).waitingCount).toBe(before - 1);
  expect((await approvalsOf(nazir)).waitingCount).toBe(0);
  expect((await (await api.signIn(people.beneficiary)).get('/api/approvals')).status).toBe(403);
});
