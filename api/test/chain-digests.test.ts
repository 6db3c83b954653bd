import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { migratedClient } from './migrated-client.js';

let client: pg.Client;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ client, end } = await migratedClient());
});
afterAll(() => end?.());

const oddText = 'زيت "الوقف" \\ / <b> 💧 \u0001\b\f\n\r\t\u007f\u2028 نهاية';
const at = '2026-03-01T09:08:07.123456Z';
const micros = 1_772_356_087_123_456;

/** SHA-256 in hex of the array as `jsonb` prints it, which is what releases before migrations 2963 and 2964 sealed. */
async function sealed(values: readonly unknown[]): Promise<string | undefined> {
  const { rows } = await client.query<{ digest: string }>(
    `SELECT encode(sha256(convert_to($1::jsonb::text, 'UTF8')), 'hex') AS digest`,
    [JSON.stringify(values)],
  );
  return rows[0]?.digest;
}

async function digest(of: 'ledger.entry_digest' | 'platform.audit_digest', row: object): Promise<string | undefined> {
  const table = of === 'ledger.entry_digest' ? 'ledger.transfer' : 'platform.audit_entry';
  const { rows } = await client.query<{ digest: string }>(
    `SELECT encode(${of}(jsonb_populate_record(NULL::${table}, $1)), 'hex') AS digest`,
    [JSON.stringify(row)],
  );
  return rows[0]?.digest;
}

it('an entry of the ledger has the digest that earlier releases sealed', async () => {
  const [id, waqf, debit, credit] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const row = {
    id,
    waqf_id: waqf,
    debit_account_id: debit,
    debit_fund: 'ghalla',
    debit_number: 7,
    debit_balance_after: 9_007_199_254_740_991,
    credit_account_id: credit,
    credit_fund: 'held',
    credit_number: 1,
    credit_balance_after: 0,
    amount_halalas: 250,
    kind: 'movement',
    description: oddText,
    occurred_at: at,
    recorded_at: at,
    transaction_id: '18446744073709551610',
  };
  const sides = [debit, 'ghalla', 7, 9_007_199_254_740_991, credit, 'held', 1, 0];
  const values = [id, waqf, ...sides, 250, 'movement', null, oddText, micros, micros, null, '18446744073709551610'];
  expect(await digest('ledger.entry_digest', row)).toBe(await sealed(values));
  expect(await digest('ledger.entry_digest', { ...row, amount_halalas: 251 })).not.toBe(await sealed(values));
});

it('an act of the trail has the digest that earlier releases sealed', async () => {
  const [id, person] = [randomUUID(), randomUUID()];
  const row = {
    id,
    occurred_at: at,
    actor_id: person,
    actor_name: oddText,
    action: 'a.b',
    subject_type: 'c',
    subject_id: 'd',
    before: { list: [1, 2.5, null, true], text: oddText },
    details: {},
    reference: 'r',
    transaction_id: '12',
  };
  const subject = ['a.b', 'c', 'd', null, row.before, null, null, {}];
  expect(await digest('platform.audit_digest', row)).toBe(
    await sealed([id, micros, person, oddText, ...subject, 'r', null, '12']),
  );
});
