import { Injectable } from '@nestjs/common';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { formatAmountForWire, sumHalalas } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';

/** The dashboard's figures over the waqfs that the person may see. */
@Injectable()
export class ViewStats {
  constructor(
    private readonly transactions: Transactions,
    private readonly endowments: EndowmentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly banking: BankingFacade,
  ) {}

  /** `totalBalance` is the distributable yield, as `waqf.balance` is; months are those of Asia/Riyadh. */
  async execute(ctx: Ctx): Promise<DashboardStats> {
    personOf(ctx);
    // One moment: revenue less expenses must be what the balances say.
    return this.transactions.snapshot(ctx, (ctx) => this.read(ctx));
  }

  private async read(ctx: Ctx): Promise<DashboardStats> {
    const waqfIds = await this.endowments.visibleWaqfIds(ctx);
    const waqfs = await this.endowments.statsFor(ctx);
    const balances = await this.ledger.balancesOf(ctx, waqfIds);
    const totals = await this.ledger.totalFigures(ctx, waqfIds);
    const month = await this.ledger.monthFigures(ctx, waqfIds);
    return {
      totalWaqfs: waqfs.total,
      totalBalance: formatAmountForWire(sumHalalas([...balances.values()].map((funds) => funds.ghalla))),
      activeWaqfs: waqfs.active,
      pendingWaqfs: waqfs.pending,
      draftWaqfs: waqfs.draft,
      bankAccounts: await this.banking.countAccounts(ctx, waqfIds),
      totalRevenue: formatAmountForWire(totals.revenue),
      totalExpenses: formatAmountForWire(totals.expenses),
      monthlyTransactions: month.count,
    };
  }
}
