import * as z from 'zod/mini';
import { day, money } from '../wire.js';

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
  /** New in this month by those of before it, in percent with two decimals; null where there was none. */
  growth: z.optional(z.object({ usersPercent: z.nullable(z.number()), waqfsPercent: z.nullable(z.number()) })),
  /** Entries in the books by day in Riyadh, the last fourteen with today, oldest first. */
  days: z.optional(z.array(z.object({ day, transactions: z.number() }))),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;
