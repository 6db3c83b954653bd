import { genericPlan, sql, variants } from '../../platform/index.js';
import { columns, transactionRow, withUndo } from './transaction-columns.js';

/**
 * How many of the newest rows are looked through for the searched words before their index is asked: it takes some
 * milliseconds at any size of the table, while the index collects all rows of a common word first. The longer way is
 * taken only when the short one found enough for it to fill the page.
 */
export const walks = { short: 10_000, long: 50_000 } as const;

/** A position before all rows. */
export const firstPlace = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const newerThan = `(occurred_at, id) < (${genericPlan(2, 'timestamptz')}, ${genericPlan(3, 'uuid')})`;
const newer = `${newerThan}
  ORDER BY occurred_at DESC, id DESC LIMIT ${genericPlan(4, 'bigint')}`;

/** A page of the newest transactions: `page` determines its rows, each of which is then read by its key. */
const newestOf = (name: string, page: string) =>
  sql({
    name: `finances.newest-transactions${name}`,
    prepared: true,
    text: `WITH page AS MATERIALIZED (${page})
           SELECT t.*, ${withUndo} FROM page
           CROSS JOIN LATERAL (SELECT ${columns} FROM finances.transaction WHERE transaction.id = page.id LIMIT 1) AS t
           LEFT JOIN LATERAL (SELECT id, reason, occurred_at FROM finances.transaction
             WHERE transaction.reverses_id = page.id LIMIT 1) AS undo ON true
           ORDER BY page.occurred_at DESC, page.id DESC`,
    row: transactionRow,
  });

/** Of a few waqfs, without other filters: the rows are determined from the index of each waqf alone. */
export const newestTransactions = newestOf(
  '',
  `SELECT of_waqf.* FROM unnest(${genericPlan(1, 'uuid[]')}) AS own (waqf) CROSS JOIN LATERAL (
     SELECT occurred_at, id FROM finances.transaction WHERE waqf_id = own.waqf AND ${newer}
   ) AS of_waqf ORDER BY occurred_at DESC, id DESC LIMIT ${genericPlan(4, 'bigint')}`,
);
/** For rare words without other filters. */
export const newestFound = newestOf(
  '-found',
  `SELECT occurred_at, id FROM (SELECT occurred_at, id, waqf_id FROM finances.transaction
     WHERE words @@ ${genericPlan(5, 'tsquery')} OFFSET 0) AS found
   WHERE waqf_id = ANY (${genericPlan(1, 'uuid[]')}) AND ${newer}`,
);

/**
 * Those among the newest rows that have the words, without other filters: of one waqf by its own index, otherwise of
 * all waqfs.
 */
export const newestWalked = variants(['one', 'several'], (waqfs) =>
  newestOf(
    `-walked-of-${waqfs}`,
    `SELECT occurred_at, id FROM (SELECT occurred_at, id, waqf_id, words FROM finances.transaction
       WHERE ${waqfs === 'one' ? `waqf_id = (${genericPlan(1, 'uuid[]')})[1] AND ` : ''}${newerThan}
       ORDER BY occurred_at DESC, id DESC LIMIT ${genericPlan(6, 'bigint')}) AS walked
     WHERE words @@ ${genericPlan(5, 'tsquery')} AND waqf_id = ANY (${genericPlan(1, 'uuid[]')})
     ORDER BY occurred_at DESC, id DESC LIMIT ${genericPlan(4, 'bigint')}`,
  ),
);
