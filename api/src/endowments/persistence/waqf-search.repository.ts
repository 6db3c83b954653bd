import { Injectable } from '@nestjs/common';
import { waqfStatus, type WaqfStatus } from '@waqf/contracts/endowments';
import { type Ctx, oneOf, sql, variants } from '../../platform/index.js';
import { filterOf, type Scope, scopeKinds, shown, valuesOf } from './scope.js';

/** The search keys of a waqf. */
export interface WaqfSearchKeys {
  waqfId: string;
  nameKey: string;
  deedNumber: string | null;
  nazirName: string | null;
  waqifName: string;
  /** The lexemes that `lexemesOf` returns. */
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

const writeSearch = sql({
  name: 'endowments.write-waqf-search',
  text: `INSERT INTO endowments.waqf_search (waqf_id, name_key, deed_number, nazir_name, waqif_name, words)
         VALUES ($1, $2, $3, $4, $5, array_to_tsvector($6::text[]))
         ON CONFLICT (waqf_id) DO UPDATE SET name_key = excluded.name_key, deed_number = excluded.deed_number,
           nazir_name = excluded.nazir_name, waqif_name = excluded.waqif_name, words = excluded.words`,
});
const findWaqfs = variants(scopeKinds, (kind) =>
  sql({
    name: `endowments.search-waqfs-of-${kind}`,
    prepared: true,
    text: `SELECT id, name, state AS status, deed_number AS "deedNumber", nazir_name AS "nazirName",
             waqif_name AS "waqifName"
           FROM endowments.waqf_search JOIN endowments.waqf ON id = waqf_id
           WHERE words @@ $1::tsquery AND ${filterOf(kind, 4)} AND ${shown}
           ORDER BY starts_with(name_key, $2) DESC, strpos(name_key, ' ' || $2) > 0 DESC,
             strpos(name_key, $2) > 0 DESC, created_at DESC, id DESC LIMIT $3`,
    row: {
      id: 'uuid',
      name: 'text',
      status: oneOf(waqfStatus.options),
      deedNumber: 'text?',
      nazirName: 'text?',
      waqifName: 'text',
    },
  }),
);
const listOfPerson = sql({
  name: 'endowments.list-waqfs-of-person',
  text: 'SELECT id FROM endowments.waqf WHERE waqif_id = $1 OR nazir_id = $1 ORDER BY id',
  row: { id: 'uuid' },
});
const listMissing = sql({
  name: 'endowments.list-waqfs-without-search',
  text: `SELECT id FROM endowments.waqf
         WHERE NOT EXISTS (SELECT 1 FROM endowments.waqf_search WHERE waqf_id = id) ORDER BY id LIMIT $1`,
  row: { id: 'uuid' },
});

@Injectable()
export class WaqfSearchRepository {
  async write(ctx: Ctx, { waqfId, nameKey, deedNumber, nazirName, waqifName, words }: WaqfSearchKeys): Promise<void> {
    await writeSearch.run(ctx, [waqfId, nameKey, deedNumber, nazirName, waqifName, words]);
  }

  /**
   * The waqfs of this scope that have all the words. Sorted by where the first word matches: at the start of the name,
   * at the start of one of its words, anywhere in it; then the newest first.
   */
  async find(
    ctx: Ctx,
    scope: Scope,
    search: { expression: string; first: string },
    limit: number,
  ): Promise<FoundWaqf[]> {
    return findWaqfs[scope.kind].rows(ctx, [search.expression, search.first, limit, ...valuesOf(scope)]);
  }

  /** The ids of the waqfs whose search keys contain this person's name, in the order in which rows are locked. */
  async ofPerson(ctx: Ctx, personId: string): Promise<string[]> {
    const rows = await listOfPerson.rows(ctx, [personId]);
    return rows.map((row) => row.id);
  }

  /** Some waqfs that have no search keys yet. */
  async missing(ctx: Ctx, limit: number): Promise<string[]> {
    const rows = await listMissing.rows(ctx, [limit]);
    return rows.map((row) => row.id);
  }
}
