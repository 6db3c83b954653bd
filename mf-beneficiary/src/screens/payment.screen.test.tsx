import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OwnPayment, PaymentDetails, PaymentSummary } from '@waqf/contracts/distributions';
import { withUnknownValues, problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { NextPayment } from '../components/next-payment';
import { OwnPayments } from '../components/own-payments';
import { ReceivedMonths } from '../components/received-months';
import { PaymentScreen } from './payment.screen';

const id = '01920000-0000-7000-8000-0000000000a1';
const own: OwnPayment = {
  id,
  waqfId: '01920000-0000-7000-8000-000000000001',
  waqfName: 'وقف برج النخيل',
  period: { from: '2026-10-01', to: '2026-10-31' },
  amount: '90555.19',
  stage: 'submitted',
  estimated: true,
  paidAt: null,
  method: null,
  ibanEnd: null,
  note: null,
};
const payment: PaymentDetails = {
  ...own,
  rulesVersion: 1,
  bankReference: null,
  receiptNumber: null,
  because: {
    ar: '25% من 362,220.75 ريال',
    en: '25% of 362,220.75 SAR',
    clause: { text: 'وما بقي يُصرف على المستحقين', documentId: own.waqfId, page: 2, box: null },
    steps: [
      { kind: 'gross', ar: 'إجمالي الغلة في المدة', en: 'Gross yield of the period', amount: '486000.00' },
      { kind: 'share', ar: '25% من 362,220.75 ريال', en: '25% of 362,220.75 SAR', amount: '90555.19' },
    ],
  },
  trace: {
    steps: [
      {
        kind: 'residual',
        basis: 'remaining',
        percent: null,
        split: 'shares',
        portion: '36222075/1',
        part: '250000',
        whole: '1000000',
        days: { entitled: '31', of: '31' },
        exact: '36222075/4',
      },
    ],
    exact: '36222075/4',
    amount: '90555.19',
  },
  changes: {
    previous: { id, period: { from: '2026-07-01', to: '2026-09-30' }, amount: '82410.50', paidAt: null },
    difference: '8144.69',
    sameShare: true,
    reasons: [{ kind: 'gross', before: '448200.00', now: '486000.00', effect: '8144.69' }],
  },
};
const show = (answer: Answer) =>
  renderScreen(<PaymentScreen />, {
    at: `/beneficiary/payments/${id}`,
    path: '/beneficiary/payments/:paymentId',
    capabilities: ['beneficiary.portal'],
    answers: { [`GET /api/beneficiary/payments/${id}`]: answer },
  });

test('a payment shows the founder’s words, the exact amount before rounding, and what changed', async () => {
  show({ payment });
  for (const words of [
    'وما بقي يُصرف على المستحقين',
    'الصفحة 2 من صك الوقفية',
    '90,555.1875',
    '0.0025',
    '× 25%',
    'من 448,200.00 إلى 486,000.00',
    'نصيبك مما يُقسم كما هو',
    'أمام كل سبب أثره في نصيبك، بالريال.',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('the page says when a payment is the first one, and when no words of the deed are known', async () => {
  show({ payment: { ...payment, because: { ...payment.because, clause: null }, changes: null } });
  expect(await screen.findByText('هذه أول دفعة لك من هذا الوقف.')).toBeTruthy();
  expect(screen.getByText(/لم يُنقل لهذا التوزيع نص من الصك/)).toBeTruthy();
});

test.each([
  [{ method: 'bank', ibanEnd: '0005' }, /بتحويل إلى الحساب المنتهي بالرقم .?0005/],
  [{ method: 'check', receiptNumber: '1241' }, /بشيك رقم .?1241/],
  [{ method: 'cash', receiptNumber: '77' }, /نقدًا، بسند رقم .?77/],
] as const)('a paid amount names the account, the check or the receipt: %j', async (how, words) => {
  show({ payment: { ...payment, stage: 'paid', estimated: false, paidAt: '2026-11-05T09:00:00.000Z', ...how } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('another person’s payment is reported as not found', async () => {
  show(() => problem(404, 'هذه الدفعة غير موجودة'));
  expect(await screen.findByText(/هذه الدفعة غير موجودة/)).toBeTruthy();
});

test('each payment in the list links to its reason, and an empty list says so', async () => {
  const list = (payments: OwnPayment[]) =>
    renderScreen(<OwnPayments />, {
      at: '/beneficiary/dashboard',
      path: '/beneficiary/dashboard',
      capabilities: ['beneficiary.portal'],
      answers: { 'GET /api/beneficiary/payments?limit=10': { payments, nextCursor: null } },
    });
  const { unmount } = list([own]);
  const link = await screen.findByRole('link', { name: /لماذا هذا المبلغ: وقف برج النخيل/ });
  expect(link.getAttribute('href')).toBe(`/beneficiary/payments/${id}`);
  expect(screen.getByText('تقديري')).toBeTruthy();
  unmount();
  list([]);
  expect(await screen.findByText('لا دفعات من التوزيع بعد')).toBeTruthy();
});

test('the list loads its next page on demand', async () => {
  const older = { ...own, id: '01920000-0000-7000-8000-0000000000a2', waqfName: 'وقف سابق' };
  renderScreen(<OwnPayments />, {
    at: '/beneficiary/payments',
    path: '/beneficiary/payments',
    capabilities: ['beneficiary.portal'],
    answers: {
      'GET /api/beneficiary/payments?limit=10': { payments: [own], nextCursor: 'next' },
      'GET /api/beneficiary/payments?limit=10&cursor=next': { payments: [older], nextCursor: null },
    },
  });
  (await screen.findByRole('button', { name: 'اعرض المزيد' })).click();
  expect(await screen.findByRole('link', { name: /وقف سابق/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
});

const months = Array.from({ length: 12 }, (_, index) => ({
  first: index === 0 ? '2025-12-01' : `2026-${String(index).padStart(2, '0')}-01`,
  amount: index === 11 ? '90555.19' : '0.00',
}));
const summary: PaymentSummary = {
  next: own,
  received: {
    unit: 'SAR',
    period: { from: '2025-12-01', to: '2026-11-23' },
    source: { ar: 'ما صُرف لك من دورات التوزيع', en: 'What distributions paid you' },
    total: '90555.19',
    months,
    sources: [{ waqfId: own.waqfId, waqfName: own.waqfName, amount: '90555.19' }],
  },
};
const home = (answer: Answer) =>
  renderScreen(
    <>
      <NextPayment />
      <ReceivedMonths />
    </>,
    {
      at: '/beneficiary/dashboard',
      path: '/beneficiary/dashboard',
      capabilities: ['beneficiary.portal'],
      answers: { 'GET /api/beneficiary/payments/summary': answer },
    },
  );

test('the dashboard shows the next payment as an estimate with a link to its reason, and past months', async () => {
  home(summary);
  const link = await screen.findByRole('link', { name: 'لماذا هذا المبلغ' });
  expect(link.getAttribute('href')).toBe(`/beneficiary/payments/${id}`);
  expect(screen.getByText('تقديري')).toBeTruthy();
  expect(screen.getByText('تنتظر الموافقة')).toBeTruthy();
  expect(
    screen.getByText(/بالأشهر الميلادية، من ديسمبر 2025 إلى نوفمبر 2026 .*ما صُرف لك من دورات التوزيع/),
  ).toBeTruthy();
  expect(screen.getByRole('cell', { name: '90.6' })).toBeTruthy();
});

test('the dashboard says when no payment is expected and none was received', async () => {
  const none = months.map((month) => ({ ...month, amount: '0.00' }));
  home({ next: null, received: { ...summary.received, total: '0.00', months: none, sources: [] } });
  expect(await screen.findByText('لا دفعة قادمة الآن')).toBeTruthy();
  expect(screen.getByText('لم تُصرف لك دفعة في هذه المدة')).toBeTruthy();
});

test('the dashboard shows a payment in an unknown state, and shows an error only once', async () => {
  const { unmount } = home(withUnknownValues({ ...summary, next: { ...own, stage: 'approved', estimated: false } }));
  expect(await screen.findByText('added later')).toBeTruthy();
  expect(screen.queryByText('تقديري')).toBeNull();
  unmount();
  home(() => problem(500, 'تعذر'));
  expect((await screen.findAllByText('تعذر تحميل دفعاتك')).length).toBe(1);
});
