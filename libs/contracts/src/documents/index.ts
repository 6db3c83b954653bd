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

/** Pictures that make the pages of one deed, at most: each takes seconds to read, and a deed has few. */
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
/** Like `fieldValue`, as a person types it. */
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

/** Place on the page, as fractions of its width and height from the top left. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

export const bilingual = z.object({ ar: z.string(), en: z.string() });

/** What in the deed spoke for a value that was read, or against it. */
export const fieldReason = z.object({
  /** The kind of evidence, for who counts them. */
  rule: z.string(),
  speaks: answered(['for', 'against']),
  words: bilingual,
});
export type FieldReason = z.infer<typeof fieldReason>;

export const deedField = z.object({
  name: answered(fieldNames),
  /** What counts: the correction where there is one, else what was read. */
  value: fieldValue,
  /** What the system read, never overwritten. */
  extracted: fieldValue,
  /** Calibrated chance that `extracted` is right, 0 to 1. */
  confidence: z.number(),
  state: answered(fieldState.options),
  page: z.nullable(z.number()),
  box: z.nullable(box),
  /** Why it deserves a look. */
  note: z.optional(z.nullable(bilingual)),
  /** Why this value was taken; absent for what was read before, by hand or not at all. */
  why: z.optional(z.array(fieldReason)),
  /** True once a person confirmed or corrected it. */
  reviewed: z.boolean(),
  correctedBy: z.nullable(z.string()),
  correctedAt: z.nullable(instant),
});
export type DeedField = z.infer<typeof deedField>;

export const stageStates = ['waiting', 'active', 'done', 'failed'] as const;
export const stageProgress = z.object({
  stage: answered(readingStages),
  state: answered(stageStates),
  /** Milliseconds that it took, once done. */
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
  /** Bytes. */
  size: z.number(),
  status: answered(documentStatus.options),
  /** 1 for the first upload of this type, one more with each replacement. */
  version: z.number(),
  /** Set while the version belongs to an amendment that the founder has not approved. */
  amendmentId: z.nullable(id),
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  stages: z.array(stageProgress),
  fields: z.array(deedField),
  /** Why it could not be read, with what to do. */
  error: z.nullable(z.object({ code: z.string(), message: bilingual, reference: z.string() })),
  /** True where the reading failed and a person enters the fields beside the page; absent from older servers. */
  enteredByHand: z.optional(z.boolean()),
  createdAt: instant,
  processedAt: z.nullable(instant),
});
export type DeedDocument = z.infer<typeof deedDocument>;

/** `POST /api/waqf/{id}/documents` → 201 */
export const documentEnvelope = z.object({ document: deedDocument });

/**
 * `POST /api/waqf/recognise` (multipart `document`) → 200: which deed a file is and what would be proposed from it,
 * before there is a waqf. Nothing is recorded; the file is uploaded to its waqf afterwards.
 */
export const recognisedDeed = z.object({
  /** Null: no deed, or none that could be read; then a person says which it is. */
  type: z.nullable(answered(documentTypes)),
  /** Why there is no type, with what to do. */
  fault: z.nullable(bilingual),
  /** Fields that were found, and those of its type. */
  found: z.number(),
  total: z.number(),
  /** What identifies it for a person: number of the property, name of the waqf or of the nazir. */
  about: z.nullable(z.string()),
  /** Of a waqf deed: what the new waqf could be called and described as, as the deed says it. */
  proposal: z.nullable(
    z.object({
      name: z.nullable(z.object({ text: z.string(), page: z.nullable(z.number()), certain: z.boolean() })),
      description: z.nullable(z.object({ text: z.string(), page: z.nullable(z.number()), certain: z.boolean() })),
    }),
  ),
});
export type RecognisedDeed = z.infer<typeof recognisedDeed>;

/** `POST /api/waqf/{id}/process` → 202 */
export const processAccepted = z.object({ queued: z.number(), documents: z.array(deedDocument) });

/**
 * `PATCH /api/waqf/{id}/documents/{documentId}/fields`: corrections by field name. A value equal to what was read
 * confirms it.
 */
export const correctFields = z.object({
  fields: z.partialRecord(fieldName, correctedValue, messageKey('waqf.deedFieldsRequired')),
});
export type CorrectFields = z.infer<typeof correctFields>;

/**
 * `POST /api/waqf/{id}/documents/{documentId}/fields/undo`: takes back the last confirmation or correction of a field.
 */
export const undoCorrection = z.object({ field: z.enum(fieldNames, messageKey('waqf.deedFieldRequired')) });
export type UndoCorrection = z.infer<typeof undoCorrection>;

/*
 * `POST /api/waqf/{id}/documents/{documentId}/fields/by-hand` → `documentEnvelope`: a deed that could not be read is
 * opened for its fields, which `PATCH …/fields` then takes.
 */

/** `GET /api/samples/deeds`: deeds to try the product with; none in production. */
export const sampleDeeds = z.object({
  deeds: z.array(z.object({ name: z.string(), type: answered(documentTypes), title: z.string(), url: z.string() })),
});
export type SampleDeeds = z.infer<typeof sampleDeeds>;

/** Event `document.progress` of the stream. */
export const documentProgress = z.object({
  waqfId: id,
  documentId: id,
  type: answered(documentTypes),
  status: answered(documentStatus.options),
  stages: z.array(stageProgress),
  waqfStatus: answered(['draft', 'pending', 'approved']),
});
export type DocumentProgress = z.infer<typeof documentProgress>;
