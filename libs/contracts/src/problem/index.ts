import * as z from 'zod/mini';

/** RFC 9457 problem, as every error of the API is answered (`application/problem+json`). */
export const problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  /** HTTP status, repeated for readers of a log. */
  status: z.number(),
  /** Stable machine code, e.g. `endowments.waqf-not-found`. */
  code: z.string(),
  /** Sentence for a person, in the language of the request. */
  message: z.string(),
  /** Request reference that support can look up in the logs. */
  reference: z.string(),
  /** One row a field that did not pass. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Of `identity.step-up-needed` and its kin: what `POST /api/auth/step-up` is asked for. */
  act: z.optional(
    z.object({
      kind: z.string(),
      id: z.string(),
      change: z.optional(z.record(z.string(), z.nullable(z.string()))),
    }),
  ),
});
export type Problem = z.infer<typeof problem>;

/** A sentence in the product's two languages. */
export interface Bilingual {
  ar: string;
  en: string;
}
