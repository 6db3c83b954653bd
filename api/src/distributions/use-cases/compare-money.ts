import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { type Fund, LedgerFacade, totalOf } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { DistributionsBooksDifferError, DistributionsNoMainAccountError } from '../distributions.errors.js';

/** Funds whose money lies on the main bank account. */
const fundsOfMain = new Set<Fund>(['corpus', 'ghalla', 'reserve', 'payable']);
const dayMs = 86_400_000;

/** Three things that must agree before a yield is divided: the bank, the entries of the books, the funds' balances. */
@Injectable()
export class CompareMoney {
  constructor(
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  /**
   * Asks the bank, outside of a transaction. The caller checks access.
   * @throws DistributionsNoMainAccountError, DistributionsBooksDifferError (409), BankingBankSilentError (503)
   */
  async execute(ctx: Ctx, waqfId: string): Promise<void> {
    const bank = await this.banking.bankBalanceOf(ctx, waqfId);
    if (bank === null) throw new DistributionsNoMainAccountError();
    const ids = await this.ledger.fundAccountIds(ctx, waqfId, fundsOfMain);
    const book = await this.ledger.openingBalance(ctx, ids, new Date(ctx.clock.now().getTime() + dayMs));
    const balances = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId);
    if (!balances) throw new Error('a waqf without balances');
    const funds = totalOf(balances);
    if (bank !== book || book !== funds) throw new DistributionsBooksDifferError({ bank, book, funds });
  }
}
