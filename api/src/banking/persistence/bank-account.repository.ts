import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Ctx, newId } from '../../platform/index.js';
import type { OpenedAccount } from '../bank/bank.port.js';
import type { AccountState, MainAccountState } from '../domain/account-state.js';
import type { OpenedRow, PendingRow, Refusal } from '../domain/bank-account.js';

/** `UPDATE … RETURNING` through TypeORM answers rows and count. */
type Updated<Row> = [Row[], number];

const pendingColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId", state, reference,
  holder_name AS "holderName", party_ids AS "partyIds", attempts`;

/** The table `banking.account`. Times of asking are the database's, so that several processes agree on them. */
@Injectable()
export class BankAccountRepository {
  /** Adds the row of a main account unless the waqf has one. Returns what stands afterwards, locked. */
  async recordMain(
    ctx: Ctx,
    input: { waqfId: string; holderName: string; partyIds: readonly string[] },
  ): Promise<PendingRow> {
    await ctx.manager.query(
      `INSERT INTO banking.account (id, waqf_id, account_type, state, reference, holder_name, party_ids, created_at)
       VALUES ($1, $2, 'main_waqf', 'opening', $3, $4, $5::uuid[], $6)
       ON CONFLICT (waqf_id) WHERE account_type = 'main_waqf' AND state <> 'closed' DO NOTHING`,
      [newId(), input.waqfId, newId(), input.holderName, input.partyIds, ctx.clock.now()],
    );
    const rows: PendingRow[] = await ctx.manager.query(
      `SELECT ${pendingColumns} FROM banking.account
       WHERE waqf_id = $1 AND account_type = 'main_waqf' AND state <> 'closed' FOR UPDATE`,
      [input.waqfId],
    );
    const [row] = rows;
    if (!row) throw new Error('a main account vanished while it was recorded');
    return row;
  }

  /** Sends a refused account on its way again, under a new reference. */
  async askAnew(
    ctx: Ctx,
    accountId: string,
    input: { holderName: string; partyIds: readonly string[] },
  ): Promise<void> {
    await ctx.manager.query(
      `UPDATE banking.account
       SET state = 'opening', reference = $2, holder_name = $3, party_ids = $4::uuid[], attempts = 0, ask_at = clock_timestamp(),
           refusal_code = NULL, refusal_ar = NULL, refusal_en = NULL
       WHERE id = $1 AND state = 'refused'`,
      [accountId, newId(), input.holderName, input.partyIds],
    );
  }

  /**
   * Takes the right to ask the bank now. Null when the account is not opening, not due, or somebody else is asking.
   * @param leaseMs after which another may ask, should this process die
   */
  async claim(ctx: Ctx, accountId: string, leaseMs: number): Promise<PendingRow | null> {
    const [rows]: Updated<PendingRow> = await ctx.manager.query(
      `UPDATE banking.account
       SET attempts = attempts + 1, ask_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
       WHERE id = $1 AND state = 'opening' AND ask_at <= clock_timestamp()
       RETURNING ${pendingColumns}`,
      [accountId, leaseMs],
    );
    return rows[0] ?? null;
  }

  /** When an opening account may be asked for; null when it isn't opening any more. */
  async askAt(ctx: Ctx, accountId: string): Promise<Date | null> {
    const rows: { ask_at: Date }[] = await ctx.manager.query(
      `SELECT ask_at FROM banking.account WHERE id = $1 AND state = 'opening'`,
      [accountId],
    );
    return rows[0]?.ask_at ?? null;
  }

  /** Puts the next question off. Returns when it is due. */
  async askLater(ctx: Ctx, row: PendingRow, delayMs: number): Promise<Date | null> {
    const [rows]: Updated<{ ask_at: Date }> = await ctx.manager.query(
      `UPDATE banking.account SET ask_at = clock_timestamp() + make_interval(secs => $3::double precision / 1000)
       WHERE id = $1 AND reference = $2 AND state = 'opening' RETURNING ask_at`,
      [row.id, row.reference, delayMs],
    );
    return rows[0]?.ask_at ?? null;
  }

  /** Writes down what the bank opened. False when that is known already. */
  async settleOpened(ctx: Ctx, row: PendingRow, account: OpenedAccount): Promise<boolean> {
    const [, count]: Updated<unknown> = await ctx.manager.query(
      `UPDATE banking.account
       SET state = 'active', bank_name = $3, account_number = $4, iban = $5, branch_code = $6, opened_at = $7
       WHERE id = $1 AND reference = $2 AND state = 'opening'`,
      [
        row.id,
        row.reference,
        account.bankName,
        account.accountNumber,
        account.iban,
        account.branchCode,
        ctx.clock.now(),
      ],
    );
    return count === 1;
  }

  /** Writes down the bank's refusal. False when the account's end is known already. */
  async settleRefused(ctx: Ctx, row: PendingRow, refusal: Refusal): Promise<boolean> {
    const [, count]: Updated<unknown> = await ctx.manager.query(
      `UPDATE banking.account SET state = 'refused', refusal_code = $3, refusal_ar = $4, refusal_en = $5
       WHERE id = $1 AND reference = $2 AND state = 'opening'`,
      [row.id, row.reference, refusal.code, refusal.reason.ar, refusal.reason.en],
    );
    return count === 1;
  }

  /** Accounts whose question has been due for a while: their job is lost. */
  async overdue(ctx: Ctx, sinceMs: number, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await ctx.manager.query(
      `SELECT id FROM banking.account
       WHERE state = 'opening' AND ask_at <= clock_timestamp() - make_interval(secs => $1::double precision / 1000)
       ORDER BY ask_at LIMIT $2`,
      [sinceMs, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Accounts that the bank has opened, main first, then by age. */
  async opened(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenedRow[]> {
    return ctx.manager.query(
      `SELECT id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId", state,
              bank_name AS "bankName", account_number AS "accountNumber", iban, branch_code AS "branchCode", opened_at AS "openedAt"
       FROM banking.account WHERE waqf_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended', 'closed')
       ORDER BY waqf_id, account_type = 'main_waqf' DESC, opened_at, id`,
      [waqfIds],
    );
  }

  async countOpen(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    const rows: { count: string }[] = await ctx.manager.query(
      `SELECT count(*) AS count FROM banking.account WHERE waqf_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended')`,
      [waqfIds],
    );
    return Number(rows[0]?.count ?? 0);
  }

  async countBeneficiaries(ctx: Ctx): Promise<number> {
    const rows: { count: string }[] = await ctx.manager.query(
      `SELECT count(DISTINCT beneficiary_id) AS count FROM banking.account WHERE account_type = 'beneficiary_sub' AND state = 'active'`,
    );
    return Number(rows[0]?.count ?? 0);
  }

  async mainState(ctx: Ctx, waqfId: string): Promise<MainAccountState> {
    const row = await this.main(ctx, waqfId);
    if (!row) return { state: 'none' };
    if (row.state !== 'refused') return { state: row.state };
    return { state: 'refused', reason: row.reason };
  }

  /** Id and state of the waqf's main account, the open one before a closed one. */
  async main(ctx: Ctx, waqfId: string): Promise<{ id: string; state: AccountState; reason: Bilingual } | null> {
    const rows: { id: string; state: AccountState; refusal_ar: string | null; refusal_en: string | null }[] =
      await ctx.manager.query(
        `SELECT id, state, refusal_ar, refusal_en FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf'
       ORDER BY state = 'closed', created_at DESC LIMIT 1`,
        [waqfId],
      );
    const [row] = rows;
    return row
      ? { id: row.id, state: row.state, reason: { ar: row.refusal_ar ?? '', en: row.refusal_en ?? '' } }
      : null;
  }
}
