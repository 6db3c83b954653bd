import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountOpened } from '../banking/index.js';
import { IdentityFacade } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import {
  beneficiaryAdded,
  beneficiaryRemoved,
  beneficiaryResumed,
  beneficiarySuspended,
  disputeExplained,
  disputeRaised,
  leavingRequested,
  payeeIbanApproved,
  payeeIbanRequested,
  payeeIbanDeclined,
} from './beneficiaries.facts.js';
import {
  accountNotice,
  addedNotice,
  disputedNotice,
  explainedNotice,
  ibanApprovedNotice,
  ibanAskedNotice,
  ibanDeclinedNotice,
  leavingNotice,
  leftNotice,
  removedNotice,
  resumedNotice,
  stayingNotice,
  suspendedNotice,
  type Words,
} from './domain/notice-words.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { GuardianNotices } from './use-cases/shared/guardian-notices.js';

/**
 * Sends notices to the right users after each fact, in both languages. A beneficiary may be named by strangers, so the
 * notice contains no text of theirs, such as the waqf's name; the page that it opens shows the waqf.
 */
@Injectable()
export class BeneficiaryNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly memberships: Memberships,
    private readonly guardians: GuardianNotices,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    // A notice has the date of its fact, so that a late notice or one of sample data says when it happened.
    const each =
      <Fact>(tell: (ctx: Ctx, fact: Fact) => Promise<void>) =>
      async (ctx: Ctx, facts: readonly Fact[], { occurredAt }: Occurrence) => {
        for (const fact of facts) await tell(atTime(ctx, occurredAt), fact);
      };
    const toPerson = (words: Words) => each((ctx, place: Place) => this.send(ctx, place, words));
    const toParties = (words: InWaqf) =>
      each((ctx, { waqfId }: { waqfId: string }) => this.notifyParties(ctx, waqfId, words));
    const ofIban = (words: Words) => each((ctx, place: Place) => this.sendOfIban(ctx, place, words));
    const { facts } = this;
    facts.on(beneficiaryAdded, 'beneficiaries.notices', toPerson(addedNotice));
    facts.on(beneficiarySuspended, 'beneficiaries.suspension-notices', toPerson(suspendedNotice));
    facts.on(beneficiaryResumed, 'beneficiaries.suspension-notices', toPerson(resumedNotice));
    facts.on(disputeRaised, 'beneficiaries.dispute-notices', toParties(disputedNotice));
    facts.on(leavingRequested, 'beneficiaries.dispute-notices', toParties(leavingNotice));
    facts.on(
      disputeExplained,
      'beneficiaries.dispute-notices',
      each((ctx, answer) => this.send(ctx, answer, answer.kind === 'leaving' ? stayingNotice : explainedNotice)),
    );
    facts.on(
      beneficiaryRemoved,
      'beneficiaries.dispute-notices',
      each((ctx, answer) => this.send(ctx, answer, answer.kind === 'leaving' ? leftNotice : removedNotice)),
    );
    facts.on(payeeIbanRequested, 'beneficiaries.iban-notices', ofIban(ibanAskedNotice));
    facts.on(payeeIbanApproved, 'beneficiaries.iban-notices', ofIban(ibanApprovedNotice));
    facts.on(
      payeeIbanDeclined,
      'beneficiaries.iban-notices',
      each((ctx, declined) => this.ofDeclined(ctx, declined)),
    );
    facts.on(
      accountOpened,
      'beneficiaries.notices',
      each(async (ctx, { beneficiaryId }) => {
        const record = beneficiaryId === null ? null : await this.beneficiaries.find(ctx, beneficiaryId);
        if (record) await this.send(ctx, record, accountNotice);
      }),
    );
  }

  /** Notifies whoever requested the IBAN; once they have no part in the waqf any more, its nazir. */
  private async ofDeclined(ctx: Ctx, { waqfId, requestedBy }: { waqfId: string; requestedBy: string }): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    const asked = await this.identity.person(ctx, requestedBy);
    if (!waqf || !asked) return;
    const hasPart = this.memberships.relationsOf({ userId: asked.id, roles: asked.roles }, waqf).length > 0;
    const userId = asked.isActive && hasPart ? asked.id : waqf.nazirId;
    if (userId === null) return;
    const actionUrl = `/beneficiaries?waqf=${waqfId}`;
    await this.notifications.notify(ctx, { ...urgent(userId, ibanDeclinedNotice), actionUrl });
  }

  /** Notifies the nazir, who answers, and the founder; the person's words are shown on the page only. */
  private async notifyParties(ctx: Ctx, waqfId: string, words: InWaqf): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    const parties = [
      { userId: waqf.waqifId, actionUrl: `/waqf/${waqfId}/details` },
      ...(waqf.nazirId === null ? [] : [{ userId: waqf.nazirId, actionUrl: `/beneficiaries?waqf=${waqfId}` }]),
    ];
    // A founder who is also the nazir gets one notice, with the link to the page for the answer.
    const recipients = parties.filter(
      ({ userId }, at) => !parties.slice(at + 1).some((later) => later.userId === userId),
    );
    for (const { userId, actionUrl } of recipients)
      await this.notifications.notify(ctx, {
        ...words(waqf.waqfName),
        userId,
        priority: 'high',
        category: 'beneficiary',
        actionUrl,
      });
  }

  /** Sent immediately with high priority, so that a person who did not request the account notices it. */
  private async sendOfIban(ctx: Ctx, { personId, waqfId }: Place, words: Words): Promise<void> {
    const notice = { ...urgent(personId, words), actionUrl: '/beneficiary/profile' };
    await this.notifications.notifyAll(ctx, await this.guardians.withGuardians(ctx, waqfId, [notice]));
  }

  private async send(ctx: Ctx, { personId: userId, waqfId }: Place, words: Words): Promise<void> {
    const actionUrl = '/beneficiary/entitlements';
    const notice = { ...words, userId, priority: 'medium', category: 'beneficiary', actionUrl } as const;
    await this.notifications.notifyAll(ctx, await this.guardians.withGuardians(ctx, waqfId, [notice]));
  }
}

const urgent = (userId: string, words: Words) =>
  ({ ...words, userId, priority: 'high', category: 'beneficiary' }) as const;

type InWaqf = (waqfName: string) => Words;

/** A beneficiary of a waqf. */
interface Place {
  personId: string;
  waqfId: string;
}
