import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { BankingAccountNotFoundError } from '../accounts.errors.js';
import type { OpenedRow } from '../domain/bank-account.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';

/** The first step of every use case on one account. */
@Injectable()
export class ReachAccount {
  constructor(
    private readonly lookup: AccountLookupRepository,
    private readonly memberships: Memberships,
  ) {}

  /** An opened account of a waqf that the person sees. @throws BankingAccountNotFoundError (404) for any other id */
  async toSee(ctx: Ctx, accountId: string): Promise<OpenedRow> {
    const row = await this.lookup.opened(ctx, accountId);
    if (!row || !(await this.memberships.of(ctx, row.waqfId))) throw new BankingAccountNotFoundError();
    return row;
  }
}
