import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { ApprovalKinds, type ApprovalKind, ApprovalsFacade } from '../../src/approvals/index.js';
import { MembershipForbiddenError } from '../../src/membership/index.js';
import { DomainError, newId, Transactions } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';
import { waitUntilDelivered, providerOf } from '../banking/waqf-money.js';

class NotReadyError extends DomainError {
  readonly code = 'test.not-ready';
  readonly status = 422;
  constructor() {
    super({ ar: 'لم يحن وقته', en: 'It is not time yet' });
  }
}

/** The acts that were done, in order; `refuse` makes the next one fail. */
const done: string[] = [];
let refuse = false;
const word = (en: string) => () => ({ title: { ar: en, en }, message: { ar: en, en } });

/** A kind of approval for this test, which the nazir decides. */
const yearClose: ApprovalKind = {
  kind: 'year_close',
  decidedBy: ['nazir'],
  requestedBy: ['waqif'],
  forbidden: () => new MembershipForbiddenError(),
  page: ({ waqfId }) => `/waqf/${waqfId}/years`,
  words: {
    requested: word('year requested'),
    approved: word('year approved'),
    rejected: word('year rejected'),
    withdrawn: word('year withdrawn'),
  },
  apply: async (_, { subjectId }) => {
    if (refuse) throw new NotReadyError();
    done.push(`closed ${subjectId}`);
  },
  reject: async (_, { subjectId }, reason) => void done.push(`left ${subjectId}: ${reason}`),
  withdraw: async (_, { subjectId }) => void done.push(`withdrew ${subjectId}`),
  describe: async () => new Map(),
};

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqfId: string;
let founderId: string;
beforeAll(async () => {
  api = await startApi({
    samples: 'people',
    prepare: (app) => app.get(ApprovalKinds, { strict: false }).register(yearClose),
  });
  await api.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1000000');
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqfId = await approvedWaqf(api);
  const [founder] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [
    people.waqif,
  ]);
  founderId = founder?.id ?? '';
}, 180_000);
afterAll(() => api.stop());

/** Requests an approval as the context that owns the kind does. */
async function request(kind = 'year_close'): Promise<{ id: string; subjectId: string }> {
  const [id, subjectId] = [newId(), newId()];
  await providerOf(api, Transactions).run(systemCtx(api), (ctx) =>
    providerOf(api, ApprovalsFacade).requestAll(ctx, [
      {
        by: ctx,
        request: {
          id,
          kind,
          subjectId,
          waqfId,
          amount: kind === 'year_close' ? null : halalas(150n),
          describe: { ar: 'إقفال سنة 1447', en: 'Closing of the year 1447' },
          requestedBy: founderId,
          requestedAt: ctx.clock.now(),
          approverId: null,
          othersOnly: false,
          selfApprovalFrom: null,
        },
      },
    ]),
  );
  return { id, subjectId };
}
const decide = (browser: Browser, id: string, how: 'approve' | 'reject', body: unknown = {}): Promise<Answer> =>
  browser.confirmed('POST', `/api/approvals/${id}/${how}`, { body });
const approveWith = (stepUpId: string, id: string): Promise<Answer> =>
  nazir.post(`/api/approvals/${id}/approve`, {}, { headers: { 'x-step-up': stepUpId } });
const rowOf = async (browser: Browser, id: string): Promise<Record<string, unknown> | undefined> => {
  const { body } = await browser.get(`/api/approvals?waqfId=${waqfId}`);
  return (body as { approvals: Record<string, unknown>[] }).approvals.find((row) => row['id'] === id);
};

test('two kinds of request are each decided by their own deciders, and no kind is registered twice', async () => {
  const { id, subjectId } = await request();
  expect(await rowOf(nazir, id)).toMatchObject({
    kind: 'year_close',
    state: 'requested',
    status: 'waiting',
    amount: null,
    describe: { ar: 'إقفال سنة 1447', en: 'Closing of the year 1447' },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    mayDecide: true,
  });
  expect(await rowOf(waqif, id)).toMatchObject({ mayDecide: false });
  expect((await decide(waqif, id, 'approve')).status).toBe(403);
  expect((await decide(nazir, id, 'approve')).status).toBe(200);
  expect(done).toEqual([`closed ${subjectId}`]);
  const kinds = providerOf(api, ApprovalKinds);
  expect(kinds.of('bank_transfer').decidedBy).toEqual(['waqif']);
  expect(() => kinds.register(yearClose)).toThrow('approvals of year_close have two owners');
});

test('thirty simultaneous decisions take effect once, and all get the first answer', async () => {
  done.length = 0;
  const { id, subjectId } = await request();
  const stepUpId = await nazir.stepUp({ kind: 'approval', id });
  const answers = await Promise.all(Array.from({ length: 30 }, () => approveWith(stepUpId, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(done).toEqual([`closed ${subjectId}`]);
  expect((await decide(nazir, id, 'reject', { reason: 'تغيّر الرأي' })).status).toBe(409);
  const facts = await api.query(
    `SELECT 1 FROM platform.audit_entry WHERE action = 'approvals.granted' AND subject_id = $1`,
    [id],
  );
  expect(facts).toHaveLength(1);
});

test('approve and reject at the same time: one of them wins and is the only one that has an effect', async () => {
  done.length = 0;
  const { id } = await request();
  const stepUpId = await nazir.stepUp({ kind: 'approval', id });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? approveWith(stepUpId, id) : decide(nazir, id, 'reject', { reason: 'لا حاجة إليه' }),
    ),
  );
  expect(done).toHaveLength(1);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(5).fill(409)]);
});

test('a request that can’t be carried out now keeps waiting', async () => {
  done.length = 0;
  const { id } = await request();
  refuse = true;
  const refused = await decide(nazir, id, 'approve');
  refuse = false;
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, 'test.not-ready']);
  expect(await rowOf(nazir, id)).toMatchObject({ state: 'requested', mayDecide: true });
  expect((await decide(nazir, id, 'approve')).status).toBe(200);
  expect(done).toHaveLength(1);
});

test('a request of an unknown kind is listed, and deciding on it is refused with a clear message', async () => {
  const { id } = await request('later_kind');
  expect(await rowOf(nazir, id)).toMatchObject({ kind: 'later_kind', amount: '1.50', mayDecide: false });
  for (const how of ['approve', 'reject'] as const) {
    const answer = await decide(nazir, id, how, { reason: 'لا حاجة إليه' });
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ code: 'approvals.unknown-kind' })]);
  }
  await waitUntilDelivered(api);
});

test('the deciders get a notice, and the requester gets the decision', async () => {
  const { id } = await request();
  await decide(nazir, id, 'reject', { reason: 'لم تكتمل القوائم' });
  await waitUntilDelivered(api);
  const notices = await api.query<{ title_en: string; national_id: string }>(
    `SELECT DISTINCT n.title_en, p.national_id FROM notifications.notification n
     JOIN identity.person p ON p.id = n.user_id WHERE n.action_url = $1 ORDER BY 1, 2`,
    [`/waqf/${waqfId}/years`],
  );
  expect(notices.map((row) => [row.title_en, row.national_id])).toEqual([
    ['year approved', people.waqif],
    ['year rejected', people.waqif],
    ['year requested', people.nazir],
  ]);
});

test('the hash is over what is shown, the same here and in the migration of older transfers', async () => {
  const rows = await api.query<{ same: boolean }>(
    `SELECT hash = encode(sha256(convert_to(
       concat_ws(E'\\n', kind, subject_id, waqf_id, amount_halalas, describe_ar, describe_en), 'UTF8')), 'hex') AS same
     FROM approvals.request WHERE amount_halalas IS NOT NULL`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ same }) => same)).toBe(true);
});
