import * as z from 'zod/mini';
import { id, instant, money } from '../wire.js';

export const bankAccount = z.object({
  id,
  waqfId: id,
  accountType: z.enum(['main_waqf', 'beneficiary_sub']),
  accountStatus: z.enum(['active', 'suspended', 'closed']),
  isMainAccount: z.boolean(),
  bankName: z.string(),
  accountNumber: z.string(),
  /** `SA` and 22 digits, without spaces. */
  iban: z.string(),
  balance: money,
  currency: z.literal('SAR'),
  branchCode: z.nullable(z.string()),
  beneficiaryId: z.nullable(id),
  createdAt: instant,
});
export type BankAccount = z.infer<typeof bankAccount>;

export const bankTransaction = z.object({
  id,
  description: z.string(),
  bankReference: z.nullable(z.string()),
  amount: money,
  status: z.enum(['completed', 'pending', 'reversed']),
  createdAt: instant,
});
export type BankTransaction = z.infer<typeof bankTransaction>;
