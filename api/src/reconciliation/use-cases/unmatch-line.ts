import { Injectable } from '@nestjs/common';
import type { StatementLine } from '@waqf/contracts/reconciliation';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { toLine } from '../presenter.js';
import { ReconciliationNotMatchedError } from '../reconciliation.errors.js';
import { lineUnmatched } from '../reconciliation.facts.js';

/**
 * Undoes the match of a line, with a reason that is recorded in the audit trail; a transaction that was created from it
 * stays in the books.
 */
@Injectable()
export class UnmatchLine {
  constructor(
    private readonly access: StatementAccess,
    private readonly matches: MatchRepository,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * For the nazir only.
   * @throws MembershipWaqfNotFoundError, ReconciliationLineNotFoundError (404), ReconciliationForbiddenError (403),
   * ReconciliationNotMatchedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; lineId: string; reason: string }): Promise<StatementLine> {
    return this.transactions.run(ctx, async (ctx) => {
      await this.access.toReconcile(ctx, input.waqfId);
      const line = await this.access.line(ctx, input.waqfId, input.lineId);
      const match = await this.matches.ofLine(ctx, line.id);
      if (!match || !(await this.matches.undo(ctx, line.id, personOf(ctx).fullName, input.reason)))
        throw new ReconciliationNotMatchedError();
      const { waqfId, id: lineId } = line;
      const { entry, kind } = match;
      await this.facts.record(ctx, lineUnmatched, { waqfId, lineId, entryId: entry.id, kind, reason: input.reason });
      return toLine(line);
    });
  }
}
