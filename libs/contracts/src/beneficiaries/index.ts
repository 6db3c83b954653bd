import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { nationalId, pageCursor, pageLimit, requestDay, seenFields } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { nameText, personName, proseText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';

export * from './labels.js';
export * from './import.js';

const shareMessage = messageKey('beneficiaries.percentage');
const atMostFourDecimals = (value: number): boolean => Number(value.toFixed(4)) === value;

/** Percent of the yield: 0 to 100, with at most four decimals. */
export const percentage = z
  .number(shareMessage)
  .check(
    z.gte(0, shareMessage),
    z.lte(100, shareMessage),
    z.refine(atMostFourDecimals, messageKey('beneficiaries.percentageDecimals')),
  );

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
/** Trimmed text or null; an empty text becomes null. */
const nameOrNull = (most: number, long: string) =>
  z.nullable(
    z.pipe(
      nameText({ least: 0, most, short: messageKey('field.invalid'), long }),
      z.transform((text: string): string | null => (text === '' ? null : text)),
    ),
  );

const relationship = nameOrNull(100, messageKey('beneficiaries.relationshipLong'));

/** What the founder's conditions may depend on for a person; every field may be left out. */
const entitlement = {
  /** A group that the founder names (الذرية، طلاب العلم); nobody belongs to two groups. */
  class: z.optional(nameOrNull(60, messageKey('beneficiaries.classLong'))),
  gender: z.optional(z.nullable(z.enum(genders, messageKey('beneficiaries.gender')))),
  /** Weight in a division by weights; 1 when left out. */
  weight: z.optional(whole(0, 1_000_000, messageKey('beneficiaries.weight'))),
  /** Generation: the second is entitled when nobody of the first is left. Null belongs to every tier. */
  tier: z.optional(z.nullable(whole(1, 20, messageKey('beneficiaries.tier')))),
  /** The first day of the entitlement, in Asia/Riyadh; null means from the beginning. */
  entitledFrom: z.optional(z.nullable(requestDay)),
  /** Days in Asia/Riyadh; null when not known or not applicable. */
  bornOn: z.optional(z.nullable(requestDay)),
  diedOn: z.optional(z.nullable(requestDay)),
};

/**
 * Body of `POST /api/waqf/{waqfId}/beneficiaries` (specification, sections 5 and 7): empty optional values are sent as
 * null.
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
  ...entitlement,
});
export type AddBeneficiary = z.infer<typeof addBeneficiary>;
/** What a client sends, before the schema transforms it. */
export type AddBeneficiaryInput = z.input<typeof addBeneficiary>;

/** What may be changed about a beneficiary. */
export const beneficiaryFields = [
  'relationship',
  'allocatedPercentage',
  'class',
  'gender',
  'weight',
  'tier',
  'entitledFrom',
  'bornOn',
  'diedOn',
  'isActive',
] as const;

/**
 * Body of `PATCH /api/beneficiary/{id}`: a field that is left out keeps its value. `isActive` suspends (false) or
 * resumes (true) the entitlement and needs a reason.
 */
export const changeBeneficiary = z
  .object({
    relationship: z.optional(relationship),
    allocatedPercentage: z.optional(z.nullable(percentage)),
    /**
     * First day of the new share, today or earlier: runs of periods that end before it keep the older share. Left out
     * or null, the change corrects what was recorded.
     */
    shareFrom: z.optional(z.nullable(requestDay)),
    ...entitlement,
    isActive: z.optional(z.boolean()),
    reason: z.optional(
      proseText({
        least: 3,
        most: 300,
        short: messageKey('field.reasonRequired'),
        long: messageKey('field.reasonLong'),
      }),
    ),
    seen: seenFields(beneficiaryFields),
  })
  .check(
    z.refine(({ isActive, reason }) => isActive === undefined || reason !== undefined, {
      error: messageKey('field.reasonRequired'),
      path: ['reason'],
    }),
  );
export type ChangeBeneficiary = z.infer<typeof changeBeneficiary>;
/** What a client sends, before the schema transforms it. */
export type ChangeBeneficiaryInput = z.input<typeof changeBeneficiary>;

/**
 * State of the beneficiary's sub-account. `none`: nobody has asked for one. `waiting`: the waqf has no main account
 * yet; a job opens the sub-account once it does. `opening`: the bank has been asked. `refused`: the bank refused; it
 * can be asked again.
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
  /** Family relationship (صلة القرابة); null when none was recorded. */
  relationship: z.nullable(z.string()),
  /** Share of the yield in percent; null when none was set. */
  allocatedPercentage: z.nullable(z.number()),
  isActive: z.boolean(),
  /** The group that the founder names; null when the beneficiary belongs to none. */
  class: z.nullable(z.string()),
  gender: z.nullable(answered(genders)),
  /** Weight in a division by weights. */
  weight: z.number(),
  /** Generation; null belongs to every tier. */
  tier: z.nullable(z.number()),
  /** First day of the entitlement, in Asia/Riyadh; null means from the beginning. */
  entitledFrom: z.nullable(day),
  /** Null when not recorded; so is `diedOn`. */
  bornOn: z.nullable(day),
  diedOn: z.nullable(day),
  createdAt: instant,
  accountState: answered(beneficiaryAccountState.options),
  /** The sub-account once the bank has opened it (active, suspended or closed); null before. */
  bankAccountId: z.nullable(id),
});
export type Beneficiary = z.infer<typeof beneficiary>;

/**
 * Answer (201) to adding a beneficiary: `warning` is set when the active shares of the waqf exceed 100 percent; the
 * beneficiary is added all the same.
 */
export const beneficiaryAdded = z.object({
  beneficiary,
  bankAccountCreated: z.boolean(),
  /** Sum of the waqf's active shares including this one, in percent. */
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiaryAdded = z.infer<typeof beneficiaryAdded>;

/** Answer to changing a beneficiary; `warning` is set as when adding one. */
export const beneficiaryChanged = z.object({
  beneficiary,
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiaryChanged = z.infer<typeof beneficiaryChanged>;

/**
 * Query of `GET /api/beneficiaries?waqfId&limit&cursor`, for nazir and admin: newest first, 1 to 100 rows (default 50).
 */
export const beneficiaryQuery = z.object({
  waqfId: z.optional(requestId(messageKey('waqf.choose'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type BeneficiaryQuery = z.infer<typeof beneficiaryQuery>;

export const beneficiaryList = z.object({
  beneficiaries: z.array(beneficiary),
  /** Totals of all rows that match the query, not only those of this page. */
  totals: z.object({
    all: z.number(),
    /** Whose entitlement is neither suspended nor ended by death. */
    active: z.number(),
    /** Sum of their shares, in percent. */
    allocatedPercentage: z.number(),
    /** Waqfs whose active shares exceed 100 percent. */
    overAllocated: z.array(z.object({ waqfId: id, waqfName: z.string(), totalPercentage: z.number() })),
  }),
  nextCursor: z.nullable(z.string()),
});
export type BeneficiaryList = z.infer<typeof beneficiaryList>;

export * from './shares.js';
export * from './disputes.js';
export * from './guardians.js';
export * from './ibans.js';
export * from './payee-iban-state-labels.js';
export * from './portal-query.js';
export * from './wards.js';
export * from './preferences.js';
