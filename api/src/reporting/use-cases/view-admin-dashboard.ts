import { Injectable } from '@nestjs/common';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { addDays, firstDayOf, riyadhDay, riyadhMonth, startOfDay } from '@waqf/formats';
import { formatAmountForWire, percentageOf } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { Memberships } from '../../membership/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, personOf, SetAsideEvents, Transactions } from '../../platform/index.js';
import { ReportingPageForbiddenError } from '../reporting.errors.js';

/** Number of days in the chart. */
const shownDays = 14;
/** The most waqfs whose main account is named one by one. */
const shownAccounts = 3;

/** The administrator's figures for the whole platform. */
@Injectable()
export class ViewAdminDashboard {
  constructor(
    private readonly transactions: Transactions,
    private readonly identity: IdentityFacade,
    private readonly endowments: EndowmentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly notifications: NotificationsFacade,
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
    private readonly setAside: SetAsideEvents,
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
      unreadNotifications: await this.notifications.countUnread(ctx, userId),
      failedEvents: await this.setAside.count(ctx),
      growth: {
        usersPercent: growth(users.newSince, users.total),
        waqfsPercent: growth(fresh.total, waqfs.total),
      },
      tasks: await this.accountTasks(ctx),
      days: days.map(({ day, count }) => ({ day, transactions: count })),
    };
  }

  /** Main accounts that do not work: the first ones by name, and how many others there are. */
  private async accountTasks(ctx: Ctx): Promise<NonNullable<AdminDashboard['tasks']>> {
    const approved = await this.endowments.approvals(ctx);
    const idle = await this.banking.idleMains(ctx, [...approved.keys()]);
    const shown = idle.slice(0, shownAccounts);
    const names = await this.memberships.names(
      ctx,
      shown.map(({ waqfId }) => waqfId),
    );
    const named = shown.map(({ waqfId, title }) => {
      const name = names.get(waqfId) ?? '';
      return { title: { ar: `${title.ar}: ${name}`, en: `${title.en}: ${name}` }, to: `/waqf/${waqfId}/banking` };
    });
    const others = idle.length - shown.length;
    return others === 0 ? named : [...named, otherAccounts(others)];
  }
}

const otherAccounts = (count: number) => ({
  title: {
    ar: `أوقاف أخرى حسابها الرئيسي لا يعمل: ${count}`,
    en: `Further waqfs without a working main account: ${count}`,
  },
  to: '/waqf',
});

/** Growth in percent: what is new this month compared with what existed before; null when nothing existed before. */
const growth = (fresh: number, total: number): number | null =>
  total === fresh ? null : percentageOf(BigInt(fresh), BigInt(total - fresh));
