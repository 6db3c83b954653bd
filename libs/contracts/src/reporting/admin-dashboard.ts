import * as z from 'zod/mini';
import { money } from '../wire.js';

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
