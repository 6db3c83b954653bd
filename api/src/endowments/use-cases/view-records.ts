import { Injectable } from '@nestjs/common';
import type { WaqfView } from '@waqf/contracts/endowments';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { FinancesFacade } from '../../finances/index.js';
import type { Ctx } from '../../platform/index.js';

/** A page of a waqf shows at most this many of each list; `counts` has the totals. */
const mostOfEach = 50;

type Lists = 'bankAccounts' | 'beneficiaries' | 'transactions' | 'bankTransactions';

/** The lists of other contexts for a waqf, newest first, with the total of each. The caller checks access. */
@Injectable()
export class ViewRecords {
  constructor(
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly finances: FinancesFacade,
  ) {}

  async of(
    ctx: Ctx,
    waqfId: string,
  ): Promise<Pick<WaqfView, Lists> & { counts: Omit<WaqfView['counts'], 'documents'> }> {
    const accounts = await this.banking.accountsOf(ctx, waqfId);
    return {
      bankAccounts: accounts.slice(0, mostOfEach),
      beneficiaries: await this.beneficiaries.ofWaqf(ctx, waqfId, mostOfEach),
      transactions: await this.finances.recent(ctx, [waqfId], mostOfEach),
      bankTransactions: await this.banking.transactionsOf(ctx, [waqfId], mostOfEach),
      counts: {
        bankAccounts: accounts.length,
        subAccounts: accounts.filter((account) => !account.isMainAccount).length,
        beneficiaries: await this.beneficiaries.count(ctx, [waqfId]),
        transactions: await this.finances.count(ctx, [waqfId]),
        bankTransactions: await this.banking.countTransactions(ctx, [waqfId]),
      },
    };
  }
}
