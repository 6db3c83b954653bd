import { Injectable } from '@nestjs/common';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { addDays, firstDayOf, riyadhDay, riyadhMonth, startOfDay } from '@waqf/formats';
import { formatAmountForWire, percentageOf } from '@waqf/money';
import { EndowmentsFacade } from '../../endowments/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';
import { ReportingPageForbiddenError } from '../reporting.errors.js';
import { ListAdminTasks } from './list-admin-tasks.js';

/** Number of days in the chart. */
const shownDays = 14;

/** The administrator's figures for the whole platform. */
@Injectable()
export class ViewAdminDashboard {
  constructor(
    private readonly transactions: Transactions,
    private readonly identity: IdentityFacade,
    private readonly endowments: EndowmentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly tasks: ListAdminTasks,
  ) {}

  /** @throws ReportingPageForbiddenError (403) for everybody but administrators */
  async execute(ctx: Ctx): Promise<AdminDashboard> {
    const person = personOf(ctx);
    if (!person.capabilities.has('system.admin')) throw new ReportingPageForbiddenError();
    return this.transactions.snapshot(ctx, (ctx) =>
      this.figures({ ...ctx, actor: { ...person, role: 'admin' } }, person.userId),
    );
  }

  /** `ctx` acts as administrator, even when another role of the person is active. */
  private async figures(ctx: Ctx, userId: string): Promise<AdminDashboard> {
    const monthStart = startOfDay(firstDayOf(riyadhMonth(ctx.clock.now())));
    const lastDay = riyadhDay(ctx.clock.now());
    const [users, waqfs, fresh, waqfIds] = await Promise.all([
      this.identity.counts(ctx, monthStart),
      this.endowments.statsFor(ctx),
      this.endowments.statsFor(ctx, monthStart),
      this.endowments.visibleWaqfIds(ctx),
    ]);
    const [held, today, days] = await Promise.all([
      this.ledger.yieldHeld(ctx, waqfIds),
      this.ledger.dayFigures(ctx, waqfIds),
      this.ledger.dayCounts(ctx, waqfIds, { from: addDays(lastDay, 1 - shownDays), to: lastDay }),
    ]);
    return {
      totalUsers: users.total,
      newUsersThisMonth: users.newSince,
      totalWaqfs: waqfs.total,
      newWaqfsThisMonth: fresh.total,
      totalBalance: formatAmountForWire(held),
      dailyTransactions: today.count,
      adminUsers: users.byRole.admin,
      waqifUsers: users.byRole.waqif,
      nazirUsers: users.byRole.nazir,
      beneficiaryUsers: users.byRole.beneficiary,
      approvedWaqfs: waqfs.active,
      pendingWaqfs: waqfs.pending,
      todayTransactions: today.count,
      ...(await this.tasks.of(ctx, userId)),
      growth: {
        usersPercent: growth(users.newSince, users.total),
        waqfsPercent: growth(fresh.total, waqfs.total),
      },
      days: days.map(({ day, count }) => ({ day, transactions: count })),
    };
  }
}

/** Growth in percent: what is new this month compared with what existed before; null when nothing existed before. */
const growth = (fresh: number, total: number): number | null =>
  total === fresh ? null : percentageOf(BigInt(fresh), BigInt(total - fresh));
