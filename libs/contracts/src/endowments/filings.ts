import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { requestDay } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { proseText } from '../text-rules/index.js';
import { day, id } from '../wire.js';

/** What is reported to the authority: that a waqf was created, or that it was changed. */
export const filingKinds = ['registration', 'change'] as const;
export type FilingKind = (typeof filingKinds)[number];

export const filing = z.object({
  /** Id of the waqf that was registered, or of the amendment that was reported. */
  subjectId: id,
  waqfId: id,
  kind: answered(filingKinds),
  /** The day from which the deadline is counted. */
  aroseOn: day,
  filedOn: day,
  number: z.string(),
});
export type Filing = z.infer<typeof filing>;
export const filingEnvelope = z.object({ filing });

/** Body of `POST /api/waqf/{id}/filings`, 201, for the nazir: once for each `subjectId` that the desk lists. */
export const recordFiling = z.object({
  subjectId: requestId(messageKey('field.unknownChoice')),
  filedOn: requestDay,
  number: proseText({
    least: 1,
    most: 60,
    short: messageKey('waqf.filingNumber'),
    long: messageKey('waqf.filingNumberLong'),
  }),
});
export type RecordFiling = z.infer<typeof recordFiling>;
