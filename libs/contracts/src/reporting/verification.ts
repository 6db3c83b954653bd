import * as z from 'zod/mini';
import { instant } from '../wire.js';

/** Letters of a code: 128 random bits in hexadecimal. */
export const verificationCodePattern = /^[0-9a-f]{32}$/;

/**
 * `GET /api/verify/{code}`, for everybody: what is known of a document without a person's name or an amount. An unknown
 * code has the same shape, all null.
 */
export const documentVerification = z.object({
  genuine: z.boolean(),
  title: z.nullable(z.object({ ar: z.string(), en: z.string() })),
  number: z.nullable(z.string()),
  waqfName: z.nullable(z.string()),
  issuedAt: z.nullable(instant),
  /** Of the file as delivered, lower-case hexadecimal. */
  sha256: z.nullable(z.string()),
  superseded: z.boolean(),
  supersededBy: z.nullable(z.object({ number: z.string(), issuedAt: instant })),
});
export type DocumentVerification = z.infer<typeof documentVerification>;
