import type { DecisionElsewhere } from '@waqf/contracts/approvals';
import type { BankAccount, BankTransfer, TransferPolicy } from '@waqf/contracts/banking';
import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import type { WaqfList, WaqfSummary, WaqfView } from '@waqf/contracts/endowments';
import type { Transaction } from '@waqf/contracts/finances';
import type { Objection } from '@waqf/contracts/objections';

/** Values in the shape of the contracts that the tests of several features use; every one may be overridden. */
export const waqfId = '01920000-0000-7000-8000-000000000001';
export const mainId = '01920000-0000-7000-8000-0000000000a1';
export const subId = '01920000-0000-7000-8000-0000000000a2';
export const personId = '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c02';
const nouraId = '01920000-0000-7000-8000-0000000000b1';

export const mainIban = 'SA0380000000608010167519';
export const subIban = 'SA7880000000608010167527';

export function account(over: Partial<BankAccount> = {}): BankAccount {
  return {
    id: mainId,
    waqfId,
    accountType: 'main_waqf',
    accountStatus: 'active',
    isMainAccount: true,
    bankName: 'المصرف التجريبي',
    accountNumber: '608010167519',
    iban: mainIban,
    balance: '100000.00',
    currency: 'SAR',
    branchCode: '0114',
    beneficiaryId: null,
    createdAt: '2026-06-16T09:00:00.000Z',
    ...over,
  };
}

export const subAccount = (over: Partial<BankAccount> = {}): BankAccount =>
  account({
    id: subId,
    accountType: 'beneficiary_sub',
    isMainAccount: false,
    accountNumber: '608010167527',
    iban: subIban,
    balance: '1500.00',
    branchCode: null,
    beneficiaryId: nouraId,
    ...over,
  });

export function beneficiary(over: Partial<Beneficiary> = {}): Beneficiary {
  return {
    id: nouraId,
    waqfId,
    waqfName: 'وقف برج النخيل',
    nationalId: '1000000065',
    fullName: 'نورة بنت يوسف العنزي',
    relationship: 'ابنة الواقف',
    allocatedPercentage: 25,
    isActive: true,
    class: null,
    gender: null,
    weight: 1,
    tier: null,
    entitledFrom: null,
    bornOn: null,
    diedOn: null,
    createdAt: '2026-06-16T09:00:00.000Z',
    accountState: 'active',
    bankAccountId: subId,
    ...over,
  };
}

const main = { id: mainId, accountType: 'main_waqf' as const, label: 'الحساب الرئيسي', iban: mainIban };
const sub = { id: subId, accountType: 'beneficiary_sub' as const, label: 'نورة بنت يوسف العنزي', iban: subIban };

export function transfer(over: Partial<BankTransfer> = {}): BankTransfer {
  return {
    id: '01920000-0000-7000-8000-0000000000c1',
    waqfId,
    description: 'نفقة علاج',
    bankReference: 'TRX-20441',
    amount: '250.00',
    status: 'completed',
    createdAt: '2026-11-20T09:00:00.000Z',
    from: main,
    to: sub,
    direction: 'out',
    settledAt: '2026-11-20T09:00:05.000Z',
    reason: null,
    ...over,
  };
}

const palmTower = {
  id: waqfId,
  waqifId: personId,
  nazirId: personId,
  name: 'وقف برج النخيل',
  description: 'برج سكني',
  status: 'approved' as const,
  reserve: '0.00',
  createdAt: '2026-06-01T09:00:00.000Z',
  approvedAt: '2026-06-16T09:00:00.000Z',
  propertyDetails: null,
  waqfDetails: null,
  nazirDetails: null,
  nazirName: 'عبدالعزيز السبيعي',
};

/** An approved waqf as lists have it. */
export function approvedWaqf(over: Partial<WaqfSummary> = {}): WaqfSummary {
  return {
    ...palmTower,
    balance: '58374.25',
    corpus: '0.00',
    nazirAcceptedAt: '2026-06-16T09:00:00.000Z',
    waqifName: 'يوسف العنزي',
    deeds: { uploaded: 3, processed: 3, error: 0 },
    fieldsToReview: 0,
    hasMainAccount: true,
    hasOpenAmendment: false,
    ...over,
  };
}

/** The answer of `GET /api/waqfs` with these approved waqfs as its only page. */
export const approvedWaqfs = (...waqfs: WaqfSummary[]): WaqfList => ({
  waqfs,
  nextCursor: null,
  counts: { draft: 0, pending: 0, approved: waqfs.length },
});

export function view(over: Partial<Omit<WaqfView, 'waqf'>> & { waqf?: Partial<WaqfView['waqf']> } = {}): WaqfView {
  const { waqf, ...rest } = over;
  const bankAccounts = rest.bankAccounts ?? [account(), subAccount()];
  return {
    waqf: {
      ...palmTower,
      balance: '60000.00',
      corpus: '40000.00',
      nazirAcceptedAt: null,
      nazirDeclined: null,
      waqifName: 'يوسف بن منصور العنزي',
      ...waqf,
    },
    documents: [],
    bankAccounts,
    beneficiaries: [beneficiary()],
    transactions: [],
    bankTransactions: [],
    counts: {
      documents: 0,
      bankAccounts: bankAccounts.length,
      subAccounts: bankAccounts.filter(({ isMainAccount }) => !isMainAccount).length,
      beneficiaries: 1,
      transactions: 0,
      bankTransactions: 0,
    },
    warnings: [],
    comparisons: [],
    amendment: null,
    missingForApproval: [],
    uploads: { largestMegabytes: 10, types: ['pdf'] },
    may: {
      edit: false,
      upload: false,
      process: false,
      review: false,
      approve: false,
      manage: true,
      acceptTrusteeship: false,
    },
    ...rest,
  };
}

const month = {
  income: '0.00',
  expenses: '0.00',
  net: '0.00',
  count: 0,
  closing: '100000.00',
  incomeChange: null,
  expensesChange: null,
};
export const months = {
  months: [
    { year: 2026, month: 10, ...month, closing: '90000.00' },
    { year: 2026, month: 11, ...month },
  ],
  current: { year: 2026, month: 11, ...month },
  balance: '60000.00',
};

/** A limit of 40,000 riyals per day without approval, of which 10,000 have already left the main account. */
export const transferPolicy = (over: Partial<TransferPolicy> = {}): TransferPolicy => ({
  approvalAbove: '40000.00',
  usual: '20000.00',
  isOwn: true,
  secondApprover: null,
  usedToday: [{ accountId: mainId, amount: '10000.00' }],
  mayChange: false,
  ...over,
});

/** Proposed rules that await the user on the page of the waqf's rules. */
export const proposedRules: DecisionElsewhere = {
  key: 'rules-1',
  waqfId,
  waqfName: 'وقف برج النخيل',
  describe: { ar: 'قواعد توزيع مقترحة، النسخة 2', en: 'Proposed distribution rules, version 2' },
  requestedBy: 'عبدالعزيز السبيعي',
  requestedAt: '2026-11-20T09:00:00.000Z',
  to: `/waqf/${waqfId}/rules`,
};

/** A rent that was recorded and may be reversed. */
export function transaction(over: Partial<Transaction> = {}): Transaction {
  return {
    id: '01920000-0000-7000-8000-0000000000e1',
    waqfId,
    waqfName: 'وقف برج النخيل',
    type: 'income',
    amount: '4200.00',
    signedAmount: '4200.00',
    description: 'إيجار',
    source: 'rent',
    fund: 'yield',
    category: null,
    occurredOn: '2026-11-01',
    occurredAt: '2026-11-01T09:00:00.000Z',
    createdAt: '2026-11-20T09:00:00.000Z',
    recordedBy: 'عبدالعزيز',
    reverses: null,
    reversedBy: null,
    mayReverse: true,
    ...over,
  };
}

/** An open objection that the reader may only read. */
export function objection(over: Partial<Objection> = {}): Objection {
  return {
    id: '01920000-0000-7000-8000-0000000000f1',
    number: 'OBJ-1448-06-0012',
    paymentId: '01920000-0000-7000-8000-0000000000f2',
    waqfId,
    waqfName: 'وقف دار الأيتام',
    fullName: 'نورة بنت يوسف العنزي',
    period: { from: '2026-10-01', to: '2026-10-31' },
    amount: '18240.00',
    estimated: false,
    topic: null,
    item: null,
    text: 'فاتورة صيانة المكيفات ظهرت مرتين',
    raisedAt: '2026-11-13T05:40:00Z',
    seenAt: null,
    dueOn: '2026-11-28',
    overdue: false,
    daysLeft: 6,
    state: 'open',
    answer: null,
    answeredBy: null,
    answeredAt: null,
    correction: null,
    acceptedAt: null,
    files: [],
    fileCount: 0,
    paperRequests: [],
    review: { reviewer: 'waqif', asked: null },
    corrections: [],
    escalateUntil: null,
    mayAnswer: false,
    mayDecide: false,
    mayRequestPaper: false,
    mayWithdraw: false,
    mayAttach: false,
    mayEscalate: false,
    mayAccept: false,
    ...over,
  };
}
