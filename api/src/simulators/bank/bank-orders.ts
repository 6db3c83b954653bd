import * as z from 'zod';

const sentence = z.object({ ar: z.string().min(1).max(300), en: z.string().min(1).max(300) });

/**
 * How the sandbox bank shall behave for its next requests:
 * `refuse` answers 422 for good, `delay` takes the request and opens the account only after `delayMs`, `slow` opens at
 * once but answers after `delayMs`, `lose-answer` opens and drops the connection, `unavailable` answers 503 and does
 * nothing.
 */
export const bankOrder = z.object({
  kind: z.enum(['refuse', 'delay', 'slow', 'lose-answer', 'unavailable']),
  /** For how many requests, the first ones that match. */
  times: z.int().min(1).max(1000).default(1),
  /** Only requests whose account holder contains this text. */
  holderName: z.string().min(1).max(200).optional(),
  delayMs: z.int().min(0).max(3_600_000).default(0),
  code: z.string().min(1).max(60).default('HOLDER_NOT_ACCEPTED'),
  reason: sentence.default({
    ar: 'لم تكتمل متطلبات فتح حساب الوقف لدى البنك',
    en: 'The bank’s requirements for opening a waqf account are not met',
  }),
});
export type BankOrder = z.infer<typeof bankOrder>;
export type BankOrderInput = z.input<typeof bankOrder>;
