import * as z from 'zod/mini';
import { answered, type UnknownValue } from '../answered.js';
import { longestSearch } from '../longest-search.js';
import { messageKey } from '../messages/message-key.js';
import { waqfStatus } from '../endowments/index.js';
import { transactionTypes } from '../finances/labels.js';
import { day, id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';

/** Query of `GET /api/search?q=`: 1 to 100 characters. */
export const searchQuery = z.object({
  q: proseText({
    least: 1,
    most: longestSearch,
    short: messageKey('field.searchRequired'),
    long: messageKey('field.searchLong'),
  }),
});

/** The fields by which a waqf is found: its name, the number of its property deed, its nazir, its founder. */
export const waqfField = z.enum(['name', 'deed', 'nazir', 'waqif']);
export type WaqfField = z.infer<typeof waqfField>;

export const waqfHit = z.object({
  id,
  name: z.string(),
  status: answered(waqfStatus.options),
  /** Where the search words were found, the name first; every word occurs in at least one of them. */
  found: z.array(z.object({ field: answered(waqfField.options), text: z.string() })),
});
export type WaqfHit = z.infer<typeof waqfHit>;

/** An income or expense, found by its description, its source or category, or its amount in riyals. */
export const transactionHit = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  description: z.string(),
  type: answered(transactionTypes),
  /** The effect on the waqf's money, in riyals: negative for an expense. */
  signedAmount: money,
  occurredOn: day,
});
export type TransactionHit = z.infer<typeof transactionHit>;

/** A beneficiary, found by name or national id; only for those who run the waqf. */
export const beneficiaryHit = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  fullName: z.string(),
  /** Share of the yield in percent; null when none was set. */
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

/** A kind of hits that a newer server added; this version cannot show them. */
const unknownGroup = z.object({
  kind: z.string().check(z.refine((kind) => !knownKinds.includes(kind))),
  hits: z.array(z.unknown()),
  more: z.boolean(),
}) as z.ZodMiniType as z.ZodMiniType<{ kind: UnknownValue; hits: unknown[]; more: boolean }>;

/** The hits of one kind, best first; `more` is true when there are others. */
const searchGroup = z.union([knownGroup, unknownGroup]);
export type SearchGroup = KnownGroup;
/** The group of one kind. */
export type SearchGroupOf<Kind extends KnownGroup['kind']> = Extract<KnownGroup, { kind: Kind }>;

/** The kinds that have hits, each once, limited to what the user can see in the active role. */
export const searchAnswer = z.object({
  groups: z.array(searchGroup),
  /** The moment at which the data was read; left out when it is the moment of the answer. */
  asOf: z.optional(instant),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** The groups that this version can show. */
export const knownGroups = ({ groups }: SearchAnswer): SearchGroup[] =>
  groups.filter((group): group is SearchGroup => knownKinds.includes(group.kind));
