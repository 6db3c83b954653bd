import * as z from 'zod/mini';
import { answered, type UnknownValue } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { waqfStatus } from '../endowments/index.js';
import { transactionTypes } from '../finances/labels.js';
import { day, id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';

/** `GET /api/search?q=`: 1 to 100 characters. */
export const searchQuery = z.object({
  q: proseText({
    least: 1,
    most: 100,
    short: messageKey('field.searchRequired'),
    long: messageKey('field.searchLong'),
  }),
});

/** What a waqf is found by: its name, the number of its property deed, its nazir, its founder. */
export const waqfField = z.enum(['name', 'deed', 'nazir', 'waqif']);
export type WaqfField = z.infer<typeof waqfField>;

export const waqfHit = z.object({
  id,
  name: z.string(),
  status: answered(waqfStatus.options),
  /** Where the words stand, name first; every word stands in at least one of them. */
  found: z.array(z.object({ field: answered(waqfField.options), text: z.string() })),
});
export type WaqfHit = z.infer<typeof waqfHit>;

/** An income or an expense, found by its description, its source or category, or the riyals of its amount. */
export const transactionHit = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  description: z.string(),
  type: answered(transactionTypes),
  /** What it did to the waqf's money. */
  signedAmount: money,
  occurredOn: day,
});
export type TransactionHit = z.infer<typeof transactionHit>;

/** A beneficiary, found by name or national id, for those who run the waqf. */
export const beneficiaryHit = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  fullName: z.string(),
  /** Percent of the yield; null when none was set. */
  allocatedPercentage: z.nullable(z.number()),
  isActive: z.boolean(),
});
export type BeneficiaryHit = z.infer<typeof beneficiaryHit>;

/** Most hits of one group. */
export const mostHits = 8;

const knownGroup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waqf'), hits: z.array(waqfHit), more: z.boolean() }),
  z.object({ kind: z.literal('beneficiary'), hits: z.array(beneficiaryHit), more: z.boolean() }),
  z.object({ kind: z.literal('transaction'), hits: z.array(transactionHit), more: z.boolean() }),
]);
type KnownGroup = z.infer<typeof knownGroup>;
const knownKinds: readonly string[] = ['waqf', 'beneficiary', 'transaction'] satisfies KnownGroup['kind'][];

/** A kind that a newer server finds; this version cannot show its hits. */
const unknownGroup = z.object({
  kind: z.string().check(z.refine((kind) => !knownKinds.includes(kind))),
  hits: z.array(z.unknown()),
  more: z.boolean(),
}) as z.ZodMiniType as z.ZodMiniType<{ kind: UnknownValue; hits: unknown[]; more: boolean }>;

/** One kind of what is found, best first; `more` when not all are here. */
const searchGroup = z.union([knownGroup, unknownGroup]);
export type SearchGroup = KnownGroup;
/** The group of one kind. */
export type SearchGroupOf<Kind extends KnownGroup['kind']> = Extract<KnownGroup, { kind: Kind }>;

/** Groups with hits only, each kind once, within what the person may see in the active role. */
export const searchAnswer = z.object({
  groups: z.array(searchGroup),
  /** The moment whose state was searched; absent where it is that of the answer itself. */
  asOf: z.optional(instant),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** The groups whose hits this version can show. */
export const knownGroups = ({ groups }: SearchAnswer): SearchGroup[] =>
  groups.filter((group): group is SearchGroup => knownKinds.includes(group.kind));
