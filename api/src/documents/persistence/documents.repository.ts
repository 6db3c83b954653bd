import { Injectable } from '@nestjs/common';
import type { DocumentStatus, DocumentType, FieldName, FieldValue, StageProgress } from '@waqf/contracts/documents';
import { type Ctx, newId, sql } from '../../platform/index.js';
import type { Deed, VersionStatus } from '../domain/document.js';
import { deedStates } from '../domain/deed-states.js';
import { versionStates } from '../domain/version-states.js';
import { waitingStages } from '../domain/stages.js';
import {
  correctionRow,
  deedOf,
  documentColumns,
  documentRow,
  type DocumentRow,
  documentTypeColumn,
  correctionsInEffect,
} from './document-row.js';

const replacing = versionStates.inSql('replace');
const puttingInForce = versionStates.inSql('put-in-force');
const withdrawing = versionStates.inSql('withdraw');
const stopping = deedStates.inSql('stop');

const supersede = sql({
  name: 'documents.supersede-document',
  text: `UPDATE documents.document SET version_status = ${replacing.to}
         WHERE waqf_id = $1 AND type = $2 AND version_status = $3`,
});
const addDocument = sql({
  name: 'documents.add-document',
  text: `INSERT INTO documents.document (id, waqf_id, type, version, version_status, amendment_id, file_name, mime_type,
           size_bytes, sha256, status, stages, uploaded_by, created_at)
         SELECT $1, $2, $3, 1 + coalesce(max(version), 0), $4, $5, $6, $7, $8, $9, 'uploaded', $10, $11, $12
         FROM documents.document WHERE waqf_id = $2 AND type = $3`,
});
const findDocument = sql({
  name: 'documents.find-document',
  text: `SELECT ${documentColumns} FROM documents.document WHERE id = $1`,
  row: documentRow,
});
const lockDocument = sql({
  name: 'documents.lock-document',
  text: `SELECT ${documentColumns} FROM documents.document WHERE id = $1 FOR UPDATE`,
  row: documentRow,
});
const listByVersionStatus = sql({
  name: 'documents.list-documents',
  text: `SELECT ${documentColumns} FROM documents.document WHERE waqf_id = ANY ($1::uuid[]) AND version_status = $2
         ORDER BY waqf_id, array_position(ARRAY['property_deed', 'waqf_deed', 'nazir_deed'], type)`,
  row: documentRow,
});
const listReused = sql({
  name: 'documents.list-types-reused-elsewhere',
  text: `SELECT type FROM documents.document AS own
         WHERE waqf_id = $1 AND set_aside_at IS NULL AND version_status ${replacing.from}
           AND (EXISTS (SELECT 1 FROM documents.document AS other
                        WHERE other.sha256 = own.sha256 AND other.waqf_id <> own.waqf_id
                          AND other.set_aside_at IS NULL AND other.version_status ${replacing.from})
             OR (own.type = 'property_deed' AND EXISTS (
                  SELECT 1 FROM documents.document AS other
                  WHERE other.type = 'property_deed' AND other.version_status ${replacing.from}
                    AND other.waqf_id <> own.waqf_id AND other.set_aside_at IS NULL
                    AND documents.property_number(other.fields) = documents.property_number(own.fields))))
         GROUP BY type ORDER BY type`,
  row: { type: documentTypeColumn },
});
const markQueued = sql({
  name: 'documents.mark-documents-queued',
  text: `WITH marked AS (
           UPDATE documents.document SET status = $3, attempts = 0, queued_at = clock_timestamp()
           WHERE waqf_id = $1 AND status = ANY ($2::text[]) AND version_status ${replacing.from} RETURNING id)
         SELECT id FROM marked ORDER BY id`,
  row: { id: 'uuid' },
});
const lockFields = sql({
  name: 'documents.lock-fields',
  text: 'UPDATE documents.document SET locked_at = $2 WHERE id = ANY ($1::uuid[]) AND locked_at IS NULL',
});
const supersedeByAmendment = sql({
  name: 'documents.supersede-by-amendment',
  text: `UPDATE documents.document SET version_status = ${replacing.to}
         WHERE waqf_id = $1 AND version_status = ${puttingInForce.to}
           AND type IN (SELECT type FROM documents.document
                        WHERE amendment_id = $2 AND version_status ${puttingInForce.from})`,
});
const putInForce = sql({
  name: 'documents.put-amendment-in-force',
  text: `UPDATE documents.document SET version_status = ${puttingInForce.to}, locked_at = $2
         WHERE amendment_id = $1 AND version_status ${puttingInForce.from}`,
});
const listCompleted = sql({
  name: 'documents.list-completion-times',
  text: `SELECT waqf_id, max(first_at) AS completed_at
         FROM (SELECT waqf_id, min(created_at) AS first_at FROM documents.document
               WHERE waqf_id = ANY ($1::uuid[]) AND amendment_id IS NULL GROUP BY waqf_id, type) AS first_of_type
         GROUP BY waqf_id HAVING count(*) = 3`,
  row: { waqf_id: 'uuid', completed_at: 'timestamptz' },
});
const withdraw = sql({
  name: 'documents.withdraw-amendment',
  text: `UPDATE documents.document SET version_status = ${withdrawing.to}
         WHERE amendment_id = $1 AND version_status ${withdrawing.from}`,
});
const setAside = sql({
  name: 'documents.set-aside',
  text: `UPDATE documents.document SET set_aside_at = $2,
           status = CASE WHEN status ${stopping.from} THEN ${stopping.to} ELSE status END,
           stages = CASE WHEN status ${stopping.from} THEN $3::jsonb ELSE stages END,
           claim = NULL, claimed_until = NULL
         WHERE waqf_id = $1 AND version_status ${replacing.from}`,
});
const takeBack = sql({
  name: 'documents.take-back',
  text: 'UPDATE documents.document SET set_aside_at = NULL WHERE waqf_id = $1',
});
const addCorrection = sql({
  name: 'documents.add-correction',
  text: `INSERT INTO documents.correction (id, document_id, field, value, corrected_by, corrected_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
});
const undoCorrection = sql({
  name: 'documents.undo-correction',
  text: `INSERT INTO documents.correction (id, document_id, field, value, corrected_by, corrected_at, undoes)
         VALUES ($1, $2, $3, 'null', $4, $5, true)`,
});
const writeStages = sql({
  name: 'documents.write-stages',
  text: `UPDATE documents.document SET stages = $3 WHERE id = $1 AND claim = $2 AND status = 'processing'`,
});
const listCorrections = sql({
  name: 'documents.list-corrections',
  text: `SELECT document_id, field, value, corrected_by, corrected_at, undoes FROM documents.correction
         WHERE document_id = ANY ($1::uuid[]) ORDER BY corrected_at, id`,
  row: correctionRow,
});

export interface NewDocument {
  waqfId: string;
  type: DocumentType;
  versionStatus: Extract<VersionStatus, 'current' | 'proposed'>;
  amendmentId: string | null;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
  uploadedBy: string;
}

/** Stored deeds with their versions and corrections. */
@Injectable()
export class DocumentsRepository {
  /** Adds a version; the version that it replaces becomes superseded. The caller has locked the waqf. */
  async add(ctx: Ctx, document: NewDocument): Promise<string> {
    await supersede.run(ctx, [document.waqfId, document.type, document.versionStatus]);
    const id = newId();
    await addDocument.run(ctx, [
      id,
      document.waqfId,
      document.type,
      document.versionStatus,
      document.amendmentId,
      document.fileName,
      document.mimeType,
      document.size,
      document.sha256,
      JSON.stringify(waitingStages()),
      document.uploadedBy,
      ctx.clock.now(),
    ]);
    return id;
  }

  async find(ctx: Ctx, documentId: string): Promise<Deed | undefined> {
    return (await this.deeds(ctx, await findDocument.rows(ctx, [documentId])))[0];
  }

  /** As `find`, and locks the row until the transaction ends. */
  async findForUpdate(ctx: Ctx, documentId: string): Promise<Deed | undefined> {
    return (await this.deeds(ctx, await lockDocument.rows(ctx, [documentId])))[0];
  }

  /** The deeds of these waqfs with this version status, in the order of the types. */
  async withStatus(ctx: Ctx, waqfIds: readonly string[], versionStatus: VersionStatus): Promise<Deed[]> {
    if (waqfIds.length === 0) return [];
    return this.deeds(ctx, await listByVersionStatus.rows(ctx, [waqfIds, versionStatus]));
  }

  /**
   * The types of a waqf's deeds that another waqf uses too: the same file, or another copy of the deed of the same
   * property.
   */
  async reusedElsewhere(ctx: Ctx, waqfId: string): Promise<DocumentType[]> {
    const rows = await listReused.rows(ctx, [waqfId]);
    return rows.map((row) => row.type);
  }

  /**
   * Marks waiting deeds as queued, so that each is queued once however often it is requested.
   * @returns the ids that this call has marked
   */
  async markQueued(
    ctx: Ctx,
    waqfId: string,
    { from, to }: { from: readonly DocumentStatus[]; to: DocumentStatus },
  ): Promise<string[]> {
    const rows = await markQueued.rows(ctx, [waqfId, from, to]);
    return rows.map((row) => row.id);
  }

  /** Locks approved deeds: their fields cannot change any more. */
  async lock(ctx: Ctx, documentIds: readonly string[]): Promise<void> {
    await lockFields.run(ctx, [documentIds, ctx.clock.now()]);
  }

  /** Replaces the current deeds with the proposed deeds of an amendment, type by type. */
  async putInForce(ctx: Ctx, waqfId: string, amendmentId: string): Promise<void> {
    await supersedeByAmendment.run(ctx, [waqfId, amendmentId]);
    await putInForce.run(ctx, [amendmentId, ctx.clock.now()]);
  }

  /** The time of the upload that completed the three types, by waqf id. */
  async completedAt(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Date>> {
    const rows = await listCompleted.rows(ctx, [waqfIds]);
    return new Map(rows.map((row) => [row.waqf_id, row.completed_at]));
  }

  async withdraw(ctx: Ctx, amendmentId: string): Promise<void> {
    await withdraw.run(ctx, [amendmentId]);
  }

  /**
   * Sets the deeds of a discarded waqf aside: other waqfs may use them, and whoever is reading one loses the claim and
   * writes nothing more.
   */
  async setAside(ctx: Ctx, waqfId: string): Promise<void> {
    await setAside.run(ctx, [waqfId, ctx.clock.now(), JSON.stringify(waitingStages())]);
  }

  async takeBack(ctx: Ctx, waqfId: string): Promise<void> {
    await takeBack.run(ctx, [waqfId]);
  }

  /** Adds corrections; earlier ones of the same field stay as history. */
  async correct(ctx: Ctx, documentId: string, by: string, values: ReadonlyMap<FieldName, FieldValue>): Promise<void> {
    for (const [name, value] of values) {
      await addCorrection.run(ctx, [newId(), documentId, name, JSON.stringify(value), by, ctx.clock.now()]);
    }
  }

  /** Undoes the newest correction of a field; both stay as history. */
  async undoCorrection(ctx: Ctx, documentId: string, by: string, name: FieldName): Promise<void> {
    await undoCorrection.run(ctx, [newId(), documentId, name, by, ctx.clock.now()]);
  }

  async writeStages(ctx: Ctx, documentId: string, claim: string, stages: StageProgress[]): Promise<boolean> {
    return (await writeStages.run(ctx, [documentId, claim, JSON.stringify(stages)])) === 1;
  }

  private async deeds(ctx: Ctx, rows: DocumentRow[]): Promise<Deed[]> {
    const read = rows.filter((row) => row.status === 'processed').map((row) => row.id);
    const found = read.length === 0 ? [] : await listCorrections.rows(ctx, [read]);
    const corrections = correctionsInEffect(found);
    return rows.map((row) => deedOf(row, corrections.get(row.id) ?? []));
  }
}
