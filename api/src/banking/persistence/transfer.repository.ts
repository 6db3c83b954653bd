import { Injectable } from '@nestjs/common';
import type { BankTransactionStatus } from '@waqf/contracts/banking';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, namedQuery } from '../../platform/index.js';
import type { TransferPlace } from '../domain/transfer-cursor.js';
import type { Transfer, TransferAccount, TransferState } from '../domain/transfer.js';

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

/** Who decided, and when. */
export interface Decision {
  by: string;
  at: Date;
}

interface Row extends Omit<Transfer, 'amount' | 'refusal'> {
  amount: string;
  refusalAr: string | null;
  refusalEn: string | null;
}

const columns = `id, waqf_id AS "waqfId", from_account_id AS "fromAccountId", to_account_id AS "toAccountId", amount_halalas AS amount,
  description, state, needs_approval AS "needsApproval", requested_by AS "requestedBy", created_at AS "createdAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt", rejection, bank_reference AS "bankReference",
  refusal_ar AS "refusalAr", refusal_en AS "refusalEn", settled_at AS "settledAt"`;

const accountColumns = `account.id, account.waqf_id AS "waqfId", account.account_type AS "accountType", account.state,
  account.holder_name AS "holderName", account.iban`;

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
    const rows = await namedQuery<TransferAccount & { approvalAbove: string | null }>(
      ctx,
      'banking.hold-accounts',
      `SELECT ${accountColumns}, policy.approval_above_halalas AS "approvalAbove"
       FROM banking.account LEFT JOIN banking.transfer_policy policy ON policy.waqf_id = account.waqf_id
       WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL ORDER BY account.id FOR SHARE OF account`,
      [ids],
    );
    return new Map(
      rows.map((row) => [
        row.id,
        { ...row, approvalAbove: row.approvalAbove === null ? null : halalas(BigInt(row.approvalAbove)) },
      ]),
    );
  }

  /** Accounts by id, for showing. */
  async accounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TransferAccount>> {
    const rows: TransferAccount[] = await ctx.manager.query(
      `SELECT ${accountColumns} FROM banking.account WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Adds what isn't there yet, in one order for all, or two batches with the same keys would wait for each other.
   * Returns what was added.
   */
  async add(ctx: Ctx, transfers: readonly NewTransfer[]): Promise<Set<string>> {
    const column = <T>(value: (transfer: NewTransfer) => T): T[] => transfers.map(value);
    const rows = await namedQuery<{ id: string }>(
      ctx,
      'banking.add-transfers',
      `INSERT INTO banking.transfer (id, waqf_id, from_account_id, to_account_id, amount_halalas, description, requested_by, created_at, needs_approval, state)
       SELECT made.*, CASE WHEN made.needs_approval THEN 'awaiting_approval' ELSE 'recorded' END
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::uuid[], $8::timestamptz[], $9::boolean[])
         AS made (id, waqf_id, from_account_id, to_account_id, amount_halalas, description, requested_by, created_at, needs_approval)
       ORDER BY made.id ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        column((transfer) => transfer.id),
        column((transfer) => transfer.waqfId),
        column((transfer) => transfer.fromAccountId),
        column((transfer) => transfer.toAccountId),
        column((transfer) => String(transfer.amount)),
        column((transfer) => transfer.description),
        column((transfer) => transfer.requestedBy),
        column((transfer) => transfer.createdAt),
        column((transfer) => transfer.needsApproval),
      ],
    );
    return new Set(rows.map((row) => row.id));
  }

  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Transfer>> {
    if (ids.length === 0) return new Map();
    const rows = await namedQuery<Row>(
      ctx,
      'banking.transfers-by-id',
      `SELECT ${columns} FROM banking.transfer WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, asTransfer(row)]));
  }

  /** Locked until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<Transfer | null> {
    const rows: Row[] = await ctx.manager.query(`SELECT ${columns} FROM banking.transfer WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return rows[0] ? asTransfer(rows[0]) : null;
  }

  async approve(ctx: Ctx, id: string, decision: Decision): Promise<void> {
    await ctx.manager.query(
      `UPDATE banking.transfer SET state = 'recorded', decided_by = $2, decided_at = $3, ask_at = clock_timestamp()
       WHERE id = $1 AND state = 'awaiting_approval'`,
      [id, decision.by, decision.at],
    );
  }

  async reject(ctx: Ctx, id: string, decision: Decision, reason: string): Promise<void> {
    await ctx.manager.query(
      `UPDATE banking.transfer SET state = 'rejected', decided_by = $2, decided_at = $3, settled_at = $3, rejection = $4
       WHERE id = $1 AND state = 'awaiting_approval'`,
      [id, decision.by, decision.at, reason],
    );
  }

  /** Newest first, after `place`. */
  async list(
    ctx: Ctx,
    waqfIds: readonly string[],
    filter: { status?: BankTransactionStatus | undefined; after: TransferPlace | null; limit: number },
  ): Promise<Transfer[]> {
    const rows: Row[] = await ctx.manager.query(
      `SELECT ${columns} FROM banking.transfer
       WHERE waqf_id = ANY ($1::uuid[]) AND ($2::text[] IS NULL OR state = ANY ($2))
         AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
       ORDER BY created_at DESC, id DESC LIMIT $5`,
      [
        waqfIds,
        filter.status === undefined ? null : statesOf[filter.status],
        filter.after?.createdAt ?? null,
        filter.after?.id ?? null,
        filter.limit,
      ],
    );
    return rows.map(asTransfer);
  }

  /** Those that wanted an approval, newest first, after `place`. */
  async listApprovals(
    ctx: Ctx,
    waqfIds: readonly string[],
    filter: { status?: 'waiting' | 'decided' | undefined; after: TransferPlace | null; limit: number },
  ): Promise<Transfer[]> {
    const rows: Row[] = await ctx.manager.query(
      `SELECT ${columns} FROM banking.transfer
       WHERE waqf_id = ANY ($1::uuid[]) AND needs_approval AND ($2::text IS NULL OR (state = 'awaiting_approval') = ($2 = 'waiting'))
         AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
       ORDER BY created_at DESC, id DESC LIMIT $5`,
      [waqfIds, filter.status ?? null, filter.after?.createdAt ?? null, filter.after?.id ?? null, filter.limit],
    );
    return rows.map(asTransfer);
  }

  /** How many wait for an approval, by waqf; a waqf without any is not in the map. */
  async countWaiting(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, number>> {
    const rows: { waqf_id: string; count: number }[] = await ctx.manager.query(
      `SELECT waqf_id, count(*)::int AS count FROM banking.transfer
       WHERE waqf_id = ANY ($1::uuid[]) AND needs_approval AND state = 'awaiting_approval' GROUP BY waqf_id`,
      [waqfIds],
    );
    return new Map(rows.map((row) => [row.waqf_id, row.count]));
  }

  /** How many transfers these waqfs have, and how many of them the bank has completed. */
  async counts(ctx: Ctx, waqfIds: readonly string[]): Promise<{ all: number; completed: number }> {
    const [row]: { all: number; completed: number }[] = await ctx.manager.query(
      `SELECT (SELECT count(*)::int FROM banking.transfer WHERE waqf_id = ANY ($1::uuid[])) AS all,
              (SELECT coalesce(sum(completed), 0)::int FROM banking.transfer_tally WHERE waqf_id = ANY ($1::uuid[])) AS completed`,
      [waqfIds],
    );
    return row ?? { all: 0, completed: 0 };
  }
}

function asTransfer({ amount, refusalAr, refusalEn, ...row }: Row): Transfer {
  const refusal = refusalAr === null || refusalEn === null ? null : { ar: refusalAr, en: refusalEn };
  return { ...row, amount: halalas(BigInt(amount)), refusal };
}
