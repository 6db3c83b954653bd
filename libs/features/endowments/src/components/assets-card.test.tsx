import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssetValue, AssetValues } from '@waqf/contracts/endowments';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { view, waqfId } from '../testing/index';
import { AssetsCard } from './assets-card';

const path = `/api/waqf/${waqfId}/asset-values`;
const value = (over: Partial<AssetValue> = {}): AssetValue => ({
  id: '01920000-0000-7000-8000-0000000000d1',
  amount: '250000000.00',
  valuedOn: '2026-03-01',
  source: 'valuation',
  reference: 'تقرير 12، تقدير',
  recordedBy: 'عبدالعزيز السبيعي',
  recordedAt: '2026-03-02T09:00:00.000Z',
  ...over,
});
const answer = (over: Partial<AssetValues> = {}): AssetValues => ({
  values: [],
  size: null,
  limits: { medium: 50, large: 200 },
  may: { record: true },
  ...over,
});
const show = (got: Answer, answers: Record<string, Answer> = {}) =>
  renderScreen(<AssetsCard waqf={view({ waqf: { status: 'approved' } }).waqf} />, {
    at: `/waqf/${waqfId}`,
    path: '/waqf/:waqfId',
    capabilities: ['waqf.read'],
    answers: { [`GET ${path}`]: got, ...answers },
  });

test('the current value is shown with its source, the size of the waqf, and earlier values', async () => {
  const older = value({
    id: '01920000-0000-7000-8000-0000000000d2',
    amount: '190000000.00',
    valuedOn: '2024-03-01',
    source: 'deed',
    reference: 'صك 771',
  });
  const { container } = show(answer({ values: [value(), older], size: 'large' }));
  expect(await screen.findByText('كبير: 200 مليون ريال فأكثر')).toBeTruthy();
  for (const words of ['250,000,000.00', 'تقرير مقيّم معتمد · تقرير 12، تقدير', 'عبدالعزيز السبيعي'])
    expect(container.textContent).toContain(words);
  const before = within(screen.getByRole('list', { name: 'قيم سابقة' })).getByRole('listitem');
  expect(before.textContent).toContain('صك · صك 771');
  expect(before.textContent).toContain('190,000,000.00');
});

test('recording a value shows errors at the fields, and a refusal in the server’s words', async () => {
  const { calls } = show(answer(), { [`POST ${path}`]: () => problem(409, 'تُسجل قيمة الأصول بعد اعتماد الوقف') });
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل القيمة' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'سجّل القيمة' }));
  expect(await dialog.findByText('قيمة الأصول مطلوبة')).toBeTruthy();
  expect(dialog.getByText(/اكتب رقم التقرير واسم المقيّم/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(dialog.getByRole('textbox', { name: /^القيمة/ }), '61250000');
  await userEvent.type(dialog.getByRole('textbox', { name: /المرجع/ }), 'تقرير 305');
  await userEvent.click(dialog.getByRole('button', { name: 'سجّل القيمة' }));
  await screen.findAllByText('تُسجل قيمة الأصول بعد اعتماد الوقف');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path,
      body: { amount: '61250000.00', source: 'valuation', reference: 'تقرير 305' },
    }),
  );
});

test('a user who may not record a value sees that there is none, and no button', async () => {
  show(answer({ may: { record: false } }));
  expect(await screen.findByText('لم تُسجل قيمة الأصول بعد.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('values that can’t be loaded show the server’s message and can be loaded again', async () => {
  const got = answer({ values: [value()], size: 'large' });
  const refused = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), got);
  show(refused.answer);
  expect(await screen.findByText('تعذر تحميل قيمة الأصول')).toBeTruthy();
  expect(screen.getByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  await refused.loadAgain();
  expect(await screen.findByText('كبير: 200 مليون ريال فأكثر')).toBeTruthy();
});
