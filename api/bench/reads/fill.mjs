import { randomUUID } from 'node:crypto';
import { lexemesOf } from '../../dist/search/index.js';

/** The sizes that are equal in both databases, so that only the number of entries differs. */
export const sharedSizes = { waqfs: 50, months: 14, subAccounts: 3 };

const locked = {
  waqf: JSON.stringify({ waqfName: null, purpose: null, conditions: [], beneficiaries: [] }),
  nazir: JSON.stringify({ nazirName: null, nazirId: null, appointmentDate: null, authorities: [] }),
};

/**
 * Creates approved waqfs with their accounts, and `entries` incomes and expenses spread evenly over the waqfs and over
 * the last months until now: the same rows that the use cases would write, but inserted at once. Such books pass `npm
 * run ledger:verify`.
 * @param {import('pg').Client} sql as the owner
 * @param {{entries: number, nazirs: string[]}} plan ids of the nazirs: the first has one waqf, the second all others
 * @param {(step: string) => void} [onProgress] called with the steps of filling a large database
 * @returns {Promise<string>} id of the first nazir's waqf
 */
export async function fill(sql, { entries, nazirs }, onProgress = () => undefined) {
  const waqfs = Array.from({ length: sharedSizes.waqfs }, () => randomUUID());
  await sql.query(
    `INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at,
      approved_by, waqf_details, nazir_details, nazir_accepted_at)
     SELECT id, $2, CASE WHEN n = 1 THEN $2::uuid ELSE $3::uuid END, 'وقف القياس ' || n, 'وقف من بيانات القياس',
       'approved', now(), now(), $2, $4, $5, now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS w (id, n)`,
    [waqfs, nazirs[0], nazirs[1], locked.waqf, locked.nazir],
  );
  await sql.query(
    `INSERT INTO ledger.account (id, waqf_id, fund)
     SELECT gen_random_uuid(), w.id, f.fund FROM unnest($1::uuid[]) AS w (id)
     CROSS JOIN (SELECT unnest(ARRAY['corpus', 'ghalla', 'reserve', 'payable', 'contra']) UNION ALL SELECT 'held'
       FROM generate_series(1, $2::int)) AS f (fund)`,
    [waqfs, sharedSizes.subAccounts],
  );
  // Foreign keys would look up rows of the same statement, so their triggers are off; the other constraints stay
  // active.
  await sql.query('SET session_replication_role = replica');
  const again = await withoutIndexes(sql);
  for (let from = 1; from <= entries; from += atOnce) {
    const to = Math.min(entries, from + atOnce - 1);
    await enter(sql, waqfs, { entries, from, to });
    if (entries > atOnce) onProgress(`entries up to ${to} of ${entries}`);
  }
  await describe(sql);
  for (const index of again) await sql.query(index);
  await sql.query('SET session_replication_role = origin');
  onProgress('figures by day and month, and the chain');
  await summarise(sql);
  await flow(sql);
  await periodTotals(sql);
  await seal(sql);
  await sql.query('VACUUM ANALYZE');
  return waqfs[0];
}

/** The number of entries that one statement numbers and adds up, small enough to sort in memory. */
const atOnce = 1_000_000;
/** The number of entries per block of the chain. */
const sealedAtOnce = 100_000;

/**
 * Drops the indexes that enforce no rule, so that a large table is filled in minutes.
 * @returns {Promise<string[]>} the statements that recreate them
 */
async function withoutIndexes(sql) {
  const { rows } = await sql.query(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, pg_get_indexdef(i.indexrelid) AS made
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE i.indrelid IN ('ledger.transfer'::regclass, 'finances.transaction'::regclass) AND NOT i.indisunique
       AND NOT EXISTS (SELECT FROM pg_inherits h WHERE h.inhrelid = i.indexrelid)`,
  );
  for (const { name } of rows) await sql.query(`DROP INDEX ${name}`);
  return rows.map(({ made }) => made);
}

/**
 * Writes what the sealer would write, block by block; the sealer itself would search all unsealed entries for each
 * block. Blocks that the sealer has written in the meantime are removed.
 */
async function seal(sql) {
  await sql.query('BEGIN');
  await sql.query('SELECT FROM ledger.sealer FOR UPDATE');
  await sql.query('TRUNCATE ledger.seal, ledger.block');
  await sql.query(
    `INSERT INTO ledger.seal (position, block, entry_id, digest)
     SELECT t.n, 1 + (t.n - 1) / $1, t.id, t.digest
     FROM (SELECT row_number() OVER (ORDER BY transaction_id, id) AS n, id, ledger.entry_digest(t) AS digest
       FROM ledger.transfer t) AS t`,
    [sealedAtOnce],
  );
  await sql.query(`DO $$ DECLARE _n bigint; _hash bytea := decode(repeat('00', 32), 'hex'); _next bytea; BEGIN
    FOR _n IN 1..(SELECT max(block) FROM ledger.seal) LOOP
      SELECT ledger.block_hash(_hash, _n, string_agg(digest, ''::bytea ORDER BY position)) INTO _next FROM ledger.seal
      WHERE position BETWEEN (_n - 1) * ${sealedAtOnce} + 1 AND _n * ${sealedAtOnce};
      INSERT INTO ledger.block (number, entries, horizon, previous_hash, hash)
      SELECT _n, count(*), pg_snapshot_xmin(pg_current_snapshot()), _hash, _next FROM ledger.seal
      WHERE position BETWEEN (_n - 1) * ${sealedAtOnce} + 1 AND _n * ${sealedAtOnce};
      _hash := _next;
    END LOOP; END $$`);
  await sql.query('COMMIT');
}

/**
 * Inserts two incomes for each expense, together larger than it, so that the yield is never below zero. The entries are
 * numbered and added up for each account, starting from the end of the previous portion.
 * @param {{entries: number, from: number, to: number}} portion the part of all entries to insert
 */
async function enter(sql, waqfs, { entries, from, to }) {
  await sql.query(
    `WITH entered AS (
       INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, debit_fund, debit_number, debit_balance_after,
         credit_account_id, credit_fund, credit_number, credit_balance_after, amount_halalas, kind, description,
         occurred_at)
       SELECT gen_random_uuid(), e.waqf, CASE WHEN e.income THEN contra.id ELSE ghalla.id END,
              CASE WHEN e.income THEN 'contra' ELSE 'ghalla' END, ghalla.entries + e.number,
              (ghalla.balance_halalas + e.after) * CASE WHEN e.income THEN -1 ELSE 1 END,
              CASE WHEN e.income THEN ghalla.id ELSE contra.id END,
              CASE WHEN e.income THEN 'ghalla' ELSE 'contra' END, ghalla.entries + e.number,
              (ghalla.balance_halalas + e.after) * CASE WHEN e.income THEN 1 ELSE -1 END, e.amount,
              CASE WHEN e.income THEN 'income' ELSE 'expense' END, 'إيجار وحدة رقم ' || e.n % 900, e.at
       FROM (
         SELECT *, row_number() OVER w AS number, sum(CASE WHEN income THEN amount ELSE -amount END) OVER w AS after
         FROM (
           SELECT n, ($1::uuid[])[1 + n % cardinality($1::uuid[])] AS waqf,
             (n / cardinality($1::uuid[])) % 3 <> 2 AS income,
             CASE WHEN (n / cardinality($1::uuid[])) % 3 <> 2 THEN 20000 + (n::bigint * 7919) % 80000
               ELSE 5000 + (n::bigint * 7919) % 30000 END AS amount,
             date_trunc('milliseconds', now() - make_interval(secs => (($2 - n) * (30.4 * 86400 * $3 / $2))::float8))
               AS at
           FROM generate_series($4::int, $5::int) AS n
         ) AS plan WINDOW w AS (PARTITION BY waqf ORDER BY n)
       ) AS e
       JOIN ledger.account ghalla ON ghalla.waqf_id = e.waqf AND ghalla.fund = 'ghalla'
       JOIN ledger.account contra ON contra.waqf_id = e.waqf AND contra.fund = 'contra'
       ORDER BY e.n
       RETURNING debit_account_id, credit_account_id, amount_halalas)
     UPDATE ledger.account a SET balance_halalas = a.balance_halalas + s.balance, entries = a.entries + s.entries
     FROM (SELECT account, sum(signed) AS balance, count(*) AS entries FROM (
       SELECT debit_account_id AS account, -amount_halalas AS signed FROM entered
         UNION ALL SELECT credit_account_id, amount_halalas FROM entered) AS sides
       GROUP BY account) AS s WHERE a.id = s.account`,
    [waqfs, entries, sharedSizes.months, from, to],
  );
}

async function summarise(sql) {
  await sql.query(
    `INSERT INTO ledger.summary (waqf_id, grain, starts_on, revenue_halalas, expenses_halalas, entries,
      ghalla_net_halalas, allotted_halalas)
     SELECT t.waqf_id, g.grain, g.starts_on, coalesce(sum(amount_halalas)
       FILTER (WHERE kind = 'income'), 0), coalesce(sum(amount_halalas) FILTER (WHERE kind = 'expense'), 0),
            count(*), CASE g.grain WHEN 'month' THEN sum(CASE kind WHEN 'income' THEN amount_halalas
              ELSE -amount_halalas END) ELSE 0 END, 0
     FROM (SELECT *, (occurred_at AT TIME ZONE 'Asia/Riyadh')::date AS day FROM ledger.transfer) AS t
     CROSS JOIN LATERAL (VALUES ('day', t.day), ('month', date_trunc('month', t.day)::date), ('all',
       '-infinity'::date)) AS g (grain, starts_on)
     GROUP BY t.waqf_id, g.grain, g.starts_on`,
  );
}

/** Writes the totals that the trigger of `ledger.transfer` would have kept. */
async function flow(sql) {
  await sql.query(
    `INSERT INTO ledger.flow (waqf_id, grain, starts_on, debit_fund, credit_fund, amount_halalas, entries)
     SELECT t.waqf_id, g.grain, g.starts_on, t.debit_fund, t.credit_fund, sum(t.amount_halalas), count(*)
     FROM (SELECT *, (occurred_at AT TIME ZONE 'Asia/Riyadh')::date AS day FROM ledger.transfer) AS t
     CROSS JOIN LATERAL (VALUES ('day', t.day), ('month', date_trunc('month', t.day)::date)) AS g (grain, starts_on)
     GROUP BY 1, 2, 3, 4, 5`,
  );
}

/**
 * Writes the transactions of finances that belong to the entries, with the same ids and with the search words that the
 * product would store.
 */
async function describe(sql) {
  const words = lexemesOf(['إيجار وحدة رقم']);
  await sql.query(
    `INSERT INTO finances.transaction (id, waqf_id, type, amount_halalas, source, category, description, occurred_at,
      created_at, words)
     SELECT id, waqf_id, kind, amount_halalas, CASE kind WHEN 'income' THEN 'rent' END, CASE kind WHEN 'expense'
       THEN 'maintenance' END, description, occurred_at,
            recorded_at, array_to_tsvector($1::text[] || split_part(description, ' ', 4))
     FROM ledger.transfer`,
    [words],
  );
}

/** Writes the totals that the trigger of `finances.transaction` would have kept. */
async function periodTotals(sql) {
  await sql.query(
    `INSERT INTO finances.period_total (waqf_id, grain, starts_on, type, kind, amount_halalas, entries)
     SELECT t.waqf_id, g.grain, g.starts_on, t.type, coalesce(t.source, t.category, ''), sum(t.amount_halalas), count(*)
     FROM (SELECT *, (occurred_at AT TIME ZONE 'Asia/Riyadh')::date AS day FROM finances.transaction) AS t
     CROSS JOIN LATERAL (VALUES ('day', t.day), ('month', date_trunc('month', t.day)::date)) AS g (grain, starts_on)
     GROUP BY 1, 2, 3, 4, 5`,
  );
}
