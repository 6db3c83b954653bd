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

  /**
   * The balance after the newest entry of the page; null without accounts. A later page reads it again: an entry dated
   * back since the page before would be missing from the balance that its cursor carries.
   */
  private async balanceAbove(
    ctx: Ctx,
    { accountIds, to }: EntryFilter,
    after: EntryPlace | null,
  ): Promise<Halalas | null> {
    if (accountIds === undefined) return null;
    return after
      ? this.repository.balanceBeforePlace(ctx, accountIds, after)
      : this.repository.balanceBefore(ctx, accountIds, to ?? null);
  }

  private async page(ctx: Ctx, filter: EntryFilter, after: EntryPlace | null): Promise<EntryPage> {
    const found = await this.repository.list(ctx, filter, after, filter.limit + 1);
    const page = found.slice(0, filter.limit);
    let balance = filter.kinds === undefined ? await this.balanceAbove(ctx, filter, after) : null;
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
