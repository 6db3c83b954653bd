import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { BankAccount } from '@waqf/contracts/banking';
import { type Ctx, newId } from '../../platform/index.js';
import type { AccountState } from '../domain/account-state.js';
import type { OpenedRow } from '../domain/bank-account.js';

/** `UPDATE … RETURNING` through TypeORM answers rows and count. */
type Updated<Row> = [Row[], number];

/** Where an account stands, whether the bank has opened it or not. */
export interface RequestedAccount {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  beneficiaryId: string | null;
  state: AccountState;
  /** The bank's reason; of a refused one only. */
  reason: Bilingual | null;
}

interface RequestedRow extends Omit<RequestedAccount, 'reason'> {
  refusalAr: string | null;
  refusalEn: string | null;
}

const standingColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId", state,
  refusal_ar AS "refusalAr", refusal_en AS "refusalEn"`;
const openedColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId", state,
  bank_name AS "bankName", account_number AS "accountNumber", iban, branch_code AS "branchCode", opened_at AS "openedAt"`;

/** Single accounts and sub-accounts of the table `banking.account`. */
@Injectable()
export class AccountLookupRepository {
  /** An account that the bank has opened; null for any other id. */
  async opened(ctx: Ctx, accountId: string): Promise<OpenedRow | null> {
    const rows: OpenedRow[] = await ctx.manager.query(
      `SELECT ${openedColumns} FROM banking.account WHERE id = $1 AND state IN ('active', 'suspended', 'closed')`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /** Opened sub-accounts of these beneficiaries, a closed one behind the open one. */
  async openedOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<OpenedRow[]> {
    return ctx.manager.query(
      `SELECT ${openedColumns} FROM banking.account
       WHERE beneficiary_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended', 'closed') ORDER BY state = 'closed', opened_at, id`,
      [beneficiaryIds],
    );
  }

  /** The latest sub-account of each beneficiary, an open one before a closed one; who has none is not in the map. */
  async subAccounts(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, RequestedAccount>> {
    const rows: RequestedRow[] = await ctx.manager.query(
      `SELECT DISTINCT ON (beneficiary_id) ${standingColumns} FROM banking.account
       WHERE beneficiary_id = ANY ($1::uuid[]) ORDER BY beneficiary_id, state = 'closed', created_at DESC, id`,
      [beneficiaryIds],
    );
    return new Map(rows.map((row) => [row.beneficiaryId ?? '', asStanding(row)]));
  }

  /** Waqfs among these that have a main account which is open and not closed. */
  async withMain(ctx: Ctx, waqfIds: readonly string[]): Promise<Set<string>> {
    const rows: { waqf_id: string }[] = await ctx.manager.query(
      `SELECT waqf_id FROM banking.account WHERE waqf_id = ANY ($1::uuid[]) AND account_type = 'main_waqf' AND state IN ('active', 'suspended')`,
      [waqfIds],
    );
    return new Set(rows.map((row) => row.waqf_id));
  }

  /** Adds the row of a sub-account unless the beneficiary has one. Returns what stands afterwards, locked. */
  async recordSub(
    ctx: Ctx,
    input: { waqfId: string; beneficiaryId: string; holderName: string; partyIds: readonly string[] },
  ): Promise<RequestedAccount> {
    await ctx.manager.query(
      `INSERT INTO banking.account (id, waqf_id, account_type, beneficiary_id, state, reference, holder_name, party_ids, created_at)
       VALUES ($1, $2, 'beneficiary_sub', $3, 'opening', $4, $5, $6::uuid[], $7)
       ON CONFLICT (beneficiary_id) WHERE account_type = 'beneficiary_sub' AND state <> 'closed' DO NOTHING`,
      [newId(), input.waqfId, input.beneficiaryId, newId(), input.holderName, input.partyIds, ctx.clock.now()],
    );
    const rows: RequestedRow[] = await ctx.manager.query(
      `SELECT ${standingColumns} FROM banking.account
       WHERE beneficiary_id = $1 AND account_type = 'beneficiary_sub' AND state <> 'closed' FOR UPDATE`,
      [input.beneficiaryId],
    );
    const [row] = rows;
    if (!row) throw new Error('a sub-account vanished while it was recorded');
    return asStanding(row);
  }

  /** Every sub-account that is not closed, oldest first. */
  async openSubAccounts(ctx: Ctx): Promise<string[]> {
    const rows: { id: string }[] = await ctx.manager.query(
      `SELECT id FROM banking.account WHERE account_type = 'beneficiary_sub' AND state IN ('active', 'suspended') ORDER BY opened_at, id`,
    );
    return rows.map((row) => row.id);
  }

  /** The bank's reference of each transfer that it has completed, by the id of its ledger entry. */
  async bankReferences(ctx: Ctx, entryIds: readonly string[]): Promise<Map<string, string>> {
    const rows: { id: string; bank_reference: string }[] = await ctx.manager.query(
      'SELECT id, bank_reference FROM banking.transfer WHERE id = ANY ($1::uuid[]) AND bank_reference IS NOT NULL',
      [entryIds],
    );
    return new Map(rows.map((row) => [row.id, row.bank_reference]));
  }

  /** Which of these entries are transfers that the bank has not decided on. */
  async pendingTransfers(ctx: Ctx, entryIds: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await ctx.manager.query(
      `SELECT id FROM banking.transfer WHERE id = ANY ($1::uuid[]) AND state IN ('recorded', 'sent')`,
      [entryIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** The account as it stands now, whatever its state. */
  async standing(ctx: Ctx, accountId: string): Promise<RequestedAccount | null> {
    const rows: RequestedRow[] = await ctx.manager.query(
      `SELECT ${standingColumns} FROM banking.account WHERE id = $1`,
      [accountId],
    );
    return rows[0] ? asStanding(rows[0]) : null;
  }

  /**
   * Writes down what the bank says of an opened account; null when that was known, or the account is closed for good.
   */
  async changeState(
    ctx: Ctx,
    accountId: string,
    state: OpenedRow['state'],
  ): Promise<{ waqfId: string; partyIds: string[] } | null> {
    const [rows]: Updated<{ waqfId: string; partyIds: string[] }> = await ctx.manager.query(
      `UPDATE banking.account SET state = $2 WHERE id = $1 AND state IN ('active', 'suspended') AND state <> $2
       RETURNING waqf_id AS "waqfId", party_ids AS "partyIds"`,
      [accountId, state],
    );
    return rows[0] ?? null;
  }
}

function asStanding({ refusalAr, refusalEn, ...row }: RequestedRow): RequestedAccount {
  return { ...row, reason: row.state === 'refused' ? { ar: refusalAr ?? '', en: refusalEn ?? '' } : null };
}
