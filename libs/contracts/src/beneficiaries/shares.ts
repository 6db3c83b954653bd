import * as z from 'zod/mini';
import { day, id, instant } from '../wire.js';

const share = z.nullable(z.number());

/** Answer of `GET /api/beneficiary/{id}/shares`: the changes of the share, the latest first. */
export const shareHistory = z.object({
  changes: z.array(
    z.object({
      id,
      /** In percent; null when none was set. */
      before: share,
      after: share,
      /** First day of the new share, in Asia/Riyadh; null when the change corrects what was recorded. */
      from: z.nullable(day),
      /** Name of the user who changed it; null when it is not known. */
      changedBy: z.nullable(z.string()),
      changedAt: instant,
    }),
  ),
});
export type ShareHistory = z.infer<typeof shareHistory>;
