import { Injectable } from '@nestjs/common';
import { type Desk, deskKinds } from '@waqf/contracts/desk';
import { LedgerFacade } from '../../ledger/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, requireCapability, Transactions } from '../../platform/index.js';
import { DeskSources, MainAccounts } from '../desk.registry.js';
import { moneyParts } from '../domain/money-parts.js';

const mostItems = 50;
const pressing: readonly string[] = deskKinds;

/** What needs the attention of a nazir today, in all waqfs that they run. */
@Injectable()
export class ViewDesk {
  constructor(
    private readonly memberships: Memberships,
    private readonly sources: DeskSources,
    private readonly ledger: LedgerFacade,
    private readonly accounts: MainAccounts,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ForbiddenError (403) for users whose roles do not let them run a waqf */
  async execute(ctx: Ctx, { isWhole }: { isWhole: boolean }): Promise<Desk> {
    requireCapability(ctx, 'banking.transfer');
    return this.transactions.snapshot(ctx, async (ctx) => {
      const memberships = await this.memberships.visible(ctx);
      const waqfs = new Map(
        [...memberships].filter(([, { status, relations }]) => status === 'approved' && relations.includes('nazir')),
      );
      const tasks = [];
      // The sources run one after the other, because they share the connection of the snapshot.
      if (waqfs.size > 0) for (const source of this.sources.all()) tasks.push(...(await source.tasks(ctx, waqfs)));
      const items = tasks
        .toSorted((a, b) => pressing.indexOf(a.kind) - pressing.indexOf(b.kind))
        .slice(0, isWhole ? tasks.length : mostItems)
        .map((task) => ({ ...task, waqfName: waqfs.get(task.waqfId)?.waqfName ?? '' }));
      const balances = await this.ledger.balancesOf(ctx, [...waqfs.keys()]);
      const withAccount = await this.accounts.withMain(ctx, [...waqfs.keys()]);
      return { items, count: tasks.length, money: moneyParts(balances, withAccount) };
    });
  }
}
