import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import { clause, nouraId, preview } from './samples';

const waqfId = '01920000-0000-7000-8000-000000000001';
export const runId = '01920000-0000-7000-8000-0000000000e1';
const none = { lines: 0, amount: '0.00' };

/** A calculated run; every value may be overridden. */
export const run = (over: Partial<DistributionRun> = {}): DistributionRun => ({
  id: runId,
  waqfId,
  state: 'calculated',
  period: { from: '2026-06-16', to: '2026-09-11' },
  rulesVersion: 2,
  amount: null,
  gross: '1000.00',
  expenses: '0.00',
  deductions: preview().deductions,
  pool: '900.00',
  allocated: '810.00',
  unallocated: '90.00',
  remainder: '0.01',
  corrections: '0.00',
  counts: {
    all: { lines: 2, amount: '810.00' },
    payable: { lines: 1, amount: '540.00' },
    withheld: { lines: 1, amount: '270.00' },
    excluded: none,
    sent: none,
    paid: none,
    failed: none,
  },
  changedPayees: 0,
  hash: 'ab'.repeat(32),
  outdated: false,
  calculation: null,
  approvalId: null,
  startedBy: 'عبدالعزيز بن بندر السبيعي',
  startedAt: '2026-09-12T09:00:00.000Z',
  calculatedAt: '2026-09-12T09:01:00.000Z',
  submittedBy: null,
  submittedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  closedAt: null,
  may: ['calculate', 'submit', 'cancel'],
  ...over,
});

export const line = (over: Partial<RunLine> = {}): RunLine => ({
  id: '01920000-0000-7000-8000-0000000000f1',
  beneficiaryId: nouraId,
  correction: false,
  fullName: 'نورة بنت يوسف العنزي',
  amount: '540.00',
  exact: '539999/10',
  state: 'calculated',
  because: { ar: '60% من 900.00 ريال', en: '60% of 900.00 SAR', clause },
  trace: {
    pool: '900.00',
    steps: [
      {
        kind: 'residual',
        basis: 'remaining',
        percent: null,
        split: 'shares',
        portion: '90000/1',
        part: '600000',
        whole: '1000000',
        days: { entitled: '80', of: '88' },
        exact: '539999/10',
      },
    ],
    exact: '539999/10',
    rounding: { rank: 1, remainder: '1' },
    considered: [],
    amount: '540.00',
  },
  withheld: null,
  failure: null,
  payeeChanged: false,
  ibanEnd: '7527',
  method: null,
  receiptNumber: null,
  bankReference: null,
  paidAt: null,
  ...over,
});
