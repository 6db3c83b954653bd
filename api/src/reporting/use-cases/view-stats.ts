import { Injectable } from '@nestjs/common';
import type { DashboardStats } from '@waqf/contracts/reporting';
import { formatAmountForWire } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';

/** The dashboard's figures for the waqfs that the person may see. */
@Injectable()
export class ViewStats {
  constructor(
    private readonly transactions: Transactions,
    private readonly endowments: EndowmentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly banking: BankingFacade,
  ) {}

  /** `totalBalance` is the distributable yield, like `waqf.balance`; months are those of Asia/Riyadh. */
  async execute(ctx: Ctx): Promise<DashboardStats> {
    personOf(ctx);
    // All figures are read at one moment, so that revenue less expenses equals the balances.
    return this.transactions.snapshot(ctx, (ctx) => this.read(ctx));
  }

  private async read(ctx: Ctx): Promise<DashboardStats> {
    const [waqfIds, waqfs] = await Promise.all([this.endowments.visibleWaqfIds(ctx), this.endowments.statsFor(ctx)]);
    const [yieldHeld, totals, month, bankAccounts] = await Promise.all([
      this.ledger.yieldHeld(ctx, waqfIds),
      this.ledger.totalFigures(ctx, waqfIds),
      this.ledger.monthFigures(ctx, waqfIds),
      this.banking.countAccounts(ctx, waqfIds),
    ]);
    return {
      totalWaqfs: waqfs.total,
      totalBalance: formatAmountForWire(yieldHeld),
      activeWaqfs: waqfs.active,
      pendingWaqfs: waqfs.pending,
      draftWaqfs: waqfs.draft,
      bankAccounts,
      totalRevenue: formatAmountForWire(totals.revenue),
      totalExpenses: formatAmountForWire(totals.expenses),
      monthlyTransactions: month.count,
    };
  }
}
