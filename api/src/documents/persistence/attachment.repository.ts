import { Injectable } from '@nestjs/common';
import { type Ctx, genericPlan, rowOf, sql } from '../../platform/index.js';
import type { Attachment } from '../domain/attachment.js';

const row = rowOf({
  id: 'uuid',
  subjectId: 'uuid',
  waqfId: 'uuid',
  fileName: 'text',
  mimeType: 'text',
  size: 'int8',
  sha256: 'text',
  addedBy: 'uuid',
  addedAt: 'timestamptz',
});

const addAttachment = sql({
  name: 'documents.add-attachment',
  text: `INSERT INTO documents.attachment (id, subject_id, waqf_id, file_name, mime_type, size_bytes, sha256, added_by,
           added_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});
const listAttachments = sql({
  name: 'documents.list-newest-attachments',
  prepared: true,
  text: `SELECT DISTINCT ON (subject_id) id, subject_id AS "subjectId", waqf_id AS "waqfId", file_name AS "fileName",
           mime_type AS "mimeType", size_bytes AS size, sha256, added_by AS "addedBy", added_at AS "addedAt"
         FROM documents.attachment WHERE subject_id = ANY ${genericPlan(1, 'uuid[]')}
         ORDER BY subject_id, added_at DESC, id DESC`,
  row,
});

/** The table `documents.attachment`: rows are added and never changed. */
@Injectable()
export class AttachmentRepository {
  async add(ctx: Ctx, of: Attachment): Promise<void> {
    const file = [of.fileName, of.mimeType, of.size, of.sha256];
    await addAttachment.run(ctx, [of.id, of.subjectId, of.waqfId, ...file, of.addedBy, of.addedAt]);
  }

  /** The newest attachment of each subject, by subject id; subjects without one are not in the map. */
  async newest(ctx: Ctx, subjectIds: readonly string[]): Promise<Map<string, Attachment>> {
    if (subjectIds.length === 0) return new Map();
    const rows = await listAttachments.rows(ctx, [subjectIds]);
    return new Map(rows.map((one) => [one.subjectId, { ...one, size: Number(one.size) }]));
  }
}
