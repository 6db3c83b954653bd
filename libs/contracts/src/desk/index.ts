import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { day, id, money } from '../wire.js';

/** What may need a hand, the most pressing first. */
export const deskKinds = [
  'failed_payment',
  'objection',
  'approval',
  'unmatched_line',
  'run_to_pay',
  'repeating_due',
  'shares_above',
  'no_guardian',
  'deed_to_renew',
  'low_balance',
  'distribution_due',
  'filing_due',
  'document_review',
  'year_to_close',
  'asked',
] as const;
export type DeskKind = (typeof deskKinds)[number];

/** One matter. A page that does not know its kind shows its words and the way to where it is settled. */
export const deskItem = z.object({
  /** Unique on the desk. */
  key: z.string(),
  kind: answered(deskKinds),
  waqfId: id,
  waqfName: z.string(),
  title: bilingual,
  text: z.nullable(bilingual),
  /** Signed where it moves money of the waqf. */
  amount: z.nullable(money),
  /** The last day, of Asia/Riyadh. */
  due: z.nullable(day),
  /** Page on which it is settled, and what its link says. */
  to: z.string(),
  open: bilingual,
  /** A payment that the bank refused: it can be sent again from the desk. */
  payment: z.optional(z.object({ runId: id, lineId: id })),
  /** A turn of what repeats: it can be entered from the desk. */
  repeating: z.optional(z.object({ id, dueOn: day })),
  /** What is to be told the authority: it can be recorded from the desk. */
  filing: z.optional(z.object({ subjectId: id })),
  /** The time follows from the value of the assets, and none is recorded: it can be recorded from the desk. */
  assetValueUnknown: z.optional(z.boolean()),
  /** A line of a bank statement, with the one entry of the same amount that may belong to it. */
  line: z.optional(z.object({ lineId: id, entryId: z.nullable(id), entry: z.nullable(z.string()) })),
});
export type DeskItem = z.infer<typeof deskItem>;

/** What the main accounts of waqfs hold by the books, and whose it is; the four parts sum to `total`. */
export const moneyParts = z.object({
  total: money,
  corpus: money,
  /** Yield that can still be spent or distributed. */
  yield: money,
  /** Owed to beneficiaries and not paid yet. */
  payable: money,
  reserve: money,
  /** What the books hold of waqfs that have no main account: not at the bank, and in none of the parts. */
  outsideBank: z.optional(money),
});
export type MoneyParts = z.infer<typeof moneyParts>;

/** Answer of `GET /api/desk`: what needs the nazir's hand today, the most pressing first, and the money they run. */
export const desk = z.object({
  items: z.array(deskItem),
  /** How many there are; `items` holds the first 50. */
  count: z.number(),
  money: moneyParts,
});
export type Desk = z.infer<typeof desk>;

/** Answer of `GET /api/waqf/{id}/money`. */
export const waqfMoney = z.object({ money: moneyParts });
