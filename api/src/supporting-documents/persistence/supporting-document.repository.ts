import { Injectable } from '@nestjs/common';
import { supportingDocumentKinds } from '@waqf/contracts/supporting-documents';
import { type Ctx, oneOf, stateOf, rowOf, sql } from '../../platform/index.js';
import type { SupportingDocument } from '../domain/supporting-document.js';
import { supportingDocumentStates } from '../domain/supporting-document-states.js';

const columns = `id, beneficiary_id AS "beneficiaryId", waqf_id AS "waqfId", person_id AS "personId", kind,
  file_name AS "fileName", added_by AS "addedBy", added_at AS "addedAt", state, reason, reviewed_by AS "reviewedBy",
  reviewed_at AS "reviewedAt"`;
const row = rowOf({
  id: 'uuid',
  beneficiaryId: 'uuid',
  waqfId: 'uuid',
  personId: 'uuid',
  kind: oneOf(supportingDocumentKinds),
  fileName: 'text',
  addedBy: 'uuid',
  addedAt: 'timestamptz',
  state: stateOf(supportingDocumentStates),
  reason: 'text?',
  reviewedBy: 'uuid?',
  reviewedAt: 'timestamptz?',
});
/** How many documents a page shows. */
const shown = 100;

const addDocument = sql({
  name: 'supporting-documents.add-document',
  text: `INSERT INTO supporting_documents.document (id, beneficiary_id, waqf_id, person_id, kind, file_name, added_by,
           added_at, state) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'pending')`,
});
const lockPlace = sql({
  name: 'supporting-documents.lock-place',
  text: `SELECT pg_advisory_xact_lock(hashtext('supporting-documents.place'), hashtext($1)) IS NULL AS locked`,
  row: { locked: 'bool' },
});
const countPending = sql({
  name: 'supporting-documents.count-pending-of-place',
  text: `SELECT count(*)::int AS count FROM supporting_documents.document
         WHERE beneficiary_id = $1 AND state = 'pending'`,
  row: { count: 'int4' },
});
const findDocument = sql({
  name: 'supporting-documents.find-document',
  text: `SELECT ${columns} FROM supporting_documents.document WHERE id = $1`,
  row,
});
const lockDocument = sql({
  name: 'supporting-documents.lock-document',
  text: `SELECT ${columns} FROM supporting_documents.document WHERE id = $1 FOR UPDATE`,
  row,
});
const settleDocument = sql({
  name: 'supporting-documents.settle-document',
  text: `UPDATE supporting_documents.document SET state = $2, reason = $3, reviewed_by = $4, reviewed_at = $5
         WHERE id = $1 AND state = 'pending'`,
});
const listOfPerson = sql({
  name: 'supporting-documents.list-of-person',
  text: `SELECT ${columns} FROM supporting_documents.document WHERE person_id = $1
         ORDER BY added_at DESC, id DESC LIMIT ${shown}`,
  row,
});
const listOfWaqfs = sql({
  name: 'supporting-documents.list-of-waqfs',
  text: `SELECT ${columns} FROM supporting_documents.document
         WHERE waqf_id = ANY ($1::uuid[]) AND state <> 'withdrawn'
         ORDER BY (state = 'pending') DESC, added_at DESC, id DESC LIMIT ${shown}`,
  row,
});
const countPendingOfWaqfs = sql({
  name: 'supporting-documents.count-pending-of-waqfs',
  text: `SELECT waqf_id AS "waqfId", count(*)::int AS count FROM supporting_documents.document
         WHERE waqf_id = ANY ($1::uuid[]) AND state = 'pending' GROUP BY waqf_id ORDER BY min(added_at)`,
  row: { waqfId: 'uuid', count: 'int4' },
});

/** The table `supporting_documents.document`. */
@Injectable()
export class SupportingDocumentRepository {
  async add(ctx: Ctx, of: SupportingDocument): Promise<void> {
    const { id, beneficiaryId, waqfId, personId, kind, fileName, addedBy, addedAt } = of;
    await addDocument.run(ctx, [id, beneficiaryId, waqfId, personId, kind, fileName, addedBy, addedAt]);
  }

  /**
   * How many documents of a beneficiary await review. It locks, so that nobody else counts or adds until the
   * transaction ends.
   */
  async pendingOf(ctx: Ctx, beneficiaryId: string): Promise<number> {
    await lockPlace.rows(ctx, [beneficiaryId]);
    return (await countPending.first(ctx, [beneficiaryId]))?.count ?? 0;
  }

  async find(ctx: Ctx, id: string): Promise<SupportingDocument | null> {
    return (await findDocument.first(ctx, [id])) ?? null;
  }

  async findForUpdate(ctx: Ctx, id: string): Promise<SupportingDocument | null> {
    return (await lockDocument.first(ctx, [id])) ?? null;
  }

  async settle(ctx: Ctx, { id, state, reason, reviewedBy, reviewedAt }: SupportingDocument): Promise<void> {
    await settleDocument.run(ctx, [id, state, reason, reviewedBy, reviewedAt]);
  }

  /** The documents of a person, newest first. */
  ofPerson(ctx: Ctx, personId: string): Promise<SupportingDocument[]> {
    return listOfPerson.rows(ctx, [personId]);
  }

  /** The documents of these waqfs: those that await review first, then the newest first. */
  ofWaqfs(ctx: Ctx, waqfIds: readonly string[]): Promise<SupportingDocument[]> {
    return listOfWaqfs.rows(ctx, [waqfIds]);
  }

  /** The number of documents that await review, by waqf; the waqf that has waited longest comes first. */
  pendingIn(ctx: Ctx, waqfIds: readonly string[]): Promise<{ waqfId: string; count: number }[]> {
    return countPendingOfWaqfs.rows(ctx, [waqfIds]);
  }
}
