import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { addRole, people } from '../membership/approved-waqf.js';
import { type Account, codeIn, transfer, transferIn, type WaqfMoney, waqfWithMoney } from './waqf-money.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

const second = { nationalId: people.otherWaqif, fullName: 'من سمّاه الواقف' };
const hour = 60;
const approve = (browser: Browser, id: string): Promise<Answer> =>
  browser.confirmed('POST', `/api/approvals/${id}/approve`, { body: {} });
const setPolicy = (founder: Browser, waqfId: string, body: unknown) =>
  founder.confirmed('PUT', `/api/waqf/${waqfId}/transfer-policy`, { body });
const own = (money: WaqfMoney, nationalId: string) =>
  api.query(
    `UPDATE banking.account SET holder_person_id = (SELECT id FROM identity.person WHERE national_id = $2)
     WHERE id = $1`,
    [money.subs[0].id, nationalId],
  );
/** A waqf whose founder is also its nazir. */
const alone = async () => {
  await addRole(api, people.waqif, 'nazir');
  return waqfWithMoney(api, { ghalla: '900000.00' }, { nazir: people.waqif, waqif: people.waqif });
};

test('of three simultaneous transfers of 20,000 on one day, one passes and the others need approval', async () => {
  const money = await waqfWithMoney(api, { ghalla: '90000.00' });
  const nazir = await api.signIn(people.nazir);
  const answers = await Promise.all([1, 2, 3].map(() => transfer(nazir, money.main, money.subs[0], '20000')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 202, 202]);
  expect((await transfer(nazir, money.main, money.subs[1], '0.01')).status).toBe(202);
});

test('a new payee gets 5,000 on the first day without approval; after one approval the payee is known', async () => {
  const money = await waqfWithMoney(api, { ghalla: '90000.00' }, { newPayees: true });
  const [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const pay = (amount: string) => transfer(nazir, money.main, money.subs[0], amount);
  expect([(await pay('0.01')).status, (await pay('4999.99')).status]).toEqual([201, 201]);
  const waits = await pay('1');
  expect(waits.status).toBe(202);
  expect((await approve(waqif, transferIn(waits).id)).status).toBe(200);
  expect((await pay('6000')).status).toBe(201);
});

test('a founder who is also nazir approves after 24 hours, and never a transfer to themselves', async () => {
  const money = await alone();
  let founder = await api.signIn(people.waqif);
  const id = transferIn(await transfer(founder, money.main, money.subs[1], '50000')).id;
  const early = await approve(founder, id);
  expect([early.status, codeIn(early)]).toEqual([403, 'approvals.waiting-time']);
  const taken = transferIn(await transfer(founder, money.main, money.subs[1], '50000')).id;
  const withdrawn = await founder.post(`/api/approvals/${taken}/withdraw`, {});
  expect(withdrawn.body).toMatchObject({ approval: { state: 'withdrawn', transfer: { status: 'rejected' } } });
  await own(money, people.waqif);
  const toSelf = transferIn(await transfer(founder, money.main, money.subs[0], '1')).id;
  api.clock.advance({ minutes: 24 * hour });
  founder = await api.signIn(people.waqif);
  expect((await approve(founder, id)).status).toBe(200);
  expect(codeIn(await approve(founder, taken))).toBe('banking.already-decided');
  expect(codeIn(await approve(founder, toSelf))).toBe('approvals.own-request');
  // Once a second person is named, they decide on the waiting requests, although they are no party to the waqf.
  const named = await setPolicy(founder, money.waqfId, { approvalAbove: null, secondApprover: second });
  expect(named.body).toMatchObject({ policy: { secondApprover: { fullName: second.fullName } } });
  const other = await api.signIn(people.otherWaqif);
  const list = (await other.get('/api/approvals?status=waiting')).body as { approvals: object[]; waitingCount: number };
  expect(list.approvals).toContainEqual(expect.objectContaining({ id: toSelf, mayDecide: true, mayWithdraw: false }));
  expect((await approve(other, toSelf)).status).toBe(200);
});

test('the second person is neither founder nor nazir, and only the founder names them', async () => {
  const money = await waqfWithMoney(api);
  const [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const body = (nationalId: string) => ({ approvalAbove: null, secondApprover: { ...second, nationalId } });
  for (const party of [people.nazir, people.waqif])
    expect(codeIn(await setPolicy(waqif, money.waqfId, body(party)))).toBe('banking.approver-is-party');
  expect((await setPolicy(nazir, money.waqfId, body(people.otherWaqif))).status).toBe(403);
  const acts = `SELECT 1 FROM platform.audit_entry WHERE action = 'banking.second-approver-named' AND subject_id = $1`;
  expect(await api.query(acts, [money.waqfId])).toHaveLength(0);
  expect((await setPolicy(waqif, money.waqfId, body(people.otherWaqif))).status).toBe(200);
  expect(await api.query(acts, [money.waqfId])).toHaveLength(1);
});

test('a request says whom it waits for, without the second person’s name; the payee is notified', async () => {
  const money = await alone();
  const founder = await api.signIn(people.waqif);
  await own(money, people.beneficiary);
  const { id } = transferIn(await transfer(founder, money.main, money.subs[0], '50000'));
  const row = async () => {
    const { body } = await founder.get(`/api/approvals?waqfId=${money.waqfId}&status=waiting`);
    return (body as { approvals: { id: string; waitsFor: unknown }[] }).approvals.find((one) => one.id === id);
  };
  expect(await row()).toMatchObject({ waitsFor: [{ role: 'waqif', fullName: expect.stringMatching(/./) }] });
  await setPolicy(founder, money.waqfId, { approvalAbove: null, secondApprover: second });
  expect(await row()).toMatchObject({ waitsFor: [{ role: 'second_person', fullName: null }] });
  await api.settled();
  const notified = await api.query<{ message_ar: string; action_url: string | null }>(
    `SELECT message_ar, action_url FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 AND title_ar = 'تحويل إليك ينتظر الموافقة'`,
    [people.beneficiary],
  );
  expect(notified).toEqual([
    {
      message_ar: 'طُلب تحويل إلى حسابك الفرعي، ويصلك بعد الموافقة عليه',
      action_url: '/beneficiary/dashboard',
    },
  ]);
});

/** A generator of pseudo-random numbers with a fixed seed, so that a failure can be reproduced. */
const series = (seed: number) => (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

interface Modelled {
  id: string;
  payee: number;
  amount: number;
  day: number;
  at: number;
  waits: boolean;
}

/** A model of the approval rules, computed only from the list of earlier transfers. */
class Model {
  readonly done: Modelled[] = [];
  above = 20_000;
  hasSecond = false;

  constructor(private readonly isAlone: boolean) {}

  waits(payee: number, amount: number, day: number): boolean {
    const limit = this.isAlone ? Math.min(this.above, 20_000) : this.above;
    const passed = this.done.filter((one) => !one.waits && one.day > day - 30);
    const sum = (rows: Modelled[]) => rows.reduce((total, row) => total + row.amount, amount);
    const sides = [passed, passed.filter((one) => one.payee === payee)];
    return (
      (this.isAlone && payee === 0) ||
      amount > limit ||
      sides.some((rows) => sum(rows.filter((row) => row.day === day)) > limit || sum(rows) > limit * 5)
    );
  }
}

test.each([
  ['founder and nazir are two people', false, 7],
  ['founder and nazir are one person', true, 11],
])('random transfers and decisions, %s: the approval rules match the model', async (_, isAlone, seed) => {
  const money = isAlone ? await alone() : await waqfWithMoney(api, { ghalla: '900000.00' });
  const requesterId = isAlone ? people.waqif : people.nazir;
  if (isAlone) await own(money, requesterId);
  const next = series(seed);
  const model = new Model(isAlone);
  const enter = async () => ({
    requester: await api.signIn(requesterId),
    founder: await api.signIn(people.waqif),
    second: await api.signIn(people.otherWaqif),
  });
  let [who, hours] = [await enter(), 0];
  const [base] = await api.query<{ day: string }>(`SELECT $1::timestamptz AT TIME ZONE 'Asia/Riyadh' AS day`, [
    api.clock.now(),
  ]);
  const startHour = new Date(base?.day ?? '').getHours();
  const today = () => Math.floor((startHour + hours) / 24);
  const waiting = () => model.done.filter(({ waits }) => waits);
  const decided = new Set<string>();

  const request = async () => {
    const [payee, amount] = [next(2), [1, 900, 5_000, 9_999, 20_000, 20_001][next(6)] ?? 1];
    const expected = model.waits(payee, amount, today());
    const answer = await transfer(who.requester, money.main, money.subs[payee] as Account, String(amount));
    expect([answer.status, payee, amount]).toEqual([expected ? 202 : 201, payee, amount]);
    model.done.push({ id: transferIn(answer).id, payee, amount, day: today(), at: hours, waits: expected });
  };
  const decide = async () => {
    const open = waiting().filter(({ id }) => !decided.has(id));
    const one = open[next(open.length || 1)];
    if (!one) return;
    const by = (['requester', 'founder', 'second'] as const)[next(3)] ?? 'second';
    const asRequester = by === 'requester' || (isAlone && by === 'founder');
    const aloneLongEnough = isAlone && !model.hasSecond && one.payee !== 0 && hours - since(one) >= 24;
    const may = asRequester ? aloneLongEnough : by === 'founder' || model.hasSecond;
    const answer = await approve(who[by], one.id);
    expect([by, answer.status === 200]).toEqual([by, may]);
    if (may) decided.add(one.id);
  };
  let secondGoneAt = 0;
  const since = (one: Modelled) => Math.max(one.at, secondGoneAt);
  const change = async () => {
    model.above = [500, 20_000, 60_000][next(3)] ?? 500;
    const hadSecond = model.hasSecond;
    model.hasSecond = next(2) === 0;
    if (hadSecond && !model.hasSecond) secondGoneAt = hours;
    const body = { approvalAbove: String(model.above), secondApprover: model.hasSecond ? second : null };
    expect((await setPolicy(who.founder, money.waqfId, body)).status).toBe(200);
  };
  const wait = async () => {
    hours += 25;
    api.clock.advance({ minutes: 25 * hour });
    who = await enter();
  };
  for (let step = 0; step < 90; step += 1)
    await ([request, request, request, decide, decide, decide, change, wait][next(8)] ?? request)();

  expect(decided.size).toBeGreaterThan(3);
  const broken = await api.query(
    `SELECT id FROM approvals.request WHERE waqf_id = $1 AND state = 'approved' AND decided_by = requested_by
       AND (decided_at < requested_at + interval '24 hours' OR others_only OR approver_id IS NOT NULL OR NOT $2)`,
    [money.waqfId, isAlone],
  );
  expect(broken).toEqual([]);
});
