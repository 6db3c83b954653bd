import { Injectable } from '@nestjs/common';
import { type Ctx, rowOf, sql } from '../../platform/index.js';
import type { Paper } from '../domain/paper.js';

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

/** The table `objections.paper`: rows are added, never changed. */
@Injectable()
export class PaperRepository {
  async add(ctx: Ctx, { id, objectionId, fileName, size, addedBy, addedAt }: Paper): Promise<void> {
    await addPaper.run(ctx, [id, objectionId, fileName, size, addedBy, addedAt]);
  }

  /** Those of each objection in the order in which they came; who has none is not in the map. */
  async ofObjections(ctx: Ctx, objectionIds: readonly string[]): Promise<Map<string, Paper[]>> {
    if (objectionIds.length === 0) return new Map();
    const papers = new Map<string, Paper[]>();
    for (const one of await listPapers.rows(ctx, [objectionIds])) {
      const before = papers.get(one.objectionId) ?? [];
      papers.set(one.objectionId, [...before, { ...one, size: Number(one.size) }]);
    }
    return papers;
  }

  async find(ctx: Ctx, of: { objectionId: string; paperId: string }): Promise<Paper | null> {
    const found = await findPaper.first(ctx, [of.paperId, of.objectionId]);
    return found ? { ...found, size: Number(found.size) } : null;
  }
}
