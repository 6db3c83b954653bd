import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransferPolicy } from '@waqf/contracts/banking';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { waqfId } from '@waqf/testing/samples';
import { ApprovalLimit } from './approval-limit';

const path = `/api/waqf/${waqfId}/transfer-policy`;
const policy = (over: Partial<TransferPolicy> = {}) => ({
  policy: {
    approvalAbove: '20000.00',
    usual: '20000.00',
    isOwn: false,
    secondApprover: null,
    mayChange: true,
    ...over,
  },
});
const show = (answers: Record<string, Answer>) =>
  renderScreen(<ApprovalLimit waqfId={waqfId} />, { at: '/', path: '/', capabilities: ['banking.read'], answers });
const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'حد الموافقة' }));
  return { user, dialog: await screen.findByRole('dialog') };
};

test('a nazir reads the limit and that only the founder sets it', async () => {
  const { calls } = show({ [`GET ${path}`]: policy({ mayChange: false }) });
  expect(calls).toHaveLength(0);
  const { dialog } = await open();
  expect(await within(dialog).findByText('ما زاد على 20,000.00 ريال ينتظر موافقة الواقف، وهو حد المنصة.')).toBeTruthy();
  expect(within(dialog).getByText('يضبطه الواقف وحده.')).toBeTruthy();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('the founder sets the limit; without an amount nothing is sent', async () => {
  const { calls } = show({
    [`GET ${path}`]: policy(),
    [`PUT ${path}`]: policy({ approvalAbove: '1500.00', isOwn: true }),
  });
  const { user } = await open();
  await screen.findByText('الحد الجديد');
  await user.click(screen.getByRole('button', { name: 'احفظ الحد' }));
  expect(await screen.findByText('المبلغ مطلوب')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /الحد الجديد/ }), '1500');
  await user.click(screen.getByRole('button', { name: 'احفظ الحد' }));
  expect(await screen.findByText('حُفظ حد الموافقة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    approvalAbove: '1500.00',
    seen: { approvalAbove: null },
  });
});

test('a limit of zero means that every transfer waits, and the platform’s limit can be restored', async () => {
  const { calls } = show({
    [`GET ${path}`]: policy({ approvalAbove: '0.00', isOwn: true }),
    [`PUT ${path}`]: policy(),
  });
  const { user } = await open();
  expect(await screen.findByText('كل تحويل ينتظر موافقة الواقف.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ارجع إلى حد المنصة 20,000.00\u00a0ريال' }));
  expect(await screen.findByText('حُفظ حد الموافقة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    approvalAbove: null,
    seen: { approvalAbove: '0.00' },
  });
});

test('a refusal is shown in the server’s words, and the dialog stays open', async () => {
  show({ [`GET ${path}`]: policy(), [`PUT ${path}`]: () => problem(403, 'الموافقة من صلاحية واقف الوقف وحده') });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox'), '100');
  await user.click(screen.getByRole('button', { name: 'احفظ الحد' }));
  await screen.findAllByText('الموافقة من صلاحية واقف الوقف وحده');
  expect(screen.getByText('الحد الجديد')).toBeTruthy();
});

test('a limit that can’t be loaded shows the server’s message and can be loaded again', async () => {
  let broken = true;
  show({
    [`GET ${path}`]: () =>
      broken ? problem(503, 'الخدمة متوقفة مؤقتًا') : { status: 200, body: policy({ mayChange: false }) },
  });
  const { user } = await open();
  expect(await screen.findByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('يضبطه الواقف وحده.')).toBeTruthy();
});

test('the founder names a second approver by national id and name, and removes them again', async () => {
  let named: string | null = null;
  const { calls } = show({
    [`GET ${path}`]: policy(),
    [`PUT ${path}`]: ({ body }) => {
      const { secondApprover } = body as { secondApprover: { fullName: string } | null };
      named = secondApprover?.fullName ?? null;
      return { status: 200, body: policy({ secondApprover: named === null ? null : { fullName: named } }) };
    },
  });
  const { user, dialog } = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'سمِّ شخصًا ثانيًا' }));
  await user.click(within(dialog).getByRole('button', { name: 'احفظ التسمية' }));
  expect(await within(dialog).findByText('رقم الهوية يجب أن يكون 10 أرقام')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(within(dialog).getByRole('textbox', { name: /رقم هويته/ }), '1000000024');
  await user.type(within(dialog).getByRole('textbox', { name: /اسمه كما تعرفه/ }), 'خالد التميمي');
  await user.click(within(dialog).getByRole('button', { name: 'احفظ التسمية' }));
  expect(await within(dialog).findByText('خالد التميمي يوافق مع الواقف على ما زاد على الحد.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'أزل التسمية' }));
  expect(await within(dialog).findByText(/لم يُسمَّ أحد/)).toBeTruthy();
  expect(calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))).toEqual([
    {
      approvalAbove: null,
      secondApprover: { nationalId: '1000000024', fullName: 'خالد التميمي' },
      seen: { approvalAbove: null, secondApprover: null },
    },
    { approvalAbove: null, secondApprover: null, seen: { approvalAbove: null, secondApprover: 'خالد التميمي' } },
  ]);
});
