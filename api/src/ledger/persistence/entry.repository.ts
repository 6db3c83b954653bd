import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { EntryPlace } from '../domain/entry-cursor.js';
import type { EntryFilter } from '../domain/entry-list.js';
import type { Entry } from '../domain/posting.js';
import { fundColumn, kindColumn } from './ledger-columns.js';

const entryRow = rowOf({
  id: 'uuid',
  waqf_id: 'uuid',
  debit_account_id: 'uuid',
  debit_fund: fundColumn,
  credit_account_id: 'uuid',
  credit_fund: fundColumn,
  amount_halalas: 'int8',
  kind: kindColumn,
  description: 'text',
  occurred_at: 'timestamptz',
  occurred_micros: 'int8',
  recorded_at: 'timestamptz',
  reverses_id: 'uuid?',
});

/** An entry with its position in the order of occurrence. */
export type FoundEntry = Entry & { readonly occurredMicros: bigint };

const columns = `t.id, t.waqf_id, t.debit_account_id, t.debit_fund, t.credit_account_id, t.credit_fund,
  t.amount_halalas, t.kind, t.description, t.occurred_at,
  (extract(epoch FROM t.occurred_at) * 1000000)::bigint AS occurred_micros, t.recorded_at, t.reverses_id`;

/** A position in a list, from microseconds and an id. */
const place = (micros: string, id: string): string =>
  `timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid`;

/**
 * Conditions shared by both lists; the newest `$6` of each waqf or account are enough to find the newest `$6` of all.
 */
const wanted = `AND ($2::timestamptz IS NULL OR t.occurred_at >= $2) AND ($3::timestamptz IS NULL OR t.occurred_at < $3)
  AND ($4::text[] IS NULL OR t.kind = ANY ($4))
  AND ($5::bigint IS NULL OR (t.occurred_at, t.id) < (${place('$5', '$7')}))
  ORDER BY t.occurred_at DESC, t.id DESC LIMIT $6`;

const ofWaqfs = sql({
  name: 'ledger.list-entries-of-waqfs',
  text: `SELECT page.* FROM unnest($1::uuid[]) AS asked (id)
         CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.transfer t WHERE t.waqf_id = asked.id ${wanted}) AS page
         ORDER BY page.occurred_at DESC, page.id DESC LIMIT $6`,
  row: entryRow,
});

const sideOf = (
  side: 'debit' | 'credit',
  other: 'debit' | 'credit',
): string => `SELECT page.* FROM unnest($8::uuid[]) AS asked (id)
  CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.transfer t
    WHERE t.${side}_account_id = asked.id AND t.waqf_id = ANY ($1::uuid[])
      AND t.${other}_account_id <> ALL ($8::uuid[]) ${wanted}) AS page`;

const ofAccounts = sql({
  name: 'ledger.list-entries-of-accounts',
  text: `SELECT * FROM (${sideOf('debit', 'credit')} UNION ALL ${sideOf('credit', 'debit')}) AS page
         ORDER BY page.occurred_at DESC, page.id DESC LIMIT $6`,
  row: entryRow,
});

/** The direction of an entry; a reversal has the direction of the entry that it undoes. */
const direction = `CASE WHEN t.reverses_id IS NULL THEN t.debit_fund || '.' || t.credit_fund
  ELSE t.credit_fund || '.' || t.debit_fund END`;

const ofDirections = sql({
  name: 'ledger.list-entries-of-directions',
  text: `SELECT page.* FROM unnest($1::uuid[]) AS asked (id)
         CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.transfer t
           WHERE t.waqf_id = asked.id AND ${direction} = ANY ($8::text[]) ${wanted}) AS page
         ORDER BY page.occurred_at DESC, page.id DESC LIMIT $6`,
  row: entryRow,
});

const findEntry = sql({
  name: 'ledger.find-entry',
  text: `SELECT ${columns} FROM ledger.transfer t WHERE t.id = $1`,
  row: entryRow,
});

const sumBefore = sql({
  name: 'ledger.sum-balance-before',
  text: `SELECT coalesce((SELECT sum(balance_halalas) FROM ledger.account WHERE id = ANY ($1::uuid[])), 0)
           - coalesce((SELECT sum(amount_halalas) FROM ledger.transfer
                       WHERE credit_account_id = ANY ($1::uuid[]) AND occurred_at >= $2), 0)
           + coalesce((SELECT sum(amount_halalas) FROM ledger.transfer
                       WHERE debit_account_id = ANY ($1::uuid[]) AND occurred_at >= $2), 0) AS balance`,
  row: { balance: 'numeric' },
});

/** Balance of the accounts before an entry of their list: what they hold now, less that entry and all newer ones. */
const sumBeforePlace = sql({
  name: 'ledger.sum-balance-before-place',
  text: `SELECT coalesce((SELECT sum(balance_halalas) FROM ledger.account WHERE id = ANY ($1::uuid[])), 0)
           - coalesce((SELECT sum(amount_halalas) FROM ledger.transfer WHERE credit_account_id = ANY ($1::uuid[])
                         AND (occurred_at, id) >= (${place('$2', '$3')})), 0)
           + coalesce((SELECT sum(amount_halalas) FROM ledger.transfer WHERE debit_account_id = ANY ($1::uuid[])
                         AND (occurred_at, id) >= (${place('$2', '$3')})), 0) AS balance`,
  row: { balance: 'numeric' },
});

/** Reads ledger entries. */
@Injectable()
export class EntryRepository {
  /** Entries after the cursor, newest first; `limit` overrides the filter's limit. */
  async list(ctx: Ctx, filter: EntryFilter, after: EntryPlace | null, limit: number): Promise<FoundEntry[]> {
    const { waqfIds, accountIds, directions, from, to, kinds } = filter;
    const values = [
      waqfIds,
      from ?? null,
      to ?? null,
      kinds ?? null,
      after?.occurredMicros.toString() ?? null,
      limit,
      after?.id ?? null,
    ];
    if (accountIds) return (await ofAccounts.rows(ctx, [...values, accountIds])).map(toEntry);
    if (directions) return (await ofDirections.rows(ctx, [...values, directions])).map(toEntry);
    return (await ofWaqfs.rows(ctx, values)).map(toEntry);
  }

  async find(ctx: Ctx, id: string): Promise<Entry | undefined> {
    const row = await findEntry.first(ctx, [id]);
    return row && toEntry(row);
  }

  /** The total of the accounts before `at`: their current balance minus what has occurred since. */
  async balanceBefore(ctx: Ctx, accountIds: readonly string[], at: Date | null): Promise<Halalas> {
    return halalas(BigInt((await sumBefore.one(ctx, [accountIds, at])).balance));
  }

  /** The total of the accounts before the last entry of a page, according to the books now. */
  async balanceBeforePlace(
    ctx: Ctx,
    accountIds: readonly string[],
    { occurredMicros, id }: EntryPlace,
  ): Promise<Halalas> {
    return halalas(BigInt((await sumBeforePlace.one(ctx, [accountIds, occurredMicros.toString(), id])).balance));
  }
}

function toEntry(row: RowOf<typeof entryRow>): FoundEntry {
  return {
    id: row.id,
    waqfId: row.waqf_id,
    debitAccountId: row.debit_account_id,
    debitFund: row.debit_fund,
    creditAccountId: row.credit_account_id,
    creditFund: row.credit_fund,
    amount: halalas(BigInt(row.amount_halalas)),
    kind: row.kind,
    description: row.description,
    occurredAt: row.occurred_at,
    occurredMicros: BigInt(row.occurred_micros),
    recordedAt: row.recorded_at,
    reversesId: row.reverses_id,
  };
}
