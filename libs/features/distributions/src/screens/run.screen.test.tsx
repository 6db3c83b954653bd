import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import { view, waqfId } from '@waqf/testing/samples';
import { type Answer, fileNamed, problem, renderScreen, savedFiles } from '@waqf/testing/screen';
import { line, run, runId } from '../testing/run-samples';
import { RunScreen } from './run.screen';

const path = `/api/waqf/${waqfId}/distributions/${runId}`;
const show = (over: Partial<DistributionRun> = {}, answers: Record<string, Answer> = {}, lines: RunLine[] = [line()]) =>
  renderScreen(<RunScreen />, {
    at: `/waqf/${waqfId}/distributions/${runId}`,
    path: '/waqf/:waqfId/distributions/:runId',
    capabilities: ['banking.read'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      [`GET ${path}`]: { run: run(over), lines, nextCursor: null },
      ...answers,
    },
  });
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  const [button] = await within(place).findAllByRole('button', { name });
  if (!button) throw new Error('there is no such button');
  await userEvent.click(button);
};
const sent = (calls: { method: string; path: string; body: unknown }[], act: string) =>
  calls.find(({ method, path: called }) => method === 'POST' && called === `${path}/${act}`);

test('a run that does not exist shows a link back to the waqfs', async () => {
  show({}, { [`GET ${path}`]: () => problem(404, 'دورة التوزيع غير موجودة') });
  expect(await screen.findByRole('link', { name: 'الأوقاف' })).toBeTruthy();
});

test('the page and each of its questions say of which waqf and of which time the run is', async () => {
  show({ state: 'calculated', may: ['cancel', 'submit'] });
  const head = (await screen.findByRole('heading', { level: 1 })).closest('header, div') as HTMLElement;
  expect(head.textContent).toContain(view().waqf.name);
  await press('ارفع للموافقة');
  expect((await screen.findByRole('dialog')).textContent).toContain(view().waqf.name);
});

test('a cancelled run says that nothing of it was paid and shows no amount as ready to be paid', async () => {
  show({ state: 'cancelled', may: [] });
  expect(await screen.findByText(/ولم يُصرف منها شيء/)).toBeTruthy();
  expect(screen.queryByText('جاهز للصرف')).toBeNull();
});

test('a run that awaits approval links to its request, where it is decided and withdrawn', async () => {
  show({ state: 'submitted', may: [], approvalId: runId });
  const link = await screen.findByRole('link', { name: 'افتح الموافقات' });
  expect(link.getAttribute('href')).toBe(`/approvals?request=${runId}`);
});

test('the page shows the yield, the deductions, the shares, the remainder and the rounding', async () => {
  show();
  const bars = await screen.findByRole('list', { name: 'أين يذهب كل ريال' });
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'إجمالي الغلةالقيد المعكوس يُحسب هنا في يومه الأول، وفي التقارير يوم عكسه1,000.00',
    'الاحتياطي10% من إجمالي الغلة−100.00',
    'لا مستحق له، يبقى في الغلة−90.00',
    'حصص المستفيدينمستفيدان810.00',
  ]);
  expect(screen.getByText(/بقي 0.01 ريال بعد القسمة/)).toBeTruthy();
});

test('a line opens to its reason: the founder’s words and each step of the calculation', async () => {
  show({}, {}, [line({ payeeChanged: true })]);
  const [summary] = await screen.findAllByText('لماذا هذا المبلغ');
  const reason = summary?.closest('details');
  expect([...(reason?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '900.00',
    '× 60%',
    '80 من 88',
    '539.999',
    '0.001',
    '540.00',
  ]);
  expect(reason?.textContent).toContain('أن يُحبس عُشر الغلة احتياطًا');
  expect(within(reason as HTMLElement).getByText('تغيّر الحساب')).toBeTruthy();
});

test('submitting repeats the figures that are shown and sends their fingerprint', async () => {
  const { calls } = show({}, { [`POST ${path}/submit`]: { run: run({ state: 'submitted', may: [] }) } });
  await press('ارفع للموافقة');
  const dialog = await screen.findByRole('dialog');
  for (const words of ['810.00', '540.00', '270.00', 'abababababababab']) expect(dialog.textContent).toContain(words);
  expect(sent(calls, 'submit')).toBeUndefined();
  await press('ارفع 810.00\u00a0ريال للموافقة', dialog);
  expect(await screen.findByText('رُفعت الدورة للموافقة')).toBeTruthy();
  expect(sent(calls, 'submit')?.body).toEqual({ hash: 'ab'.repeat(32) });
});

test('an outdated run must be calculated again before it is submitted', async () => {
  const { calls } = show({ outdated: true }, { [`POST ${path}/calculate`]: { run: run() } });
  expect(await screen.findByText('تغيّر ما حُسبت به الدورة')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ارفع للموافقة' })).toBeNull();
  await press('أعد الحساب');
  expect(await screen.findByText('حُسبت الحصص')).toBeTruthy();
  expect(sent(calls, 'calculate')).toBeTruthy();
});

test('an outdated run that awaits approval says that the request must be withdrawn first', async () => {
  show({ outdated: true, state: 'submitted', may: [] });
  expect(await screen.findByText(/يُسحب طلب الموافقة أولًا/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح الموافقات' }).getAttribute('href')).toBe('/approvals');
  expect(screen.queryByText(/أعد الحساب قبل المتابعة/)).toBeNull();
});

test('a refusal of the approval is shown in the server’s words', async () => {
  const words = 'تغيرت القواعد بعد الحساب. أعد حساب الدورة';
  const { calls } = show(
    { state: 'submitted', may: ['approve', 'reject'] },
    { [`POST ${path}/approve`]: () => problem(409, words) },
  );
  await press('وافق على الدورة');
  await press('وافق على 810.00\u00a0ريال', await screen.findByRole('dialog'));
  await screen.findAllByText(words);
  expect(sent(calls, 'approve')?.body).toEqual({ hash: run().hash });
});

test('a rejection needs a reason, which is sent to the server', async () => {
  const { calls } = show(
    { state: 'submitted', may: ['approve', 'reject'] },
    { [`POST ${path}/reject`]: { run: run({ state: 'rejected', may: [] }) } },
  );
  await press('ارفض');
  const dialog = await screen.findByRole('dialog');
  await press('ارفض الدورة', dialog);
  expect(await within(dialog).findByText('السبب مطلوب')).toBeTruthy();
  expect(sent(calls, 'reject')).toBeUndefined();
  await userEvent.type(within(dialog).getByRole('textbox'), 'راجع نسب المستفيدين');
  await press('ارفض الدورة', dialog);
  await waitFor(() => expect(sent(calls, 'reject')?.body).toEqual({ reason: 'راجع نسب المستفيدين' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a rejected run shows who rejected it and why, and offers no action', async () => {
  show({ state: 'rejected', decidedBy: 'يوسف العنزي', reason: 'راجع النسب', may: [] });
  expect(await screen.findByText('رفضها يوسف العنزي')).toBeTruthy();
  expect(screen.getByText('السبب: راجع النسب')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ارفع|وافق|ألغِ/ })).toBeNull();
});

test('choosing a state requests only the lines in that state', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('combobox', { name: 'الحالة' }));
  await userEvent.click(await screen.findByText('محفوظة', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(calls.some(({ path: called }) => called === `${path}?state=withheld`)).toBe(true));
});

test.each<[string, Partial<DistributionRun>, string, string | RegExp]>([
  ['pay', { state: 'approved', may: ['pay'] }, 'اصرف الحصص', /^اصرف .*540\.00/],
  [
    'retry',
    {
      state: 'partially_failed',
      may: ['retry', 'close'],
      counts: { ...run().counts, failed: { lines: 1, amount: '270.00' } },
    },
    'أعد صرف المتعذر',
    /^أعد صرف .*270\.00/,
  ],
  ['retry', { state: 'paid', may: ['retry', 'close'] }, 'اصرف ما زال سبب حفظه', 'اصرف'],
  ['close', { state: 'paid', may: ['retry', 'close'] }, 'أقفل الدورة', 'أقفل الدورة'],
])('%s is confirmed before it is sent', async (act, over, name, confirm) => {
  const { calls } = show(over, { [`POST ${path}/${act}`]: { run: run({ may: [] }) } });
  await press(name);
  const dialog = await screen.findByRole('dialog');
  expect(sent(calls, act)).toBeUndefined();
  await press(confirm, dialog);
  await waitFor(() => expect(sent(calls, act)).toBeTruthy());
});

test('paying says how many beneficiaries are paid and how much in all; what is held is named apart', async () => {
  show({ state: 'approved', may: ['pay'] });
  await press('اصرف الحصص');
  const dialog = await screen.findByRole('dialog');
  const facts = within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());
  expect(facts.slice(-2)).toEqual(['مستفيد واحد', 'مستفيد واحد 270.00 ريال']);
  expect(within(dialog).getByText('540.00')).toBeTruthy();
});

test('closing says what was not paid and what stays held', async () => {
  const counts = { ...run().counts, failed: { lines: 2, amount: '90.00' } };
  show({ state: 'partially_failed', may: ['close'], counts });
  await press('أقفل الدورة');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('تعذر صرفه')).toBeTruthy();
  expect(within(dialog).getByText('90.00')).toBeTruthy();
  expect(within(dialog).getByText('محفوظ لأصحابه')).toBeTruthy();
});

test('while the bank pays, the page shows the progress', async () => {
  const counts = { ...run().counts, payable: { lines: 0, amount: '0.00' }, paid: { lines: 1, amount: '540.00' } };
  show({ state: 'paying', may: [], counts: { ...counts, sent: { lines: 3, amount: '270.00' } } });
  expect((await screen.findByRole('progressbar', { name: 'صُرف من الحصص' })).getAttribute('aria-valuenow')).toBe('25');
});

test('a long calculation shows its progress, and a refusal is shown in the server’s words', async () => {
  const draft = { state: 'draft' as const, calculatedAt: null, gross: null, pool: null, allocated: null };
  const { unmount } = show({ ...draft, calculation: { done: 2_000, total: 8_000, problem: null }, may: [] });
  expect(await screen.findByText(/تُحسب الحصص: 2,000 من 8,000\. لك أن تغادر الصفحة وتعود/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button', { name: 'احسب الحصص' })).toBeNull();
  unmount();
  const refusal = { code: 'distributions.no-yield', ar: 'لم تدخل في هذه المدة غلة تُوزع', en: 'no yield' };
  show({ ...draft, calculation: { done: 0, total: 8_000, problem: refusal }, may: ['calculate', 'cancel'] });
  expect(await screen.findByText(refusal.ar)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'احسب الحصص' })).toBeTruthy();
});

test('starting a long calculation reports that it has started, not that it is done', async () => {
  const begun = run({ calculation: { done: 0, total: 8_000, problem: null }, may: [] });
  show({}, { [`POST ${path}/calculate`]: { run: begun } });
  await press('أعد الحساب');
  expect(await screen.findByText('بدأ حساب الحصص')).toBeTruthy();
  expect(screen.queryByText('حُسبت الحصص')).toBeNull();
});

test('a share that the bank can’t pay is recorded as paid by hand, with a receipt number', async () => {
  const failed = line({
    state: 'failed',
    failure: { code: 'AC06', ar: 'الحساب موقوف', en: 'Blocked', at: '2026-09-12T09:00:00.000Z' },
  });
  const { calls } = show(
    { state: 'partially_failed', may: ['retry', 'close'] },
    { [`POST ${path}/lines/${failed.id}/payment`]: { run: run({ may: [] }) } },
    [failed],
  );
  await userEvent.click((await screen.findAllByText('لماذا هذا المبلغ'))[0] as HTMLElement);
  await press('سجّل تسليمه باليد');
  const dialog = await screen.findByRole('dialog');
  await press('سجّل التسليم', dialog);
  expect(sent(calls, `lines/${failed.id}/payment`)).toBeUndefined();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /رقم السند/ }), 'R-17');
  await press('سجّل التسليم', dialog);
  await waitFor(() =>
    expect(sent(calls, `lines/${failed.id}/payment`)?.body).toMatchObject({ method: 'cash', receiptNumber: 'R-17' }),
  );
});

test.each(['dispute', 'no-guardian', 'suspended'] as const)(
  'a withheld share (%s) can’t be paid by hand',
  async (code) => {
    show({ state: 'paid', may: ['retry', 'close'] }, {}, [
      line({ state: 'withheld', withheld: { code, ar: 'محفوظ لصاحبه', en: 'Kept' } }),
    ]);
    expect(await screen.findByText(/محفوظ لصاحبه/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'سجّل تسليمه باليد', hidden: true })).toBeNull();
  },
);

test('the statement of a closed run is requested, and a refusal is shown in the server’s words', async () => {
  const { calls } = show(
    { state: 'closed', may: [] },
    { [`POST ${path}/statement`]: () => problem(409, 'لم تُقفل بعد') },
  );
  await press('نزّل كشف الدورة');
  expect(await screen.findByText('لم تُقفل بعد')).toBeTruthy();
  expect(sent(calls, 'statement')?.body).toEqual({ language: 'ar' });
});

test('the statement of a closed run is saved under the name that the server gave', async () => {
  const saved = savedFiles();
  show({ state: 'closed', may: [] }, { [`POST ${path}/statement`]: fileNamed('run-2026.pdf', 'the statement') });
  await press('نزّل كشف الدورة');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['run-2026.pdf']));
  expect(await saved[0]?.text).toBe('the statement');
});

test('a run that is not closed offers no statement', async () => {
  show({ state: 'paid', may: ['close'] });
  expect(await screen.findByRole('button', { name: 'أقفل الدورة' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'نزّل كشف الدورة' })).toBeNull();
});
