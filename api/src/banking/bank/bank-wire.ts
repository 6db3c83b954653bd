import { normaliseSaudiIban } from '@waqf/formats';
import * as z from 'zod';

/** Kept in its electronic form; a bank may group it by four. */
const iban = z.string().max(40).transform((text, context) => {
  const normal = normaliseSaudiIban(text);
  if (normal !== undefined) return normal;
  context.addIssue('not a valid Saudi IBAN');
  return z.NEVER;
});

/** Body of 200 and 201: the account is open. */
export const openAnswer = z.object({
  reference: z.uuid(),
  status: z.literal('OPEN'),
  bankName: z.string().min(1).max(100),
  accountNumber: z.string().regex(/^\d{1,18}$/),
  iban,
  branchCode: z.string().max(20).nullish(),
});

/** Body of 422: the bank refuses, for good, and says why. */
export const refusalAnswer = z.object({
  reference: z.uuid(),
  status: z.literal('REFUSED'),
  code: z.string().min(1).max(60),
  reason: z.object({ ar: z.string().min(1).max(500), en: z.string().min(1).max(500) }),
});
