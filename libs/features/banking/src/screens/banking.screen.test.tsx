import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankTransfer } from '@waqf/contracts/banking';
import type { Capability } from '@waqf/contracts/identity';
import { problem, renderScreen, sendServerEvent, type Answer } from '@waqf/testing/screen';
import { account, beneficiary, mainId, months, subAccount, subId, transfer, view, waqfId } from '@waqf/testing/samples';
import { BankingScreen } from './banking.screen';

const nazir: Capability[] = [
  'waqf.list',
  'waqf.read',
  'waqf.manage',
  'banking.read',
  'banking.transfer',
  'beneficiaries.manage',
  'transactions.manage',
];
const waqif: Capability[] = ['waqf.list', 'waqf.read', 'banking.read', 'approvals.decide'];
const list = (transactions: BankTransfer[], nextCursor: string | null = null) => ({
  transactions,
  nextCursor,
  completedCount: 87,
});

function show(
  more: {
    shown?: ReturnType<typeof view>;
    answers?: Record<string, Answer>;
    capabilities?: Capability[];
    at?: string;
    language?: 'ar' | 'en';
  } = {},
) {
  return renderScreen(<BankingScreen />, {
    at: more.at ?? `/waqf/${waqfId}/banking`,
    path: '/waqf/:waqfId/banking',
    capabilities: more.capabilities ?? nazir,
    language: more.language ?? 'ar',
    answers: {
      [`GET /api/waqf/${waqfId}`]: more.shown ?? view(),
      'GET /api/bank-transactions': list([transfer()]),
      'GET /api/transactions/months': months,
      [`GET /api/waqf/${waqfId}/transfer-policy`]: () => problem(503, 'بعد قليل'),
      ...more.answers,
    },
  });
}

const dialog = () => screen.findByRole('dialog');
/** Presses the first button of that name: without a screen width, the phone's bar repeats the head's buttons. */
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  const [button] = await within(place).findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

/** Chooses an option of a select, by the select's label and the option's text. */
async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(
    await screen.findByText(
      (_, element) =>
        element?.classList.contains('ant-select-item-option-content') === true &&
        (element.textContent ?? '').startsWith(option),
    ),
  );
}

test('the page shows the accounts with balances, holders and shares, and the completed transfers', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'الحسابات البنكية' })).toBeTruthy();
  expect(screen.getByText(/حسابان نشطان\.$/)).toBeTruthy();
  expect(screen.getByText('101,500.00')).toBeTruthy();
  expect(screen.getByText('الغلة القابلة للصرف 60,000.00 ريال')).toBeTruthy();
  expect(screen.getByText('SA78 8000 0000 6080 1016 7527').closest('bdi')?.dir).toBe('ltr');
  expect(screen.getByText('النصيب من الغلة 25%')).toBeTruthy();
  expect(await screen.findByText('مرجع TRX-20441')).toBeTruthy();
  expect(await screen.findByText('87')).toBeTruthy();
  expect(screen.getByText('−250.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^الحركات/ }).getAttribute('href')).toBe(
    `/waqf/${waqfId}/statement?account=${subId}`,
  );
});

test('a founder sees the accounts but no button that moves money', async () => {
  show({ capabilities: waqif, shown: view({ may: { ...view().may, manage: false } }) });
  expect(await screen.findByText('100,000.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /تحويل/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'تحديث الأرصدة' })[0]).toBeTruthy();
});

test('without a main account the page says so, and the nazir can ask the bank for one', async () => {
  let asked = false;
  const { calls } = show({
    shown: view({ bankAccounts: [] }),
    answers: {
      [`POST /api/waqf/${waqfId}/bank-account`]: () => {
        asked = true;
        return { status: 202, body: { account: null, bankAccountCreated: false } };
      },
    },
  });
  expect(await screen.findByText('لا حساب رئيسي لهذا الوقف')).toBeTruthy();
  await press('أنشئ الحساب الرئيسي');
  expect(await screen.findByText('طُلب فتح الحساب من المصرف')).toBeTruthy();
  expect(asked).toBe(true);
  expect(calls.some(({ path }) => path.includes('/months'))).toBe(false);
});

test('the bank’s refusal to open the account is shown in the server’s words', async () => {
  show({
    shown: view({ bankAccounts: [] }),
    answers: { [`POST /api/waqf/${waqfId}/bank-account`]: () => problem(422, 'رفض المصرف فتح الحساب') },
  });
  await press('أنشئ الحساب الرئيسي');
  expect(await screen.findByText('فشل في إنشاء الحساب')).toBeTruthy();
  expect(screen.getByText('رفض المصرف فتح الحساب')).toBeTruthy();
});

test('an account is opened for a beneficiary without one', async () => {
  const hind = beneficiary({
    id: '01920000-0000-7000-8000-0000000000b2',
    fullName: 'هيا بنت فهد',
    allocatedPercentage: 10,
    accountState: 'none',
    bankAccountId: null,
  });
  show({
    shown: view({ beneficiaries: [beneficiary(), hind] }),
    answers: {
      [`POST /api/beneficiary/${hind.id}/bank-account`]: () => ({
        status: 201,
        body: { account: subAccount({ beneficiaryId: hind.id }), bankAccountCreated: true },
      }),
    },
  });
  await press(/^فتح حساب/);
  expect(await screen.findByText('فُتح الحساب الفرعي')).toBeTruthy();
});

test('refreshing asks the bank once per account and shows the difference from the books', async () => {
  const balance = (over: object, bank: string, books: string, difference: string) => ({
    account: account(over),
    bankBalance: bank,
    bookBalance: books,
    difference,
    askedAt: '2026-11-21T10:00:00.000Z',
  });
  const { calls } = show({
    answers: {
      [`GET /api/bank-account/${mainId}/balance`]: balance({}, '99850.00', '100000.00', '-150.00'),
      [`GET /api/bank-account/${subId}/balance`]: () => problem(503, 'المصرف لا يرد'),
    },
  });
  await press('تحديث الأرصدة');
  expect(await screen.findByText('رصيد المصرف يختلف عن الدفاتر')).toBeTruthy();
  expect(screen.getByText('−150.00')).toBeTruthy();
  expect(screen.getByText(/^نورة بنت يوسف العنزي\. الأرصدة المعروضة من الدفاتر/)).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('/balance'))).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'طابق الكشف' }).getAttribute('href')).toBe(`/waqf/${waqfId}/reconciliation`);
});

test('when bank and books agree, the page says up to what time', async () => {
  const balance = (id: string) => ({
    account: account({ id }),
    bankBalance: '1.00',
    bookBalance: '1.00',
    difference: '0.00',
    askedAt: '2026-11-21T10:00:00.000Z',
  });
  show({
    answers: {
      [`GET /api/bank-account/${mainId}/balance`]: balance(mainId),
      [`GET /api/bank-account/${subId}/balance`]: balance(subId),
    },
  });
  await press('تحديث الأرصدة');
  expect(await screen.findByText(/^أرصدة الدفاتر مطابقة للمصرف حتى/)).toBeTruthy();
  expect(await screen.findByText('حُدّثت الأرصدة')).toBeTruthy();
});

test('a transfer needs all data, can’t exceed the yield, and is confirmed with IBANs and new balances', async () => {
  const user = userEvent.setup();
  let settled = false;
  const { calls } = show({
    answers: {
      'POST /api/bank-transfer': () => ({
        status: 201,
        body: { transfer: transfer({ amount: '25000.00', status: 'pending', bankReference: null }) },
      }),
      'GET /api/bank-transactions': () => ({
        status: 200,
        body: list([transfer({ amount: '25000.00', description: settled ? 'أُكد التحويل' : 'نفقة علاج' })]),
      }),
    },
  });
  await press('تحويل من هذا الحساب');
  const form = await dialog();
  await press('تابع إلى التأكيد', form);
  expect((await within(form).findAllByText('بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة')).length).toBe(2);
  await choose(user, 'إلى حساب', 'نورة');
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '60000.01');
  await press('تابع إلى التأكيد', form);
  expect(await within(form).findByText('الرصيد غير كافٍ. ينقصه 0.01 ريال')).toBeTruthy();
  await user.clear(within(form).getByRole('textbox', { name: 'المبلغ' }));
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '25000');
  await press('تابع إلى التأكيد', form);
  expect(await within(form).findByText('تأكيد التحويل')).toBeTruthy();
  for (const words of [
    'خمسة وعشرون ألف ريال',
    '100,000.00',
    '75,000.00',
    '26,500.00',
    'SA03 8000 0000 6080 1016 7519',
    'SA78 8000 0000 6080 1016 7527',
    'نورة بنت يوسف العنزي',
  ]) {
    expect(form.textContent).toContain(words);
  }
  expect(form.textContent).toContain('لا يُلغى التحويل بعد إرساله إلى المصرف');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await press('حوّل 25,000.00\u00a0ريال', form);
  expect(await screen.findByText('سُجل التحويل')).toBeTruthy();
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ fromAccountId: mainId, toAccountId: subId, amount: '25000.00', description: null });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  settled = true;
  sendServerEvent('transfer.settled', { transferId: transfer().id, waqfId, status: 'completed' });
  expect(await screen.findByText('أُكد التحويل')).toBeTruthy();
});

test('a lost answer is retried with the same key, and a transfer awaiting approval is shown as such', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const { calls } = show({
    answers: {
      'POST /api/bank-transfer': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('network');
        return {
          status: 202,
          body: { transfer: transfer({ amount: '30000.00', status: 'awaiting_approval', bankReference: null }) },
        };
      },
    },
  });
  await press('تحويل من هذا الحساب');
  const form = await dialog();
  await choose(user, 'إلى حساب', 'نورة');
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '30000');
  await press('تابع إلى التأكيد', form);
  await press('حوّل 30,000.00\u00a0ريال', form);
  expect(await within(form).findByText(/لن يُنفَّذ التحويل مرتين/)).toBeTruthy();
  await press('حوّل 30,000.00\u00a0ريال', form);
  expect(await screen.findByText('التحويل بانتظار موافقة الواقف')).toBeTruthy();
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['a refusal that concerns no field says that no money moved', 429, true],
  ['a server error does not say that no money moved', 503, false],
])('%s, and the transfer can be sent again', async (_, status, isCertain) => {
  const user = userEvent.setup();
  show({ answers: { 'POST /api/bank-transfer': () => problem(status, 'أعد المحاولة بعد دقيقة') } });
  await press('تحويل من هذا الحساب');
  const form = await dialog();
  await choose(user, 'إلى حساب', 'نورة');
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '10');
  await press('تابع إلى التأكيد', form);
  await press('حوّل 10.00\u00a0ريال', form);
  // In the toast, kept by the dialog, and said by the confirmation, which hides what the dialog keeps.
  expect(await screen.findAllByText('أعد المحاولة بعد دقيقة')).toHaveLength(isCertain ? 3 : 2);
  expect(within(form).queryAllByText('تعذر تحويل المبلغ')).toHaveLength(isCertain ? 1 : 0);
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'حوّل 10.00\u00a0ريال' }).disabled).toBe(false);
});

test('the server’s refusal leads back to the form and is shown at the amount', async () => {
  const user = userEvent.setup();
  show({ answers: { 'POST /api/bank-transfer': () => problem(422, 'الرصيد غير كافٍ') } });
  await press('تحويل من هذا الحساب');
  const form = await dialog();
  await choose(user, 'إلى حساب', 'نورة');
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '10');
  await press('تابع إلى التأكيد', form);
  await press('حوّل 10.00\u00a0ريال', form);
  await screen.findAllByText('فشل في التحويل');
  expect(await within(form).findByRole('textbox', { name: 'المبلغ', description: 'الرصيد غير كافٍ' })).toBeTruthy();
});

test('all transfers are listed by the state in the address, with reasons, one page at a time', async () => {
  const rows = [
    transfer({
      id: '01920000-0000-7000-8000-0000000000c2',
      description: 'رُد',
      status: 'reversed',
      reason: 'الحساب مغلق لدى المصرف',
    }),
    transfer({
      id: '01920000-0000-7000-8000-0000000000c3',
      description: 'معلق',
      status: 'pending',
      bankReference: null,
    }),
  ];
  const { calls } = show({
    at: `/waqf/${waqfId}/banking?transfers=all&status=reversed`,
    answers: {
      'GET /api/bank-transactions': ({ path }) => ({
        status: 200,
        body: path.includes('cursor=next') ? list([rows[1] as BankTransfer]) : list([rows[0] as BankTransfer], 'next'),
      }),
    },
  });
  expect(await screen.findByText('الحساب مغلق لدى المصرف')).toBeTruthy();
  expect(calls.some(({ path }) => path.includes('status=reversed') && path.includes('limit=20'))).toBe(true);
  await press('اعرض المزيد');
  expect(await screen.findByText('معلق')).toBeTruthy();
  expect(screen.getByText('معلقة لدى المصرف')).toBeTruthy();
});

test('the Excel file of all transfers is requested with the current filter', async () => {
  const { calls } = show({
    at: `/waqf/${waqfId}/banking?transfers=all&status=completed`,
    answers: { 'POST /api/exports': () => problem(429, 'محاولات كثيرة') },
  });
  await press('تصدير Excel');
  expect(await screen.findByText('محاولات كثيرة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    table: 'bank-transfers',
    search: '',
    columns: ['description', 'parties', 'date', 'status', 'amount', 'reference', 'settledAt', 'reason'],
    filters: { waqfId, status: 'completed' },
  });
});

test('the page is shown in English', async () => {
  show({ language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Bank accounts' })).toBeTruthy();
  expect(screen.getByText('Distributable yield 60,000.00 SAR')).toBeTruthy();
  expect(await screen.findByText('Latest completed transfers')).toBeTruthy();
});

test('a waqf that is missing or belongs to somebody else shows a not-found message', async () => {
  show({ answers: { [`GET /api/waqf/${waqfId}`]: () => problem(404, 'الوقف غير موجود') } });
  expect(await screen.findByText('الوقف غير موجود أو لا يمكن الوصول إليه')).toBeTruthy();
});
