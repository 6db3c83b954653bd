import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, Transactions } from '../../platform/index.js';
import { entryCursor, type EntryPlace } from '../domain/entry-cursor.js';
import type { EntryFilter, EntryPage, ListedEntry } from '../domain/entry-list.js';
import { EntryRepository, type FoundEntry } from '../persistence/entry.repository.js';

/** A page of entries, newest first; with accounts it is their statement. The caller checks access to the waqfs. */
@Injectable()
export class ListEntries {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: EntryRepository,
  ) {}

  /** @throws InvalidCursorError (400) for an invalid cursor */
  async execute(ctx: Ctx, filter: EntryFilter): Promise<EntryPage> {
    const after = entryCursor.parse(filter.cursor);
    return this.transactions.snapshot(ctx, (ctx) => this.page(ctx, filter, after));
  }

  private async page(ctx: Ctx, filter: EntryFilter, after: EntryPlace | null): Promise<EntryPage> {
    const found = await this.repository.list(ctx, filter, after, filter.limit + 1);
    const page = found.slice(0, filter.limit);
    const running = filter.accountIds !== undefined && filter.kinds === undefined;
    let balance = running
      ? (after?.balance ?? (await this.repository.balanceBefore(ctx, filter.accountIds, filter.to ?? null)))
      : null;
    const entries = page.map((entry) => {
      const listed = withBalance(entry, filter.accountIds, balance);
      if (balance !== null && listed.signed !== null) balance = halalas(balance - listed.signed);
      return listed;
    });
    const last = page.at(-1);
    const more = found.length > filter.limit && last !== undefined;
    return {
      entries,
      nextCursor: more ? entryCursor.format({ occurredMicros: last.occurredMicros, id: last.id, balance }) : null,
    };
  }
}

function withBalance(
  found: FoundEntry,
  accountIds: readonly string[] | undefined,
  balance: Halalas | null,
): ListedEntry {
  const { occurredMicros: _place, ...entry } = found;
  if (!accountIds) return { ...entry, signed: null, balance: null };
  return {
    ...entry,
    signed: accountIds.includes(entry.creditAccountId) ? entry.amount : halalas(-entry.amount),
    balance,
  };
}
