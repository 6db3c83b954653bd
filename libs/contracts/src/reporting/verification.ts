import * as z from 'zod/mini';
import { instant } from '../wire.js';

/** Format of a code: 128 random bits in hexadecimal. */
export const verificationCodePattern = /^[0-9a-f]{32}$/;

/**
 * Answer of `GET /api/verify/{code}`, for everybody: what is known of a document, without names or amounts. For an
 * unknown code every field is null.
 */
export const documentVerification = z.object({
  genuine: z.boolean(),
  title: z.nullable(z.object({ ar: z.string(), en: z.string() })),
  number: z.nullable(z.string()),
  waqfName: z.nullable(z.string()),
  issuedAt: z.nullable(instant),
  /** Hash of the file as delivered, in lower-case hexadecimal. */
  sha256: z.nullable(z.string()),
  superseded: z.boolean(),
  supersededBy: z.nullable(z.object({ number: z.string(), issuedAt: instant })),
});
export type DocumentVerification = z.infer<typeof documentVerification>;
