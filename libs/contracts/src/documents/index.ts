import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { id, instant } from '../wire.js';
import { proseText } from '../text-rules/index.js';
import { documentTypes, fieldName, fieldNames, fieldValue } from './deed-fields.js';

export {
  checkCorrectedField,
  fieldKinds,
  longestDeedText,
  mostDeedListItems,
  type FieldKind,
} from './corrected-field.js';
export {
  documentType,
  documentTypes,
  fieldName,
  fieldNames,
  fieldsOfDeed,
  fieldValue,
  type DocumentType,
  type FieldName,
  type FieldValue,
} from './deed-fields.js';

/** uploaded (ready) → processing → processed, otherwise error. */
export const documentStatus = z.enum(['uploaded', 'processing', 'processed', 'error']);
export type DocumentStatus = z.infer<typeof documentStatus>;

/** Most pictures that make up the pages of one deed: each takes seconds to read, and a deed has few pages. */
export const mostPicturePages = 12;

/** The five named stages of reading a deed, in order. */
export const readingStages = ['received', 'page', 'type', 'fields', 'checks'] as const;
export const readingStage = z.enum(readingStages);
export type ReadingStage = z.infer<typeof readingStage>;

const correctedText = proseText({
  least: 0,
  most: 2000,
  short: messageKey('field.invalid'),
  long: messageKey('field.tooLarge'),
});
/** Like `fieldValue`, but as a user types it. */
const correctedValue = z.nullable(
  z.union([
    correctedText,
    z.number().check(z.positive(), z.lte(1_000_000_000)),
    z.array(correctedText).check(z.maxLength(100)),
  ]),
);

/** certain (مؤكد), check (راجع), missing (مفقود). */
export const fieldState = z.enum(['certain', 'check', 'missing']);
export type FieldState = z.infer<typeof fieldState>;

/** An area of the page, as fractions of its width and height, measured from the top left. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

export const bilingual = z.object({ ar: z.string(), en: z.string() });

/** A piece of evidence for or against a value that was read from the deed. */
export const fieldReason = z.object({
  /** The kind of evidence, used to count it. */
  rule: z.string(),
  speaks: answered(['for', 'against']),
  words: bilingual,
});
export type FieldReason = z.infer<typeof fieldReason>;

export const deedField = z.object({
  name: answered(fieldNames),
  /**
   * The value in use: the correction if there is one, otherwise what was read; null when the deed does not have the
   * field.
   */
  value: fieldValue,
  /** What the system read, never overwritten; null when it found nothing. */
  extracted: fieldValue,
  /** Calibrated probability that `extracted` is right, 0 to 1. */
  confidence: z.number(),
  state: answered(fieldState.options),
  /** Page of the deed, and the area on it, where the value was read; null when there is none. */
  page: z.nullable(z.number()),
  box: z.nullable(box),
  /** Why the field should be checked; null when there is no remark. */
  note: z.optional(z.nullable(bilingual)),
  /** Why this value was chosen; left out when it was read by an older version, entered by hand, or not read at all. */
  why: z.optional(z.array(fieldReason)),
  /** True once a user has confirmed or corrected it. */
  reviewed: z.boolean(),
  /** Who confirmed or corrected it, and when; null when nobody has. */
  correctedBy: z.nullable(z.string()),
  correctedAt: z.nullable(instant),
});
export type DeedField = z.infer<typeof deedField>;

export const stageStates = ['waiting', 'active', 'done', 'failed'] as const;
export const stageProgress = z.object({
  stage: answered(readingStages),
  state: answered(stageStates),
  /** How long it took, in milliseconds; null until it is done. */
  milliseconds: z.nullable(z.number()),
  note: z.nullable(bilingual),
});
export type StageProgress = z.infer<typeof stageProgress>;

export const deedDocument = z.object({
  id,
  waqfId: id,
  type: answered(documentTypes),
  fileName: z.string(),
  mimeType: z.string(),
  /** In bytes. */
  size: z.number(),
  status: answered(documentStatus.options),
  /** 1 for the first upload of this type, increased by one with each replacement. */
  version: z.number(),
  /** Set while the version belongs to an amendment that the founder has not approved; null otherwise. */
  amendmentId: z.nullable(id),
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  stages: z.array(stageProgress),
  fields: z.array(deedField),
  /** Why it could not be read and what to do; null otherwise. */
  error: z.nullable(z.object({ code: z.string(), message: bilingual, reference: z.string() })),
  /** True when the reading failed and a user enters the fields while viewing the page; left out by older servers. */
  enteredByHand: z.optional(z.boolean()),
  createdAt: instant,
  /** Null until it has been read. */
  processedAt: z.nullable(instant),
});
export type DeedDocument = z.infer<typeof deedDocument>;

/** Answer of `POST /api/waqf/{id}/documents` (201). */
export const documentEnvelope = z.object({ document: deedDocument });

/**
 * Answer of `POST /api/waqf/recognise` (multipart `document`, 200), before a waqf exists: which deed a file is and what
 * it proposes for the waqf. Nothing is stored; the file is uploaded once the waqf exists.
 */
export const recognisedDeed = z.object({
  /** Null when it is not a deed or could not be read; the user then says which deed it is. */
  type: z.nullable(answered(documentTypes)),
  /** Why there is no type, and what to do; null otherwise. */
  fault: z.nullable(bilingual),
  /** Number of fields that were found; `total` is the number of fields of its type. */
  found: z.number(),
  total: z.number(),
  /**
   * What identifies the deed for a user: the number of the property, or the name of the waqf or the nazir; null when
   * not found.
   */
  about: z.nullable(z.string()),
  /** Name and description for the new waqf, as the waqf deed states them; null for other deeds. */
  proposal: z.nullable(
    z.object({
      name: z.nullable(z.object({ text: z.string(), page: z.nullable(z.number()), certain: z.boolean() })),
      description: z.nullable(z.object({ text: z.string(), page: z.nullable(z.number()), certain: z.boolean() })),
    }),
  ),
});
export type RecognisedDeed = z.infer<typeof recognisedDeed>;

/** Answer of `POST /api/waqf/{id}/process` (202). */
export const processAccepted = z.object({ queued: z.number(), documents: z.array(deedDocument) });

/** Most characters of all corrections that are sent at once; a deed has far less text. */
const longestCorrection = 80_000;

/**
 * Body of `PATCH /api/waqf/{id}/documents/{documentId}/fields`: corrections by field name. A value equal to what was
 * read confirms it.
 */
export const correctFields = z.object({
  fields: z.partialRecord(fieldName, correctedValue, messageKey('waqf.deedFieldsRequired')).check(
    z.refine((fields) => JSON.stringify(fields).length <= longestCorrection, {
      error: messageKey('waqf.deedFieldsLong'),
      params: { mostUnits: longestCorrection },
    }),
  ),
});
export type CorrectFields = z.infer<typeof correctFields>;

/**
 * Body of `POST /api/waqf/{id}/documents/{documentId}/fields/undo`: takes back the last confirmation or correction of a
 * field.
 */
export const undoCorrection = z.object({ field: z.enum(fieldNames, messageKey('waqf.deedFieldRequired')) });
export type UndoCorrection = z.infer<typeof undoCorrection>;

/*
 * `POST /api/waqf/{id}/documents/{documentId}/fields/by-hand` → `documentEnvelope`: lets the fields of a deed that
 * could not be read be entered, with `PATCH …/fields`.
 */

/** Answer of `GET /api/samples/deeds`: deeds to try the product with; empty in production. */
export const sampleDeeds = z.object({
  deeds: z.array(z.object({ name: z.string(), type: answered(documentTypes), title: z.string(), url: z.string() })),
});
export type SampleDeeds = z.infer<typeof sampleDeeds>;

/** Event `document.progress` of the notification stream. */
export const documentProgress = z.object({
  waqfId: id,
  documentId: id,
  type: answered(documentTypes),
  status: answered(documentStatus.options),
  stages: z.array(stageProgress),
  waqfStatus: answered(['draft', 'pending', 'approved', 'discarded']),
});
export type DocumentProgress = z.infer<typeof documentProgress>;
