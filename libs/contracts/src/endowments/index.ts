import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bankAccount, bankTransfer } from '../banking/index.js';
import { beneficiary } from '../beneficiaries/index.js';
import { bilingual, deedDocument, documentTypes, fieldNames, fieldValue } from '../documents/index.js';
import { transaction } from '../finances/index.js';
import { approvalFields } from './approval-seen.js';
import { pageCursor, pageLimit, seenFields } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { id, instant, money } from '../wire.js';
import { nameText, proseText } from '../text-rules/index.js';

export * from './approval-seen.js';
export * from './asset-values.js';
export * from './filings.js';
export * from './history.js';
export * from './labels.js';
export * from './waqf-status-labels.js';

/** draft → pending (قيد المراجعة) → approved (نشط); its founder may discard a waqf that was never approved. */
export const waqfStatus = z.enum(['draft', 'pending', 'approved', 'discarded']);
export type WaqfStatus = z.infer<typeof waqfStatus>;

export const propertyDetails = z.object({
  propertyNumber: z.nullable(z.string()),
  /** Gregorian day in ISO format. */
  issueDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** In square metres. */
  area: z.nullable(z.number()),
  ownerName: z.nullable(z.string()),
});
export const waqfDetails = z.object({
  waqfName: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  conditions: z.array(z.string()),
  beneficiaries: z.array(z.string()),
});
export const nazirDetails = z.object({
  nazirName: z.nullable(z.string()),
  nazirId: z.nullable(z.string()),
  appointmentDate: z.nullable(z.string()),
  authorities: z.array(z.string()),
});

export const waqf = z.object({
  id,
  waqifId: id,
  /** The nazir named by the approved deed; null before approval, and after that nazir has declined. */
  nazirId: z.nullable(id),
  /** When the nazir accepted the trusteeship; null before, when the nazir can read but not change anything. */
  nazirAcceptedAt: z.nullable(instant),
  name: z.string(),
  description: z.string(),
  status: answered(waqfStatus.options),
  /** The distributable yield (الغلة), in riyals. */
  balance: money,
  /** The endowed assets themselves, in riyals; never spent. */
  corpus: money,
  /** Yield withheld against future needs, in riyals. */
  reserve: money,
  createdAt: instant,
  /** Null until it is approved. */
  approvedAt: z.nullable(instant),
  /** When the founder discarded it, null unless it is discarded; older servers don't send it. */
  discardedAt: z.optional(z.nullable(instant)),
  /** Values of the three deeds: as approved, or as read until then; null while a deed is not read. */
  propertyDetails: z.nullable(propertyDetails),
  waqfDetails: z.nullable(waqfDetails),
  nazirDetails: z.nullable(nazirDetails),
});
export type Waqf = z.infer<typeof waqf>;

/**
 * Why an approved waqf can neither pay nor receive until a person acts, such as the bank's refusal of an account; null
 * when nothing has to be done: the main account works, or the bank is still opening it.
 */
const mainTrouble = z.optional(z.nullable(z.object({ title: bilingual, text: bilingual })));

/** An entry of `GET /api/waqfs`. */
export const waqfSummary = z.extend(waqf, {
  waqifName: z.string(),
  /** Name in the approved deed; null before approval, and after that nazir has declined. */
  nazirName: z.nullable(z.string()),
  /** Number of the three deeds that are uploaded, read, and in error. */
  deeds: z.object({ uploaded: z.number(), processed: z.number(), error: z.number() }),
  /** Number of fields that still have to be checked (state `check` or `missing`, and not reviewed). */
  fieldsToReview: z.number(),
  hasMainAccount: z.boolean(),
  mainTrouble,
  hasOpenAmendment: z.boolean(),
});
export type WaqfSummary = z.infer<typeof waqfSummary>;

/**
 * Query of `GET /api/waqfs`: newest first, for a nazir in the order of appointment; 100 rows unless `limit` says
 * otherwise. Discarded waqfs are listed only when `status` asks for them.
 */
export const waqfQuery = z.object({
  status: z.optional(z.enum(waqfStatus.options, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type WaqfQuery = z.infer<typeof waqfQuery>;
/**
 * `counts` covers all waqfs that the user can see, whatever status was asked for. It is sent with the first page and is
 * null on later pages. `unaccepted` is sent to a nazir: those of `approved` whose trusteeship they have not accepted.
 */
export const waqfList = z.object({
  waqfs: z.array(waqfSummary),
  nextCursor: z.nullable(z.string()),
  counts: z.nullable(
    z.object({
      draft: z.number(),
      pending: z.number(),
      approved: z.number(),
      discarded: z.optional(z.number()),
      unaccepted: z.optional(z.number()),
    }),
  ),
});
export type WaqfList = z.infer<typeof waqfList>;

/** Body of `POST /api/waqf/create`. */
export const createWaqf = z.object({
  name: nameText({
    least: 2,
    most: 200,
    short: messageKey('waqf.nameRequired'),
    long: messageKey('waqf.nameLong'),
  }),
  description: proseText({
    least: 10,
    most: 2000,
    short: messageKey('waqf.descriptionRequired'),
    long: messageKey('waqf.descriptionLong'),
  }),
});
export type CreateWaqf = z.infer<typeof createWaqf>;
export const waqfCreated = z.object({ waqf, bankAccountCreated: z.boolean() });

/** Body of `PATCH /api/waqf/{id}`: name and description of a draft, for its owner only. */
export const editWaqf = z.extend(z.partial(createWaqf), { seen: seenFields(['name', 'description']) });
export type EditWaqf = z.infer<typeof editWaqf>;
/**
 * Also the answer of `POST /api/waqf/{id}/name/from-deed`, by which the waqf takes the name in its deed during the
 * review, and of `POST /api/waqf/{id}/discard` and `/restore`, by which its founder discards a waqf that was never
 * approved and takes it back.
 */
export const waqfEnvelope = z.object({ waqf });

/**
 * Body of `POST /api/waqf/{id}/nazir/accept`. `seen.deeds` has the ids of the deeds that the nazir read, as
 * `deedsSeen` writes them; 409 when newer deeds are in force meanwhile.
 */
export const acceptTrusteeship = z.object({ seen: seenFields(['deeds']) });
export type AcceptTrusteeship = z.infer<typeof acceptTrusteeship>;

/** Body of `POST /api/waqf/{id}/nazir/decline`: why the nazir of the deed declines; the founder can read it. */
export const declineTrusteeship = z.object({
  reason: proseText({
    least: 3,
    most: 1000,
    short: messageKey('waqf.declineReasonRequired'),
    long: messageKey('waqf.declineReasonRequired'),
  }),
});
export type DeclineTrusteeship = z.infer<typeof declineTrusteeship>;

/** A difference between deeds, or a deed that is used elsewhere too. A difference needs a reason at the approval. */
export const deedWarning = z.object({
  code: z.string(),
  /** `serious`: a deed of another waqf; it is shown before all others, and administrators are notified. */
  weight: answered(['ordinary', 'serious']),
  message: bilingual,
  fields: z.array(answered(fieldNames)),
});
export type DeedWarning = z.infer<typeof deedWarning>;

/** The subjects on which the three deeds and the registration are compared. */
export const comparedSubjects = ['owner', 'founder', 'name', 'waqf', 'nazir', 'appointed'] as const;
export type ComparedSubject = (typeof comparedSubjects)[number];
export const comparedSide = z.object({
  /** The deed that states the value, or `registered` when it was registered with the waqf. */
  source: answered([...documentTypes, 'registered']),
  /** The field that states it; null when it is mentioned elsewhere in the deed. */
  field: z.nullable(answered(fieldNames)),
  /** A name, or an ISO day; null when it is not stated or could not be read. */
  value: z.nullable(z.string()),
});
/** One comparison, listed whether or not it found a difference. An unknown value is not counted as a difference. */
export const deedComparison = z.object({
  subject: answered(comparedSubjects),
  outcome: answered(['agrees', 'differs', 'unknown']),
  sides: z.tuple([comparedSide, comparedSide]),
});
export type DeedComparison = z.infer<typeof deedComparison>;
/** A comparison as the server creates it, with known values only. */
export type KnownComparison = z.input<typeof deedComparison>;

/** An amendment: newer deeds of an approved waqf, which change nothing until the founder approves them. */
export const amendment = z.object({
  id,
  status: answered(['open', 'approved', 'withdrawn']),
  createdAt: instant,
  documents: z.array(deedDocument),
  /** Field by field: the value in force and the value of the newer deed. */
  differences: z.array(z.object({ name: answered(fieldNames), current: fieldValue, proposed: fieldValue })),
});
export type Amendment = z.infer<typeof amendment>;

/** Answer of `GET /api/waqf/{id}`: at most 50 rows of each list, with the totals in `counts`. */
export const waqfView = z.object({
  waqf: z.extend(waqf, {
    waqifName: z.string(),
    /** Name in the approved deed; null before approval. */
    nazirName: z.nullable(z.string()),
    /** When and why the nazir of the deed declined, for founder and administrator; null otherwise. */
    nazirDeclined: z.nullable(z.object({ at: instant, reason: z.string() })),
  }),
  documents: z.array(deedDocument),
  bankAccounts: z.array(bankAccount),
  mainTrouble,
  beneficiaries: z.array(beneficiary),
  transactions: z.array(transaction),
  bankTransactions: z.array(bankTransfer),
  counts: z.object({
    documents: z.number(),
    bankAccounts: z.number(),
    subAccounts: z.number(),
    beneficiaries: z.number(),
    transactions: z.number(),
    bankTransactions: z.number(),
  }),
  warnings: z.array(deedWarning),
  /** Every comparison, including those that agree; differences are also in `warnings`. Empty for a nazir. */
  comparisons: z.array(deedComparison),
  amendment: z.nullable(amendment),
  /** The fields without which approval is refused: some of waqfName, nazirName, nazirId. */
  missingForApproval: z.array(answered(fieldNames)),
  /** Limits of uploads from the system settings: size in megabytes, and file name extensions such as `pdf`. */
  uploads: z.object({ largestMegabytes: z.number(), types: z.array(z.string()) }),
  /** What this user may do with this waqf now. */
  may: z.object({
    edit: z.boolean(),
    upload: z.boolean(),
    process: z.boolean(),
    review: z.boolean(),
    approve: z.boolean(),
    manage: z.boolean(),
    /** Accept or decline the trusteeship. */
    acceptTrusteeship: z.boolean(),
    /** Discard the waqf before approval, or take it back; older servers don't send them. */
    discard: z.optional(z.boolean()),
    restore: z.optional(z.boolean()),
  }),
});
export type WaqfView = z.infer<typeof waqfView>;

/** Why the founder approves although the deeds differ. */
const differenceReason = proseText({
  least: 5,
  most: 1000,
  short: messageKey('waqf.differenceReasonRequired'),
  long: messageKey('waqf.differenceReasonRequired'),
});

/** Schema of the approval form: a reason for each of these differences. */
export const reasonsFor = (differing: readonly ComparedSubject[]) =>
  z.object(Object.fromEntries(differing.map((subject) => [subject, differenceReason])));

const anyReason = z.optional(differenceReason);

/**
 * Body of `POST /api/waqf/{id}/approve`; with `amendmentId` it approves an open amendment. `reasons` says why the
 * founder approves, one for each comparison that differs; the audit trail stores them with the difference. A 422 names
 * in `errors[].field` what is missing (`nazirId`), what nobody has reviewed (`purpose`), or what differs without a
 * reason (`reasons.owner`). `seen` is what the founder was shown, as `approvalSeen` writes it: 409 names each field
 * that is something else by now.
 */
export const approveWaqf = z.object({
  amendmentId: z.optional(requestId(messageKey('field.invalid'))),
  reasons: z.optional(
    z.object({
      owner: anyReason,
      founder: anyReason,
      name: anyReason,
      waqf: anyReason,
      nazir: anyReason,
      appointed: anyReason,
    } satisfies Record<ComparedSubject, unknown>),
  ),
  seen: seenFields(approvalFields),
});
export type ApproveWaqf = z.infer<typeof approveWaqf>;
export const waqfApproved = z.object({ waqf, bankAccountCreated: z.boolean() });
