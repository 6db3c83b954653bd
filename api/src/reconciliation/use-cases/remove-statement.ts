import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, sqlState, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { StatementRepository } from '../persistence/statement.repository.js';
import {
  ReconciliationStatementMatchedError,
  ReconciliationStatementNeededError,
  ReconciliationStatementNotFoundError,
} from '../reconciliation.errors.js';
import { statementRemoved } from '../reconciliation.facts.js';

const foreignKeyViolation = '23503';

/** Removes a statement imported by mistake, as long as none of its lines is matched; the audit trail records it. */
@Injectable()
export class RemoveStatement {
  constructor(
    private readonly access: StatementAccess,
    private readonly statements: StatementRepository,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * For the nazir only.
   * @throws MembershipWaqfNotFoundError, ReconciliationStatementNotFoundError (404),
   * ReconciliationForbiddenError (403), ReconciliationStatementMatchedError, ReconciliationStatementNeededError (409)
   */
  async execute(ctx: Ctx, { waqfId, statementId }: { waqfId: string; statementId: string }): Promise<void> {
    try {
      await this.transactions.run(ctx, (ctx) => this.remove(ctx, waqfId, statementId));
    } catch (error) {
      // A line of it was matched between the check and the removal.
      throw sqlState(error) === foreignKeyViolation ? new ReconciliationStatementMatchedError() : error;
    }
  }

  private async remove(ctx: Ctx, waqfId: string, statementId: string): Promise<void> {
    await this.access.toReconcile(ctx, waqfId);
    const statement = await this.statements.find(ctx, waqfId, statementId);
    if (!statement) throw new ReconciliationStatementNotFoundError();
    if (await this.statements.isMatched(ctx, statementId)) throw new ReconciliationStatementMatchedError();
    // A later import left out the lines that this one has; without it they would be lost.
    if (await this.statements.isNeeded(ctx, statement)) throw new ReconciliationStatementNeededError();
    if (!(await this.statements.remove(ctx, statementId))) throw new ReconciliationStatementNotFoundError();
    await this.facts.record(ctx, statementRemoved, {
      statementId,
      waqfId,
      accountId: statement.accountId,
      fileName: statement.fileName,
      sha256: statement.sha256,
      lines: statement.newLines,
    });
  }
}
