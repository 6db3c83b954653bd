import type { OwnPayment } from '@waqf/contracts/distributions';
import { halalas } from '@waqf/money';
import { paymentGroups } from './payment-groups';

const payment = (id: string, paidAt: string | null, amount = '10.00'): OwnPayment => ({
  id,
  waqfId: 'waqf',
  waqfName: 'وقف برج النخيل',
  period: { from: '2026-07-01', to: '2026-09-30' },
  amount,
  stage: paidAt === null ? 'submitted' : 'paid',
  estimated: paidAt === null,
  paidAt,
  method: null,
  ibanEnd: null,
  note: null,
});

test('waiting payments come first without a sum, then paid ones by Hijri month, newest first', () => {
  const groups = paymentGroups(
    [
      payment('old', '2026-08-20T09:00:00Z', '82410.50'),
      payment('new', '2026-11-15T09:00:00Z', '9600.00'),
      payment('next', null, '90555.19'),
      // Half past midnight in Riyadh: already the second day of the month.
      payment('night', '2026-11-11T21:30:00Z', '18240.00'),
    ],
    true,
  );
  expect(groups.map(({ payments }) => payments.map(({ id }) => id))).toEqual([['next'], ['new', 'night'], ['old']]);
  expect(groups.map(({ total }) => total)).toEqual([null, halalas(2_784_000n), halalas(8_241_050n)]);
});

test('no month has a sum until all payments are loaded', () => {
  expect(paymentGroups([payment('one', '2026-11-15T09:00:00Z')], false).map(({ total }) => total)).toEqual([null]);
});
