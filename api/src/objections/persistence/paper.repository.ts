import { Injectable } from '@nestjs/common';
import { type Ctx, rowOf, sql } from '../../platform/index.js';
import type { Paper, PaperRequest } from '../domain/paper.js';

const columns = `id, objection_id AS "objectionId", file_name AS "fileName", size_bytes AS size, added_by AS "addedBy",
  added_at AS "addedAt"`;
const row = rowOf({
  id: 'uuid',
  objectionId: 'uuid',
  fileName: 'text',
  size: 'int8',
  addedBy: 'uuid',
  addedAt: 'timestamptz',
});

const addPaper = sql({
  name: 'objections.add-paper',
  text: `INSERT INTO objections.paper (id, objection_id, file_name, size_bytes, added_by, added_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
});
const listPapers = sql({
  name: 'objections.list-papers',
  text: `SELECT ${columns} FROM objections.paper WHERE objection_id = ANY ($1::uuid[]) ORDER BY added_at, id`,
  row,
});
const findPaper = sql({
  name: 'objections.find-paper',
  text: `SELECT ${columns} FROM objections.paper WHERE id = $1 AND objection_id = $2`,
  row,
});

const addRequest = sql({
  name: 'objections.add-paper-request',
  text: `INSERT INTO objections.paper_request (id, objection_id, text, requested_by, requested_at)
         VALUES ($1, $2, $3, $4, $5)`,
});
const listRequests = sql({
  name: 'objections.list-paper-requests',
  text: `SELECT id, objection_id AS "objectionId", text, requested_by AS "requestedBy", requested_at AS "requestedAt"
         FROM objections.paper_request WHERE objection_id = ANY ($1::uuid[]) ORDER BY requested_at, id`,
  row: { id: 'uuid', objectionId: 'uuid', text: 'text', requestedBy: 'uuid', requestedAt: 'timestamptz' },
});

/** The tables `objections.paper` and `paper_request`: rows are added, never changed. */
@Injectable()
export class PaperRepository {
  async add(ctx: Ctx, { id, objectionId, fileName, size, addedBy, addedAt }: Paper): Promise<void> {
    await addPaper.run(ctx, [id, objectionId, fileName, size, addedBy, addedAt]);
  }

  /**
   * The files of each objection in the order in which they were attached; objections without files are not in the map.
   */
  async ofObjections(ctx: Ctx, objectionIds: readonly string[]): Promise<Map<string, Paper[]>> {
    if (objectionIds.length === 0) return new Map();
    const papers = await listPapers.rows(ctx, [objectionIds]);
    return byObjection(papers.map((one) => ({ ...one, size: Number(one.size) })));
  }

  async addRequest(ctx: Ctx, { id, objectionId, text, requestedBy, requestedAt }: PaperRequest): Promise<void> {
    await addRequest.run(ctx, [id, objectionId, text, requestedBy, requestedAt]);
  }

  /** The requests of each objection, the earliest first; objections without requests are not in the map. */
  async requestsOf(ctx: Ctx, objectionIds: readonly string[]): Promise<Map<string, PaperRequest[]>> {
    if (objectionIds.length === 0) return new Map();
    return byObjection(await listRequests.rows(ctx, [objectionIds]));
  }

  async find(ctx: Ctx, of: { objectionId: string; paperId: string }): Promise<Paper | null> {
    const found = await findPaper.first(ctx, [of.paperId, of.objectionId]);
    return found ? { ...found, size: Number(found.size) } : null;
  }
}

function byObjection<Row extends { readonly objectionId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.objectionId, [...(found.get(row.objectionId) ?? []), row]);
  return found;
}
