import { Injectable } from '@nestjs/common';
import { accountStatuses, type BankTransferStatus } from '@waqf/contracts/banking';
import { halalas } from '@waqf/money';
import { type Ctx, neverNull, oneOf, stateOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { TransferPlace } from '../domain/transfer-cursor.js';
import { type TransferState, transferStates } from '../domain/transfer-states.js';
import type { HeldAccount, Transfer, TransferAccount } from '../domain/transfer.js';
import type { LimitedParty, PartyLimits } from '../domain/transfer-limits.js';
import { accountTypeColumn } from './account-columns.js';
import { RefusedKeysRepository } from './refused-keys.repository.js';
import { TransferLimitsRepository } from './transfer-limits.repository.js';

/** A transfer as it is requested. */
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
  state: stateOf(transferStates),
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

const approving = transferStates.inSql('approve');
const rejecting = transferStates.inSql('reject');

const lockAccounts = sql({
  name: 'banking.hold-accounts',
  prepared: true,
  text: `SELECT ${accountColumns}, coalesce(account.beneficiary_id, account.id) AS "payeeId",
           account.holder_person_id AS "holderPersonId"
         FROM banking.account
         WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL ORDER BY account.id FOR NO KEY UPDATE`,
  row: { ...accountRow, payeeId: neverNull('uuid', 'an account has an id'), holderPersonId: 'uuid?' },
});
const listAccounts = sql({
  name: 'banking.list-transfer-accounts',
  text: `SELECT ${accountColumns}, coalesce(account.beneficiary_id, account.id) AS "payeeId" FROM banking.account
         WHERE account.id = ANY ($1::uuid[]) AND account.iban IS NOT NULL`,
  row: { ...accountRow, payeeId: neverNull('uuid', 'an account has an id') },
});
const addTransfers = sql({
  name: 'banking.add-transfers',
  prepared: true,
  text: `WITH added AS (
         INSERT INTO banking.transfer (id, waqf_id, from_account_id, to_account_id, amount_halalas, description,
           requested_by, created_at, needs_approval, state)
         SELECT made.*, CASE WHEN made.needs_approval THEN 'awaiting_approval' ELSE 'recorded' END
         FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::uuid[],
             $8::timestamptz[], $9::boolean[])
           AS made (id, waqf_id, from_account_id, to_account_id, amount_halalas, description, requested_by,
             created_at, needs_approval)
         JOIN unnest($1::uuid[], $10::float8[]) AS held (id, waited) USING (id)
         WHERE NOT EXISTS (SELECT FROM banking.refused_key AS refused WHERE refused.id = made.id
           AND refused.refused_at >= statement_timestamp() - held.waited * interval '1 millisecond')
         ORDER BY made.id ON CONFLICT (id) DO NOTHING
         RETURNING id, from_account_id, to_account_id, amount_halalas, created_at, needs_approval
         ), summed AS (
           INSERT INTO banking.transfer_day (party_id, side, day, halalas)
           SELECT party_id, side, (created_at AT TIME ZONE 'Asia/Riyadh')::date AS day, sum(amount_halalas)
           FROM (
             SELECT from_account_id AS party_id, 'from' AS side, created_at, amount_halalas
             FROM added WHERE NOT needs_approval
             UNION ALL
             SELECT coalesce(account.beneficiary_id, account.id), 'to', added.created_at, amount_halalas
             FROM added JOIN banking.account ON account.id = to_account_id WHERE NOT needs_approval
           ) AS sides GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
           ON CONFLICT (party_id, side, day) DO UPDATE SET halalas = transfer_day.halalas + excluded.halalas
         )
         SELECT id FROM added`,
  row: { id: 'uuid' },
});
const findTransfers = sql({
  name: 'banking.transfers-by-id',
  prepared: true,
  text: `SELECT ${columns} FROM banking.transfer WHERE id = ANY ($1::uuid[])`,
  row: transferRow,
});
const findPayee = sql({
  name: 'banking.find-payee-of-transfer',
  text: `SELECT account.holder_person_id AS "payeeId" FROM banking.transfer
         JOIN banking.account ON account.id = transfer.to_account_id WHERE transfer.id = $1`,
  row: { payeeId: 'uuid?' },
});
const lockTransfer = sql({
  name: 'banking.lock-transfer',
  text: `SELECT ${columns} FROM banking.transfer WHERE id = $1 FOR UPDATE`,
  row: transferRow,
});
const approveTransfer = sql({
  name: 'banking.approve-transfer',
  text: `WITH approved AS (
           UPDATE banking.transfer SET state = ${approving.to}, ask_at = clock_timestamp()
           WHERE id = $1 AND state ${approving.from} RETURNING to_account_id
         )
         INSERT INTO banking.transfer_day (party_id, side, day, halalas, is_approved)
         SELECT coalesce(account.beneficiary_id, account.id), 'to', ($2::timestamptz AT TIME ZONE 'Asia/Riyadh')::date,
           0, true
         FROM approved JOIN banking.account ON account.id = to_account_id
         ON CONFLICT (party_id, side, day) DO UPDATE SET is_approved = true`,
});
const rejectTransfer = sql({
  name: 'banking.reject-transfer',
  text: `UPDATE banking.transfer
         SET state = ${rejecting.to}, settled_at = $2, rejection = $3
         WHERE id = $1 AND state ${rejecting.from}`,
});
const listTransfers = sql({
  name: 'banking.list-transfers',
  text: `SELECT ${columns} FROM banking.transfer
         WHERE waqf_id = ANY ($1::uuid[]) AND ($2::text[] IS NULL OR state = ANY ($2))
           AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
         ORDER BY created_at DESC, id DESC LIMIT $5`,
  row: transferRow,
});
const countUnsettled = sql({
  name: 'banking.count-unsettled-transfers',
  text: `SELECT count(*)::int AS count FROM banking.transfer
         WHERE waqf_id = $1 AND state IN ('recorded', 'sent') AND created_at < $2`,
  row: { count: 'int4' },
});
const countTransfers = sql({
  name: 'banking.count-transfers',
  text: `SELECT (SELECT count(*)::int FROM banking.transfer WHERE waqf_id = ANY ($1::uuid[])) AS all,
           (SELECT coalesce(sum(completed), 0)::int FROM banking.transfer_tally
            WHERE waqf_id = ANY ($1::uuid[])) AS completed`,
  row: { all: 'int4', completed: 'int4' },
});

const statesOf: Record<BankTransferStatus, readonly TransferState[]> = {
  pending: ['recorded', 'sent'],
  completed: ['completed'],
  reversed: ['reversed'],
  awaiting_approval: ['awaiting_approval'],
  rejected: ['rejected'],
};

/**
 * The table `banking.transfer`: records, reads and decides on transfers. `DispatchRepository` stores what the bank
 * answers.
 */
@Injectable()
export class TransferRepository {
  constructor(
    private readonly sums: TransferLimitsRepository,
    private readonly refusedKeys: RefusedKeysRepository,
  ) {}

  /** How many transfers of a waqf, requested before `before`, the bank has not confirmed or refused yet. */
  async countUnsettled(ctx: Ctx, waqfId: string, before: Date): Promise<number> {
    return (await countUnsettled.one(ctx, [waqfId, before])).count;
  }

  /**
   * Accounts by id, locked until the transaction ends: none is suspended or closed while a transfer is recorded, and of
   * two transfers at the same time the second one includes the first in its sums. They are locked in a fixed order, so
   * that two batches cannot deadlock.
   */
  async lockAccounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, HeldAccount>> {
    const rows = await lockAccounts.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** What each party has moved without approval; the accounts must be locked. */
  limits(ctx: Ctx, parties: readonly LimitedParty[]): Promise<PartyLimits[]> {
    return this.sums.of(ctx, parties);
  }

  /** Stores the keys that this transaction refuses, for requests with the same keys that wait in other processes. */
  refuse(ctx: Ctx, ids: readonly string[]): Promise<void> {
    return this.refusedKeys.add(ctx, ids);
  }

  /**
   * Those of these keys that were refused while their requests waited.
   * @param waited milliseconds since each request reached this process
   */
  refusedDuring(ctx: Ctx, ids: readonly string[], waited: readonly number[]): Promise<ReadonlySet<string>> {
    return this.refusedKeys.refusedWhileWaiting(ctx, ids, waited);
  }

  /** Accounts by id, for display. */
  async accounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TransferAccount & { payeeId: string }>> {
    const rows = await listAccounts.rows(ctx, [[...new Set(ids)]]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Adds transfers that do not exist yet, in a fixed order, so that two batches with the same keys cannot deadlock.
   * Skips those whose key was refused while they waited.
   * @param waited milliseconds since each request reached this process
   * @returns the ids of the added transfers
   */
  async add(ctx: Ctx, transfers: readonly NewTransfer[], waited: readonly number[]): Promise<Set<string>> {
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
      waited,
    ]);
    return new Set(rows.map((row) => row.id));
  }

  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Transfer>> {
    if (ids.length === 0) return new Map();
    const rows = await findTransfers.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, asTransfer(row)]));
  }

  /** User id of the payee; null when the money goes back to the waqf. */
  async payeeOf(ctx: Ctx, id: string): Promise<string | null> {
    return (await findPayee.first(ctx, [id]))?.payeeId ?? null;
  }

  /** A transfer, locked until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<Transfer | null> {
    const row = await lockTransfer.first(ctx, [id]);
    return row ? asTransfer(row) : null;
  }

  /** Marks a transfer as approved; from then on its payee counts as known. */
  async approve(ctx: Ctx, id: string): Promise<void> {
    await approveTransfer.run(ctx, [id, ctx.clock.now()]);
  }

  async reject(ctx: Ctx, id: string, reason: string): Promise<void> {
    await rejectTransfer.run(ctx, [id, ctx.clock.now(), reason]);
  }

  /** Transfers after the place `after`, newest first. */
  async list(
    ctx: Ctx,
    waqfIds: readonly string[],
    filter: { status?: BankTransferStatus | undefined; after: TransferPlace | null; limit: number },
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
