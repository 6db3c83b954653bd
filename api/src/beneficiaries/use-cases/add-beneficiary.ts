import { Injectable } from '@nestjs/common';
import type { AddBeneficiary as Wanted } from '@waqf/contracts/beneficiaries';
import { BankingFacade } from '../../banking/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { Audit, type Ctx, newId, Transactions } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
import {
  BeneficiariesAlreadyThereError,
  BeneficiariesForbiddenError,
  BeneficiariesWaqfNotApprovedError,
} from '../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { addedNotice } from '../domain/beneficiary-notices.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/** api.md, Rules: so long a call waits for the bank; afterwards a job goes on asking. */
const bankPatienceMs = 5_000;

export interface Added {
  record: BeneficiaryRecord;
  bankAccountCreated: boolean;
  /** Sum of the waqf's active shares with this one, percent. */
  totalPercentage: number;
}

/** A nazir (or an administrator) names somebody who receives from the yield. */
@Injectable()
export class AddBeneficiary {
  constructor(
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly identity: IdentityFacade,
    private readonly banking: BankingFacade,
    private readonly notifications: NotificationsFacade,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Adds the person, the role and, where the waqf has its main account, the sub-account; without it the sub-account is
   * opened by a job once it has. `bankAccountCreated` is true only when the bank has really opened it.
   * @throws MembershipWaqfNotFoundError (404), BeneficiariesForbiddenError (403), BeneficiariesWaqfNotApprovedError
   * (409), BeneficiariesAlreadyThereError (409)
   */
  async execute(ctx: Ctx, input: Wanted & { waqfId: string }): Promise<Added> {
    const { record, accountId } = await this.transactions.run(ctx, (ctx) => this.add(ctx, input));
    const account = accountId === null ? null : await this.banking.awaitAccount(accountId, bankPatienceMs);
    const [shares] = await this.beneficiaries.shares(ctx, [input.waqfId]);
    return { record, bankAccountCreated: account?.state === 'active', totalPercentage: shares?.total ?? 0 };
  }

  private async add(
    ctx: Ctx,
    input: Wanted & { waqfId: string },
  ): Promise<{ record: BeneficiaryRecord; accountId: string | null }> {
    const membership = await this.memberships.requireRelation(
      ctx,
      input.waqfId,
      ['nazir', 'admin'],
      () => new BeneficiariesForbiddenError(),
    );
    if (membership.status !== 'approved') throw new BeneficiariesWaqfNotApprovedError();
    const { nationalId, fullName } = input;
    const person = await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName, role: 'beneficiary' });
    const record: BeneficiaryRecord = {
      id: newId(),
      waqfId: input.waqfId,
      personId: person.id,
      nationalId,
      fullName,
      relationship: input.relationship ?? null,
      allocatedPercentage: input.allocatedPercentage ?? null,
      isActive: true,
      createdAt: ctx.clock.now(),
    };
    if (!(await this.beneficiaries.add(ctx, record))) throw new BeneficiariesAlreadyThereError();
    const details = { waqfId: record.waqfId, personId: person.id, allocatedPercentage: record.allocatedPercentage };
    await this.audit.record(ctx, 'beneficiaries.add', { type: 'beneficiary', id: record.id }, details);
    await this.tell(ctx, membership, person.id);
    const account = await this.banking.requestSubAccount(ctx, {
      waqfId: record.waqfId,
      beneficiaryId: record.id,
      holderName: fullName,
      partyIds: membership.nazirId === null ? [] : [membership.nazirId],
    });
    return { record, accountId: account?.id ?? null };
  }

  private async tell(ctx: Ctx, { waqfId, waqfName, waqifId, nazirId }: Membership, personId: string): Promise<void> {
    const actionUrl = '/beneficiary/dashboard';
    await this.notifications.notify(ctx, {
      ...addedNotice(waqfName),
      userId: personId,
      type: 'info',
      priority: 'medium',
      category: 'beneficiary',
      actionUrl,
    });
    const userIds = nazirId === null ? [waqifId] : [waqifId, nazirId];
    await this.notifications.push(ctx, { userIds, event: 'waqf.changed', data: { waqfId } });
  }
}
