import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalSeen, type WaqfView } from '@waqf/contracts/endowments';
import { compared, deed, field, founderCapabilities, threeDeeds, view, waqfId } from '@waqf/feature-endowments/testing';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { ApproveScreen } from './approve.screen';

const may = {
  edit: false,
  upload: true,
  process: false,
  review: true,
  approve: true,
  manage: false,
  acceptTrusteeship: false,
};
const nazirDetails = {
  nazirName: 'عبدالعزيز بن بندر السبيعي',
  nazirId: '1000000032',
  appointmentDate: '2019-01-27',
  authorities: [],
};
const pending = (over: Parameters<typeof view>[0] = {}): WaqfView =>
  view({ documents: threeDeeds(), may, ...over, waqf: { status: 'pending', nazirDetails, ...over.waqf } });
const show = (shown: WaqfView, approval?: Answer) =>
  renderScreen(<ApproveScreen />, {
    at: `/waqf/${waqfId}/approve`,
    path: '/waqf/:waqfId/approve',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: shown,
      [`POST /api/waqf/${waqfId}/approve`]: approval ?? { waqf: shown.waqf, bankAccountCreated: true },
      'GET /api/waqfs': { waqfs: [] },
    },
  });
const approve = () => screen.findByRole('button', { name: 'اعتماد الوقف' }) as Promise<HTMLButtonElement>;

test('the page says that a waqf is already approved', async () => {
  show(pending({ waqf: { status: 'approved' } }));
  expect(await screen.findByText('تم اعتماد هذا الوقف مسبقاً')).toBeTruthy();
});

test('a user who is not the founder is told that they may not approve', async () => {
  show(pending({ may: { ...may, upload: false, review: false, approve: false } }));
  expect(await screen.findByText('ليس لديك صلاحية لاعتماد هذا الوقف')).toBeTruthy();
});

test('before the three deeds are read, the page links back to the processing', async () => {
  show(pending({ waqf: { status: 'draft' }, may: { ...may, approve: false } }));
  expect((await screen.findByRole('link', { name: 'تابع المعالجة' })).getAttribute('href')).toBe(
    `/waqf/${waqfId}/process`,
  );
});

test('while a field needs review the approval is locked, and the page says how many are left', async () => {
  const doubtful = deed('waqf_deed', { fields: [field('waqfName'), field('purpose', { state: 'check' })] });
  show(pending({ documents: [deed('property_deed'), doubtful, deed('nazir_deed')] }));
  expect((await approve()).disabled).toBe(true);
  expect(screen.getByText('بقي حقل واحد لم تراجعه')).toBeTruthy();
});

test('missing data locks the approval, and a link leads to the field', async () => {
  show(pending({ missingForApproval: ['nazirId'] }));
  expect((await approve()).disabled).toBe(true);
  const link = screen.getByRole('link', { name: 'أكمل: رقم هوية الناظر' });
  expect(link.getAttribute('href')).toBe(`/waqf/${waqfId}/review?deed=nazir_deed&field=nazirId`);
});

test('a dialog names the waqf, the nazir and what can’t be undone before anything is sent', async () => {
  const user = userEvent.setup();
  const { calls, where } = show(pending());
  await user.click(await approve());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('1000000032');
  expect(dialog.textContent).toContain('لا يمكن التراجع عن الاعتماد');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approved`));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [`/api/waqf/${waqfId}/approve`, { seen: approvalSeen(pending().waqf, threeDeeds()) }],
  ]);
});

test('the page of the approved waqf opens even if the waqf is read again before the answer arrives', async () => {
  const user = userEvent.setup();
  const shown = pending({ comparisons: [compared()] });
  let done = false;
  const { where } = renderScreen(<ApproveScreen />, {
    at: `/waqf/${waqfId}/approve`,
    path: '/waqf/:waqfId/approve',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: () => ({
        status: 200,
        body: done ? pending({ waqf: { status: 'approved' } }) : shown,
      }),
      [`POST /api/waqf/${waqfId}/approve`]: () => {
        done = true;
        return { status: 200, body: { waqf: shown.waqf, bankAccountCreated: true } };
      },
      'GET /api/waqfs': { waqfs: [] },
    },
  });
  await user.type(await screen.findByLabelText(/لماذا تتابع/), 'العقار باسم أبي');
  await user.click(await approve());
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approved`));
});

test('a refusal is shown in the server’s words, and the page stays', async () => {
  const user = userEvent.setup();
  const { where } = show(pending(), () => problem(409, 'تم اعتماد هذا الوقف مسبقاً'));
  await user.click(await approve());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  expect(await screen.findByText('خطأ في اعتماد الوقف')).toBeTruthy();
  expect(screen.getByText('تم اعتماد هذا الوقف مسبقاً')).toBeTruthy();
  expect(where()).toBe(`/waqf/${waqfId}/approve`);
});

test('what changed after the page was opened is named field by field, and the waqf is read again', async () => {
  const user = userEvent.setup();
  const said = 'تغيّر بعد أن فتحته، وهو الآن: أيتام الحي';
  const errors = [{ field: 'purpose', message: said }];
  const now = { purpose: 'أيتام الحي' };
  const refusal = problem(409, 'تغيّر شيء', { code: 'platform.changed-meanwhile', errors, now });
  const { calls, where } = show(pending(), () => {
    const sent = calls.filter(({ method }) => method === 'POST');
    return sent.length > 1 ? { status: 200, body: { waqf: pending().waqf, bankAccountCreated: true } } : refusal;
  });
  await user.click(await approve());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  expect((await screen.findByText(new RegExp(said))).textContent).toContain('الغرض من الوقف');
  const reads = calls.filter(({ method, path }) => method === 'GET' && path === `/api/waqf/${waqfId}`);
  expect(reads.length).toBeGreaterThan(1);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approved`));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ seen: now });
});

test('where the deeds differ, both values are shown and the approval needs a reason', async () => {
  const user = userEvent.setup();
  const note = (code: string, ar: string) => {
    const weight = code === 'deed-reused' ? ('serious' as const) : ('ordinary' as const);
    return { code: `endowments.${code}`, weight, message: { ar, en: 'x' }, fields: [] };
  };
  const { calls, where } = show(
    pending({
      comparisons: [compared()],
      warnings: [note('owner-differs', 'المالك غير الواقف'), note('deed-reused', 'الملف مستخدم في وقف آخر')],
    }),
  );
  await user.click(await approve());
  expect(await screen.findByText('اكتب سبب المتابعة مع هذا الاختلاف في 5 أحرف إلى 1000')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const reason = screen.getByLabelText(/لماذا تتابع/);
  expect(document.activeElement).toBe(reason);
  expect(screen.getByText('ماجد الحربي')).toBeTruthy();
  // A warning that the comparison shows is not repeated; another one is shown.
  expect([screen.queryByText('المالك غير الواقف'), screen.queryByText('الملف مستخدم في وقف آخر')].map(Boolean)).toEqual(
    [false, true],
  );
  await user.type(reason, 'العقار باسم أبي رحمه الله');
  await user.click(await approve());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('العقار باسم أبي رحمه الله');
  await user.click(within(dialog).getByRole('button', { name: 'اعتمد وقف طلبة العلم' }));
  await waitFor(() => expect(where()).toBe(`/waqf/${waqfId}/approved`));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    reasons: { owner: 'العقار باسم أبي رحمه الله' },
  });
});

test('each difference needs its own reason', async () => {
  const user = userEvent.setup();
  const name = compared({
    subject: 'name',
    sides: [
      { source: 'waqf_deed', field: 'waqfName', value: 'وقف السدر' },
      { source: 'registered', field: null, value: 'وقف النخيل' },
    ],
  });
  show(pending({ comparisons: [compared(), name] }));
  await user.type(await screen.findByLabelText(/لماذا تتابع.*مالك العقار/), 'العقار باسم أبي');
  await user.click(await approve());
  expect(await screen.findAllByText('اكتب سبب المتابعة مع هذا الاختلاف في 5 أحرف إلى 1000')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText(/لماذا تتابع.*اسم الوقف/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('values that agree are hidden until the founder opens them, and need no reason', async () => {
  const user = userEvent.setup();
  show(pending({ comparisons: [compared({ outcome: 'agrees' })] }));
  expect(await screen.findByText('راجعت كل ما يحتاج نظرك، ولم يبقَ إلا اعتمادك.')).toBeTruthy();
  expect(screen.queryByText('متطابقان')).toBeNull();
  expect(screen.queryByLabelText(/لماذا تتابع/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'بند واحد متطابق، اعرضه' }));
  expect(screen.getByText('متطابقان')).toBeTruthy();
});

const twoNames = compared({
  subject: 'name',
  sides: [
    { source: 'waqf_deed', field: 'waqfName', value: 'وقف السدر' },
    { source: 'registered', field: null, value: 'وقف النخيل' },
  ],
});

/** A server on which the difference disappears after the `settling` call. */
function showUntil(comparison: ReturnType<typeof compared>, settling: string) {
  let done = false;
  return renderScreen(<ApproveScreen />, {
    at: `/waqf/${waqfId}/approve`,
    path: '/waqf/:waqfId/approve',
    capabilities: founderCapabilities,
    answers: {
      [`GET /api/waqf/${waqfId}`]: () => ({
        status: 200,
        body: pending({ comparisons: [{ ...comparison, outcome: done ? 'agrees' : 'differs' }] }),
      }),
      [settling]: () => {
        done = true;
        return { status: 200, body: settling.startsWith('PATCH') ? { document: threeDeeds()[2] } : pending() };
      },
      'GET /api/waqfs': { waqfs: [] },
    },
  });
}

test('one press takes the waqf’s name from its deed, and the difference is resolved', async () => {
  const user = userEvent.setup();
  const { calls } = showUntil(twoNames, `POST /api/waqf/${waqfId}/name/from-deed`);
  await user.click(await screen.findByRole('button', { name: 'خذ ما في صك الوقفية: وقف السدر' }));
  expect(await screen.findByText('تطابقت القيمتان')).toBeTruthy();
  expect(screen.queryByLabelText(/لماذا تتابع/)).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the name in another deed can be taken as the correction of the field', async () => {
  const user = userEvent.setup();
  const nazirs = compared({
    subject: 'nazir',
    sides: [
      { source: 'waqf_deed', field: null, value: 'عبدالعزيز بن بندر السبيعي' },
      { source: 'nazir_deed', field: 'nazirName', value: 'عبدالعزيز بندر السبيعي' },
    ],
  });
  const nazirDeed = threeDeeds()[2]!.id;
  const { calls } = showUntil(nazirs, `PATCH /api/waqf/${waqfId}/documents/${nazirDeed}/fields`);
  await user.click(await screen.findByRole('button', { name: /^خذ ما في صك الوقفية/ }));
  expect(await screen.findByText('تطابقت القيمتان')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    fields: { nazirName: 'عبدالعزيز بن بندر السبيعي' },
  });
});

test('a misread field is corrected beside its difference, and Enter saves it without approving', async () => {
  const user = userEvent.setup();
  const property = threeDeeds()[0]!.id;
  const { calls } = showUntil(compared(), `PATCH /api/waqf/${waqfId}/documents/${property}/fields`);
  const correct = await screen.findByRole('button', { name: 'صحّح ما في صك الملكية' });
  expect(screen.queryByRole('button', { name: /^خذ ما في/ })).toBeNull();
  await user.click(correct);
  const input = screen.getByLabelText('المالك');
  await user.clear(input);
  await user.type(input, 'يوسف العنزي{Enter}');
  expect(await screen.findByText('تطابقت القيمتان')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ fields: { ownerName: 'يوسف العنزي' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
