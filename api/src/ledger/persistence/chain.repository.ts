import { Injectable } from '@nestjs/common';
import { type ChainBlock, type Ctx, isWhole, oneOf, orNull, pages, sql, scanPageSize } from '../../platform/index.js';
import type { BookedEntry, SealedEntry, StoredAccount, StoredSummary } from '../domain/chain.js';
import { fundColumn, kindColumn } from './ledger-columns.js';

const noId = '00000000-0000-0000-0000-000000000000';

const entryColumns = `t.id, t.waqf_id AS "waqfId", t.debit_account_id AS "debitId", t.debit_fund AS "debitFund",
  t.debit_number AS "debitNumber", t.debit_balance_after AS "debitAfter", t.credit_account_id AS "creditId",
  t.credit_fund AS "creditFund", t.credit_number AS "creditNumber", t.credit_balance_after AS "creditAfter",
  t.amount_halalas AS amount, t.kind, t.reverses_id IS NOT NULL AS "isReversal",
  (t.occurred_at AT TIME ZONE 'Asia/Riyadh')::date::text AS day`;

const pageSealed = sql({
  name: 'ledger.page-sealed-entries',
  text: `SELECT s.position, s.block, s.entry_id AS "entryId", s.digest,
           CASE WHEN t.id IS NOT NULL THEN ledger.entry_digest(t) = s.digest END AS intact, ${entryColumns}
         FROM ledger.seal s LEFT JOIN ledger.transfer t ON t.id = s.entry_id
         WHERE s.position > $1 ORDER BY s.position LIMIT ${scanPageSize}`,
  row: {
    position: 'int8',
    block: 'int8',
    entryId: 'uuid',
    digest: 'bytea',
    // These columns are null when the entry no longer exists.
    intact: 'bool?',
    id: 'uuid?',
    waqfId: 'uuid?',
    debitId: 'uuid?',
    debitFund: orNull(fundColumn),
    debitNumber: 'int8?',
    debitAfter: 'int8?',
    creditId: 'uuid?',
    creditFund: orNull(fundColumn),
    creditNumber: 'int8?',
    creditAfter: 'int8?',
    amount: 'int8?',
    kind: orNull(kindColumn),
    isReversal: 'bool?',
    day: 'text?',
  },
});

const pageUnsealed = sql({
  name: 'ledger.page-unsealed-entries',
  text: `SELECT ${entryColumns} FROM ledger.transfer t
         WHERE t.id > $1 AND NOT EXISTS (SELECT FROM ledger.seal s WHERE s.entry_id = t.id)
         ORDER BY t.id LIMIT ${scanPageSize}`,
  row: {
    id: 'uuid',
    waqfId: 'uuid',
    debitId: 'uuid',
    debitFund: fundColumn,
    debitNumber: 'int8',
    debitAfter: 'int8',
    creditId: 'uuid',
    creditFund: fundColumn,
    creditNumber: 'int8',
    creditAfter: 'int8',
    amount: 'int8',
    kind: kindColumn,
    isReversal: 'bool',
    day: 'text',
  },
});

const pageBlocks = sql({
  name: 'ledger.page-blocks',
  text: `SELECT number, entries, previous_hash AS "previousHash", hash FROM ledger.block
         WHERE number > $1 ORDER BY number LIMIT ${scanPageSize}`,
  row: { number: 'int8', entries: 'int4', previousHash: 'bytea', hash: 'bytea' },
});

const pageAccounts = sql({
  name: 'ledger.page-accounts',
  text: `SELECT id, waqf_id AS "waqfId", fund, balance_halalas AS balance, entries FROM ledger.account
         WHERE id > $1 ORDER BY id LIMIT ${scanPageSize}`,
  row: { id: 'uuid', waqfId: 'uuid', fund: fundColumn, balance: 'int8', entries: 'int8' },
});

const pageSummaries = sql({
  name: 'ledger.page-summaries',
  text: `SELECT waqf_id AS "waqfId", grain, starts_on::text AS "startsOn", revenue_halalas AS revenue,
           expenses_halalas AS expenses, entries, ghalla_net_halalas AS net, allotted_halalas AS allotted
         FROM ledger.summary WHERE (waqf_id, grain, starts_on) > ($1, $2, $3::date)
         ORDER BY waqf_id, grain, starts_on LIMIT ${scanPageSize}`,
  row: {
    waqfId: 'uuid',
    grain: oneOf(['day', 'month', 'all']),
    startsOn: 'text',
    revenue: 'int8',
    expenses: 'int8',
    entries: 'int8',
    net: 'int8',
    allotted: 'int8',
  },
});

/** Walks the whole ledger in short statements; call it inside one snapshot. */
@Injectable()
export class ChainRepository {
  /** Sealed entries in the order of the chain. */
  async *sealed(ctx: Ctx): AsyncGenerator<SealedEntry> {
    for await (const row of pages(ctx, pageSealed, (last) => [last?.position ?? '0'])) {
      const { position, block, entryId, digest } = row;
      yield isWhole(row) ? row : { position, block, entryId, digest, intact: null };
    }
  }

  /** Entries that no block contains yet. */
  async *unsealed(ctx: Ctx): AsyncGenerator<BookedEntry> {
    yield* pages(ctx, pageUnsealed, (last) => [last?.id ?? noId]);
  }

  async *blocks(ctx: Ctx): AsyncGenerator<ChainBlock> {
    for await (const block of pages(ctx, pageBlocks, (last) => [last?.number ?? '0']))
      yield { ...block, header: `${block.number}:` };
  }

  async *accounts(ctx: Ctx): AsyncGenerator<StoredAccount> {
    yield* pages(ctx, pageAccounts, (last) => [last?.id ?? noId]);
  }

  async *summaries(ctx: Ctx): AsyncGenerator<StoredSummary> {
    yield* pages(ctx, pageSummaries, (last) => [
      last?.waqfId ?? noId,
      last?.grain ?? '',
      last?.startsOn ?? '-infinity',
    ]);
  }
}
