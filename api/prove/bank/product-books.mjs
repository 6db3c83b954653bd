const mainFunds = ['corpus', 'ghalla', 'reserve', 'payable'];

/**
 * Approvals are proved elsewhere. Here every transfer must be posted or be refused for lack of money, so the limit of
 * the waqf is set very high and its payees look as if they were paid before today.
 */
export async function liftLimits(sql, { waqfId, accounts }) {
  await sql.query(
    `INSERT INTO banking.transfer_policy (waqf_id, approval_above_halalas) VALUES ($1, 1000000000000)
     ON CONFLICT (waqf_id) DO UPDATE SET approval_above_halalas = excluded.approval_above_halalas`,
    [waqfId],
  );
  await sql.query(
    `INSERT INTO banking.transfer_day (party_id, side, day, halalas)
     SELECT coalesce(beneficiary_id, id), 'to', (now() AT TIME ZONE 'Asia/Riyadh')::date - 1, 0
     FROM banking.account WHERE id = ANY ($1::uuid[]) ON CONFLICT DO NOTHING`,
    [accounts],
  );
}

/**
 * How the main bank account appears in reads: it is the sum of several funds, of which transfers move only the yield.
 * The balance of the other funds is a fixed offset, and the total of all accounts never changes.
 */
export async function readMainAccount(sql, { waqfId, main }) {
  const { rows } = await sql.query(
    `SELECT id, fund, balance_halalas AS balance FROM ledger.account WHERE waqf_id = $1 AND fund <> 'contra'`,
    [waqfId],
  );
  const funds = rows.filter(({ fund }) => mainFunds.includes(fund));
  const sum = (list) => list.reduce((total, { balance }) => total + BigInt(balance), 0n);
  return {
    aliases: new Map([[funds.find(({ fund }) => fund === 'ghalla').id, main]]),
    offsets: new Map([[main, sum(funds.filter(({ fund }) => fund !== 'ghalla'))]]),
    total: sum(rows),
  };
}
