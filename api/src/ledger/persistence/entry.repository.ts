import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';
import type { EntryPlace } from '../domain/entry-cursor.js';
import type { EntryFilter } from '../domain/entry-list.js';
import type { Fund } from '../domain/fund.js';
import type { Entry, EntryKind } from '../domain/posting.js';

interface EntryRow {
  id: string;
  waqf_id: string;
  debit_account_id: string;
  debit_fund: Fund;
  credit_account_id: string;
  credit_fund: Fund;
  amount_halalas: string;
  kind: EntryKind;
  description: string;
  occurred_at: Date;
  occurred_micros: string;
  recorded_at: Date;
  reverses_id: string | null;
}

/** An entry with its place in the order of occurrence. */
export type FoundEntry = Entry & { readonly occurredMicros: bigint };

const columns = `t.id, t.waqf_id, t.debit_account_id, t.debit_fund, t.credit_account_id, t.credit_fund, t.amount_halalas, t.kind, t.description,
  t.occurred_at, (extract(epoch FROM t.occurred_at) * 1000000)::bigint AS occurred_micros, t.recorded_at, t.reverses_id`;

/** What both lists ask of an entry; the newest `$6` of each waqf or account suffice for the newest `$6` of all. */
const wanted = `AND ($2::timestamptz IS NULL OR t.occurred_at >= $2) AND ($3::timestamptz IS NULL OR t.occurred_at < $3)
  AND ($4::text[] IS NULL OR t.kind = ANY ($4))
  AND ($5::bigint IS NULL OR (t.occurred_at, t.id) < (timestamptz 'epoch' + $5 * interval '1 microsecond', $7::uuid))
  ORDER BY t.occurred_at DESC, t.id DESC LIMIT $6`;

const ofWaqfs = `SELECT page.* FROM unnest($1::uuid[]) AS asked (id)
  CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.transfer t WHERE t.waqf_id = asked.id ${wanted}) AS page
  ORDER BY page.occurred_at DESC, page.id DESC LIMIT $6`;

const sideOf = (
  side: 'debit' | 'credit',
  other: 'debit' | 'credit',
): string => `SELECT page.* FROM unnest($8::uuid[]) AS asked (id)
  CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.transfer t
    WHERE t.${side}_account_id = asked.id AND t.waqf_id = ANY ($1::uuid[]) AND t.${other}_account_id <> ALL ($8::uuid[]) ${wanted}) AS page`;

const ofAccounts = `SELECT * FROM (${sideOf('debit', 'credit')} UNION ALL ${sideOf('credit', 'debit')}) AS page
  ORDER BY page.occurred_at DESC, page.id DESC LIMIT $6`;

/** Reads entries. */
@Injectable()
export class EntryRepository {
  /** Newest first, after the cursor; `limit` overrides the filter's. */
  async list(ctx: Ctx, filter: EntryFilter, after: EntryPlace | null, limit: number): Promise<FoundEntry[]> {
    const { waqfIds, accountIds, from, to, kinds } = filter;
    const values = [
      waqfIds,
      from ?? null,
      to ?? null,
      kinds ?? null,
      after?.occurredMicros.toString() ?? null,
      limit,
      after?.id ?? null,
    ];
    const rows: EntryRow[] = accountIds
      ? await ctx.manager.query(ofAccounts, [...values, accountIds])
      : await ctx.manager.query(ofWaqfs, values);
    return rows.map(toEntry);
  }

  async find(ctx: Ctx, id: string): Promise<Entry | undefined> {
    const [row]: EntryRow[] = await ctx.manager.query(`SELECT ${columns} FROM ledger.transfer t WHERE t.id = $1`, [id]);
    return row && toEntry(row);
  }

  /** What the accounts held together before `at`: what they hold now, without what has occurred since. */
  async balanceBefore(ctx: Ctx, accountIds: readonly string[], at: Date | null): Promise<Halalas> {
    const [row]: { balance: string }[] = await ctx.manager.query(
      `SELECT coalesce((SELECT sum(balance_halalas) FROM ledger.account WHERE id = ANY ($1::uuid[])), 0)
         - coalesce((SELECT sum(amount_halalas) FROM ledger.transfer WHERE credit_account_id = ANY ($1::uuid[]) AND occurred_at >= $2), 0)
         + coalesce((SELECT sum(amount_halalas) FROM ledger.transfer WHERE debit_account_id = ANY ($1::uuid[]) AND occurred_at >= $2), 0) AS balance`,
      [accountIds, at],
    );
    return halalas(BigInt(row?.balance ?? 0));
  }
}

function toEntry(row: EntryRow): FoundEntry {
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
