import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { instant, money } from '../wire.js';

/** A movement on an account of the beneficiary. */
const ownTransaction = z.object({
  id: z.string(),
  type: z.string(),
  description: z.string(),
  date: instant,
  amount: money,
  status: answered(['completed', 'pending']),
});
export type OwnTransaction = z.infer<typeof ownTransaction>;

/** Query of `GET /api/beneficiary/transactions`: newest first, 1 to 100 movements (default 50). */
export const ownTransactionQuery = z.object({ limit: pageLimit, cursor: pageCursor, onBehalfOf });
export type OwnTransactionQuery = z.infer<typeof ownTransactionQuery>;
export const ownTransactionList = z.object({
  transactions: z.array(ownTransaction),
  nextCursor: z.nullable(z.string()),
});
export type OwnTransactionList = z.infer<typeof ownTransactionList>;

/** Answer of `GET /api/beneficiary/dashboard`. */
export const beneficiaryDashboard = z.object({
  dashboard: z.object({
    totalBalance: money,
    monthlyIncome: money,
    waqfAllocations: z.array(
      z.object({
        waqfId: z.string(),
        waqfName: z.string(),
        percentage: z.number(),
        monthlyAmount: money,
        balance: money,
      }),
    ),
    /** Waqfs in which the entitlement is suspended for now; they are not among the allocations. */
    suspendedWaqfs: z.array(z.object({ waqfId: z.string(), waqfName: z.string() })),
    bankAccounts: z.array(
      z.object({
        id: z.string(),
        bankName: z.string(),
        type: z.string(),
        accountNumber: z.string(),
        balance: money,
        /** Name of the waqf that pays into it; left out by older servers. */
        waqfName: z.optional(z.string()),
      }),
    ),
    recentTransactions: z.array(ownTransaction),
    monthlyStats: z.object({ thisMonth: money, lastMonth: money, percentageChange: z.nullable(z.number()) }),
  }),
});
export type BeneficiaryDashboard = z.infer<typeof beneficiaryDashboard>['dashboard'];
