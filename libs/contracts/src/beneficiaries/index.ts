import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { nationalId, pageCursor, pageLimit } from '../request-fields.js';
import { id, instant } from '../wire.js';
import { nameText, personName } from '../text-rules/index.js';

const shareMessage = messageKey('beneficiaries.percentage');
const atMostFourDecimals = (value: number): boolean => Number(value.toFixed(4)) === value;

/** Percent of the yield, 0 to 100, at most four decimals. */
export const percentage = z
  .number(shareMessage)
  .check(
    z.gte(0, shareMessage),
    z.lte(100, shareMessage),
    z.refine(atMostFourDecimals, messageKey('beneficiaries.percentageDecimals')),
  );

/** Trimmed text or null; an empty text is null. */
const relationship = z.nullable(
  z.pipe(
    nameText({
      least: 0,
      most: 100,
      short: messageKey('field.invalid'),
      long: messageKey('beneficiaries.relationshipLong'),
    }),
    z.transform((text: string): string | null => (text === '' ? null : text)),
  ),
);

/**
 * `POST /api/waqf/{waqfId}/beneficiaries` (specification, sections 5 and 7): empty optional values are sent as null.
 */
export const addBeneficiary = z.object({
  nationalId: nationalId(messageKey('beneficiaries.nationalId')),
  fullName: personName({
    least: 2,
    most: 200,
    short: messageKey('people.fullNameRequired'),
    long: messageKey('people.nameLong'),
  }),
  relationship: z.optional(relationship),
  allocatedPercentage: z.optional(z.nullable(percentage)),
});
export type AddBeneficiary = z.infer<typeof addBeneficiary>;
/** What a client sends. */
export type AddBeneficiaryInput = z.input<typeof addBeneficiary>;

/**
 * Where the beneficiary's sub-account stands. `waiting`: the waqf has no main account yet, a job opens the sub-account
 * once it has. `opening`: the bank has been asked. `none`: nobody has asked. `refused`: the bank said no; ask anew.
 */
export const beneficiaryAccountState = z.enum([
  'none',
  'waiting',
  'opening',
  'refused',
  'active',
  'suspended',
  'closed',
]);
export type BeneficiaryAccountState = z.infer<typeof beneficiaryAccountState>;

export const beneficiary = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  nationalId: z.string(),
  fullName: z.string(),
  relationship: z.nullable(z.string()),
  /** Percent; null when none was set. */
  allocatedPercentage: z.nullable(z.number()),
  isActive: z.boolean(),
  createdAt: instant,
  accountState: answered(beneficiaryAccountState.options),
  /** The open sub-account (active, suspended or closed); null before. */
  bankAccountId: z.nullable(id),
});
export type Beneficiary = z.infer<typeof beneficiary>;

/**
 * Answer (201) of adding: `warning` when the active shares of the waqf exceed 100 percent; it is saved all the same.
 */
export const beneficiaryAdded = z.object({
  beneficiary,
  bankAccountCreated: z.boolean(),
  /** Sum of the active shares of the waqf after this one. */
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiaryAdded = z.infer<typeof beneficiaryAdded>;

/** `GET /api/beneficiaries?waqfId&limit&cursor` for nazir and admin: newest first, 1 to 100 rows (default 50). */
export const beneficiaryQuery = z.object({
  waqfId: z.optional(z.guid(messageKey('waqf.choose'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type BeneficiaryQuery = z.infer<typeof beneficiaryQuery>;

export const beneficiaryList = z.object({
  beneficiaries: z.array(beneficiary),
  /** Of all that the query finds, not of this page. */
  totals: z.object({
    all: z.number(),
    active: z.number(),
    /** Sum of the active shares. */
    allocatedPercentage: z.number(),
    /** Waqfs whose active shares exceed 100 percent. */
    overAllocated: z.array(z.object({ waqfId: id, waqfName: z.string(), totalPercentage: z.number() })),
  }),
  nextCursor: z.nullable(z.string()),
});
export type BeneficiaryList = z.infer<typeof beneficiaryList>;
