import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { instant, money } from '../wire.js';

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
    recentTransactions: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        description: z.string(),
        date: instant,
        amount: money,
        status: answered(['completed', 'pending']),
      }),
    ),
    monthlyStats: z.object({ thisMonth: money, lastMonth: money, percentageChange: z.nullable(z.number()) }),
  }),
});
export type BeneficiaryDashboard = z.infer<typeof beneficiaryDashboard>['dashboard'];
