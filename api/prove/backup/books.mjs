import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One sum over the entries recorded well before a moment, and one over the balances that they leave in each account.
 * Both databases contain all of these entries, whatever else happened in between.
 * @param {import('pg').Client} sql
 * @param {string} moment of the backup
 */
export async function booksOf(sql, moment) {
  const { rows } = await sql.query(
    `WITH entry AS (
       SELECT * FROM ledger.transfer WHERE recorded_at < $1::timestamptz - interval '1 second'
     ), side AS (
       SELECT debit_account_id AS account, -amount_halalas AS amount FROM entry
       UNION ALL SELECT credit_account_id, amount_halalas FROM entry
     ), balance AS (SELECT account, sum(amount) AS halalas FROM side GROUP BY account)
     SELECT (SELECT count(*)::int FROM entry) AS entries, (SELECT count(*)::int FROM balance) AS accounts,
       (SELECT md5(string_agg(md5(e::text), '' ORDER BY e.id)) FROM entry e)
         || (SELECT md5(string_agg(account || ':' || halalas, ',' ORDER BY account)) FROM balance) AS sum`,
    [moment],
  );
  return rows[0];
}

/** The ids of these transfers and documents that are missing in the database. */
export async function missingFrom(sql, { transfers, documents }) {
  const { rows } = await sql.query(
    `SELECT w.id FROM unnest($1::uuid[]) AS w (id) WHERE NOT EXISTS (SELECT FROM ledger.transfer t WHERE t.id = w.id)
     UNION ALL
     SELECT w.id FROM unnest($2::uuid[]) AS w (id)
     WHERE NOT EXISTS (SELECT FROM documents.document d WHERE d.id = w.id)`,
    [transfers, documents],
  );
  return rows.map(({ id }) => id);
}

/** Checks every document in the database against its file. */
export async function documentsOf(sql, dataDir) {
  const { rows } = await sql.query('SELECT DISTINCT sha256 FROM documents.document');
  const faults = [];
  for (const { sha256 } of rows) {
    try {
      const bytes = readFileSync(join(dataDir, 'blobs', sha256.slice(0, 2), sha256));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`document ${sha256}: is another`);
    } catch (error) {
      faults.push(`document ${sha256}: ${error.code ?? error.message}`);
    }
  }
  if (rows.length === 0) faults.push('there is no document: nothing was tried');
  return { all: rows.length, equal: rows.length - faults.length, faults };
}
