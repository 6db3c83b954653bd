import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsFacade } from '../../notifications/index.js';
import { Audit, Contexts, type Ctx, Jobs, Outbox, Transactions } from '../../platform/index.js';
import { accountStateChanged } from '../accounts.events.js';
import { followAccountQueue } from '../accounts.queues.js';
import { BankPort } from '../bank/bank.port.js';
import { stateNotice } from '../domain/account-notices.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';

/** Writes down the bank's word on an account: active, suspended or closed. Nobody else decides that. */
@Injectable()
export class FollowAccountState implements OnModuleInit {
  constructor(
    private readonly bank: BankPort,
    private readonly lookup: AccountLookupRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly notifications: NotificationsFacade,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.jobs.work(followAccountQueue, (job) => this.execute(this.contexts.system('banking.follow-account'), job.data));
  }

  /**
   * Outside of a transaction: the bank may take seconds.
   * @throws BankUnreachableError when the bank gives no answer; the job runs again
   */
  async execute(ctx: Ctx, input: { accountId: string }): Promise<void> {
    const row = await this.lookup.opened(ctx, input.accountId);
    const state = row && (await this.bank.accountState(row.iban));
    if (!row || !state) return;
    await this.transactions.run(ctx, async (ctx) => {
      const changed = await this.lookup.changeState(ctx, row.id, state);
      if (!changed) return;
      const { waqfId, partyIds } = changed;
      await this.audit.record(ctx, 'banking.account-state', { type: 'bank-account', id: row.id }, { waqfId, state });
      await this.outbox.publish(ctx, accountStateChanged, { accountId: row.id, waqfId, state });
      const notice = {
        ...stateNotice(row.iban, state),
        category: 'waqf',
        actionUrl: `/waqf/${waqfId}/banking`,
      } as const;
      for (const userId of partyIds) await this.notifications.notify(ctx, { ...notice, userId });
      await this.notifications.push(ctx, { userIds: partyIds, event: 'waqf.changed', data: { waqfId } });
    });
  }
}
