import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import type { Reconciliation, ReconciliationQuery } from '@waqf/contracts/reconciliation';
import { formatAmountForWire, sumHalalas } from '@waqf/money';
import { type Ctx, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { candidatesFor } from '../domain/candidates.js';
import { LineRepository } from '../persistence/line.repository.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { toEntry, toLine, toPair } from '../presenter.js';
import { CompareBalances } from './compare-balances.js';
import { ReadEntries } from './read-entries.js';

const mostOfEach = 100;
const usualDays = 90;

/** Compares what the bank says with what the books say. */
@Injectable()
export class ViewReconciliation {
  constructor(
    private readonly access: StatementAccess,
    private readonly lines: LineRepository,
    private readonly matches: MatchRepository,
    private readonly entries: ReadEntries,
    private readonly balances: CompareBalances,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, ReconciliationAccountNotFoundError (404), ReconciliationNoAccountError (409),
   * ReconciliationPeriodTooLongError (422)
   */
  async execute(ctx: Ctx, query: ReconciliationQuery & { waqfId: string }): Promise<Reconciliation> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const { relations } = await this.access.toSee(ctx, query.waqfId);
      const account = await this.access.account(ctx, query.waqfId, query.accountId);
      const to = query.to ?? riyadhDay(ctx.clock.now());
      const from = query.from ?? addDays(to, -usualDays);
      const open = await this.entries.openWithinStatements(ctx, account, from, to);
      const { count, total } = await this.lines.openTotals(ctx, account.id, from, to);
      const matched = await this.matches.list(ctx, account.id, from, to, mostOfEach);
      const suspense = await this.lines.open(ctx, account.id, from, to, mostOfEach);
      return {
        from,
        to,
        matched: matched.map(toPair),
        suspense: suspense.map((line) => ({
          line: toLine(line),
          candidates: candidatesFor(line, open).map(toEntry),
        })),
        unmatchedEntries: open.slice(0, mostOfEach).map(toEntry),
        counts: {
          matched: await this.matches.count(ctx, account.id, from, to),
          suspense: count,
          unmatchedEntries: open.length,
        },
        ...(await this.balances.execute(ctx, account, to)),
        suspenseTotal: formatAmountForWire(total),
        unmatchedEntriesTotal: formatAmountForWire(sumHalalas(open.map((entry) => entry.amount))),
        mayReconcile: relations.includes('nazir'),
      };
    });
  }
}
