import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import { type Ctx, Facts } from '../../platform/index.js';
import { matchLines, windowDays } from '../domain/match-lines.js';
import { LineRepository } from '../persistence/line.repository.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { runInSlices } from '../reading/in-slices.js';
import { linesMatched } from '../reconciliation.facts.js';
import { ReadEntries } from './read-entries.js';

/** An entry that is found by its reference may be this many days away, because a reference is stronger than a date. */
const referenceDays = 30;
/** The most lines to read; more than several statements have together. */
const mostLines = 100_000;

/** Matches every line whose entry can be found automatically. */
@Injectable()
export class MatchAutomatically {
  constructor(
    private readonly lines: LineRepository,
    private readonly matches: MatchRepository,
    private readonly entries: ReadEntries,
    private readonly banking: BankingFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs in the caller's transaction. Both days are included; lines shortly before and after them are also read, so
   * that a line is not taken for the only one of its amount when another one is just outside the range.
   * @returns how many lines were matched
   */
  async execute(ctx: Ctx, account: OpenedBankAccount, from: string, to: string): Promise<number> {
    const around = await this.lines.open(
      ctx,
      account.id,
      addDays(from, -2 * windowDays),
      addDays(to, 2 * windowDays),
      mostLines,
    );
    const wanted = new Set(
      around.filter((line) => line.bookedOn >= from && line.bookedOn <= to).map((line) => line.id),
    );
    if (wanted.size === 0) return 0;
    const open = await this.entries.open(ctx, account, addDays(from, -referenceDays), addDays(to, referenceDays));
    const bankReferences = await this.banking.bankReferencesOf(
      ctx,
      open.map((entry) => entry.id),
    );
    const byId = new Map(open.map((entry) => [entry.id, entry]));
    const candidates = open.map((entry) => ({
      ...entry,
      day: riyadhDay(entry.at),
      references: [entry.id, ...(bankReferences.get(entry.id) ?? [])],
    }));
    const pairs = (await runInSlices(matchLines(around, candidates))).filter((pair) => wanted.has(pair.lineId));
    const locked = await this.matches.add(
      ctx,
      pairs.flatMap(({ lineId, entryId, kind }) => {
        const entry = byId.get(entryId);
        return entry
          ? [{ line: { id: lineId, accountId: account.id }, entry, kind, matchedBy: null, fingerprint: null }]
          : [];
      }),
      ctx.clock.now(),
    );
    if (locked.size > 0) {
      const { id: accountId, waqfId } = account;
      await this.facts.record(ctx, linesMatched, { waqfId, accountId, lines: locked.size, from, to });
    }
    return locked.size;
  }
}
