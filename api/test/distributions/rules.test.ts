import type { ApprovalList } from '@waqf/contracts/approvals';
import type { BeneficiaryAdded } from '@waqf/contracts/beneficiaries';
import type { DistributionPreview, RulesAnswer, RuleSet } from '@waqf/contracts/distributions';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, admin] = (await Promise.all(
    [people.nazir, people.waqif, people.admin].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
}, 180_000);
afterAll(() => api.stop());

let waqfId: string;
let noura: string;
let majed: string;
beforeEach(async () => {
  waqfId = await approvedWaqf(api);
  noura = await added('1000000065', 'نورة بنت يوسف العنزي', { allocatedPercentage: 60, class: 'الذرية' });
  majed = await added('1000000081', 'ماجد بن عبدالله الحربي', { allocatedPercentage: 30, class: 'الأيتام' });
});

async function added(nationalId: string, fullName: string, more: object): Promise<string> {
  const { body } = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, { nationalId, fullName, ...more });
  return (body as BeneficiaryAdded).beneficiary.id;
}
const reserve = {
  kind: 'reserve',
  percent: 10,
  clause: { text: 'يُحبس عُشر الغلة احتياطًا', documentId: null, page: 2 },
};
const residual = { kind: 'residual' };
const rulesPath = (tail = '') => `/api/waqf/${waqfId}/rules${tail}`;
const propose = (rules: object[] = [reserve, residual], by = nazir) =>
  by.post(rulesPath(), { rules, effectiveFrom: '2026-01-01' });
const view = async (by = nazir): Promise<RulesAnswer> => (await by.get(rulesPath())).body as RulesAnswer;
const preview = (body: object, by = nazir) => by.post(rulesPath('/preview'), body);
const reject = { reason: 'العُشر من الصافي لا من الإجمالي' };

const titles = async (nationalId: string): Promise<string[]> => {
  await api.settled();
  const rows = await api.query<{ title_ar: string }>(
    `SELECT n.title_ar FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 AND n.action_url LIKE $2 ORDER BY n.created_at, n.id`,
    [nationalId, `/waqf/${waqfId}/%`],
  );
  return rows.map(({ title_ar }) => title_ar);
};

test('a waqf without rules is divided by its recorded shares, as version 0', async () => {
  expect(await view()).toMatchObject({
    version: 0,
    state: 'in_force',
    rules: [{ kind: 'residual', split: 'shares', to: null }],
    proposed: null,
    versions: [],
    may: { propose: true, approve: false, withdraw: false, approveFrom: null },
  });
});

test('rules of the nazir wait for the founder; once approved they supersede the previous version', async () => {
  const first = (await propose()).body as RuleSet;
  expect(first).toMatchObject({ version: 1, state: 'proposed', rules: [{ ...reserve, percent: 10 }, residual] });
  expect(await view()).toMatchObject({ version: 0, proposed: { version: 1 }, may: { propose: false, withdraw: true } });
  expect((await view(waqif)).may).toEqual({ propose: false, approve: true, withdraw: false, approveFrom: null });
  expect((await waqif.confirmed('POST', rulesPath('/1/approve'))).body).toMatchObject({
    version: 1,
    state: 'in_force',
  });
  await propose([residual]);
  expect((await waqif.confirmed('POST', rulesPath('/2/approve'))).status).toBe(200);
  const { version, versions, proposed } = await view(admin);
  expect([version, proposed, versions.map((set) => [set.version, set.state])]).toEqual([
    2,
    null,
    [
      [2, 'in_force'],
      [1, 'superseded'],
    ],
  ]);
  expect(await titles(people.waqif)).toEqual(Array<string>(2).fill('قواعد توزيع تنتظر موافقتك'));
  expect(await titles(people.nazir)).toEqual(Array<string>(2).fill('اعتُمدت قواعد التوزيع'));
});

test('proposed rules stand with the approvals of whoever decides on them, until they are decided', async () => {
  const awaited = async (by: Browser) => {
    const { elsewhere } = (await by.get('/api/approvals?status=waiting')).body as ApprovalList;
    return elsewhere?.filter((row) => row.waqfId === waqfId);
  };
  expect([await awaited(waqif), await awaited(nazir)]).toEqual([[], []]);
  await propose();
  expect(await awaited(waqif)).toMatchObject([
    {
      waqfName: expect.any(String),
      describe: { ar: 'قواعد توزيع مقترحة، النسخة 1' },
      requestedBy: 'عبدالعزيز بن بندر السبيعي',
      to: `/waqf/${waqfId}/rules`,
    },
  ]);
  expect([await awaited(nazir), await awaited(admin)]).toEqual([[], []]);
  // Whoever proposed them sees that they wait for somebody else.
  const asked = async (by: Browser) =>
    ((await by.get('/api/approvals?status=waiting')).body as ApprovalList).askedElsewhere
      ?.filter((row) => row.waqfId === waqfId)
      .map(({ to }) => to);
  expect([await asked(nazir), await asked(waqif), await asked(admin)]).toEqual([[`/waqf/${waqfId}/rules`], [], []]);
  await waqif.confirmed('POST', rulesPath('/1/approve'));
  expect([await awaited(waqif), await asked(nazir)]).toEqual([[], []]);

  await propose([reserve, residual], waqif);
  expect([await awaited(waqif), (await awaited(nazir))?.length]).toEqual([[], 1]);
  const decided = (await waqif.get('/api/approvals?status=decided')).body as ApprovalList;
  expect(decided.elsewhere).toBeUndefined();
});

test('a proposal begun before other rules came into force is refused, until its author has seen them', async () => {
  const begun = (await view()).version;
  await propose([reserve, residual], waqif);
  await nazir.confirmed('POST', rulesPath('/1/approve'));
  const send = (seen: object) => nazir.post(rulesPath(), { rules: [residual], effectiveFrom: '2026-01-01', seen });
  expect((await send({ version: begun })).body).toMatchObject({
    status: 409,
    code: 'platform.changed-meanwhile',
    now: { version: 1 },
  });
  expect((await view()).proposed).toBeNull();
  expect((await send({ version: 1 })).body).toMatchObject({ version: 2, state: 'proposed' });
});

test('nobody approves their own proposal; the nazir decides on the founder’s', async () => {
  await propose();
  expect((await nazir.confirmed('POST', rulesPath('/1/approve'))).body).toMatchObject({
    status: 403,
    code: 'distributions.own-proposal',
  });
  await nazir.post(rulesPath('/1/withdraw'));
  expect((await propose([residual], waqif)).status).toBe(201);
  expect((await waqif.confirmed('POST', rulesPath('/2/approve'))).body).toMatchObject({
    code: 'distributions.own-proposal',
  });
  expect((await nazir.confirmed('POST', rulesPath('/2/approve'))).body).toMatchObject({ state: 'in_force' });
});

test('a rejection needs a reason, and the proposer is notified', async () => {
  await propose();
  expect((await waqif.post(rulesPath('/1/reject'), {})).body).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', message: 'السبب مطلوب' }],
  });
  expect((await waqif.post(rulesPath('/1/reject'), reject)).body).toMatchObject({ state: 'rejected', ...reject });
  expect(await titles(people.nazir)).toEqual(['رُفضت قواعد التوزيع']);
  expect((await view()).version).toBe(0);
});

test('only one proposal is open, also with simultaneous ones, and a decision is final', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => propose()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'distributions.proposal-open' });
  expect((await waqif.post(rulesPath('/1/withdraw'))).body).toMatchObject({ code: 'distributions.forbidden' });
  expect((await nazir.post(rulesPath('/1/withdraw'))).body).toMatchObject({ state: 'withdrawn' });
  for (const act of ['approve', 'reject', 'withdraw']) {
    const by = act === 'withdraw' ? nazir : waqif;
    const answer = await by.post(rulesPath(`/1/${act}`), act === 'reject' ? reject : undefined);
    expect(answer.body).toMatchObject({ status: 409, code: 'distributions.already-decided' });
  }
  expect((await propose()).body).toMatchObject({ version: 2 });
});

test.each(['0', '7', '9999999', '-1', '1.5', 'x'])('version %s is not found', async (version) => {
  expect((await waqif.confirmed('POST', rulesPath(`/${version}/approve`))).body).toMatchObject({
    status: 404,
    code: 'distributions.rules-not-found',
  });
});

test('contradictory rules are refused with one error for each rule, and are not stored', async () => {
  await nazir.patch(`/api/beneficiary/${majed}`, { isActive: false, reason: 'مراجعة البيانات' });
  const rules = [
    { kind: 'reserve', percent: 60 },
    { kind: 'nazir_fee', percent: 50 },
    { kind: 'fixed', amount: '500', to: { beneficiaryId: majed } },
    { kind: 'percent', percent: 5, to: { beneficiaryId: '0199a000-0000-7000-8000-000000000000' } },
  ];
  const wrong = {
    status: 422,
    code: 'distributions.invalid-rules',
    errors: [
      { field: 'rules.2', message: 'استحقاق المستفيد موقوف' },
      { field: 'rules.3', message: 'المستفيد ليس من مستفيدي هذا الوقف' },
      { field: 'rules.1', message: 'مجموع النسب من الأساس نفسه يتجاوز 100%' },
    ],
  };
  expect((await propose(rules)).body).toMatchObject(wrong);
  expect((await preview({ amount: '1000', rules })).body).toMatchObject(wrong);
  expect((await view()).versions).toEqual([]);
});

test.each<[string, object]>([
  ['rules', { rules: [], effectiveFrom: '2026-01-01' }],
  ['effectiveFrom', { rules: [residual], effectiveFrom: '2026-02-30' }],
  ['rules.0.kind', { rules: [{ kind: 'gift' }], effectiveFrom: '2026-01-01' }],
  ['rules.0.percent', { rules: [{ ...reserve, percent: 101 }], effectiveFrom: '2026-01-01' }],
])('a wrong value is reported by field: %s', async (field, body) => {
  expect((await nazir.post(rulesPath(), body)).body).toMatchObject({ status: 400, errors: [{ field }] });
});

describe('a preview of a distribution', () => {
  test('by shares leaves undistributed what nobody is entitled to', async () => {
    const { body } = await preview({ amount: '1000' });
    expect(body).toMatchObject({
      pool: '1000.00',
      deductions: [],
      lines: [
        { beneficiaryId: noura, amount: '600.00', exact: '60000/1', because: { ar: '60% من 1,000.00 ريال' } },
        { beneficiaryId: majed, amount: '300.00', because: { en: '30% of 1,000.00 SAR' } },
      ],
      allocated: '900.00',
      unallocated: '100.00',
      remainder: '0.00',
    });
  });

  test('with trial rules deducts expenses first, quotes the founder’s words and stores nothing', async () => {
    const rules = [reserve, { kind: 'class', to: { class: 'الذرية' }, split: 'equal' }];
    const { body } = await preview({ amount: '1000', expenses: '100', rules });
    expect(body).toMatchObject({
      pool: '810.00',
      deductions: [
        { kind: 'expenses', amount: '100.00' },
        {
          kind: 'reserve',
          amount: '90.00',
          because: { ar: 'احتياطي: 10% من المتبقي (900.00 ريال)', clause: reserve.clause },
        },
      ],
      lines: [{ beneficiaryId: noura, amount: '810.00' }],
    });
    expect((await view()).versions).toEqual([]);
  });

  test('uses the rules and the people of the requested day', async () => {
    await propose([residual]);
    await waqif.confirmed('POST', rulesPath('/1/approve'));
    await nazir.post(rulesPath(), { rules: [reserve, residual], effectiveFrom: '2026-06-01' });
    await waqif.confirmed('POST', rulesPath('/2/approve'));
    await nazir.patch(`/api/beneficiary/${majed}`, { diedOn: '2026-05-31' });
    await nazir.patch(`/api/beneficiary/${noura}`, { entitledFrom: '2026-05-31' });
    const amountsOn = async (on: string) => {
      const { deductions, lines } = (await preview({ amount: '1000', on })).body as DistributionPreview;
      return [deductions.map(({ amount }) => amount), lines.map(({ amount }) => amount)];
    };
    expect(await amountsOn('2026-05-30')).toEqual([[], ['0.00', '300.00']]);
    expect(await amountsOn('2026-05-31')).toEqual([[], ['600.00', '300.00']]);
    expect(await amountsOn('2026-06-01')).toEqual([['100.00'], ['540.00', '0.00']]);
  });

  test('of shares above 100% is refused with the names of the people', async () => {
    await nazir.patch(`/api/beneficiary/${majed}`, { allocatedPercentage: 45.5 });
    expect((await preview({ amount: '1000' })).body).toMatchObject({
      status: 422,
      code: 'distributions.shares-above-100',
      message: 'مجموع النسب 105.5% ويتجاوز 100%: نورة بنت يوسف العنزي 60%، ماجد بن عبدالله الحربي 45.5%',
    });
  });
});

test('a founder who is also the nazir is notified, may withdraw, and approves alone after 24 hours', async () => {
  waqfId = await approvedWaqf(api, { nazir: people.waqif });
  const { proposedAt } = (await propose([residual], waqif)).body as RuleSet;
  const from = new Date(Date.parse(proposedAt ?? '') + 24 * 60 * 60_000).toISOString();
  expect(await titles(people.waqif)).toEqual(['اقترحت قواعد للتوزيع']);
  expect((await view(waqif)).may).toMatchObject({ approve: false, withdraw: true, approveFrom: from });
  expect((await waqif.confirmed('POST', rulesPath('/1/approve'))).body).toMatchObject({
    code: 'distributions.waiting-time',
  });
  api.clock.advance({ hours: 24 });
  const later = await api.signIn(people.waqif);
  expect((await view(later)).may).toMatchObject({ approve: true, withdraw: true });
  expect((await later.confirmed('POST', rulesPath('/1/approve'))).body).toMatchObject({ state: 'in_force' });
});
