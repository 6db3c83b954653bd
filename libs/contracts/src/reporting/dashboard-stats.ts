import * as z from 'zod/mini';
import { money } from '../wire.js';

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
