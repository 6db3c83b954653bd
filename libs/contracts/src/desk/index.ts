import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { day, id, money } from '../wire.js';

/** The kinds of matters that the nazir may have to act on, the most urgent first. */
export const deskKinds = [
  'failed_payment',
  'main_account',
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

/** One matter on the desk. A page that does not know its kind shows its texts and the link to where it is settled. */
export const deskItem = z.object({
  /** Unique among the items of the desk. */
  key: z.string(),
  kind: answered(deskKinds),
  waqfId: id,
  waqfName: z.string(),
  title: bilingual,
  /** Details; null when the title says everything. */
  text: z.nullable(bilingual),
  /** In riyals, with a sign when it moves money of the waqf; null when the matter has no amount. */
  amount: z.nullable(money),
  /** The last day to settle it, in Asia/Riyadh; null when there is none. */
  due: z.nullable(day),
  /** Path of the page where it is settled, and the text of the link to it. */
  to: z.string(),
  open: bilingual,
  /** A payment that the bank refused; it can be sent again from the desk. */
  payment: z.optional(z.object({ runId: id, lineId: id })),
  /** A due occurrence of a repeating transaction; it can be entered from the desk. */
  repeating: z.optional(z.object({ id, dueOn: day })),
  /** What must be reported to the authority; the report can be recorded from the desk. */
  filing: z.optional(z.object({ subjectId: id })),
  /**
   * True when the deadline depends on the value of the assets and no value is recorded; it can be recorded from the
   * desk.
   */
  assetValueUnknown: z.optional(z.boolean()),
  /**
   * A line of a bank statement, and the entry of the same amount that may match it; null unless there is exactly one.
   */
  line: z.optional(z.object({ lineId: id, entryId: z.nullable(id), entry: z.nullable(z.string()) })),
});
export type DeskItem = z.infer<typeof deskItem>;

/** The book balance of the waqfs' main accounts, by purpose; the four parts sum to `total`. In riyals. */
export const moneyParts = z.object({
  total: money,
  corpus: money,
  /** Yield that can still be spent or distributed. */
  yield: money,
  /** Owed to beneficiaries and not paid yet. */
  payable: money,
  reserve: money,
  /** What the books hold for waqfs without a main account: it is not at the bank and is in none of the parts. */
  outsideBank: z.optional(money),
});
export type MoneyParts = z.infer<typeof moneyParts>;

/** Query of `GET /api/desk`. */
export const deskQuery = z.object({
  /** All items, however many. */
  all: z.optional(z.enum(['1'])),
});
export type DeskQuery = z.infer<typeof deskQuery>;

/** Answer of `GET /api/desk`: what the nazir must act on today, the most urgent first, and the money they manage. */
export const desk = z.object({
  items: z.array(deskItem),
  /** Number of all items; `items` holds the first 50, unless all were asked for. */
  count: z.number(),
  money: moneyParts,
});
export type Desk = z.infer<typeof desk>;

/** Answer of `GET /api/waqf/{id}/money`. */
export const waqfMoney = z.object({ money: moneyParts });
