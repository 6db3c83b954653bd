import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { chargedFunds, LedgerFacade, totalOf } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { DistributionsBooksDifferError, DistributionsNoMainAccountError } from '../distributions.errors.js';

/**
 * Checks that three amounts agree before a yield is divided: the bank's, the entries' and the funds' balances. All are
 * current balances, even when the action is dated back.
 */
@Injectable()
export class CheckBalancesAgree {
  constructor(
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  /**
   * Calls the bank, so use it outside a transaction. The caller checks access.
   * @throws DistributionsNoMainAccountError, DistributionsBooksDifferError (409), BankingBankSilentError (503)
   */
  async execute(ctx: Ctx, waqfId: string): Promise<void> {
    const bank = await this.banking.bankBalanceOf(ctx, waqfId);
    if (bank === null) throw new DistributionsNoMainAccountError();
    const book = await this.ledger.balanceFromEntries(ctx, waqfId, chargedFunds);
    const balances = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId);
    if (!balances) throw new Error('a waqf without balances');
    const funds = totalOf(balances);
    if (bank !== book || book !== funds) throw new DistributionsBooksDifferError({ bank, book, funds });
  }
}
