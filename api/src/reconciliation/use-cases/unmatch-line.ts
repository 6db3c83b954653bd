import { Injectable } from '@nestjs/common';
import type { StatementLine } from '@waqf/contracts/reconciliation';
import { Audit, type Ctx, personOf, Transactions } from '../../platform/index.js';
import { lineAsContract } from '../domain/book-line.js';
import { LineRepository } from '../persistence/line.repository.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { ReconciliationLineNotFoundError, ReconciliationNotMatchedError } from '../reconciliation.errors.js';
import { ReachStatement } from './reach-statement.js';

/**
 * Takes the lock off a line, with a reason that stands in the audit trail; a transaction that was made from it stays in
 * the books.
 */
@Injectable()
export class UnmatchLine {
  constructor(
    private readonly reach: ReachStatement,
    private readonly lines: LineRepository,
    private readonly matches: MatchRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * The nazir only.
   * @throws MembershipWaqfNotFoundError, ReconciliationLineNotFoundError (404), ReconciliationForbiddenError (403),
   * ReconciliationNotMatchedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; lineId: string; reason: string }): Promise<StatementLine> {
    return this.transactions.run(ctx, async (ctx) => {
      await this.reach.toReconcile(ctx, input.waqfId);
      const line = await this.lines.find(ctx, input.lineId.toLowerCase());
      if (!line || line.waqfId !== input.waqfId) throw new ReconciliationLineNotFoundError();
      const match = await this.matches.ofLine(ctx, line.id);
      if (!match || !(await this.matches.undo(ctx, line.id, personOf(ctx).fullName, input.reason)))
        throw new ReconciliationNotMatchedError();
      const details = { waqfId: input.waqfId, entryId: match.entry.id, kind: match.kind, reason: input.reason };
      await this.audit.record(ctx, 'reconciliation.unmatch', { type: 'statement-line', id: line.id }, details);
      return lineAsContract(line);
    });
  }
}
