import { isSaudiIban } from '@waqf/formats';
import * as z from 'zod';

const sentence = z.object({ ar: z.string().min(1).max(300), en: z.string().min(1).max(300) });
const iban = z.string().refine(isSaudiIban);

/**
 * How the sandbox bank behaves for its next requests:
 * `refuse` answers 422 permanently, `delay` accepts the request but carries it out only after `delayMs`, `slow` carries
 * it
 * out at once but answers after `delayMs`, `lose-answer` carries it out and drops the connection, `unavailable` answers
 * 503 and does nothing.
 */
export const bankOrder = z.object({
  kind: z.enum(['refuse', 'delay', 'slow', 'lose-answer', 'unavailable']),
  /** The number of requests it applies to: the first ones that match. */
  times: z.int().min(1).max(1000).default(1),
  /** Applies to requests of this kind only; by default to account openings and transfers. */
  request: z.enum(['account', 'transfer']).optional(),
  /** Applies only to requests whose account holder (for a transfer: either one) contains this text. */
  holderName: z.string().min(1).max(200).optional(),
  /** Applies only to transfers from or to this account. */
  iban: iban.optional(),
  delayMs: z.int().min(0).max(2_000_000_000).default(0),
  /** The reason of a `refuse`; by default a text that fits the kind of request. */
  code: z.string().min(1).max(60).optional(),
  reason: sentence.optional(),
});
export type BankOrder = z.infer<typeof bankOrder>;
export type BankOrderInput = z.input<typeof bankOrder>;

/**
 * Body of `POST /simulator/bank/orders`: an order, or money that the bank books in (`deposit`) or out (`charge`) at
 * once without an entry in the books. Those two need `iban` and `amount`.
 */
export const bankInstruction = bankOrder
  .extend({
    kind: z.enum([...bankOrder.shape.kind.options, 'deposit', 'charge']),
    /** In riyals, with at most two decimals. */
    amount: z
      .string()
      .regex(/^\d{1,13}(\.\d{1,2})?$/)
      .regex(/[1-9]/)
      .optional(),
    description: z.string().min(1).max(300).default('حركة لدى المصرف'),
    /** When the bank booked it; by default now. */
    bookedAt: z.iso.datetime().optional(),
  })
  .refine((body) => isOrder(body) || (body.iban !== undefined && body.amount !== undefined));

/** Whether an instruction is an order for the bank's behaviour, not a movement of money. */
export function isOrder<T extends { kind: string }>(body: T): body is T & BankOrder {
  return body.kind !== 'deposit' && body.kind !== 'charge';
}
