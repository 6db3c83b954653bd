import {
  type Inconsistency,
  inconsistency,
  type BookedEntry,
  type StoredAccount,
  type StoredSummary,
} from './chain.js';

interface FoldedAccount {
  /** Waqf and fund according to the entries; null when the entries disagree. */
  owner: string | null;
  balance: bigint;
  entries: bigint;
  lastNumber: bigint;
  lastAfter: bigint;
  lastEntryId: string;
}

interface FoldedSummary {
  revenue: bigint;
  expenses: bigint;
  entries: bigint;
  net: bigint;
  allotted: bigint;
}

/** Adds up all entries independently of the database, to compare the result with its stored balances and summaries. */
export class Fold {
  private readonly accounts = new Map<string, FoldedAccount>();
  private readonly summaries = new Map<string, FoldedSummary>();

  add(entry: BookedEntry): void {
    const amount = BigInt(entry.amount);
    const { id, waqfId } = entry;
    const [debit, credit] = [`${waqfId} ${entry.debitFund}`, `${waqfId} ${entry.creditFund}`];
    this.side(entry.debitId, debit, -amount, id, BigInt(entry.debitNumber), BigInt(entry.debitAfter));
    this.side(entry.creditId, credit, amount, id, BigInt(entry.creditNumber), BigInt(entry.creditAfter));
    if (entry.kind !== 'movement') {
      for (const key of [`${entry.waqfId} day ${entry.day}`, `${entry.waqfId} all -infinity`])
        this.count(key, entry, amount);
    }
    const movesGhalla = entry.debitFund === 'ghalla' || entry.creditFund === 'ghalla';
    if (entry.kind === 'movement' && !movesGhalla) return;
    const month = this.count(`${entry.waqfId} month ${entry.day.slice(0, 7)}-01`, entry, amount);
    if (entry.debitFund === 'ghalla') month.net -= amount;
    if (entry.creditFund === 'ghalla') month.net += amount;
    if (entry.kind !== 'movement') return;
    if (entry.isReversal && entry.debitFund === 'payable' && entry.creditFund === 'ghalla') month.allotted -= amount;
    if (!entry.isReversal && entry.debitFund === 'ghalla' && entry.creditFund === 'payable') month.allotted += amount;
  }

  /** Compares a stored account; call it only once for each. */
  account(stored: StoredAccount): Inconsistency | null {
    const folded = this.accounts.get(stored.id);
    this.accounts.delete(stored.id);
    const { balance = 0n, entries = 0n, lastNumber = 0n, lastAfter = 0n } = folded ?? {};
    const right =
      (folded === undefined || folded.owner === `${stored.waqfId} ${stored.fund}`) &&
      BigInt(stored.balance) === balance &&
      BigInt(stored.entries) === entries &&
      lastNumber === entries &&
      lastAfter === balance;
    return right
      ? null
      : inconsistency('balance', { accountId: stored.id, waqfId: stored.waqfId, entryId: folded?.lastEntryId ?? null });
  }

  /** Compares a stored summary; call it only once for each. */
  summary(stored: StoredSummary): Inconsistency | null {
    const key = `${stored.waqfId} ${stored.grain} ${stored.startsOn}`;
    const { revenue = 0n, expenses = 0n, entries = 0n, net = 0n, allotted = 0n } = this.summaries.get(key) ?? {};
    this.summaries.delete(key);
    const right =
      BigInt(stored.revenue) === revenue &&
      BigInt(stored.expenses) === expenses &&
      BigInt(stored.entries) === entries &&
      BigInt(stored.net) === net &&
      BigInt(stored.allotted) === allotted;
    return right ? null : inconsistency('summary', { waqfId: stored.waqfId });
  }

  /** Call it after all stored rows were compared: finds an account or summary that has entries but no stored row. */
  missingStoredRow(): Inconsistency | null {
    const [account] = this.accounts.entries();
    if (account) return inconsistency('balance', { accountId: account[0], entryId: account[1].lastEntryId });
    const [summary] = this.summaries.keys();
    return summary === undefined ? null : inconsistency('summary', { waqfId: summary.slice(0, 36) });
  }

  private side(accountId: string, owner: string, signed: bigint, entryId: string, number: bigint, after: bigint): void {
    const account = this.accounts.get(accountId) ?? {
      owner,
      balance: 0n,
      entries: 0n,
      lastNumber: 0n,
      lastAfter: 0n,
      lastEntryId: entryId,
    };
    if (account.owner !== owner) account.owner = null;
    account.balance += signed;
    account.entries += 1n;
    if (number > account.lastNumber)
      Object.assign(account, { lastNumber: number, lastAfter: after, lastEntryId: entryId });
    this.accounts.set(accountId, account);
  }

  private count(key: string, entry: BookedEntry, amount: bigint): FoldedSummary {
    const summary = this.summaries.get(key) ?? { revenue: 0n, expenses: 0n, entries: 0n, net: 0n, allotted: 0n };
    this.summaries.set(key, summary);
    if (entry.kind === 'movement') return summary;
    const signed = entry.isReversal ? -amount : amount;
    summary[entry.kind === 'income' ? 'revenue' : 'expenses'] += signed;
    summary.entries += 1n;
    return summary;
  }
}
