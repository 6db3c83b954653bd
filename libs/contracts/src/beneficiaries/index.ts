import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bilingual } from '../documents/index.js';
import { nationalId, pageCursor, pageLimit, requestDay } from '../request-fields.js';
import { nameText, personName, proseText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';

export * from './labels.js';
export * from './import.js';

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

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
/** Trimmed text or null; an empty text is null. */
const nameOrNull = (most: number, long: string) =>
  z.nullable(
    z.pipe(
      nameText({ least: 0, most, short: messageKey('field.invalid'), long }),
      z.transform((text: string): string | null => (text === '' ? null : text)),
    ),
  );

const relationship = nameOrNull(100, messageKey('beneficiaries.relationshipLong'));

/** What the founder's conditions may ask about a person; all of it may be left out. */
const entitlement = {
  /** A group that the founder names (الذرية، طلاب العلم); nobody is in two. */
  class: z.optional(nameOrNull(60, messageKey('beneficiaries.classLong'))),
  gender: z.optional(z.nullable(z.enum(genders, messageKey('beneficiaries.gender')))),
  /** Counts in a division by weights; 1 when left out. */
  weight: z.optional(whole(0, 1_000_000, messageKey('beneficiaries.weight'))),
  /** Generation: the second is entitled when nobody of the first is left. Null: every tier. */
  tier: z.optional(z.nullable(whole(1, 20, messageKey('beneficiaries.tier')))),
  /** Days of Asia/Riyadh. Null: from the beginning. */
  entitledFrom: z.optional(z.nullable(requestDay)),
  bornOn: z.optional(z.nullable(requestDay)),
  diedOn: z.optional(z.nullable(requestDay)),
};

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
  ...entitlement,
});
export type AddBeneficiary = z.infer<typeof addBeneficiary>;
/** What a client sends. */
export type AddBeneficiaryInput = z.input<typeof addBeneficiary>;

/**
 * `PATCH /api/beneficiary/{id}`: what is left out stays. `isActive` suspends (false) or resumes (true) the entitlement
 * and needs a reason.
 */
export const changeBeneficiary = z
  .object({
    relationship: z.optional(relationship),
    allocatedPercentage: z.optional(z.nullable(percentage)),
    /** First day of the new share, today or earlier: runs of periods that end before keep the share of then. Left
     * out or null, the share is a correction of what was recorded. */
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
  })
  .check(
    z.refine(({ isActive, reason }) => isActive === undefined || reason !== undefined, {
      error: messageKey('field.reasonRequired'),
      path: ['reason'],
    }),
  );
export type ChangeBeneficiary = z.infer<typeof changeBeneficiary>;
/** What a client sends. */
export type ChangeBeneficiaryInput = z.input<typeof changeBeneficiary>;

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
  class: z.nullable(z.string()),
  gender: z.nullable(answered(genders)),
  weight: z.number(),
  tier: z.nullable(z.number()),
  entitledFrom: z.nullable(day),
  bornOn: z.nullable(day),
  diedOn: z.nullable(day),
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

/** Answer of changing; `warning` as of adding. */
export const beneficiaryChanged = z.object({
  beneficiary,
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiaryChanged = z.infer<typeof beneficiaryChanged>;

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

export * from './shares.js';
export * from './disputes.js';
export * from './guardians.js';
export * from './ibans.js';
export * from './portal-query.js';
export * from './wards.js';
export * from './preferences.js';
