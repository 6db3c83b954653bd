import { Injectable } from '@nestjs/common';
import type { MoneyParts } from '@waqf/contracts/desk';
import { LedgerFacade } from '../../ledger/index.js';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { MainAccounts } from '../desk.registry.js';
import { moneyParts } from '../domain/money-parts.js';

/** Who owns the money in a waqf's main account, according to the books. */
@Injectable()
export class ViewMoney {
  constructor(
    private readonly memberships: Memberships,
    private readonly ledger: LedgerFacade,
    private readonly accounts: MainAccounts,
  ) {}

  /**
   * For the founder, the nazir (even before acceptance) and administrators.
   * @throws MembershipWaqfNotFoundError (404)
   */
  async execute(ctx: Ctx, waqfId: string): Promise<MoneyParts> {
    await this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir', 'admin', 'appointed']);
    const balances = await this.ledger.balancesOf(ctx, [waqfId]);
    return moneyParts(balances, await this.accounts.withMain(ctx, [waqfId]));
  }
}
