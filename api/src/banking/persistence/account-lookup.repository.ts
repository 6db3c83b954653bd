import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { BankAccount } from '@waqf/contracts/banking';
import { type Ctx, neverNull, newId, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { AccountState } from '../domain/account-states.js';
import type { OpenedRow } from '../domain/bank-account.js';
import { accountStateColumn, accountTypeColumn, openedColumns, openedRow } from './account-columns.js';

/** An account and its state, whether the bank has opened it or not. */
export interface RequestedAccount {
  id: string;
  waqfId: string;
  accountType: BankAccount['accountType'];
  beneficiaryId: string | null;
  state: AccountState;
  /** The bank's reason; set for a refused account only. */
  reason: Bilingual | null;
}

/** The sub-account that a beneficiary is paid to. */
export interface PayeeAccount {
  id: string;
  beneficiaryId: string;
  state: AccountState;
  /** Last four characters; null until the bank has opened it. */
  ibanEnd: string | null;
}

const requestedColumns = `id, waqf_id AS "waqfId", account_type AS "accountType", beneficiary_id AS "beneficiaryId",
  state, refusal_ar AS "refusalAr", refusal_en AS "refusalEn"`;
const requestedRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  accountType: accountTypeColumn,
  beneficiaryId: 'uuid?',
  state: accountStateColumn,
  refusalAr: 'text?',
  refusalEn: 'text?',
});

const findOpened = sql({
  name: 'banking.find-opened-account',
  text: `SELECT ${openedColumns} FROM banking.account WHERE id = $1 AND state IN ('active', 'suspended', 'closed')`,
  row: openedRow,
});
const listOpenedOf = sql({
  name: 'banking.list-opened-of-beneficiaries',
  text: `SELECT ${openedColumns} FROM banking.account
         WHERE beneficiary_id = ANY ($1::uuid[]) AND state IN ('active', 'suspended', 'closed')
         ORDER BY state = 'closed', opened_at, id`,
  row: openedRow,
});
const listSubAccounts = sql({
  name: 'banking.list-sub-accounts',
  text: `SELECT DISTINCT ON (beneficiary_id) ${requestedColumns} FROM banking.account
         WHERE beneficiary_id = ANY ($1::uuid[]) ORDER BY beneficiary_id, state = 'closed', created_at DESC, id`,
  row: requestedRow,
});
const listPayees = sql({
  name: 'banking.list-payees',
  text: `SELECT DISTINCT ON (beneficiary_id) id, beneficiary_id AS "beneficiaryId", state, right(iban, 4) AS "ibanEnd"
         FROM banking.account WHERE beneficiary_id = ANY ($1::uuid[])
         ORDER BY beneficiary_id, state = 'closed', created_at DESC, id`,
  row: {
    id: 'uuid',
    beneficiaryId: neverNull('uuid', 'a sub-account has a beneficiary'),
    state: accountStateColumn,
    ibanEnd: 'text?',
  },
});
const fingerprintPayees = sql({
  name: 'banking.fingerprint-payees',
  // Covers all sub-accounts, since they determine which one is the latest; a sum needs no order.
  text: `SELECT concat_ws(' ', count(*), sum(hash_record_extended(ROW(id, beneficiary_id, state), 0))) AS fingerprint
         FROM banking.account WHERE waqf_id = $1 AND account_type = 'beneficiary_sub'`,
  row: { fingerprint: 'text' },
});
const listWithMain = sql({
  name: 'banking.list-waqfs-with-main',
  text: `SELECT waqf_id FROM banking.account
         WHERE waqf_id = ANY ($1::uuid[]) AND account_type = 'main_waqf' AND state IN ('active', 'suspended')`,
  row: { waqf_id: 'uuid' },
});
const addSub = sql({
  name: 'banking.add-sub-account',
  text: `INSERT INTO banking.account
           (id, waqf_id, account_type, beneficiary_id, state, reference, holder_name, created_at, holder_person_id)
         VALUES ($1, $2, 'beneficiary_sub', $3, 'opening', $4, $5, $6, $7)
         ON CONFLICT (beneficiary_id) WHERE account_type = 'beneficiary_sub' AND state <> 'closed' DO NOTHING`,
});
const lockSub = sql({
  name: 'banking.lock-sub-account',
  text: `SELECT ${requestedColumns} FROM banking.account
         WHERE beneficiary_id = $1 AND account_type = 'beneficiary_sub' AND state <> 'closed' FOR UPDATE`,
  row: requestedRow,
});
const listOpenSubs = sql({
  name: 'banking.list-open-sub-accounts',
  text: `SELECT id FROM banking.account
         WHERE account_type = 'beneficiary_sub' AND state IN ('active', 'suspended') ORDER BY opened_at, id`,
  row: { id: 'uuid' },
});
const listBankReferences = sql({
  name: 'banking.list-bank-references',
  text: `SELECT id, bank_reference FROM banking.transfer
         WHERE id = ANY ($1::uuid[]) AND bank_reference IS NOT NULL
         UNION ALL
         SELECT id, bank_reference FROM banking.batch_payment
         WHERE id = ANY ($1::uuid[]) AND bank_reference IS NOT NULL`,
  row: {
    id: neverNull('uuid', 'both have an id'),
    bank_reference: neverNull('text', 'the condition says so'),
  },
});
const listPending = sql({
  name: 'banking.list-pending-transfers',
  text: `SELECT id FROM banking.transfer WHERE id = ANY ($1::uuid[]) AND state IN ('recorded', 'sent')`,
  row: { id: 'uuid' },
});
const findRequested = sql({
  name: 'banking.find-account',
  text: `SELECT ${requestedColumns} FROM banking.account WHERE id = $1`,
  row: requestedRow,
});
const changeState = sql({
  name: 'banking.change-account-state',
  text: `UPDATE banking.account SET state = $2 WHERE id = $1 AND state IN ('active', 'suspended') AND state <> $2
         RETURNING waqf_id AS "waqfId", beneficiary_id AS "beneficiaryId"`,
  row: { waqfId: 'uuid', beneficiaryId: 'uuid?' },
});

const findByIban = sql({
  name: 'banking.find-account-by-iban',
  text: 'SELECT id FROM banking.account WHERE iban = $1 LIMIT 1',
  row: { id: 'uuid' },
});

/** Single accounts and sub-accounts of the table `banking.account`. */
@Injectable()
export class AccountLookupRepository {
  /** An account that the bank has opened; null for any other id. */
  async opened(ctx: Ctx, accountId: string): Promise<OpenedRow | null> {
    return (await findOpened.first(ctx, [accountId])) ?? null;
  }

  /** Opened sub-accounts of these beneficiaries, closed ones last. */
  async openedOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<OpenedRow[]> {
    return listOpenedOf.rows(ctx, [beneficiaryIds]);
  }

  /** The latest sub-account by beneficiary, preferring an open one; beneficiaries without one are not in the map. */
  async subAccounts(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, RequestedAccount>> {
    const rows = await listSubAccounts.rows(ctx, [beneficiaryIds]);
    return new Map(rows.map((row) => [row.beneficiaryId ?? '', asRequested(row)]));
  }

  /** The latest sub-account of each of these beneficiaries. */
  async payees(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<PayeeAccount[]> {
    return listPayees.rows(ctx, [beneficiaryIds]);
  }

  /** A hash that changes when any account that `payees` returns for the waqf's beneficiaries changes. */
  async payeesFingerprint(ctx: Ctx, waqfId: string): Promise<string> {
    return (await fingerprintPayees.one(ctx, [waqfId])).fingerprint;
  }

  async hasIban(ctx: Ctx, iban: string): Promise<boolean> {
    return (await findByIban.first(ctx, [iban])) !== undefined;
  }

  /** Those of these waqfs that have an open main account (active or suspended). */
  async withMain(ctx: Ctx, waqfIds: readonly string[]): Promise<Set<string>> {
    const rows = await listWithMain.rows(ctx, [waqfIds]);
    return new Set(rows.map((row) => row.waqf_id));
  }

  /** Adds the row of a sub-account unless the beneficiary has one. Returns the row, locked, and whether it is new. */
  async recordSub(
    ctx: Ctx,
    input: {
      waqfId: string;
      beneficiaryId: string;
      holderPersonId: string;
      holderName: string;
    },
  ): Promise<{ row: RequestedAccount; isNew: boolean }> {
    const { waqfId, beneficiaryId, holderPersonId, holderName } = input;
    const added = await addSub.run(ctx, [
      newId(),
      waqfId,
      beneficiaryId,
      newId(),
      holderName,
      ctx.clock.now(),
      holderPersonId,
    ]);
    const row = await lockSub.first(ctx, [beneficiaryId]);
    if (!row) throw new Error('a sub-account vanished while it was recorded');
    return { row: asRequested(row), isNew: added === 1 };
  }

  /** Every sub-account that is not closed, oldest first. */
  async openSubAccounts(ctx: Ctx): Promise<string[]> {
    const rows = await listOpenSubs.rows(ctx);
    return rows.map((row) => row.id);
  }

  /** The bank's reference of each transfer that it has completed, by the id of its ledger entry. */
  async bankReferences(ctx: Ctx, entryIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await listBankReferences.rows(ctx, [entryIds]);
    return new Map(rows.map((row) => [row.id, row.bank_reference]));
  }

  /** Those of these entries that are transfers on which the bank has not decided yet. */
  async pendingTransfers(ctx: Ctx, entryIds: readonly string[]): Promise<Set<string>> {
    const rows = await listPending.rows(ctx, [entryIds]);
    return new Set(rows.map((row) => row.id));
  }

  /** The account in its current state, whether opened or not. */
  async find(ctx: Ctx, accountId: string): Promise<RequestedAccount | null> {
    const row = await findRequested.first(ctx, [accountId]);
    return row ? asRequested(row) : null;
  }

  /**
   * Records the state that the bank reports for an opened account; null when it is unchanged or the account is closed.
   */
  async changeState(
    ctx: Ctx,
    accountId: string,
    state: OpenedRow['state'],
  ): Promise<{ waqfId: string; beneficiaryId: string | null } | null> {
    return (await changeState.first(ctx, [accountId, state])) ?? null;
  }
}

function asRequested({ refusalAr, refusalEn, ...row }: RowOf<typeof requestedRow>): RequestedAccount {
  return { ...row, reason: row.state === 'refused' ? { ar: refusalAr ?? '', en: refusalEn ?? '' } : null };
}
