import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { formatAmountForWire, type Halalas, percentageChange, sumHalalas } from '@waqf/money';

/** A beneficiary's share in one waqf. */
interface Allocation {
  waqfId: string;
  waqfName: string;
  /** Percent, at most four decimals. */
  percentage: number;
  /** Paid in the current month (Asia/Riyadh), in halalas. */
  monthly: Halalas;
  /** The balance of the sub-account of this share, in halalas. */
  balance: Halalas;
}

interface OwnAccount {
  id: string;
  bankName: string;
  type: string;
  accountNumber: string;
  waqfName: string;
  balance: Halalas;
}

/** Everything that the platform holds about one beneficiary's money. */
export interface Portfolio {
  allocations: readonly Allocation[];
  suspended: BeneficiaryDashboard['suspendedWaqfs'];
  accounts: readonly OwnAccount[];
  recent: BeneficiaryDashboard['recentTransactions'];
  /** Received in all accounts in the current month, in halalas; also in those of a share that is not in force. */
  thisMonth: Halalas;
  /** The same for the previous month. */
  lastMonth: Halalas;
  /** The part of last month that is compared with the current one, which is not over: the same days. */
  sameDaysBefore: Halalas;
}

/** The beneficiary's dashboard; the balance is the sum of the accounts shown with it. */
export function dashboardOf(portfolio: Portfolio): BeneficiaryDashboard {
  const { allocations, suspended, accounts, recent, thisMonth, lastMonth, sameDaysBefore } = portfolio;
  return {
    totalBalance: formatAmountForWire(sumHalalas(accounts.map((account) => account.balance))),
    monthlyIncome: formatAmountForWire(thisMonth),
    waqfAllocations: allocations.map(({ monthly, balance, ...allocation }) => ({
      ...allocation,
      monthlyAmount: formatAmountForWire(monthly),
      balance: formatAmountForWire(balance),
    })),
    suspendedWaqfs: suspended,
    bankAccounts: accounts.map((account) => ({ ...account, balance: formatAmountForWire(account.balance) })),
    recentTransactions: recent,
    monthlyStats: {
      thisMonth: formatAmountForWire(thisMonth),
      lastMonth: formatAmountForWire(lastMonth),
      percentageChange: percentageChange(thisMonth, sameDaysBefore),
    },
  };
}
