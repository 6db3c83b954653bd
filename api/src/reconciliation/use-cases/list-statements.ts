import { Injectable } from '@nestjs/common';
import type { BankStatement } from '@waqf/contracts/reconciliation';
import type { Ctx } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { StatementRepository } from '../persistence/statement.repository.js';
import { toStatement } from '../presenter.js';

const mostStatements = 100;

/** The latest statements of a waqf, newest first. */
@Injectable()
export class ListStatements {
  constructor(
    private readonly access: StatementAccess,
    private readonly statements: StatementRepository,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, waqfId: string): Promise<BankStatement[]> {
    await this.access.toSee(ctx, waqfId);
    const statements = await this.statements.list(ctx, waqfId, mostStatements);
    const matched = await this.statements.matched(
      ctx,
      statements.map(({ id }) => id),
    );
    return statements.map((statement) => ({ ...toStatement(statement), matched: matched.has(statement.id) }));
  }
}
