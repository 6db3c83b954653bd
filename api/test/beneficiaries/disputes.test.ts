import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BeneficiaryAdded, Dispute, DisputeList, Entitlement } from '@waqf/contracts/beneficiaries';
import type { Notification } from '@waqf/contracts/notifications';
import type { StepUpStarted } from '@waqf/contracts/step-up';
import { codeIn } from '../banking/waqf-money.js';
import { PaymentHolds } from '../../src/beneficiaries/use-cases/shared/payment-holds.js';
import { Contexts } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

const waqfName = 'وقف اسمه سرّ';
const sarah = { nationalId: '1000000073', fullName: 'سارة كما سماها غيرها', allocatedPercentage: 40 };

let api: TestApi;
let [nazir, waqif, named]: Browser[] = [];
let waqfId: string;
let beneficiaryId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, named] = [
    await api.signIn(people.nazir),
    await api.signIn(people.waqif),
    await api.signIn(sarah.nationalId),
  ];
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  waqfId = await approvedWaqf(api, { name: waqfName });
  const { body } = await by(nazir).post(`/api/waqf/${waqfId}/beneficiaries`, sarah);
  beneficiaryId = (body as BeneficiaryAdded).beneficiary.id;
});

const by = (browser: Browser | undefined): Browser => browser ?? api.browser();
const raise = (reason = 'لا صلة لي بهذا الوقف', browser = named): Promise<Answer> =>
  by(browser).post('/api/beneficiary/disputes', { beneficiaryId, reason });
const raised = async (): Promise<Dispute> => ((await raise()).body as { dispute: Dispute }).dispute;
const answer = (id: string, body: object, browser = nazir): Promise<Answer> =>
  by(browser).post(`/api/disputes/${id}/answer`, body);
const disputes = async (browser = nazir): Promise<Dispute[]> =>
  ((await by(browser).get(`/api/disputes?waqfId=${waqfId}`)).body as DisputeList).disputes;
const entitlement = async (): Promise<Entitlement | undefined> => {
  const { body } = await by(named).get('/api/beneficiary/entitlements');
  return (body as { entitlements: Entitlement[] }).entitlements.find((one) => one.beneficiaryId === beneficiaryId);
};
const latestNotice = async (browser: Browser | undefined): Promise<Notification | undefined> => {
  await api.settled();
  const { body } = await by(browser).get('/api/notifications?limit=1');
  return (body as { notifications: Notification[] }).notifications[0];
};

test('a dispute is shown on the page; nazir and founder are notified without its text', async () => {
  expect(await entitlement()).toMatchObject({ waqfName, isActive: true, dispute: null, mayDispute: true });
  const { status, body } = await raise();
  expect([status, body]).toEqual([201, { dispute: expect.objectContaining({ state: 'open', mayAnswer: false }) }]);
  expect(await entitlement()).toMatchObject({ dispute: { state: 'open' }, mayDispute: false });
  expect(codeIn(await raise())).toBe('beneficiaries.dispute-open');
  for (const browser of [nazir, waqif]) {
    const notice = await latestNotice(browser);
    expect(notice).toMatchObject({ title: 'اعتراض على إدراج مستفيد' });
    expect(JSON.stringify(notice)).not.toMatch(/لا صلة لي|سارة/);
    expect(await disputes(browser)).toMatchObject([{ reason: 'لا صلة لي بهذا الوقف', fullName: sarah.fullName }]);
  }
  expect((await disputes())[0]?.mayAnswer).toBe(true);
  expect((await disputes(waqif))[0]?.mayAnswer).toBe(false);
});

test('a removed person has no share and no page, and cannot be changed or added again', async () => {
  const { id } = await raised();
  expect(await answer(id, { outcome: 'removed', text: 'أُدرجت خطأ' })).toMatchObject({
    status: 200,
    body: { dispute: { state: 'removed', answer: 'أُدرجت خطأ', mayAnswer: false } },
  });
  expect(await entitlement()).toBeUndefined();
  expect((await by(nazir).get(`/api/beneficiaries?waqfId=${waqfId}`)).body).toMatchObject({
    beneficiaries: [],
    totals: { all: 0, allocatedPercentage: 0 },
  });
  const resume = { isActive: true, reason: 'تراجعت' };
  expect((await by(nazir).patch(`/api/beneficiary/${beneficiaryId}`, resume)).status).toBe(404);
  expect(codeIn(await by(nazir).post(`/api/waqf/${waqfId}/beneficiaries`, sarah))).toBe('beneficiaries.removed');
  expect((await raise()).status).toBe(404);
  expect(await latestNotice(named)).toMatchObject({ title: 'أُزلت من المستفيدين' });
});

test('the nazir’s explanation is shown to the person, who stays and may dispute again', async () => {
  const { id } = await raised();
  await answer(id, { outcome: 'explained', text: 'ذكرك الواقف باسمك' });
  expect(await entitlement()).toMatchObject({
    dispute: { state: 'explained', answer: 'ذكرك الواقف باسمك' },
    mayDispute: true,
  });
  const notice = await latestNotice(named);
  expect(JSON.stringify(notice)).not.toMatch(/ذكرك|سرّ/);
  expect(codeIn(await answer(id, { outcome: 'removed', text: 'تراجعت' }))).toBe('beneficiaries.dispute-answered');
  expect((await raise()).status).toBe(201);
});

test('a request to leave is confirmed in Nafath; the person is paid until the nazir accepts', async () => {
  const leaving = { beneficiaryId, kind: 'leaving', reason: 'استغنيت عنه' };
  expect((await by(named).post('/api/beneficiary/disputes', leaving)).status).toBe(403);
  const stranger = await api.signIn('1000000065');
  expect((await stranger.confirmed('POST', '/api/beneficiary/disputes', { body: leaving })).status).toBe(404);
  const act = { kind: 'leaving', id: beneficiaryId };
  const { confirms } = (await by(named).post('/api/auth/step-up', { act })).body as StepUpStarted;
  expect(confirms.lines[0]?.value).toEqual({ ar: waqfName, en: waqfName });
  const { status, body } = await by(named).confirmed('POST', '/api/beneficiary/disputes', { body: leaving });
  const { dispute } = body as { dispute: Dispute };
  expect([status, dispute.kind]).toEqual([201, 'leaving']);
  expect(await latestNotice(nazir)).toMatchObject({ title: 'مستفيد يطلب الخروج' });
  const holds = api.application.app.get(PaymentHolds, { strict: false });
  const ctx = api.application.app.get(Contexts).system('test');
  // Payments of a person who only asked to leave are not withheld; those of a person with a dispute are.
  expect((await holds.of(ctx, waqfId)).size).toBe(0);
  expect((await answer(dispute.id, { outcome: 'removed', text: 'قُبل' })).status).toBe(200);
  expect(await entitlement()).toBeUndefined();
  expect(await latestNotice(named)).toMatchObject({ title: 'خرجت من مستفيدي الوقف' });
  expect(
    await api.query(
      `SELECT action, details->>'kind' AS kind, before, after FROM platform.audit_entry
       WHERE details->>'disputeId' = $1 ORDER BY id`,
      [dispute.id],
    ),
  ).toEqual([
    { action: 'beneficiaries.leaving-asked', kind: 'leaving', before: null, after: null },
    {
      action: 'beneficiaries.beneficiary-removed',
      kind: 'leaving',
      before: { isBeneficiary: true },
      after: { isBeneficiary: false },
    },
  ]);
});

test('an unknown kind is refused, and so is a request to leave during an open dispute', async () => {
  expect((await by(named).post('/api/beneficiary/disputes', { beneficiaryId, kind: 'x', reason: 'سبب' })).status).toBe(
    400,
  );
  await raised();
  const leaving = { beneficiaryId, kind: 'leaving', reason: 'استغنيت عنه' };
  const answered = await by(named).confirmed('POST', '/api/beneficiary/disputes', { body: leaving });
  expect(codeIn(answered)).toBe('beneficiaries.dispute-open');
});

test('nobody can dispute for somebody else, and only the nazir of the waqf can answer', async () => {
  const other = await api.signIn('1000000065');
  expect((await raise('ليست مستفيدة', other)).status).toBe(404);
  const { id } = await raised();
  const removed = { outcome: 'removed', text: 'أُدرجت خطأ' };
  expect((await answer(id, removed, waqif)).status).toBe(403);
  expect((await answer(id, removed, await api.signIn(people.otherNazir))).status).toBe(404);
  expect((await answer(id, removed, named)).status).toBe(404);
  expect((await answer(id, removed, await api.signIn(people.admin))).status).toBe(403);
  expect((await answer(id, { outcome: 'removed', text: ' ' })).status).toBe(400);
  expect((await answer(id, { outcome: 'deleted', text: 'أُدرجت خطأ' })).status).toBe(400);
});

test('notices of a suspension and its end carry neither the name of the waqf nor the nazir’s words', async () => {
  const change = (isActive: boolean) =>
    by(nazir).patch(`/api/beneficiary/${beneficiaryId}`, { isActive, reason: 'كلام للناظر' });
  for (const [isActive, title] of [
    [false, 'أُوقف استحقاقك مؤقتًا'],
    [true, 'استُؤنف استحقاقك'],
  ] as const) {
    expect((await change(isActive)).status).toBe(200);
    const notice = await latestNotice(named);
    expect(notice?.title).toBe(title);
    expect(JSON.stringify(notice)).not.toMatch(/سرّ|كلام للناظر/);
    expect(await entitlement()).toMatchObject({ isActive, suspensionReason: isActive ? null : 'كلام للناظر' });
  }
});
