import { randomUUID } from 'node:crypto';
import { makeSaudiIban } from '@waqf/formats';

const details = {
  waqf: JSON.stringify({ waqfName: null, purpose: null, conditions: [], beneficiaries: [] }),
  nazir: JSON.stringify({ nazirName: null, nazirId: null, appointmentDate: null, authorities: [] }),
};

/**
 * Creates an approved waqf with `people` beneficiaries, each with a sub-account at the sandbox bank: the same rows that
 * the use cases would write, but inserted at once.
 * @param {import('pg').Client} sql as the owner
 * @param {{founder: string, nazir: string, people: number}} plan user ids
 * @returns {Promise<string>} id of the waqf
 */
export async function fill(sql, { founder, nazir, people }) {
  const waqf = randomUUID();
  await sql.query(
    `INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at,
      approved_by, waqf_details, nazir_details, nazir_accepted_at)
     VALUES ($1, $2, $3, 'وقف القياس', 'وقف من بيانات القياس', 'approved', now(), now(), $2, $4, $5, now())`,
    [waqf, founder, nazir, details.waqf, details.nazir],
  );
  await sql.query(
    `INSERT INTO ledger.account (id, waqf_id, fund)
     SELECT gen_random_uuid(), $1, unnest(ARRAY['corpus', 'ghalla', 'reserve', 'payable', 'contra'])`,
    [waqf],
  );
  await sql.query('CREATE SCHEMA bench');
  await sql.query(
    `CREATE TABLE bench.person AS
     SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS account, gen_random_uuid() AS reference,
       (2100000000 + n)::text AS national_id, 'مستفيد رقم ' || n AS name, gen_random_uuid() AS person,
       iban
     FROM unnest($1::text[]) WITH ORDINALITY AS given (iban, place), LATERAL (SELECT place::int - 1 AS n) AS counted`,
    [Array.from({ length: people + 1 }, (_, n) => makeSaudiIban('99', String(500_000_000 + n)))],
  );
  await addPeople(sql, waqf, people);
  // Analyses only the filled tables: statistics taken from an empty table would be used until the next analysis.
  await sql.query(
    `VACUUM ANALYZE identity.person, beneficiaries.beneficiary, banking.account, ledger.account, bank_sandbox.account`,
  );
  return waqf;
}

/** Person 0 stands for the waqf's main account. All shares are equal, cut to four decimals. */
async function addPeople(sql, waqf, people) {
  await sql.query(
    `INSERT INTO identity.person (id, national_id, full_name, active_role, created_at, search_key)
     SELECT person, national_id, name, 'beneficiary', now(), name FROM bench.person WHERE n > 0`,
  );
  await sql.query(
    `INSERT INTO beneficiaries.beneficiary (id, waqf_id, person_id, national_id, full_name, allocated_percentage,
       created_at, found_by)
     SELECT id, $1, person, national_id, name, trunc(100.0 / $2::int, 4), now() - make_interval(secs => n),
       array_to_tsvector(ARRAY[national_id]) FROM bench.person WHERE n > 0`,
    [waqf, people],
  );
  await sql.query(
    `INSERT INTO banking.account (id, waqf_id, account_type, beneficiary_id, state, reference, holder_name, party_ids,
       bank_name, account_number, iban, created_at, opened_at)
     SELECT account, $1, CASE n WHEN 0 THEN 'main_waqf' ELSE 'beneficiary_sub' END, CASE WHEN n > 0 THEN id END,
       'active', reference, name, '{}', 'بنك', n::text, iban, now(), now() FROM bench.person`,
    [waqf],
  );
  await sql.query(
    `INSERT INTO ledger.account (id, waqf_id, fund) SELECT account, $1, 'held' FROM bench.person WHERE n > 0`,
    [waqf],
  );
  await sql.query(
    `INSERT INTO bank_sandbox.account (reference, product, holder_name, account_number, iban, ready_at)
     SELECT reference, 'current', name, n::text, iban, now() FROM bench.person`,
  );
}
