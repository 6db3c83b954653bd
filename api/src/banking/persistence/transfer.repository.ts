import { Injectable } from '@nestjs/common';
import { accountStatuses, type BankTransactionStatus } from '@waqf/contracts/banking';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, neverNull, oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { TransferPlace } from '../domain/transfer-cursor.js';
import { type TransferState, transferStates } from '../domain/transfer-states.js';
import type { Transfer, TransferAccount } from '../domain/transfer.js';
import { accountTypeColumn } from './account-columns.js';

/** A transfer as it is asked for. */
export type NewTransfer = Pick<
  Transfer,
  | 'id'
  | 'waqfId'
  | 'fromAccountId'
  | 'toAccountId'
  | 'amount'
  | 'description'
  | 'requestedBy'
  | 'createdAt'
  | 'needsApproval'
>;

const columns = `id, waqf_id AS "waqfId", from_account_id AS "fromAccountId", to_account_id AS "toAccountId",
  amount_halalas AS amount, description, state, needs_approval AS "needsApproval", requested_by AS "requestedBy",
  created_at AS "createdAt", rejection, bank_reference AS "bankReference",
  refusal_ar AS "refusalAr", refusal_en AS "refusalEn", settled_at AS "settledAt"`;
const transferRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  fromAccountId: 'uuid',
  toAccountId: 'uuid',
  amount: 'int8',
  description: 'text?',
  state: oneOf(transferStates.all),
  needsApproval: 'bool',
  requestedBy: 'uuid',
  createdAt: 'timestamptz',
  rejection: 'text?',
  bankReference: 'text?',
  refusalAr: 'text?',
  refusalEn: 'text?',
  settledAt: 'timestamptz?',
});

const whole = 'who has an IBAN was opened (account_opened_is_whole)';
const accountColumns = `account.id, account.waqf_id AS "waqfId", account.account_type AS "accountType", account.state,
  account.holder_name AS "holderName", account.iban`;
const accountRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  accountType: accountTypeColumn,
  state: oneOf(accountStatuses, whole),
  holderName: 'text',
  iban: neverNull('text', 'the condition says so'),
});

const holdAccounts = sql({
  name: 'banking.hold-accounts',
  prepared: true,
  text: `SELECT ${accountColumns}, policy.approval_above_halalas AS "approvalAbove"
         FROM banking.account LEFT JOIN banking.transfer_policy policy ON policy.waqf_id = account.waqf_id
         WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL ORDER BY account.id FOR SHARE OF account`,
  row: { ...accountRow, approvalAbove: 'int8?' },
});
const listAccounts = sql({
  name: 'banking.list-transfer-accounts',
  text: `SELECT ${accountColumns} FROM banking.account
         WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL`,
  row: accountRow,
});
const addTransfers = sql({
  name: 'banking.add-transfers',
  prepared: true,
  text: `INSERT INTO banking.transfer (id, waqf_id, from_account_id, to_account_id, amount_halalas, description,
           requested_by, created_at, needs_approval, state)
         SELECT made.*, CASE WHEN made.needs_approval THEN 'awaiting_approval' ELSE 'recorded' END
         FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::uuid[],
             $8::timestamptz[], $9::boolean[])
           AS made (id, waqf_id, from_account_id, to_account_id, amount_halalas, description, requested_by,
             created_at, needs_approval)
         ORDER BY made.id ON CONFLICT (id) DO NOTHING RETURNING id`,
  row: { id: 'uuid' },
});
const findTransfers = sql({
  name: 'banking.transfers-by-id',
  prepared: true,
  text: `SELECT ${columns} FROM banking.transfer WHERE id = ANY ($1::uuid[])`,
  row: transferRow,
});
const lockTransfer = sql({
  name: 'banking.lock-transfer',
  text: `SELECT ${columns} FROM banking.transfer WHERE id = $1 FOR UPDATE`,
  row: transferRow,
});
const approveTransfer = sql({
  name: 'banking.approve-transfer',
  text: `UPDATE banking.transfer SET state = 'recorded', ask_at = clock_timestamp()
         WHERE id = $1 AND state = 'awaiting_approval'`,
});
const rejectTransfer = sql({
  name: 'banking.reject-transfer',
  text: `UPDATE banking.transfer
         SET state = 'rejected', settled_at = $2, rejection = $3
         WHERE id = $1 AND state = 'awaiting_approval'`,
});
const listTransfers = sql({
  name: 'banking.list-transfers',
  text: `SELECT ${columns} FROM banking.transfer
         WHERE waqf_id = ANY ($1::uuid[]) AND ($2::text[] IS NULL OR state = ANY ($2))
           AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
         ORDER BY created_at DESC, id DESC LIMIT $5`,
  row: transferRow,
});
const countTransfers = sql({
  name: 'banking.count-transfers',
  text: `SELECT (SELECT count(*)::int FROM banking.transfer WHERE waqf_id = ANY ($1::uuid[])) AS all,
           (SELECT coalesce(sum(completed), 0)::int FROM banking.transfer_tally
            WHERE waqf_id = ANY ($1::uuid[])) AS completed`,
  row: { all: 'int4', completed: 'int4' },
});

const statesOf: Record<BankTransactionStatus, readonly TransferState[]> = {
  pending: ['recorded', 'sent'],
  completed: ['completed'],
  reversed: ['reversed'],
  awaiting_approval: ['awaiting_approval'],
  rejected: ['rejected'],
};

/**
 * Records, reads and decides on transfers: the table `banking.transfer`. What the bank answers is
 * `DispatchRepository`'s.
 */
@Injectable()
export class TransferRepository {
  /**
   * Accounts by id, with their waqf's own threshold. Held until the transaction ends: nobody suspends or closes one
   * while money is on its way to it. In one order for all, or two batches would wait for each other.
   */
  async holdAccounts(
    ctx: Ctx,
    ids: readonly string[],
  ): Promise<Map<string, TransferAccount & { approvalAbove: Halalas | null }>> {
    const rows = await holdAccounts.rows(ctx, [ids]);
    return new Map(
      rows.map((row) => [
        row.id,
        { ...row, approvalAbove: row.approvalAbove === null ? null : halalas(BigInt(row.approvalAbove)) },
      ]),
    );
  }

  /** Accounts by id, for showing. */
  async accounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TransferAccount>> {
    const rows = await listAccounts.rows(ctx, [[...new Set(ids)]]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Adds what isn't there yet, in one order for all, or two batches with the same keys would wait for each other.
   * Returns what was added.
   */
  async add(ctx: Ctx, transfers: readonly NewTransfer[]): Promise<Set<string>> {
    const column = <T>(value: (transfer: NewTransfer) => T): T[] => transfers.map(value);
    const rows = await addTransfers.rows(ctx, [
      column((transfer) => transfer.id),
      column((transfer) => transfer.waqfId),
      column((transfer) => transfer.fromAccountId),
      column((transfer) => transfer.toAccountId),
      column((transfer) => String(transfer.amount)),
      column((transfer) => transfer.description),
      column((transfer) => transfer.requestedBy),
      column((transfer) => transfer.createdAt),
      column((transfer) => transfer.needsApproval),
    ]);
    return new Set(rows.map((row) => row.id));
  }

  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Transfer>> {
    if (ids.length === 0) return new Map();
    const rows = await findTransfers.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, asTransfer(row)]));
  }

  /** Locked until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<Transfer | null> {
    const row = await lockTransfer.first(ctx, [id]);
    return row ? asTransfer(row) : null;
  }

  async approve(ctx: Ctx, id: string): Promise<void> {
    await approveTransfer.run(ctx, [id]);
  }

  async reject(ctx: Ctx, id: string, reason: string): Promise<void> {
    await rejectTransfer.run(ctx, [id, ctx.clock.now(), reason]);
  }

  /** Newest first, after `place`. */
  async list(
    ctx: Ctx,
    waqfIds: readonly string[],
    filter: { status?: BankTransactionStatus | undefined; after: TransferPlace | null; limit: number },
  ): Promise<Transfer[]> {
    const rows = await listTransfers.rows(ctx, [
      waqfIds,
      filter.status === undefined ? null : statesOf[filter.status],
      filter.after?.createdAt ?? null,
      filter.after?.id ?? null,
      filter.limit,
    ]);
    return rows.map(asTransfer);
  }

  /** How many transfers these waqfs have, and how many of them the bank has completed. */
  async counts(ctx: Ctx, waqfIds: readonly string[]): Promise<{ all: number; completed: number }> {
    return countTransfers.one(ctx, [waqfIds]);
  }
}

function asTransfer({ amount, refusalAr, refusalEn, ...row }: RowOf<typeof transferRow>): Transfer {
  const refusal = refusalAr === null || refusalEn === null ? null : { ar: refusalAr, en: refusalEn };
  return { ...row, amount: halalas(BigInt(amount)), refusal };
}
