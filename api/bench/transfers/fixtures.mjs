import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openClient } from '../shared/open-client.mjs';
import { noBackupNow } from '../shared/product-database.mjs';
import { minimalSeed } from './minimal-posting.mjs';
import { accountsOfWaqf, waqfCount } from './sizes.mjs';

const nazirCount = 64;

const seed = `
CREATE SCHEMA bench;
CREATE TABLE bench.person (n integer PRIMARY KEY, id uuid NOT NULL DEFAULT gen_random_uuid());
INSERT INTO bench.person (n) SELECT generate_series(0, ${nazirCount});
INSERT INTO identity.person (id, national_id, full_name, search_key, active_role, created_at)
SELECT id, (1900000000 + n)::text, 'شخص ' || n, 'شخص ' || n, CASE n WHEN 0 THEN 'waqif' ELSE 'nazir' END, now()
FROM bench.person;
INSERT INTO identity.person_role (person_id, role, granted_at) SELECT id, CASE n WHEN 0 THEN 'waqif'
  ELSE 'nazir' END, now() FROM bench.person;

CREATE TABLE bench.waqf (n integer PRIMARY KEY, id uuid NOT NULL DEFAULT gen_random_uuid(), nazir integer NOT NULL);
INSERT INTO bench.waqf (n, nazir) SELECT n, n % ${nazirCount} + 1 FROM generate_series(0, ${waqfCount - 1}) AS n;
INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at, approved_by,
  waqf_details, nazir_details, nazir_accepted_at)
SELECT w.id, f.id, p.id, 'وقف ' || w.n, 'وقف من القياس', 'approved', now(), now(), f.id,
  '{"waqfName":null,"purpose":null,"conditions":[],"beneficiaries":[]}',
       '{"nazirName":null,"nazirId":null,"appointmentDate":null,"authorities":[]}', now()
FROM bench.waqf w JOIN bench.person p ON p.n = w.nazir JOIN bench.person f ON f.n = 0;
INSERT INTO ledger.account (id, waqf_id, fund)
SELECT gen_random_uuid(), w.id, fund FROM bench.waqf w, unnest(ARRAY['corpus', 'ghalla', 'reserve', 'payable',
  'contra']) AS fund;

CREATE TABLE bench.account (waqf integer NOT NULL, place integer NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid());
INSERT INTO bench.account (waqf, place) SELECT w.n, p FROM bench.waqf w, generate_series(0, ${accountsOfWaqf - 1}) AS p;
INSERT INTO banking.account (id, waqf_id, account_type, beneficiary_id, state, reference, holder_name, party_ids,
  bank_name, account_number, iban, created_at, opened_at)
SELECT a.id, w.id, CASE a.place WHEN 0 THEN 'main_waqf' ELSE 'beneficiary_sub' END, CASE a.place WHEN 0 THEN NULL
  ELSE gen_random_uuid() END, 'active',
       gen_random_uuid(), 'صاحب الحساب', '{}', 'بنك', (608010000000 + w.n * 10 + a.place)::text,
       'SA' || lpad((w.n * 10 + a.place)::text, 22, '0'), now(), now()
FROM bench.account a JOIN bench.waqf w ON w.n = a.waqf;
INSERT INTO ledger.account (id, waqf_id, fund) SELECT a.id, w.id, 'held' FROM bench.account a JOIN bench.waqf w
  ON w.n = a.waqf WHERE a.place > 0;
SELECT count(*) FROM bench.waqf w, ledger.post(jsonb_build_array(
  jsonb_build_object('id', gen_random_uuid(), 'waqf', w.id, 'debit_fund', 'contra', 'credit_fund', 'ghalla', 'amount',
    1000000000, 'kind', 'income',
                     'description', 'إيراد', 'at', now())));
SELECT count(*) FROM bench.account a JOIN bench.waqf w ON w.n = a.waqf CROSS JOIN LATERAL ledger.post(jsonb_build_array(
  jsonb_build_object('id', gen_random_uuid(), 'waqf', w.id, 'debit_fund', 'ghalla', 'credit_account', a.id, 'amount',
    100000000, 'kind', 'movement',
                     'description', 'تحويل', 'at', now()))) AS posted WHERE a.place > 0;

-- Every ordered pair of accounts of a waqf, as the books name its sides.
CREATE TABLE bench.pair (n serial PRIMARY KEY, waqf integer, waqf_id uuid, source integer, debit jsonb, credit jsonb,
  from_id uuid, to_id uuid);
INSERT INTO bench.pair (waqf, waqf_id, source, debit, credit, from_id, to_id)
SELECT w.n, w.id, a.place, jsonb_build_object('waqf', w.id) || CASE a.place WHEN 0
  THEN '{"debit_fund": "ghalla"}'::jsonb ELSE jsonb_build_object('debit_account', a.id) END,
       CASE b.place WHEN 0 THEN '{"credit_fund": "ghalla"}'::jsonb
         ELSE jsonb_build_object('credit_account', b.id) END, a.id, b.id
FROM bench.account a JOIN bench.account b ON b.waqf = a.waqf AND b.place <> a.place JOIN bench.waqf w ON w.n = a.waqf
ORDER BY w.n, a.place, b.place;
UPDATE platform.system_settings SET rate_limit_per_minute = 2000000000;
ANALYZE;
`;

/** Inserts people, waqfs, accounts and money; money is posted with the posting function. */
export async function makeFixtures(databaseUrl) {
  const client = await openClient(databaseUrl);
  try {
    await client.query(seed);
    await client.query(minimalSeed);
    await noBackupNow(client);
  } finally {
    await client.end();
  }
}

/**
 * The calls of each of `connections`: a nazir's session, and transfers of one halala between all pairs of accounts of
 * the nazir's waqfs (`uniform`), or from the one main account that all of them pay from (`hot`).
 */
export async function planCalls(databaseUrl, connections, kind) {
  const client = await openClient(databaseUrl);
  const calls = [];
  for (let connection = 0; connection < connections; connection += 1) {
    const nazir = kind === 'hot' ? 1 : (connection % nazirCount) + 1;
    const cookie = `waqf-session=${await openSession(client, nazir)}`;
    const { rows } = await client.query(
      `SELECT from_id, to_id FROM bench.pair JOIN bench.waqf ON waqf.n = pair.waqf
        WHERE nazir = $1 ${kind === 'hot' ? 'AND waqf = 0 AND source = 0' : ''} ORDER BY pair.n`,
      [nazir],
    );
    const bodies = rows.map((row) =>
      JSON.stringify({ fromAccountId: row.from_id, toAccountId: row.to_id, amount: '0.01', description: 'مصروف' }),
    );
    calls.push({ path: '/api/bank-transfer', cookie, bodies });
  }
  await client.end();
  return calls;
}

/** The same people, but calling the route that does nothing. */
export async function planEmptyCalls(databaseUrl, connections) {
  return (await planCalls(databaseUrl, connections, 'uniform')).map(({ cookie }) => ({
    path: '/bench/empty',
    cookie,
    bodies: ['{}'],
  }));
}

async function openSession(client, nazir) {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `INSERT INTO identity.session (id, token_hash, person_id, created_at, last_seen_at, ends_at)
     SELECT $1, $2, id, now(), now(), now() + interval '8 hours' FROM bench.person WHERE n = $3`,
    [randomUUID(), createHash('sha256').update(token).digest(), nazir],
  );
  return token;
}
