import {
  box,
  bilingual,
  documentStatus,
  documentTypes,
  fieldName,
  fieldNames,
  fieldState,
  stageProgress,
} from '@waqf/contracts/documents';
import * as z from 'zod/mini';
import { json, oneOf, stateOf, rowOf, type RowOf } from '../../platform/index.js';
import type { Deed, FieldCorrection } from '../domain/document.js';
import { versionStates } from '../domain/version-states.js';

/** A value as read or typed; the contract limits typed values. */
const fieldValue = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));
const pageSize = z.object({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  turn: z.optional(z.union([z.literal(90), z.literal(180), z.literal(270)])),
});
const extractedField = z.object({
  name: fieldName,
  value: fieldValue,
  confidence: z.number(),
  state: fieldState,
  page: z.nullable(z.number()),
  box: z.nullable(box),
  note: z.nullable(bilingual),
  /** Absent in rows written by an older reader. */
  why: z.optional(z.array(z.object({ rule: z.string(), speaks: z.enum(['for', 'against']), words: bilingual }))),
});
const mentions = z.object({
  waqfName: z.optional(z.string()),
  founderName: z.optional(z.string()),
  nazirName: z.optional(z.string()),
});

export const documentTypeColumn = oneOf(documentTypes);

/** A row of `documents.document`. */
export const documentRow = rowOf({
  id: 'uuid',
  waqf_id: 'uuid',
  type: documentTypeColumn,
  version: 'int4',
  version_status: stateOf(versionStates),
  amendment_id: 'uuid?',
  file_name: 'text',
  mime_type: 'text',
  size_bytes: 'int4',
  sha256: 'text',
  status: oneOf(documentStatus.options),
  attempts: 'int4',
  pages: json(z.array(pageSize)),
  stages: json(z.array(stageProgress)),
  fields: json(z.array(extractedField)),
  mentions: json(mentions),
  error_code: 'text?',
  error_ar: 'text?',
  error_en: 'text?',
  error_reference: 'text?',
  by_hand: 'bool',
  locked_at: 'timestamptz?',
  created_at: 'timestamptz',
  processed_at: 'timestamptz?',
});
export type DocumentRow = RowOf<typeof documentRow>;

/** A row of `documents.correction`; an undoing row cancels the newest correction of its field before it. */
export const correctionRow = rowOf({
  document_id: 'uuid',
  field: oneOf(fieldNames),
  value: json(fieldValue),
  corrected_by: 'uuid',
  corrected_at: 'timestamptz',
  undoes: 'bool',
});
export type CorrectionRow = RowOf<typeof correctionRow>;

export const documentColumns = `id, waqf_id, type, version, version_status, amendment_id, file_name, mime_type,
  size_bytes, sha256, status, attempts, pages, stages, fields, mentions, error_code, error_ar, error_en,
  error_reference, by_hand, locked_at, created_at, processed_at`;

/** @param corrections corrections of this document, oldest first */
export function deedOf(row: DocumentRow, corrections: FieldCorrection[]): Deed {
  return {
    id: row.id,
    waqfId: row.waqf_id,
    type: row.type,
    version: row.version,
    versionStatus: row.version_status,
    amendmentId: row.amendment_id,
    fileName: row.file_name,
    mimeType: row.mime_type,
    size: row.size_bytes,
    sha256: row.sha256,
    status: row.status,
    attempts: row.attempts,
    pages: row.pages,
    stages: row.stages,
    fields: row.fields,
    mentions: row.mentions,
    corrections,
    error:
      row.error_code === null
        ? null
        : {
            code: row.error_code,
            message: { ar: row.error_ar ?? '', en: row.error_en ?? '' },
            reference: row.error_reference ?? '',
          },
    byHand: row.by_hand,
    locked: row.locked_at !== null,
    createdAt: row.created_at,
    processedAt: row.processed_at,
  };
}

/**
 * The corrections in effect, by document, oldest first.
 * @param rows oldest first; an undoing row removes the newest correction of its field before it
 */
export function correctionsInEffect(rows: readonly CorrectionRow[]): Map<string, FieldCorrection[]> {
  const inEffect = new Map<string, FieldCorrection[]>();
  for (const row of rows) {
    const before = inEffect.get(row.document_id) ?? [];
    const last = before.findLastIndex(({ name }) => name === row.field);
    inEffect.set(
      row.document_id,
      row.undoes ? before.filter((_, index) => index !== last) : [...before, correctionOf(row)],
    );
  }
  return inEffect;
}

function correctionOf(row: CorrectionRow): FieldCorrection {
  return {
    documentId: row.document_id,
    name: row.field,
    value: row.value,
    correctedBy: row.corrected_by,
    correctedAt: row.corrected_at,
  };
}
