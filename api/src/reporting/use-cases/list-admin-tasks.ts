import { Injectable } from '@nestjs/common';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { BankingFacade } from '../../banking/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { Memberships } from '../../membership/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, SetAsideEvents } from '../../platform/index.js';

/** The most waqfs whose main account is named one by one. */
const shownAccounts = 3;

/** What waits for an administrator. */
@Injectable()
export class ListAdminTasks {
  constructor(
    private readonly notifications: NotificationsFacade,
    private readonly setAside: SetAsideEvents,
    private readonly endowments: EndowmentsFacade,
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
  ) {}

  /** @param ctx acts as administrator; the caller checks access */
  async of(ctx: Ctx, userId: string): Promise<Pick<AdminDashboard, 'unreadNotifications' | 'failedEvents' | 'tasks'>> {
    return {
      unreadNotifications: await this.notifications.countUnread(ctx, userId),
      failedEvents: await this.setAside.count(ctx),
      tasks: await this.accounts(ctx),
    };
  }

  /** Main accounts that do not work: the first ones by name, and how many others there are. */
  private async accounts(ctx: Ctx): Promise<NonNullable<AdminDashboard['tasks']>> {
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
