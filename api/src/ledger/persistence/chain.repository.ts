import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import type { BookedEntry, SealedEntry, StoredAccount, StoredBlock, StoredSummary } from '../domain/chain.js';

const pageSize = 5000;

const entryColumns = `t.id, t.waqf_id AS "waqfId", t.debit_account_id AS "debitId", t.debit_fund AS "debitFund", t.debit_number AS "debitNumber",
  t.debit_balance_after AS "debitAfter", t.credit_account_id AS "creditId", t.credit_fund AS "creditFund", t.credit_number AS "creditNumber",
  t.credit_balance_after AS "creditAfter", t.amount_halalas AS amount, t.kind, t.reverses_id IS NOT NULL AS "isReversal",
  (t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date::text AS day`;

/** Walks the whole ledger in short statements; call it in one snapshot. */
@Injectable()
export class ChainRepository {
  /** Sealed entries in the order of the chain; an entry that is gone has no `id`. */
  async *sealed(ctx: Ctx): AsyncGenerator<SealedEntry> {
    yield* pages<SealedEntry>(ctx, (last) => [
      `SELECT s.position, s.block, s.entry_id AS "entryId", s.digest, CASE WHEN t.id IS NOT NULL THEN ledger.entry_digest(t) = s.digest END AS intact, ${entryColumns}
       FROM ledger.seal s LEFT JOIN ledger.transfer t ON t.id = s.entry_id WHERE s.position > $1 ORDER BY s.position LIMIT ${pageSize}`,
      [last?.position ?? '0'],
    ]);
  }

  /** Entries that no block holds yet. */
  async *unsealed(ctx: Ctx): AsyncGenerator<BookedEntry> {
    yield* pages<BookedEntry>(ctx, (last) => [
      `SELECT ${entryColumns} FROM ledger.transfer t
       WHERE t.id > $1 AND NOT EXISTS (SELECT FROM ledger.seal s WHERE s.entry_id = t.id) ORDER BY t.id LIMIT ${pageSize}`,
      [last?.id ?? '00000000-0000-0000-0000-000000000000'],
    ]);
  }

  async *blocks(ctx: Ctx): AsyncGenerator<StoredBlock> {
    yield* pages<StoredBlock>(ctx, (last) => [
      `SELECT number, entries, previous_hash AS "previousHash", hash FROM ledger.block WHERE number > $1 ORDER BY number LIMIT ${pageSize}`,
      [last?.number ?? '0'],
    ]);
  }

  async *accounts(ctx: Ctx): AsyncGenerator<StoredAccount> {
    yield* pages<StoredAccount>(ctx, (last) => [
      `SELECT id, waqf_id AS "waqfId", balance_halalas AS balance, entries FROM ledger.account WHERE id > $1 ORDER BY id LIMIT ${pageSize}`,
      [last?.id ?? '00000000-0000-0000-0000-000000000000'],
    ]);
  }

  async *summaries(ctx: Ctx): AsyncGenerator<StoredSummary> {
    yield* pages<StoredSummary>(ctx, (last) => [
      `SELECT waqf_id AS "waqfId", grain, starts_on::text AS "startsOn", revenue_halalas AS revenue, expenses_halalas AS expenses, entries,
              ghalla_net_halalas AS net, allotted_halalas AS allotted
       FROM ledger.summary WHERE (waqf_id, grain, starts_on) > ($1, $2, $3::date) ORDER BY waqf_id, grain, starts_on LIMIT ${pageSize}`,
      [last?.waqfId ?? '00000000-0000-0000-0000-000000000000', last?.grain ?? '', last?.startsOn ?? '-infinity'],
    ]);
  }
}

async function* pages<Row>(ctx: Ctx, next: (last: Row | undefined) => [string, unknown[]]): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const [sql, values] = next(last);
    const rows: Row[] = await ctx.manager.query(sql, values);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}
