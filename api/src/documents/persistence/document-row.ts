import type { DocumentStatus, DocumentType, FieldName, FieldValue, StageProgress } from '@waqf/contracts/documents';
import type { Deed, DeedMentions, ExtractedField, FieldCorrection, PageSize, Standing } from '../domain/document.js';

/** A row of `documents.document`. */
export interface DocumentRow {
  id: string;
  waqf_id: string;
  type: DocumentType;
  version: number;
  standing: Standing;
  amendment_id: string | null;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  sha256: string;
  status: DocumentStatus;
  attempts: number;
  pages: PageSize[];
  stages: StageProgress[];
  fields: ExtractedField[];
  mentions: DeedMentions;
  error_code: string | null;
  error_ar: string | null;
  error_en: string | null;
  error_reference: string | null;
  locked_at: Date | null;
  created_at: Date;
  processed_at: Date | null;
}

/** A row of `documents.correction`. */
export interface CorrectionRow {
  document_id: string;
  field: FieldName;
  value: FieldValue;
  corrected_by: string;
  corrected_at: Date;
  /** Takes back the newest one before it that still stands. */
  undoes: boolean;
}

export const documentColumns = `id, waqf_id, type, version, standing, amendment_id, file_name, mime_type, size_bytes, sha256, status, attempts,
  pages, stages, fields, mentions, error_code, error_ar, error_en, error_reference, locked_at, created_at, processed_at`;

/** @param corrections of this document, oldest first */
export function deedOf(row: DocumentRow, corrections: FieldCorrection[]): Deed {
  return {
    id: row.id,
    waqfId: row.waqf_id,
    type: row.type,
    version: row.version,
    standing: row.standing,
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
    locked: row.locked_at !== null,
    createdAt: row.created_at,
    processedAt: row.processed_at,
  };
}

/**
 * The corrections that stand, by document and oldest first. @param rows oldest first; one that undoes takes the one
 * before it away
 */
export function standingCorrections(rows: readonly CorrectionRow[]): Map<string, FieldCorrection[]> {
  const standing = new Map<string, FieldCorrection[]>();
  for (const row of rows) {
    const before = standing.get(row.document_id) ?? [];
    const last = before.findLastIndex(({ name }) => name === row.field);
    standing.set(
      row.document_id,
      row.undoes ? before.filter((_, index) => index !== last) : [...before, correctionOf(row)],
    );
  }
  return standing;
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
