import { Injectable } from '@nestjs/common';
import type { Halalas } from '@waqf/money';
import type { Ctx } from '../platform/index.js';
import { type Figures, type FundBalances, noBalances } from './domain/fund.js';
import { LedgerRepository } from './persistence/ledger.repository.js';

/** The ledger as other contexts see it. All amounts are whole halalas. */
@Injectable()
export class LedgerFacade {
  constructor(private readonly ledger: LedgerRepository) {}

  /** Opens the five fund accounts of a waqf inside the caller's transaction; calling again changes nothing. */
  async openWaqfAccounts(ctx: Ctx, input: { waqfId: string }): Promise<void> {
    await this.ledger.openAccounts(ctx, input.waqfId);
  }

  /** Book balances by waqf id; a waqf without accounts has zeroes, so every asked id is in the map. */
  async balancesOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const found = await this.ledger.balances(ctx, waqfIds);
    return new Map(waqfIds.map((waqfId) => [waqfId, found.get(waqfId) ?? noBalances()]));
  }

  /** Revenue, expenses and number of entries of the current month, as Asia/Riyadh counts months. */
  async monthFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.ledger.figures(ctx, waqfIds, 'month');
  }

  /** The same for the current day of Asia/Riyadh. */
  async dayFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.ledger.figures(ctx, waqfIds, 'day');
  }

  /** The same since the first entry. */
  async totalFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.ledger.figures(ctx, waqfIds, 'all');
  }

  /** Yield that these waqfs allotted to their beneficiaries in the current year of Asia/Riyadh, reversals taken away. */
  async yieldAllottedThisYear(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return this.ledger.allotted(ctx, waqfIds, 'year');
  }
}
