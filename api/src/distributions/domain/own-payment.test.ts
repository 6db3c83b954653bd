import { expect, test } from '@jest/globals';
import { halalas, sumHalalas } from '@waqf/money';
import { changesSince, type OwnPayment, stageOf, stepsOf } from './own-payment.js';
import type { RunDeduction } from './run.js';

const words = { ar: '25% من 800.00 ريال', en: '25% of 800.00 SAR', clause: null };
const taken = (kind: RunDeduction['kind'], amount: string): RunDeduction => ({ kind, amount, because: words });

function payment(given: Partial<OwnPayment>): OwnPayment {
  return {
    id: 'p',
    waqfId: 'w',
    runState: 'paid',
    startedAt: new Date(0),
    from: '2026-01-01',
    to: '2026-03-31',
    rulesVersion: 1,
    gross: halalas(100_000n),
    deductions: [taken('maintenance', '20000')],
    pool: halalas(80_000n),
    corrections: halalas(0n),
    isCorrection: false,
    amount: halalas(20_000n),
    exact: '20000/1',
    state: 'paid',
    because: words,
    trace: {
      pool: '800.00',
      steps: [],
      exact: '20000/1',
      rounding: { rank: null, remainder: '0' },
      considered: [],
      amount: '200.00',
    },
    withheld: null,
    failure: null,
    ibanEnd: null,
    method: 'bank',
    receiptNumber: null,
    bankReference: 'R',
    paidAt: new Date(0),
    ...given,
  };
}

test('the difference between two payments is split among its causes, to the halala', () => {
  const now = payment({
    gross: halalas(120_001n),
    deductions: [taken('maintenance', '18000'), taken('nazir_fee', '6000')],
    pool: halalas(96_001n),
    exact: '96001/3',
    amount: halalas(32_000n),
  });
  const { difference, sameShare, reasons } = changesSince(payment({}), now);
  expect(difference).toBe(12_000n);
  expect(sameShare).toBe(false);
  expect(sumHalalas(reasons.map(({ effect }) => effect))).toBe(difference);
  expect(reasons.map(({ kind, effect }) => [kind, effect])).toEqual([
    ['gross', 5_000n],
    ['maintenance', 500n],
    ['nazir_fee', -1_500n],
    ['share', 8_000n],
  ]);
});

test('equal payments have no reason for a difference, and a halala of rounding has the reason rounding', () => {
  expect(changesSince(payment({}), payment({}))).toEqual({ difference: 0n, sameShare: true, reasons: [] });
  const lucky = payment({ amount: halalas(20_001n) });
  expect(changesSince(payment({}), lucky).reasons).toEqual([{ kind: 'rounding', before: null, now: null, effect: 1n }]);
});

test('the steps lead from the gross yield to the share, with deductions as negative amounts', () => {
  expect(stepsOf(payment({})).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['gross', 100_000n],
    ['maintenance', -20_000n],
    ['pool', 80_000n],
    ['share', 20_000n],
  ]);
});

test.each([
  ['calculated', 'calculated', 'calculated'],
  ['submitted', 'calculated', 'submitted'],
  ['approved', 'payable', 'approved'],
  ['paying', 'sent', 'sent'],
  ['partially_failed', 'failed', 'failed'],
  ['closed', 'withheld', 'withheld'],
] as const)('in a run that is %s, a line that is %s is at the stage %s', (runState, state, stage) => {
  expect(stageOf({ runState, state })).toBe(stage);
});
