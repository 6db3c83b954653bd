import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Ctx, newId, rowOf, sql } from '../../platform/index.js';
import type { OpenedAccount } from '../bank/bank.port.js';
import { type AccountState, accountStates, type MainAccountState } from '../domain/account-states.js';
import type { OpenedRow, PendingRow, Refusal } from '../domain/bank-account.js';
import { accountStateColumn, accountTypeColumn, openedColumns, openedRow } from './account-columns.js';

const pendingColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId",
  state, reference, holder_name AS "holderName", attempts`;
const pendingRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  accountType: accountTypeColumn,
  beneficiaryId: 'uuid?',
  state: accountStateColumn,
  reference: 'uuid',
  holderName: 'text',
  attempts: 'int4',
});

const opening = accountStates.inSql('open');
const refusing = accountStates.inSql('refuse');
const requestingAgain = accountStates.inSql('request-again');

const addMain = sql({
  name: 'banking.add-main-account',
  text: `INSERT INTO banking.account (id, waqf_id, account_type, state, reference, holder_name, created_at)
         VALUES ($1, $2, 'main_waqf', 'opening', $3, $4, $5)
         ON CONFLICT (waqf_id) WHERE account_type = 'main_waqf' AND state <> 'closed' DO NOTHING`,
});
const lockMain = sql({
  name: 'banking.lock-main-account',
  text: `SELECT ${pendingColumns} FROM banking.account
         WHERE waqf_id = $1 AND account_type = 'main_waqf' AND state <> 'closed' FOR UPDATE`,
  row: pendingRow,
});
const requestAgain = sql({
  name: 'banking.request-account-again',
  text: `UPDATE banking.account
         SET state = ${requestingAgain.to}, reference = $2, holder_name = $3, attempts = 0,
           ask_at = clock_timestamp(), refusal_code = NULL, refusal_ar = NULL, refusal_en = NULL
         WHERE id = $1 AND state ${requestingAgain.from}`,
});
const claim = sql({
  name: 'banking.claim-account',
  text: `UPDATE banking.account
         SET attempts = attempts + 1, ask_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
         WHERE id = $1 AND state = 'opening' AND ask_at <= clock_timestamp()
         RETURNING ${pendingColumns}`,
  row: pendingRow,
});
const findAskAt = sql({
  name: 'banking.find-account-ask-time',
  text: `SELECT ask_at FROM banking.account WHERE id = $1 AND state = 'opening'`,
  row: { ask_at: 'timestamptz' },
});
const retryLater = sql({
  name: 'banking.ask-for-account-later',
  text: `UPDATE banking.account SET ask_at = clock_timestamp() + make_interval(secs => $3::double precision / 1000)
         WHERE id = $1 AND reference = $2 AND state = 'opening' RETURNING ask_at`,
  row: { ask_at: 'timestamptz' },
});
const settleOpened = sql({
  name: 'banking.settle-opened-account',
  text: `UPDATE banking.account
         SET state = ${opening.to}, bank_name = $3, account_number = $4, iban = $5, branch_code = $6, opened_at = $7
         WHERE id = $1 AND reference = $2 AND state ${opening.from}`,
});
const settleRefused = sql({
  name: 'banking.settle-refused-account',
  text: `UPDATE banking.account SET state = ${refusing.to}, refusal_code = $3, refusal_ar = $4, refusal_en = $5
         WHERE id = $1 AND reference = $2 AND state ${refusing.from}`,
});
const listOverdue = sql({
  name: 'banking.list-overdue-accounts',
  text: `SELECT id FROM banking.account
         WHERE state = 'opening' AND ask_at <= clock_timestamp() - make_interval(secs => $1::double precision / 1000)
         ORDER BY ask_at LIMIT $2`,
  row: { id: 'uuid' },
});
const listOpened = sql({
  name: 'banking.list-opened-accounts',
  text: `SELECT ${openedColumns} FROM banking.account
         WHERE waqf_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended', 'closed')
         ORDER BY waqf_id, account_type = 'main_waqf' DESC,
           account_type = 'main_waqf' AND state = 'closed', opened_at, id`,
  row: openedRow,
});
const listMains = sql({
  name: 'banking.list-opened-main-accounts',
  text: `SELECT ${openedColumns} FROM banking.account
         WHERE waqf_id = ANY ($1::uuid[]) AND account_type = 'main_waqf' AND state IN ('active', 'suspended', 'closed')
         ORDER BY waqf_id, state = 'closed', opened_at, id`,
  row: openedRow,
});
const countOpen = sql({
  name: 'banking.count-open-accounts',
  prepared: true,
  text: `SELECT count(*) AS count FROM banking.account
         WHERE waqf_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended')`,
  row: { count: 'int8' },
});
const countBeneficiaries = sql({
  name: 'banking.count-beneficiaries',
  // A person with a share in two waqfs has two sub-accounts. Accounts of the first releases have no holder.
  text: `SELECT count(DISTINCT coalesce(holder_person_id, beneficiary_id)) AS count FROM banking.account
         WHERE account_type = 'beneficiary_sub' AND state = 'active'`,
  row: { count: 'int8' },
});
const findMain = sql({
  name: 'banking.find-main-account',
  text: `SELECT id, state, refusal_ar, refusal_en FROM banking.account
         WHERE waqf_id = $1 AND account_type = 'main_waqf' ORDER BY state = 'closed', created_at DESC LIMIT 1`,
  row: { id: 'uuid', state: accountStateColumn, refusal_ar: 'text?', refusal_en: 'text?' },
});

/** The table `banking.account`. Retry times use the database's clock, so that several processes agree on them. */
@Injectable()
export class BankAccountRepository {
  /** Adds the row of a main account unless the waqf has one. Returns the row, locked, and whether it is new. */
  async recordMain(
    ctx: Ctx,
    input: { waqfId: string; holderName: string },
  ): Promise<{ row: PendingRow; isNew: boolean }> {
    const { waqfId, holderName } = input;
    const added = await addMain.run(ctx, [newId(), waqfId, newId(), holderName, ctx.clock.now()]);
    const row = await lockMain.first(ctx, [waqfId]);
    if (!row) throw new Error('a main account vanished while it was recorded');
    return { row, isNew: added === 1 };
  }

  /** Requests a refused account again, under a new reference. */
  async requestAgain(ctx: Ctx, accountId: string, holderName: string): Promise<void> {
    await requestAgain.run(ctx, [accountId, newId(), holderName]);
  }

  /**
   * Claims the account, so that only this process asks the bank about it now. Null when the account is not opening, not
   * due, or somebody else is asking.
   * @param leaseMs milliseconds after which another process may ask, in case this one dies
   */
  async claim(ctx: Ctx, accountId: string, leaseMs: number): Promise<PendingRow | null> {
    return (await claim.first(ctx, [accountId, leaseMs])) ?? null;
  }

  /** When the bank may next be asked about an opening account; null when it is no longer opening. */
  async askAt(ctx: Ctx, accountId: string): Promise<Date | null> {
    return (await findAskAt.first(ctx, [accountId]))?.ask_at ?? null;
  }

  /** Schedules the next question to the bank. Returns its time; null when the request has ended. */
  async retryLater(ctx: Ctx, row: PendingRow, delayMs: number): Promise<Date | null> {
    return (await retryLater.first(ctx, [row.id, row.reference, delayMs]))?.ask_at ?? null;
  }

  /** Records the account that the bank opened. False when this is already recorded. */
  async settleOpened(ctx: Ctx, row: PendingRow, account: OpenedAccount): Promise<boolean> {
    const { bankName, accountNumber, iban, branchCode } = account;
    const values = [row.id, row.reference, bankName, accountNumber, iban, branchCode, ctx.clock.now()];
    return (await settleOpened.run(ctx, values)) === 1;
  }

  /** Records the bank's refusal. False when the result is already recorded. */
  async settleRefused(ctx: Ctx, row: PendingRow, refusal: Refusal): Promise<boolean> {
    const values = [row.id, row.reference, refusal.code, refusal.reason.ar, refusal.reason.en];
    return (await settleRefused.run(ctx, values)) === 1;
  }

  /** Accounts whose question to the bank is overdue by `sinceMs`, because their job is lost. */
  async overdue(ctx: Ctx, sinceMs: number, limit: number): Promise<string[]> {
    const rows = await listOverdue.rows(ctx, [sinceMs, limit]);
    return rows.map((row) => row.id);
  }

  /** Accounts that the bank has opened: the main account, its closed predecessors, then sub-accounts, oldest first. */
  async opened(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenedRow[]> {
    return listOpened.rows(ctx, [waqfIds]);
  }

  /** Main accounts that the bank has opened; an open one before a closed one. Sub-accounts are not read. */
  async openedMains(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenedRow[]> {
    return listMains.rows(ctx, [waqfIds]);
  }

  async countOpen(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return Number((await countOpen.one(ctx, [waqfIds])).count);
  }

  async countBeneficiaries(ctx: Ctx): Promise<number> {
    return Number((await countBeneficiaries.one(ctx)).count);
  }

  async mainState(ctx: Ctx, waqfId: string): Promise<MainAccountState> {
    const row = await this.main(ctx, waqfId);
    if (!row) return { state: 'none' };
    if (row.state !== 'refused') return { state: row.state };
    return { state: 'refused', reason: row.reason };
  }

  /** Id and state of the waqf's main account; an open one is preferred to a closed one. */
  async main(ctx: Ctx, waqfId: string): Promise<{ id: string; state: AccountState; reason: Bilingual } | null> {
    const row = await findMain.first(ctx, [waqfId]);
    return row
      ? { id: row.id, state: row.state, reason: { ar: row.refusal_ar ?? '', en: row.refusal_en ?? '' } }
      : null;
  }
}
