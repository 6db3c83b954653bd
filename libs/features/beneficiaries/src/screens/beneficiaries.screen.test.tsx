import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BeneficiaryList } from '@waqf/contracts/beneficiaries';
import { approvedWaqf, approvedWaqfs, beneficiary, waqfId } from '@waqf/testing/samples';
import { withUnknownValues, problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { BeneficiariesScreen } from './beneficiaries.screen';

const noura = beneficiary({ bankAccountId: null });
const waqf = approvedWaqf();
const waqfs = approvedWaqfs(waqf);
const list = (over: Partial<BeneficiaryList> = {}): BeneficiaryList => ({
  beneficiaries: [noura],
  totals: { all: 2, active: 1, allocatedPercentage: 25, overAllocated: [] },
  nextCursor: null,
  ...over,
});
const show = (answers: Record<string, Answer> = {}, at = '/beneficiaries') => {
  sessionStorage.clear();
  return renderScreen(<BeneficiariesScreen />, {
    at,
    path: '/beneficiaries',
    capabilities: ['beneficiaries.manage'],
    answers: {
      'GET /api/waqfs': waqfs,
      'GET /api/beneficiaries': list(),
      'GET /api/disputes': { disputes: [] },
      ...answers,
    },
  });
};
const menuOf = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `إجراءات ${name}` }));
  await userEvent.click(await screen.findByText(item));
};

test('a beneficiary is shown with national id, share and state', async () => {
  show();
  expect(await screen.findByText('نورة بنت يوسف العنزي')).toBeTruthy();
  expect(screen.getByText('1000000065')).toBeTruthy();
  // The sum of shares is shown for one waqf only: over several waqfs it has no meaning.
  expect(screen.getAllByText('25%').length).toBe(1);
  expect(screen.getByText('أوقاف تتجاوز نسبها 100%')).toBeTruthy();
  expect(screen.getByText('نشط')).toBeTruthy();
});

test('what waits for an answer and could not be loaded is not taken for nothing, and is loaded again', async () => {
  let isAway = true;
  show({
    'GET /api/disputes': () => (isAway ? problem(500, 'عطل') : { status: 200, body: { disputes: [] } }),
    'GET /api/supporting-documents': { documents: [] },
    'GET /api/distributions/removed': { payees: [], left: 0 },
  });
  expect(await screen.findByText('تعذر تحميل الاعتراضات وطلبات الخروج')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  await waitFor(() => expect(screen.queryByText('تعذر تحميل الاعتراضات وطلبات الخروج')).toBeNull());
});

test('without beneficiaries the page says whom to add', async () => {
  show({ 'GET /api/beneficiaries': list({ beneficiaries: [] }) });
  expect(await screen.findByText('أضف المستفيدين الذين لم يُذكروا في صك الوقفية.')).toBeTruthy();
});

test('shares above 100% show a warning that names the waqf', async () => {
  const overAllocated = [{ waqfId, waqfName: 'وقف سنابل الخير', totalPercentage: 110 }];
  show({ 'GET /api/beneficiaries': list({ totals: { all: 2, active: 2, allocatedPercentage: 110, overAllocated } }) });
  expect(await screen.findByText(/مجموع نسب وقف سنابل الخير 110%/)).toBeTruthy();
});

test.each([
  [true, 'أُضيف المستفيد وفُتح حسابه البنكي'],
  [false, 'أُضيف المستفيد، ويُفتح حسابه البنكي قريبًا'],
])('adding says whether the account is open: %s', async (bankAccountCreated, words) => {
  const added = { beneficiary: noura, bankAccountCreated, totalPercentage: 25, warning: null };
  const { calls } = show(
    { [`POST /api/waqf/${waqfId}/beneficiaries`]: () => ({ status: 201, body: added }) },
    '/beneficiaries?add=person',
  );
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('يُفتح للمستفيد حساب بنكي فوري تلقائيًا.')).toBeTruthy();
  const write = (name: RegExp, text: string) => userEvent.type(within(dialog).getByRole('textbox', { name }), text);
  await write(/رقم الهوية/, '1000000065');
  await write(/الاسم الكامل/, 'نورة بنت يوسف العنزي');
  await write(/النسبة/, '12.5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'أضف المستفيد' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    nationalId: '1000000065',
    relationship: null,
    allocatedPercentage: 12.5,
  });
});

test('suspending an entitlement needs a reason', async () => {
  const { calls } = show();
  await menuOf(noura.fullName, 'إيقاف الاستحقاق');
  await userEvent.click(await screen.findByRole('button', { name: `أوقف استحقاق ${noura.fullName}` }));
  expect(await screen.findByText('السبب مطلوب')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the server’s refusal of an edit is shown', async () => {
  const words = 'استأنف الاستحقاق أولًا ثم حدد النسبة';
  const { calls } = show({ [`PATCH /api/beneficiary/${noura.id}`]: () => problem(422, words) });
  await menuOf(noura.fullName, 'تعديل');
  await userEvent.click(await screen.findByRole('button', { name: 'احفظ' }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    relationship: 'ابنة الواقف',
    allocatedPercentage: 25,
    class: null,
    diedOn: null,
  });
});

test('an edit that another was quicker with keeps what was typed, and saving again replaces the newer value', async () => {
  let changed = true;
  const now = 'تغيّر بعد أن فتحته، وهو الآن: 40';
  const { calls } = show({
    [`PATCH /api/beneficiary/${noura.id}`]: () => {
      const refused = problem(409, 'تغيّرت هذه البيانات بعد أن فتحتها', {
        errors: [{ field: 'allocatedPercentage', message: now }],
        now: { allocatedPercentage: 40 },
      });
      const answer = { status: 200, body: { beneficiary: noura, totalPercentage: 25, warning: null } };
      return changed ? refused : answer;
    },
  });
  await menuOf(noura.fullName, 'تعديل');
  const dialog = await screen.findByRole('dialog');
  const share = () => within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^النسبة من الغلة/ });
  await userEvent.clear(share());
  await userEvent.type(share(), '30');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await within(dialog).findByText(now)).toBeTruthy();
  expect(share().value).toBe('30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'خذ القيم الجديدة' }));
  expect(share().value).toBe('40');
  expect(within(dialog).queryByText(now)).toBeNull();
  await userEvent.clear(share());
  await userEvent.type(share(), '35');
  changed = false;
  await userEvent.click(screen.getByRole('button', { name: 'احفظ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toMatchObject([
    { allocatedPercentage: 30, seen: { allocatedPercentage: 25, class: null } },
    { allocatedPercentage: 35, seen: { allocatedPercentage: 40, class: null } },
  ]);
});

test('a dispute is shown with its reason, and the nazir removes the beneficiary with an answer', async () => {
  const dispute = {
    id: '01920000-0000-7000-8000-0000000000e1',
    beneficiaryId: noura.id,
    waqfId,
    waqfName: noura.waqfName,
    fullName: noura.fullName,
    reason: 'لا صلة لي بالوقف',
    raisedAt: '2026-11-20T09:00:00.000Z',
    state: 'open',
    answer: null,
    answeredAt: null,
    mayAnswer: true,
  };
  let disputes = [dispute];
  const { calls } = show({
    'GET /api/disputes': () => ({ status: 200, body: { disputes } }),
    [`POST /api/disputes/${dispute.id}/answer`]: () => {
      disputes = [];
      return { status: 200, body: { dispute: { ...dispute, state: 'removed' } } };
    },
  });
  expect(await screen.findByText('لا صلة لي بالوقف')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أجب' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'إزالة المستفيد' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /جوابك/ }), 'أُدرجت خطأ');
  await userEvent.click(within(dialog).getByRole('button', { name: `أزل ${noura.fullName}` }));
  expect(await screen.findByText('أُزيل المستفيد')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ outcome: 'removed', text: 'أُدرجت خطأ' });
});

test('a beneficiary whose account has an unknown state is still shown', async () => {
  show({ 'GET /api/beneficiaries': withUnknownValues(list()), 'GET /api/waqfs': withUnknownValues(waqfs) });
  expect((await screen.findAllByText(noura.fullName)).length).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: `إجراءات ${noura.fullName}` })).toBeTruthy();
});

test('a new share asks for the day from which it applies, and earlier changes are shown', async () => {
  const change = { id: waqfId, before: 20, after: 25, from: '2026-01-01', changedBy: 'عبدالعزيز السبيعي' };
  const { calls } = show({
    [`GET /api/beneficiary/${noura.id}/shares`]: { changes: [{ ...change, changedAt: '2026-01-02T09:00:00.000Z' }] },
    [`PATCH /api/beneficiary/${noura.id}`]: { beneficiary: noura, totalPercentage: 30, warning: null },
  });
  await menuOf(noura.fullName, 'تعديل');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('20% → 25%')).toBeTruthy();
  expect(within(dialog).queryByText('تسري النسبة من يوم')).toBeNull();
  const share = within(dialog).getByRole('textbox', { name: /النسبة من الغلة/ });
  await userEvent.clear(share);
  await userEvent.type(share, '30');
  expect(within(dialog).getByText('تسري النسبة من يوم')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'احفظ' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      allocatedPercentage: 30,
      shareFrom: null,
    }),
  );
});

test('a link from the desk opens a minor’s guardians, even if the list doesn’t show the minor', async () => {
  const other = '01920000-0000-7000-8000-0000000000b9';
  const answer = { fullName: 'جود بنت سعود الزهراني', guardianships: [], age: 9, minorUntil: '2035-03-01' };
  show({ [`GET /api/beneficiary/${other}/guardians`]: answer }, `/beneficiaries?guardians=${other}`);
  expect(await within(await screen.findByRole('dialog')).findByText(/جود بنت سعود الزهراني/)).toBeTruthy();
});

test('without a date of birth the guardians’ dialog opens the form where it is recorded', async () => {
  const guardians = { fullName: noura.fullName, guardianships: [], age: null, minorUntil: null };
  show({
    [`GET /api/beneficiary/${noura.id}/guardians`]: guardians,
    [`GET /api/beneficiary/${noura.id}/shares`]: { changes: [] },
  });
  await menuOf('نورة بنت يوسف العنزي', 'الولي على القاصر');
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل تاريخ الميلاد' }));
  expect(await screen.findByLabelText(/تاريخ الميلاد/)).toBeTruthy();
});

test('what was typed about a guardian is still there when the form is opened again', async () => {
  const guardians = { fullName: noura.fullName, guardianships: [], age: 9, minorUntil: '2035-03-01' };
  show({ [`GET /api/beneficiary/${noura.id}/guardians`]: guardians });
  await menuOf('نورة بنت يوسف العنزي', 'الولي على القاصر');
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل وليًا' }));
  await userEvent.type(screen.getByRole('textbox', { name: /اسم الولي/ }), 'لطيفة');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'إغلاق' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await menuOf('نورة بنت يوسف العنزي', 'الولي على القاصر');
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل وليًا' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /اسم الولي/ }).value).toBe('لطيفة');
});

test('a document is approved or rejected in a dialog that names its person, kind and file', async () => {
  const document = {
    id: '01920000-0000-7000-8000-0000000000f1',
    beneficiaryId: noura.id,
    waqfId,
    waqfName: 'وقف برج النخيل',
    fullName: 'نورة بنت يوسف العنزي',
    kind: 'iban_certificate',
    fileName: 'شهادة.png',
    uploadDate: '2026-11-20T09:00:00.000Z',
    status: 'pending',
    reason: null,
    reviewedAt: null,
    mayReview: true,
    mayWithdraw: false,
  };
  const path = `/api/supporting-documents/${document.id}/approve`;
  const reviewed = { ...document, status: 'approved', mayReview: false };
  let current = document;
  const { calls } = show({
    'GET /api/supporting-documents': () => ({ status: 200, body: { documents: [current] } }),
    [`POST ${path}`]: () => {
      current = reviewed;
      return { status: 200, body: { document: reviewed } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'ارفض' }));
  const rejection = await screen.findByRole('dialog');
  for (const words of [document.fullName, document.fileName]) expect(within(rejection).getByText(words)).toBeTruthy();
  await userEvent.click(within(rejection).getByRole('button', { name: 'رجوع' }));
  await userEvent.click(await screen.findByRole('button', { name: 'اعتمد' }));
  const dialog = await screen.findByRole('dialog');
  for (const words of [document.fullName, document.fileName]) expect(within(dialog).getByText(words)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'اعتمد الوثيقة' }));
  expect(await screen.findByText('لا وثيقة تنتظر المراجعة.')).toBeTruthy();
  expect(calls.filter((call) => call.method === 'POST').map((call) => call.path)).toEqual([path]);
});

test('a nazir without an approved waqf is told when the page works, and is offered nothing that cannot be done', async () => {
  show({ 'GET /api/waqfs': approvedWaqfs() });
  expect(await screen.findByRole('heading', { name: 'لا أوقاف معتمدة بعد' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'إضافة مستفيد' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'استيراد من Excel' })).toBeNull();
});
