import { Injectable } from '@nestjs/common';
import { BankingFacade, type OpenedBankAccount } from '../banking/index.js';
import type { Ctx } from '../platform/index.js';
import { Memberships, type Membership } from '../membership/index.js';
import type { LineRecord } from './domain/book-line.js';
import { LineRepository } from './persistence/line.repository.js';
import {
  ReconciliationAccountNotFoundError,
  ReconciliationForbiddenError,
  ReconciliationLineNotFoundError,
  ReconciliationNoAccountError,
} from './reconciliation.errors.js';

/** Checks who may see or reconcile which account and line; every use case calls it first. */
@Injectable()
export class StatementAccess {
  constructor(
    private readonly memberships: Memberships,
    private readonly banking: BankingFacade,
    private readonly lines: LineRepository,
  ) {}

  /** Allows the nazir only. @throws MembershipWaqfNotFoundError (404), ReconciliationForbiddenError (403) */
  async toReconcile(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['nazir'], () => new ReconciliationForbiddenError());
  }

  /** Allows founder, nazir (also before accepting) and administrators. @throws MembershipWaqfNotFoundError (404) */
  async toSee(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir', 'admin', 'appointed']);
  }

  /**
   * An account of the waqf; its main account when none is named.
   * @throws ReconciliationAccountNotFoundError (404), ReconciliationNoAccountError (409)
   */
  async account(ctx: Ctx, waqfId: string, accountId: string | undefined): Promise<OpenedBankAccount> {
    if (accountId !== undefined) {
      const account = await this.banking.openedAccount(ctx, accountId.toLowerCase());
      if (!account || account.waqfId !== waqfId) throw new ReconciliationAccountNotFoundError();
      return account;
    }
    const main = (await this.banking.mainAccountOf(ctx, [waqfId])).get(waqfId);
    const account = main && (await this.banking.openedAccount(ctx, main.id));
    if (!account) throw new ReconciliationNoAccountError();
    return account;
  }

  /** A statement line of the waqf. @throws ReconciliationLineNotFoundError (404) */
  async line(ctx: Ctx, waqfId: string, lineId: string): Promise<LineRecord> {
    const line = await this.lines.find(ctx, lineId.toLowerCase());
    if (!line || line.waqfId !== waqfId) throw new ReconciliationLineNotFoundError();
    return line;
  }
}
