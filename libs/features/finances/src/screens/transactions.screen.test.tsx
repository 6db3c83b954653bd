import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Capability } from '@waqf/contracts/identity';
import { withUnknownValues, problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { approvedWaqf, approvedWaqfs } from '@waqf/testing/samples';
import { expense, listOf, months, transaction, waqfId } from '../testing/samples';
import { TransactionsScreen } from './transactions.screen';

const nazir: Capability[] = ['waqf.list', 'waqf.read', 'waqf.manage', 'transactions.manage'];

function show({
  answers = {},
  capabilities = nazir,
  at = '/transactions',
  language = 'ar' as 'ar' | 'en',
}: {
  answers?: Record<string, Answer>;
  capabilities?: Capability[];
  at?: string;
  language?: 'ar' | 'en';
} = {}) {
  sessionStorage.clear();
  return renderScreen(<TransactionsScreen />, {
    at,
    path: '/transactions',
    capabilities,
    language,
    answers: {
      'GET /api/waqfs': approvedWaqfs(approvedWaqf()),
      'GET /api/repeating-transactions': { repeating: [] },
      'GET /api/transactions/months': months,
      'GET /api/transactions': listOf([transaction(), expense()]),
      ...answers,
    },
  });
}
/** From 768 px on, the list is a table; below that, as in all other tests here, it shows cards. */
function onWideScreen(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(width >= 768px)',
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
afterEach(() => void jest.restoreAllMocks());
const posts = <T extends { method: string }>(calls: readonly T[]) => calls.filter(({ method }) => method === 'POST');
const field = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });

test('a month in which more was reversed than recorded says so, and its expenses have a plus', async () => {
  const current = { ...months.current, income: '-2000.00', expenses: '-25.75', net: '-1974.25' };
  show({ answers: { 'GET /api/transactions/months': { ...months, current } } });
  expect(await screen.findByText('+25.75')).toBeTruthy();
  expect(screen.getByText('−2,000.00')).toBeTruthy();
  expect(screen.getAllByText('ما عُكس أكثر مما سُجّل')).toHaveLength(2);
});

test('cards show the server’s figures of the month, rows have a sign, and the net is shown below', async () => {
  show();
  expect(await screen.findByText('صيانة المصاعد')).toBeTruthy();
  expect(await screen.findByText('58,374.25')).toBeTruthy();
  expect(screen.getByText('إيراد نوفمبر')).toBeTruthy();
  // The figures of a report leave these additions out; these say that they are in them.
  expect(screen.getByText(/^صافي نوفمبر 2026.* مع ما أُضيف إلى الأصل: /)).toBeTruthy();
  expect(screen.getAllByText(/مع ما أُضيف إلى الأصل/).length).toBeGreaterThanOrEqual(2);
  expect(screen.getAllByText('+64,500.00').length).toBe(2);
  expect(screen.getAllByText('−6,125.75').length).toBe(2);
  // The net up to the newest day equals the total net, so it is shown both above its rows and below all of them.
  expect(screen.getAllByText('+58,374.25').length).toBe(2);
  expect(screen.getByText(/أعلى 29% من الأيام نفسها في الشهر السابق/)).toBeTruthy();
});

test('every approved waqf can be chosen, also from later pages of the list', async () => {
  const user = userEvent.setup();
  const counts = { draft: 0, pending: 0, approved: 2 };
  const second = approvedWaqf({ id: '01920000-0000-7000-8000-00000000000c', name: 'وقف الصفحة الثانية' });
  const { calls } = show({
    answers: {
      'GET /api/waqfs': ({ path }) => ({
        status: 200,
        body: path.includes('cursor=c2')
          ? { waqfs: [second], nextCursor: null, counts: null }
          : { waqfs: [approvedWaqf()], nextCursor: 'c2', counts },
      }),
    },
  });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/waqfs?status=approved&cursor=c2'));
  await user.click(screen.getByRole('combobox', { name: 'الوقف' }));
  expect(await screen.findByText('وقف الصفحة الثانية')).toBeTruthy();
});

test('the address sets the filters, a search is sent to the server, and filters can be cleared', async () => {
  const user = userEvent.setup();
  const { calls, where } = show({
    at: `/transactions?waqf=${waqfId}&type=expense&period=chosen&from=2026-01-01&to=2026-11-21`,
    answers: {
      'GET /api/transactions': ({ path }) => ({
        status: 200,
        body: path.includes('type=expense') ? listOf([expense()]) : listOf([transaction()]),
      }),
    },
  });
  expect(await screen.findByText('صيانة المصاعد')).toBeTruthy();
  const [first] = calls.filter(({ path }) => path.startsWith('/api/transactions?'));
  expect(first?.path).toContain(`waqfId=${waqfId}&type=expense&from=2026-01-01&to=2026-11-21`);
  expect(calls.some(({ path }) => path === `/api/transactions/months?waqfId=${waqfId}`)).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'مصعد');
  await waitFor(() => expect(calls.some(({ path }) => decodeURIComponent(path).includes('q=مصعد'))).toBe(true));
  expect(decodeURIComponent(where())).toContain('q=مصعد');
  await user.click(screen.getByRole('button', { name: 'مسح المرشحات' }));
  expect(await screen.findByText('إيجار المكاتب')).toBeTruthy();
  expect(where()).toBe('/transactions');
});

test('the Excel file is requested with the screen’s filters and columns, and a refusal is shown', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    at: `/transactions?waqf=${waqfId}&kind=maintenance&period=chosen&from=2026-01-01&to=2026-11-21&q=مصعد`,
    answers: { 'POST /api/exports': () => problem(429, 'محاولات كثيرة') },
  });
  await user.click(await screen.findByRole('button', { name: 'تصدير Excel' }));
  expect(await screen.findByText('محاولات كثيرة')).toBeTruthy();
  expect(posts(calls)).toHaveLength(1);
  expect(calls.find(({ path }) => path === '/api/exports')?.body).toEqual({
    table: 'transactions',
    search: 'مصعد',
    columns: ['description', 'waqf', 'date', 'kind', 'amount', 'fund', 'reversal', 'receipt'],
    filters: { waqfId, from: '2026-01-01', to: '2026-11-21', category: 'maintenance' },
  });
});

test('older rows are loaded page by page', async () => {
  const user = userEvent.setup();
  show({
    answers: {
      'GET /api/transactions': ({ path }) => ({
        status: 200,
        body: path.includes('cursor=c2')
          ? listOf([expense()], { totals: null })
          : listOf([transaction()], {
              nextCursor: 'c2',
              totals: { income: '64500.00', expenses: '6125.75', net: '58374.25', count: 2 },
            }),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('صيانة المصاعد')).toBeTruthy();
  expect(screen.getByText('إيجار المكاتب')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
});

test('date and amount can be sorted by keyboard; the server sorts, and the address keeps the order', async () => {
  onWideScreen();
  const user = userEvent.setup();
  const { calls, where } = show({
    answers: {
      'GET /api/transactions': ({ path }) => ({
        status: 200,
        body: path.includes('cursor=c2')
          ? listOf([])
          : listOf(path.includes('sort=amount') ? [expense(), transaction()] : [transaction(), expense()], {
              nextCursor: 'c2',
            }),
      }),
    },
  });
  await screen.findByText('صيانة المصاعد');
  const column = (name: string) => screen.getByText(name, { selector: 'th, th button' }).closest('th');
  const press = async (name: string) => {
    column(name)?.querySelector('button')?.focus();
    await user.keyboard('{Enter}');
  };
  expect(column('المبلغ (ريال)')?.getAttribute('aria-sort')).toBe('none');
  expect(column('البيان')?.hasAttribute('aria-sort')).toBe(false);
  await press('المبلغ (ريال)');
  expect(where()).toBe('/transactions?sort=amount');
  const opened = () =>
    [...document.querySelectorAll('button[aria-label^="تفاصيل"]')].map((button) => button.textContent);
  await waitFor(() => expect(opened()).toEqual(['صيانة المصاعد', 'إيجار المكاتب']));
  expect(column('المبلغ (ريال)')?.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByText('اعرض المزيد'));
  await waitFor(() =>
    expect(calls.some(({ path }) => path.includes('sort=amount') && path.includes('cursor=c2'))).toBe(true),
  );
  await press('المبلغ (ريال)');
  expect(where()).toBe('/transactions?sort=-amount');
  await press('التاريخ');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('sort=date'));
  expect(column('التاريخ')?.getAttribute('aria-sort')).toBe('ascending');
  expect(column('المبلغ (ريال)')?.getAttribute('aria-sort')).toBe('none');
});

test('an unknown sort order in the address is ignored', async () => {
  const { calls } = show({ at: '/transactions?sort=waqf' });
  expect(await screen.findByText('صيانة المصاعد')).toBeTruthy();
  expect(calls.some(({ path }) => path.includes('sort'))).toBe(false);
});

test('an empty list says so and offers to add a transaction', async () => {
  show({
    answers: {
      'GET /api/transactions': listOf([], { totals: { income: '0.00', expenses: '0.00', net: '0.00', count: 0 } }),
    },
  });
  expect(await screen.findByText('لا توجد معاملات مالية')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'إضافة معاملة' }).length).toBeGreaterThan(1);
});

test('a waqf whose trusteeship is not accepted cannot be chosen for a transaction, and says why', async () => {
  const user = userEvent.setup();
  const named = approvedWaqf({
    id: '01920000-0000-7000-8000-00000000000c',
    name: 'وقف عين الحياة',
    nazirAcceptedAt: null,
  });
  const { calls } = show({
    at: '/transactions?add=income',
    answers: { 'GET /api/waqfs': approvedWaqfs(named, approvedWaqf()) },
  });
  const form = await screen.findByRole('dialog');
  expect(within(form).getByText('وقف برج النخيل')).toBeTruthy();
  await user.click(within(form).getAllByRole('combobox')[0]!);
  const [option] = await screen.findAllByText('وقف عين الحياة · لم تقبل نظارته بعد');
  await user.click(option!);
  expect(within(form).getAllByText('وقف برج النخيل')).not.toHaveLength(0);
  await user.type(field(form, 'المبلغ'), '2500');
  await user.type(field(form, 'وصف المعاملة'), 'إيجار محل');
  await user.click(within(form).getByRole('button', { name: 'أضف الإيراد' }));
  await waitFor(() => expect(posts(calls)[0]?.body).toMatchObject({ waqfId }));
});

test('adding an income shows the specified errors, then sends it once with an idempotency key', async () => {
  const user = userEvent.setup();
  const { calls, where } = show({
    at: '/transactions?add=income',
    answers: {
      'POST /api/transactions': () => ({ status: 201, body: { transaction: transaction(), balance: '60874.25' } }),
    },
  });
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: 'أضف الإيراد' }));
  expect(await within(form).findByText('المبلغ مطلوب')).toBeTruthy();
  expect(within(form).getByText('وصف المعاملة مطلوب')).toBeTruthy();
  expect(within(form).queryByText('يجب اختيار الوقف')).toBeNull();
  expect(within(form).getByText('مصدر الإيراد')).toBeTruthy();
  expect(within(form).queryByText('تصنيف المصروف')).toBeNull();
  await user.type(field(form, 'المبلغ'), '2500');
  await user.type(field(form, 'وصف المعاملة'), 'إيجار محل');
  await user.click(within(form).getByRole('button', { name: 'أضف الإيراد' }));
  expect(await screen.findByText('تم تحديث رصيد الوقف')).toBeTruthy();
  expect(screen.getByText('الغلة القابلة للصرف الآن 60,874.25 ريال')).toBeTruthy();
  expect(posts(calls)).toHaveLength(1);
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    waqfId,
    type: 'income',
    amount: '2500.00',
    description: 'إيجار محل',
    source: null,
    category: null,
  });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  expect(where()).toBe('/transactions');
});

test('an expense has a category instead of a source, and the server’s refusal is shown in the form', async () => {
  const user = userEvent.setup();
  show({
    at: '/transactions?add=expense',
    answers: { 'POST /api/transactions': () => problem(422, 'الرصيد غير كافٍ') },
  });
  const form = await screen.findByRole('dialog');
  expect(within(form).getByText('تصنيف المصروف')).toBeTruthy();
  expect(within(form).queryByText('مصدر الإيراد')).toBeNull();
  await user.type(field(form, 'المبلغ'), '99999999');
  await user.type(field(form, 'وصف المعاملة'), 'ترميم');
  await user.click(within(form).getByRole('button', { name: 'أضف المصروف' }));
  expect((await screen.findAllByText('خطأ في إضافة المعاملة')).length).toBeGreaterThan(0);
  expect(await within(form).findByRole('textbox', { name: 'المبلغ', description: 'الرصيد غير كافٍ' })).toBeTruthy();
  expect((field(form, 'وصف المعاملة') as HTMLInputElement).value).toBe('ترميم');
});

test('a reversal shows its effect and needs a reason before it is sent', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    answers: {
      [`POST /api/transactions/${transaction().id}/reverse`]: () => ({
        status: 201,
        body: { transaction: transaction({ mayReverse: false }), balance: '0.00' },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'تفاصيل إيجار المكاتب' }));
  await user.click(await screen.findByRole('button', { name: 'اعكس المعاملة' }));
  const confirm = await screen.findByRole('button', { name: 'اعكس 64,500.00\u00a0ريال' });
  expect(screen.getByText(/يُقيَّد اليوم قيد عكسي يخصم 64,500.00 ريال من وقف برج النخيل/)).toBeTruthy();
  await user.click(confirm);
  expect(await screen.findByText('السبب مطلوب')).toBeTruthy();
  expect(posts(calls)).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'سبب العكس' }), 'سُجلت مرتين');
  await user.click(confirm);
  expect(await screen.findByText('عُكست المعاملة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'سُجلت مرتين' });
});

test('a reversed transaction shows the reason and can’t be reversed again', async () => {
  const user = userEvent.setup();
  const gone = transaction({
    mayReverse: false,
    reversedBy: { id: expense().id, reason: 'سُجلت مرتين', occurredAt: '2026-11-20T09:00:00.000Z' },
  });
  show({ answers: { 'GET /api/transactions': listOf([gone]) } });
  await user.click(await screen.findByRole('button', { name: 'تفاصيل إيجار المكاتب' }));
  expect(await screen.findByText('السبب: سُجلت مرتين')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعكس المعاملة' })).toBeNull();
});

test('an error shows the server’s message and that entries are safe; the list can be loaded again', async () => {
  const user = userEvent.setup();
  let broken = true;
  show({
    language: 'en',
    answers: {
      'GET /api/transactions': () =>
        broken ? problem(503, 'Paused for a moment') : { status: 200, body: listOf([transaction()]) },
    },
  });
  expect(await screen.findByText('Paused for a moment. The entries are safe as they are.')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('إيجار المكاتب')).toBeTruthy();
});

test('transactions with an unknown type and category are still shown, with these as plain text', async () => {
  show({ answers: { 'GET /api/transactions': withUnknownValues(listOf([transaction(), expense()])) } });
  expect((await screen.findAllByText(/added later/)).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: /صيانة المصاعد/ }));
  expect(within(await screen.findByRole('dialog')).getAllByText(/added later/).length).toBeGreaterThan(0);
});

test('without an approved waqf nothing can be added, and the page says when it works', async () => {
  show({ answers: { 'GET /api/waqfs': approvedWaqfs() } });
  expect(await screen.findByRole('heading', { name: 'لا أوقاف معتمدة بعد' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'إضافة معاملة' })).toBeNull();
});
