const mainFunds = ['corpus', 'ghalla', 'reserve', 'payable'];

/**
 * What passes without an approval is judged elsewhere. Here every transfer must end in the books or be refused for lack
 * of money, so the waqf's limit is out of reach and its payees were paid before today.
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
 * How the main bank account is seen: it is all funds together, of which transfers move the yield alone. What the other
 * funds hold is an offset that stays; and what all accounts hold together never changes.
 */
export async function stand(sql, { waqfId, main }) {
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
