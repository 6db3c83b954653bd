import { normaliseSaudiIban } from '@waqf/formats';
import { MoneyFormatError, parseSignedAmount } from '@waqf/money';
import * as z from 'zod';

/** An IBAN, converted to its electronic form; a bank may write it in groups of four. */
const iban = z
  .string()
  .max(40)
  .transform((text, context) => {
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

/** Body of 422: the bank refuses for good and gives the reason. */
export const refusalAnswer = z.object({
  reference: z.uuid(),
  status: z.literal('REFUSED'),
  code: z.string().min(1).max(60),
  reason: z.object({ ar: z.string().min(1).max(500), en: z.string().min(1).max(500) }),
});

/** Riyals with two decimals; negative for an overdrawn balance or an outgoing amount. */
const amount = z.string().transform((text, context) => {
  try {
    return parseSignedAmount(text);
  } catch (error) {
    if (!(error instanceof MoneyFormatError)) throw error;
    context.addIssue('not an amount');
    return z.NEVER;
  }
});
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Body of 200 and 201: the money has moved. */
export const completedAnswer = z.object({
  reference: z.uuid(),
  status: z.literal('COMPLETED'),
  bankReference: z.string().min(1).max(100),
  bookedAt: moment,
});

/**
 * Body of 404 to a query about a transfer: the bank never got this reference. Any other 404 is not a definite answer.
 */
export const unknownReference = z.object({ code: z.literal('UNKNOWN_REFERENCE'), reference: z.uuid() });

/** Body of 404 to a query about an account: the bank has no such account. */
export const unknownAccount = z.object({ code: z.literal('UNKNOWN_ACCOUNT') });

export const balanceAnswer = z.object({ iban, balance: amount, currency: z.literal('SAR') });

export const accountAnswer = z.object({ iban, status: z.enum(['ACTIVE', 'SUSPENDED', 'CLOSED']) });

/** A page of a statement; `next` is the `after` of the following page. */
export const statementAnswer = z.object({
  iban,
  openingBalance: amount,
  lines: z.array(
    z.object({
      id: z.string().min(1).max(100),
      bookedAt: moment,
      amount,
      description: z.string().max(500),
      bankReference: z.string().max(100),
      reference: z.uuid().nullable(),
    }),
  ),
  next: z.string().max(100).nullable(),
});

/** Body of 200, 201 and 202: the bank has the batch. */
export const batchAccepted = z.object({ reference: z.uuid(), status: z.literal('ACCEPTED') });

const refusedTransfer = z.object({
  reference: z.uuid(),
  status: z.literal('REFUSED'),
  code: refusalAnswer.shape.code,
  reason: refusalAnswer.shape.reason,
});
const waitingTransfer = z.object({ reference: z.uuid(), status: z.literal('IN_PROGRESS') });
/** Answer about a reference that the bank never got. */
const unknownTransfer = z.object({ reference: z.uuid(), status: z.literal('UNKNOWN') });

/** Body of 200 to transfers that were ordered together: one entry for each, by reference. */
export const transfersAnswer = z.object({
  transfers: z.array(z.discriminatedUnion('status', [completedAnswer, refusedTransfer, waitingTransfer])),
});

/** Body of 200 to a query about many references. */
export const transferStatesAnswer = z.object({
  transfers: z.array(
    z.discriminatedUnion('status', [completedAnswer, refusedTransfer, waitingTransfer, unknownTransfer]),
  ),
});

/** A page of a batch's payments; `next` is the `after` of the following page. */
export const batchStatusAnswer = z.object({
  reference: z.uuid(),
  payments: z.array(
    z.discriminatedUnion('status', [
      z.object({
        reference: z.uuid(),
        status: z.literal('COMPLETED'),
        bankReference: z.string().min(1).max(100),
      }),
      z.object({
        reference: z.uuid(),
        status: z.literal('REFUSED'),
        code: z.string().min(1).max(60),
        reason: refusalAnswer.shape.reason,
      }),
      z.object({ reference: z.uuid(), status: z.literal('IN_PROGRESS') }),
    ]),
  ),
  next: z.string().max(100).nullable(),
});
