/** Each check is a sentence and a query for a count that must be zero; `$1` is the run, `$2` the waqf. */
const checks = [
  [
    'lines that were to be paid and are not',
    `SELECT count(*) FROM distributions.run_line WHERE run_id = $1 AND state <> 'paid' AND amount_halalas > 0
       AND $2::uuid IS NOT NULL`,
  ],
  [
    'lines without exactly one completed payment of their amount',
    `SELECT count(*) FROM distributions.run_line line
     WHERE run_id = $1 AND $2::uuid IS NOT NULL AND amount_halalas > 0 AND 1 <> (
       SELECT count(*) FROM banking.batch_payment payment
       WHERE payment.id = line.payment_id AND payment.state = 'completed'
         AND payment.amount_halalas = line.amount_halalas AND payment.to_account_id = line.account_id)`,
  ],
  [
    'lines without exactly one entry of the books',
    `SELECT count(*) FROM distributions.run_line line
     WHERE run_id = $1 AND $2::uuid IS NOT NULL AND amount_halalas > 0 AND 1 <> (
       SELECT count(*) FROM ledger.transfer entry WHERE entry.id = line.payment_id
         AND entry.credit_account_id = line.account_id AND entry.amount_halalas = line.amount_halalas)`,
  ],
  [
    'accounts that the bank has not credited with exactly what the books hold',
    `SELECT count(*) FROM banking.account JOIN ledger.account book ON book.id = account.id
     LEFT JOIN bank_sandbox.account bank ON bank.iban = account.iban
     WHERE account.waqf_id = $2 AND book.balance_halalas IS DISTINCT FROM bank.balance_halalas
       AND $1::uuid IS NOT NULL`,
  ],
  [
    'accounts that the bank has credited more often than they have paid lines',
    `SELECT count(*) FROM (
       SELECT account.id, (SELECT count(*) FROM bank_sandbox.transfer WHERE credit_iban = account.iban) AS credits,
         (SELECT count(*) FROM distributions.run_line line JOIN distributions.run ON run.id = line.run_id
          WHERE line.account_id = account.id AND line.state = 'paid') AS paid
       FROM banking.account WHERE waqf_id = $2 AND beneficiary_id IS NOT NULL AND $1::uuid IS NOT NULL) AS counted
     WHERE credits <> paid`,
  ],
  [
    'halalas left in the payable fund',
    `SELECT balance_halalas FROM ledger.account WHERE waqf_id = $2 AND fund = 'payable' AND $1::uuid IS NOT NULL`,
  ],
];

/**
 * The faults after a run was paid, according to our books and the bank's; empty when each line was paid exactly once.
 * @param {import('pg').Client} sql as the owner
 * @param {{waqf: string, runId: string}} of
 */
export async function faultsOf(sql, { waqf, runId }) {
  const faults = [];
  for (const [fault, text] of checks) {
    const { rows } = await sql.query({ text, values: [runId, waqf], rowMode: 'array' });
    if (String(rows[0]?.[0]) !== '0') faults.push(`${rows[0]?.[0]} ${fault}`);
  }
  const { rows } = await sql.query(
    `SELECT count(*)::int AS lines FROM distributions.run_line WHERE run_id = $1 AND amount_halalas > 0`,
    [runId],
  );
  return { lines: rows[0].lines, faults };
}
