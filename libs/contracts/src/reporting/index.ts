import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { instant, money } from '../wire.js';

/** `GET /api/dashboard/stats`, within what the person may see. */
export const dashboardStats = z.object({
  stats: z.object({
    totalWaqfs: z.number(),
    totalBalance: money,
    activeWaqfs: z.number(),
    pendingWaqfs: z.number(),
    draftWaqfs: z.number(),
    bankAccounts: z.number(),
    totalRevenue: money,
    totalExpenses: money,
    monthlyTransactions: z.number(),
  }),
});
export type DashboardStats = z.infer<typeof dashboardStats>['stats'];

/** `GET /api/admin/dashboard` */
export const adminDashboard = z.object({
  totalUsers: z.number(),
  newUsersThisMonth: z.number(),
  totalWaqfs: z.number(),
  newWaqfsThisMonth: z.number(),
  totalBalance: money,
  dailyTransactions: z.number(),
  adminUsers: z.number(),
  waqifUsers: z.number(),
  nazirUsers: z.number(),
  beneficiaryUsers: z.number(),
  approvedWaqfs: z.number(),
  pendingWaqfs: z.number(),
  todayTransactions: z.number(),
  unreadNotifications: z.number(),
  /** Events that wait for an administrator, because a listener kept failing. */
  failedEvents: z.number(),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

/** `GET /api/beneficiary/dashboard` */
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
      z.object({ id: z.string(), bankName: z.string(), type: z.string(), accountNumber: z.string(), balance: money }),
    ),
    recentTransactions: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        description: z.string(),
        date: z.string(),
        amount: money,
        status: answered(['completed', 'pending']),
      }),
    ),
    monthlyStats: z.object({ thisMonth: money, lastMonth: money, percentageChange: z.nullable(z.number()) }),
  }),
});
export type BeneficiaryDashboard = z.infer<typeof beneficiaryDashboard>['dashboard'];

/** `GET /api/public/stats`: the whole platform in figures without names, for everybody. */
export const publicStats = z.object({
  stats: z.object({
    approvedWaqfs: z.number(),
    /** Yield allotted to beneficiaries in the current Gregorian year of Asia/Riyadh, reversals taken away. */
    distributedThisYear: money,
    /** Beneficiaries who have at least one active account. */
    beneficiariesWithAccounts: z.number(),
    /**
     * From the upload that completed the three deeds to the approval, in days with one decimal; null while no waqf is
     * approved.
     */
    averageDaysToApproval: z.nullable(z.number()),
    /** When the figures were read; at most a minute before the answer. */
    updatedAt: instant,
  }),
});
export type PublicStats = z.infer<typeof publicStats>['stats'];
