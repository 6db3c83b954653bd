import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountOpened, BankingFacade } from '../../banking/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, Outbox } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { ownAccountNotice } from '../domain/beneficiary-notices.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/**
 * What follows when the bank has opened an account: of a main one the waiting sub-accounts, of a sub-account a notice.
 */
@Injectable()
export class FollowAccounts implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.outbox.listen(
      accountOpened,
      'beneficiaries.account-opened',
      async (ctx, { payload: { waqfId, beneficiaryId } }) => {
        if (beneficiaryId === null) await this.openWaiting(ctx, waqfId);
        else await this.tell(ctx, beneficiaryId);
      },
    );
  }

  /** Decisions: who was added before the main account existed gets the sub-account now, by banking's job. */
  private async openWaiting(ctx: Ctx, waqfId: string): Promise<void> {
    const membership = await this.memberships.of(ctx, waqfId);
    const waiting = await this.beneficiaries.activeOf(ctx, waqfId);
    const known = await this.banking.subAccounts(
      ctx,
      waiting.map((record) => record.id),
    );
    for (const record of waiting.filter(({ id }) => !known.has(id))) {
      const partyIds = membership?.nazirId ? [membership.nazirId] : [];
      await this.banking.requestSubAccount(ctx, {
        waqfId,
        beneficiaryId: record.id,
        holderName: record.fullName,
        partyIds,
      });
    }
  }

  private async tell(ctx: Ctx, beneficiaryId: string): Promise<void> {
    const record = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!record) return;
    const name = (await this.memberships.names(ctx, [record.waqfId])).get(record.waqfId) ?? '';
    const actionUrl = '/beneficiary/dashboard';
    await this.notifications.notify(ctx, {
      ...ownAccountNotice(name),
      userId: record.personId,
      type: 'success',
      priority: 'medium',
      category: 'beneficiary',
      actionUrl,
    });
  }
}
