import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import type { Ctx } from '../../platform/index.js';
import { filterOf, type Scope } from './waqf.repository.js';

/** What a waqf is found by. */
export interface FindableWaqf {
  waqfId: string;
  nameKey: string;
  deedNumber: string | null;
  nazirName: string | null;
  waqifName: string;
  /** Lexemes of `lexemesOf`. */
  words: string[];
}

export interface FoundWaqf {
  id: string;
  name: string;
  status: WaqfStatus;
  deedNumber: string | null;
  nazirName: string | null;
  waqifName: string;
}

@Injectable()
export class WaqfSearchRepository {
  async write(ctx: Ctx, { waqfId, nameKey, deedNumber, nazirName, waqifName, words }: FindableWaqf): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO endowments.waqf_search (waqf_id, name_key, deed_number, nazir_name, waqif_name, words)
       VALUES ($1, $2, $3, $4, $5, array_to_tsvector($6::text[]))
       ON CONFLICT (waqf_id) DO UPDATE SET name_key = excluded.name_key, deed_number = excluded.deed_number,
         nazir_name = excluded.nazir_name, waqif_name = excluded.waqif_name, words = excluded.words`,
      [waqfId, nameKey, deedNumber, nazirName, waqifName, words],
    );
  }

  /**
   * Waqfs of this scope with all the words. Best: the name begins with the first word, a word of it does, it holds it;
   * then the newest.
   */
  async find(
    ctx: Ctx,
    scope: Scope,
    search: { expression: string; first: string },
    limit: number,
  ): Promise<FoundWaqf[]> {
    const { where, values } = filterOf(scope);
    const at = values.length;
    return ctx.manager.query<FoundWaqf[]>(
      `SELECT id, name, status, deed_number AS "deedNumber", nazir_name AS "nazirName", waqif_name AS "waqifName"
       FROM endowments.waqf_search JOIN endowments.waqf ON id = waqf_id
       WHERE words @@ $${at + 1}::tsquery AND ${where}
       ORDER BY starts_with(name_key, $${at + 2}) DESC, strpos(name_key, ' ' || $${at + 2}) > 0 DESC, strpos(name_key, $${at + 2}) > 0 DESC,
         created_at DESC, id DESC LIMIT $${at + 3}`,
      [...values, search.expression, search.first, limit],
    );
  }

  /** Waqfs that are found by this person's name, in the order in which rows are locked. */
  async ofPerson(ctx: Ctx, personId: string): Promise<string[]> {
    const rows = await ctx.manager.query<{ id: string }[]>(
      'SELECT id FROM endowments.waqf WHERE waqif_id = $1 OR nazir_id = $1 ORDER BY id',
      [personId],
    );
    return rows.map((row) => row.id);
  }

  /** Some waqfs that nothing finds yet. */
  async missing(ctx: Ctx, limit: number): Promise<string[]> {
    const rows = await ctx.manager.query<{ id: string }[]>(
      `SELECT id FROM endowments.waqf WHERE NOT EXISTS (SELECT 1 FROM endowments.waqf_search WHERE waqf_id = id) ORDER BY id LIMIT $1`,
      [limit],
    );
    return rows.map((row) => row.id);
  }
}
