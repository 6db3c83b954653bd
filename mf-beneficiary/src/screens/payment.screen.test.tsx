import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OwnPayment, PaymentDetails } from '@waqf/contracts/distributions';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { OwnPayments } from '../components/own-payments';
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

test('a payment tells the founder’s words, the sum before rounding, and what changed', async () => {
  show({ payment });
  for (const words of [
    '«وما بقي يُصرف على المستحقين»',
    'الصفحة 2 من صك الوقفية',
    '90,555.1875',
    '0.0025',
    '× 25%',
    'من 448,200.00 إلى 486,000.00',
    'نصيبك مما يُقسم كما هو',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('without words of the deed, and as the first payment, it says so', async () => {
  show({ payment: { ...payment, because: { ...payment.because, clause: null }, changes: null } });
  expect(await screen.findByText('هذه أول دفعة لك من هذا الوقف.')).toBeTruthy();
  expect(screen.getByText(/لم يُنقل لهذا التوزيع نص من الصك/)).toBeTruthy();
});

test('another person’s payment is said not to be there', async () => {
  show(() => problem(404, 'هذه الدفعة غير موجودة'));
  expect(await screen.findByText(/هذه الدفعة غير موجودة/)).toBeTruthy();
});

test('the list leads from each payment to its reason, and says when there is none', async () => {
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
