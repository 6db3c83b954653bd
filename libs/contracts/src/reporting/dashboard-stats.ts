import * as z from 'zod/mini';
import { money } from '../wire.js';

/** Answer of `GET /api/dashboard/stats`, limited to what the user can see. */
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
