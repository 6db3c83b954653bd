import * as z from 'zod/mini';
import { instant, money } from '../wire.js';

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
