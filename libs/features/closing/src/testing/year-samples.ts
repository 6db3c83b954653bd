import type { FiscalYearDetail, FiscalYearList } from '@waqf/contracts/closing';

const funds = (total: string) => ({ corpus: '0.00', yield: total, reserve: '0.00', payable: '0.00', total });

export const figures = {
  opening: funds('100.00'),
  income: '1000.00',
  corpusAdditions: '0.00',
  otherReceived: '0.00',
  expenses: '250.50',
  distributed: '0.00',
  otherPaid: '0.00',
  closing: funds('849.50'),
  entries: 2,
};

const year = { year: 1447, calendar: 'hijri', from: '2025-06-26', to: '2026-06-15' } as const;

export const yearList = (more: Partial<FiscalYearList> = {}): FiscalYearList => ({
  calendar: 'hijri',
  startMonth: 1,
  mayChangeCalendar: true,
  years: [
    { year: 1448, calendar: 'hijri', from: '2026-06-16', to: '2027-06-05', state: 'running', acts: [] },
    { ...year, state: 'ended', acts: ['close'] },
  ],
  ...more,
});

export const yearDetail = (more: Partial<FiscalYearDetail> = {}): FiscalYearDetail => ({
  year: { ...year, state: 'ended', acts: ['close'] },
  figures,
  hash: 'ab'.repeat(32),
  checklist: [
    { key: 'over', done: true, title: { ar: 'انتهت السنة', en: 'The year is over' }, detail: null, to: null },
  ],
  closings: [],
  enteredSince: 0,
  reopening: null,
  exceptions: [],
  ...more,
});
