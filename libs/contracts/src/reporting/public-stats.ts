import * as z from 'zod/mini';
import { instant, money } from '../wire.js';

/** Answer of `GET /api/public/stats`, for everybody: figures of the whole platform, without names. */
export const publicStats = z.object({
  stats: z.object({
    approvedWaqfs: z.number(),
    /** Yield allotted to beneficiaries in the current Gregorian year in Asia/Riyadh, minus reversals, in riyals. */
    distributedThisYear: money,
    /** Number of people with at least one active account as beneficiaries; who benefits from two waqfs counts once. */
    beneficiariesWithAccounts: z.number(),
    /**
     * Time from the upload that completed the three deeds to the approval, in days with one decimal; null when no waqf
     * is approved.
     */
    averageDaysToApproval: z.nullable(z.number()),
    /** When the figures were read; at most one minute before the answer. */
    updatedAt: instant,
  }),
});
export type PublicStats = z.infer<typeof publicStats>['stats'];
