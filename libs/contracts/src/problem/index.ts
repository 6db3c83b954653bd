import * as z from 'zod/mini';

/** A value of a record as a user saw it, in the form in which the call that changes it takes it. */
export type SeenValue = string | number | boolean | null;

/** An RFC 9457 problem: the answer of every error of the API (`application/problem+json`). */
export const problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  /** HTTP status, repeated for readers of a log. */
  status: z.number(),
  /** Stable machine-readable code, e.g. `endowments.waqf-not-found`. */
  code: z.string(),
  /** A sentence for the user, in the language of the request. */
  message: z.string(),
  /** Reference of the request, by which support finds it in the logs. */
  reference: z.string(),
  /** One item for each field that is not valid. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Set for `identity.step-up-needed` and related codes: the act to send to `POST /api/auth/step-up`. */
  act: z.optional(
    z.object({
      kind: z.string(),
      id: z.string(),
      change: z.optional(z.record(z.string(), z.nullable(z.string()))),
    }),
  ),
  /** Set when somebody else has changed the record meanwhile (409): the current values of the fields in question. */
  now: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
});
export type Problem = z.infer<typeof problem>;

/** A sentence in the product's two languages. */
export interface Bilingual {
  ar: string;
  en: string;
}
