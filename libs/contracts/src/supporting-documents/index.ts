import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { onBehalfOf } from '../beneficiaries/portal-query.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';
import { supportingDocumentKinds, supportingDocumentStates } from './labels.js';

export {
  supportingDocumentKindLabels,
  supportingDocumentKinds,
  supportingDocumentStateLabels,
  supportingDocumentStates,
  type SupportingDocumentKind,
  type SupportingDocumentState,
} from './labels.js';

/** A file that proves a beneficiary's identity or entitlement, and the nazir's review of it. */
export const supportingDocument = z.object({
  id,
  beneficiaryId: id,
  waqfId: id,
  waqfName: z.string(),
  /** Name of the beneficiary whose document it is. */
  fullName: z.string(),
  kind: answered(supportingDocumentKinds),
  fileName: z.string(),
  uploadDate: instant,
  /** `rejected` and `withdrawn` are final; another file has to be added as a new document. */
  status: answered(supportingDocumentStates),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /** Null until the nazir has reviewed it. */
  reviewedAt: z.nullable(instant),
  /** Whether the reader may review or withdraw it now. */
  mayReview: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type SupportingDocument = z.infer<typeof supportingDocument>;
export const supportingDocumentEnvelope = z.object({ document: supportingDocument });

/**
 * Answer of `GET /api/beneficiary/documents`: the user's own documents, newest first, at most 100, and the waqfs to
 * which another can be sent.
 */
export const ownSupportingDocumentList = z.object({
  documents: z.array(supportingDocument),
  /** Waqfs whose nazir reviews the user's documents. */
  places: z.array(z.object({ beneficiaryId: id, waqfName: z.string() })),
  /** Limits of a file: size in megabytes, and file name extensions. */
  uploads: z.object({ largestMegabytes: z.number(), types: z.array(z.string()) }),
});
export type OwnSupportingDocumentList = z.infer<typeof ownSupportingDocumentList>;

/** Query of `POST /api/beneficiary/documents`, multipart with one file `document`: 201 `{document}`. */
export const addSupportingDocument = z.object({
  beneficiaryId: requestId(messageKey('beneficiaries.documentPlace')),
  kind: z.enum(supportingDocumentKinds, messageKey('beneficiaries.documentKind')),
  onBehalfOf,
});
export type AddSupportingDocument = z.infer<typeof addSupportingDocument>;

/**
 * Query of `GET /api/supporting-documents?waqfId`: documents in the waqfs that the user runs; those to review first, at
 * most 100.
 */
export const supportingDocumentQuery = z.object({ waqfId: z.optional(requestId(messageKey('waqf.choose'))) });
export type SupportingDocumentQuery = z.infer<typeof supportingDocumentQuery>;
export const supportingDocumentList = z.object({ documents: z.array(supportingDocument) });
export type SupportingDocumentList = z.infer<typeof supportingDocumentList>;

/**
 * Body of `POST /api/supporting-documents/{id}/reject`; `/approve` has an empty body. The beneficiary can read the
 * reason.
 */
export const rejectSupportingDocument = z.object({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type RejectSupportingDocument = z.infer<typeof rejectSupportingDocument>;
