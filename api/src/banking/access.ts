import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, requireCapability } from '../platform/index.js';
import { BankingAccountNotFoundError, BankingNotFounderError, BankingWaqfNotFoundError } from './banking.errors.js';
import type { OpenedRow } from './domain/bank-account.js';
import { AccountLookupRepository } from './persistence/account-lookup.repository.js';

/** Checks who may see which accounts and transfers. */
@Injectable()
export class BankingAccess {
  constructor(
    private readonly lookup: AccountLookupRepository,
    private readonly memberships: Memberships,
  ) {}

  /** An opened account of a waqf that the user may see. @throws BankingAccountNotFoundError (404) for any other id */
  async account(ctx: Ctx, accountId: string): Promise<OpenedRow> {
    const row = await this.lookup.opened(ctx, accountId);
    if (!row || !(await this.memberships.of(ctx, row.waqfId))) throw new BankingAccountNotFoundError();
    return row;
  }

  /** A waqf whose transfers the user may read. @throws ForbiddenError (403), BankingWaqfNotFoundError (404) */
  async waqf(ctx: Ctx, waqfId: string): Promise<Membership> {
    requireCapability(ctx, 'banking.read');
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new BankingWaqfNotFoundError();
    return membership;
  }

  /** A waqf that the user founded. @throws like `waqf`; BankingNotFounderError (403) */
  async founded(ctx: Ctx, waqfId: string): Promise<Membership> {
    const membership = await this.waqf(ctx, waqfId);
    if (!membership.relations.includes('waqif')) throw new BankingNotFounderError();
    return membership;
  }

  /** The requested waqf, or all waqfs whose transfers the user may list. @throws like `waqf` */
  async waqfIds(ctx: Ctx, waqfId: string | undefined): Promise<string[]> {
    if (waqfId !== undefined) return [(await this.waqf(ctx, waqfId)).waqfId];
    requireCapability(ctx, 'banking.read');
    return this.memberships.visibleWaqfIds(ctx);
  }
}
