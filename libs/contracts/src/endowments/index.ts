import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { bankAccount, bankTransaction } from '../banking/index.js';
import { beneficiary } from '../beneficiaries/index.js';
import { bilingual, deedDocument, documentTypes, fieldNames, fieldValue } from '../documents/index.js';
import { transaction } from '../finances/index.js';
import { pageLimit } from '../request-fields.js';
import { id, instant, money } from '../wire.js';
import { nameText, proseText } from '../text-rules/index.js';

export * from './asset-values.js';
export * from './filings.js';
export * from './history.js';
export * from './labels.js';

/** draft → pending (قيد المراجعة) → approved (نشط). */
export const waqfStatus = z.enum(['draft', 'pending', 'approved']);
export type WaqfStatus = z.infer<typeof waqfStatus>;

export const propertyDetails = z.object({
  propertyNumber: z.nullable(z.string()),
  /** Gregorian ISO day. */
  issueDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Square metres. */
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
  /** Whom the approved nazir deed names; null before approval, and after they declined. */
  nazirId: z.nullable(id),
  /** When that nazir accepted the trusteeship; before it they read and change nothing. */
  nazirAcceptedAt: z.nullable(instant),
  name: z.string(),
  description: z.string(),
  status: answered(waqfStatus.options),
  /** The distributable yield (الغلة). */
  balance: money,
  corpus: money,
  reserve: money,
  createdAt: instant,
  approvedAt: z.nullable(instant),
  propertyDetails: z.nullable(propertyDetails),
  waqfDetails: z.nullable(waqfDetails),
  nazirDetails: z.nullable(nazirDetails),
});
export type Waqf = z.infer<typeof waqf>;

/** A row of `GET /api/waqfs`. */
export const waqfSummary = z.extend(waqf, {
  waqifName: z.string(),
  nazirName: z.nullable(z.string()),
  /** How many of the three deeds are uploaded, read, and in error. */
  deeds: z.object({ uploaded: z.number(), processed: z.number(), error: z.number() }),
  /** Fields that still want a look (state check or missing, not reviewed). */
  fieldsToReview: z.number(),
  hasMainAccount: z.boolean(),
  hasOpenAmendment: z.boolean(),
});
export type WaqfSummary = z.infer<typeof waqfSummary>;

/**
 * `GET /api/waqfs`: newest first, a nazir's in the order in which they were taken over; 100 rows unless `limit` says
 * otherwise.
 */
export const waqfQuery = z.object({
  status: z.optional(z.enum(waqfStatus.options, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.guid(messageKey('field.cursor'))),
});
export type WaqfQuery = z.infer<typeof waqfQuery>;
/**
 * `counts` are of all that the person sees, whatever the status asked for, and come with the first page; null on the
 * pages after it.
 */
export const waqfList = z.object({
  waqfs: z.array(waqfSummary),
  nextCursor: z.nullable(z.string()),
  counts: z.nullable(z.object({ draft: z.number(), pending: z.number(), approved: z.number() })),
});
export type WaqfList = z.infer<typeof waqfList>;

/** `POST /api/waqf/create` */
export const createWaqf = z.object({
  name: nameText({
    least: 2,
    most: 200,
    short: messageKey('waqf.nameRequired'),
    long: messageKey('waqf.nameRequired'),
  }),
  description: proseText({
    least: 10,
    most: 2000,
    short: messageKey('waqf.descriptionRequired'),
    long: messageKey('waqf.descriptionRequired'),
  }),
});
export type CreateWaqf = z.infer<typeof createWaqf>;
export const waqfCreated = z.object({ waqf, bankAccountCreated: z.boolean() });

/** `PATCH /api/waqf/{id}`: name and description of a draft, owner only. */
export const editWaqf = z.partial(createWaqf);
export type EditWaqf = z.infer<typeof editWaqf>;
/** Also the answer of `POST /api/waqf/{id}/name/from-deed`: during the review the waqf takes its deed's name. */
export const waqfEnvelope = z.object({ waqf });

/** `POST /api/waqf/{id}/nazir/decline`: why the nazir of the deed declines; the founder reads it. */
export const declineTrusteeship = z.object({
  reason: proseText({
    least: 3,
    most: 1000,
    short: messageKey('waqf.declineReasonRequired'),
    long: messageKey('waqf.declineReasonRequired'),
  }),
});
export type DeclineTrusteeship = z.infer<typeof declineTrusteeship>;

/** A difference between deeds, or a deed that is used elsewhere. A difference wants a reason at the approval. */
export const deedWarning = z.object({
  code: z.string(),
  /** `serious`: a deed of another waqf; shown before all others, and administrators are notified. */
  weight: answered(['ordinary', 'serious']),
  message: bilingual,
  fields: z.array(answered(fieldNames)),
});
export type DeedWarning = z.infer<typeof deedWarning>;

/** What the three deeds and the registration are compared on. */
export const comparedSubjects = ['owner', 'founder', 'name', 'waqf', 'nazir', 'appointed'] as const;
export type ComparedSubject = (typeof comparedSubjects)[number];
export const comparedSide = z.object({
  /** The deed that says it, or what was registered with the waqf. */
  source: answered([...documentTypes, 'registered']),
  /** The field that says it; null when the deed says it in passing. */
  field: z.nullable(answered(fieldNames)),
  /** A name, or an ISO day. Null: it is not said or could not be read. */
  value: z.nullable(z.string()),
});
/** One comparison, given whether or not it found a difference; a side that is not known is no difference. */
export const deedComparison = z.object({
  subject: answered(comparedSubjects),
  outcome: answered(['agrees', 'differs', 'unknown']),
  sides: z.tuple([comparedSide, comparedSide]),
});
export type DeedComparison = z.infer<typeof deedComparison>;
/** As the server makes it: of the known values only. */
export type KnownComparison = z.input<typeof deedComparison>;

/** An amendment: newer deeds of an approved waqf, which change nothing until the founder approves. */
export const amendment = z.object({
  id,
  status: answered(['open', 'approved', 'withdrawn']),
  createdAt: instant,
  documents: z.array(deedDocument),
  /** Field by field, what is in force and what the newer deed says. */
  differences: z.array(z.object({ name: answered(fieldNames), current: fieldValue, proposed: fieldValue })),
});
export type Amendment = z.infer<typeof amendment>;

/** `GET /api/waqf/{id}`: flat, at most 50 of each list, totals in `counts`. */
export const waqfView = z.object({
  waqf: z.extend(waqf, {
    waqifName: z.string(),
    /** As the approved deed has it. */
    nazirName: z.nullable(z.string()),
    /** The nazir of the deed declined; for founder and administrator. */
    nazirDeclined: z.nullable(z.object({ at: instant, reason: z.string() })),
  }),
  documents: z.array(deedDocument),
  bankAccounts: z.array(bankAccount),
  beneficiaries: z.array(beneficiary),
  transactions: z.array(transaction),
  bankTransactions: z.array(bankTransaction),
  counts: z.object({
    documents: z.number(),
    bankAccounts: z.number(),
    subAccounts: z.number(),
    beneficiaries: z.number(),
    transactions: z.number(),
    bankTransactions: z.number(),
  }),
  warnings: z.array(deedWarning),
  /** Every comparison, those that agree too; what differs is also among `warnings`. Empty for a nazir. */
  comparisons: z.array(deedComparison),
  amendment: z.nullable(amendment),
  /** What approval would still refuse: names among waqfName, nazirName, nazirId. */
  missingForApproval: z.array(answered(fieldNames)),
  /** What an upload may be, by the system's settings: size in megabytes, endings of file names such as `pdf`. */
  uploads: z.object({ largestMegabytes: z.number(), types: z.array(z.string()) }),
  /** What this person may do with this waqf now. */
  may: z.object({
    edit: z.boolean(),
    upload: z.boolean(),
    process: z.boolean(),
    review: z.boolean(),
    approve: z.boolean(),
    manage: z.boolean(),
    /** Accept or decline the trusteeship. */
    acceptTrusteeship: z.boolean(),
  }),
});
export type WaqfView = z.infer<typeof waqfView>;

/** Why the founder goes on although deeds differ. */
const differenceReason = proseText({
  least: 5,
  most: 1000,
  short: messageKey('waqf.differenceReasonRequired'),
  long: messageKey('waqf.differenceReasonRequired'),
});

/** A reason for each of these differences; the form of the approval. */
export const reasonsFor = (differing: readonly ComparedSubject[]) =>
  z.object(Object.fromEntries(differing.map((subject) => [subject, differenceReason])));

const anyReason = z.optional(differenceReason);

/**
 * `POST /api/waqf/{id}/approve`; also approves an open amendment (`amendmentId`). `reasons`: why the founder goes on,
 * one for each comparison that differs; the audit trail keeps them beside what differed. 422 names in `errors[].field`
 * what is missing (`nazirId`), what nobody has looked at (`purpose`), what differs without a reason (`reasons.owner`).
 */
export const approveWaqf = z.object({
  amendmentId: z.optional(id),
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
});
export type ApproveWaqf = z.infer<typeof approveWaqf>;
export const waqfApproved = z.object({ waqf, bankAccountCreated: z.boolean() });
