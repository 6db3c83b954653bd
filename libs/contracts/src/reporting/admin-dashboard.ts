import * as z from 'zod/mini';
import { bilingual } from '../documents/index.js';
import { day, money } from '../wire.js';

/** Answer of `GET /api/admin/dashboard`. */
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
  /** Number of events that wait for an administrator because a listener kept failing. */
  failedEvents: z.number(),
  /**
   * Growth this month: new ones relative to those that existed before, in percent with two decimals; null when there
   * were none.
   */
  growth: z.optional(z.object({ usersPercent: z.nullable(z.number()), waqfsPercent: z.nullable(z.number()) })),
  /** What an administrator can settle on the page `to`, for example a main account that the bank has closed. */
  tasks: z.optional(z.array(z.object({ title: bilingual, to: z.string() }))),
  /** Number of entries in the books per day in Riyadh, for the last fourteen days including today, oldest first. */
  days: z.optional(z.array(z.object({ day, transactions: z.number() }))),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;
