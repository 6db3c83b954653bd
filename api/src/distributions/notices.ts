import { waqfCalled } from '@waqf/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas } from '@waqf/money';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { Memberships, type Membership, partiesOf, WaqfNotices } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import {
  rulesApproved,
  rulesProposed,
  rulesRejected,
  runLinesFailed,
  runLinesPaid,
  runPaymentStarted,
  runSettled,
} from './distributions.facts.js';
import { deciderOf } from './domain/decider.js';
import { unpaidWords } from './domain/unpaid-words.js';
import { UnpaidLineRepository } from './persistence/unpaid-line.repository.js';

interface NoticeWords {
  readonly userId: string;
  readonly type: 'info' | 'success' | 'warning';
  readonly title: Bilingual;
  readonly message: Bilingual;
}

/** Notifies the deciders of a proposal and the proposer of the decision. */
@Injectable()
export class RuleNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly waqfNotices: WaqfNotices,
  ) {}

  onModuleInit(): void {
    this.facts.on(rulesProposed, 'distributions.notices', (ctx, facts, event) =>
      this.waqfNotices.send(ctx, event, facts, (waqf, { proposedBy }) => [ofRules(waqf, proposed(waqf, proposedBy))]),
    );
    this.facts.on(rulesApproved, 'distributions.notices', (ctx, facts, event) =>
      this.waqfNotices.send(ctx, event, facts, (waqf, { proposedBy }) =>
        isParty(waqf, proposedBy) ? [ofRules(waqf, approved(waqf.waqfName, proposedBy))] : [],
      ),
    );
    this.facts.on(rulesRejected, 'distributions.notices', (ctx, facts, event) =>
      this.waqfNotices.send(ctx, event, facts, (waqf, { proposedBy, reason }) =>
        isParty(waqf, proposedBy) ? [ofRules(waqf, rejected(waqf.waqfName, proposedBy, reason))] : [],
      ),
    );
  }
}

/** A nazir who was replaced after proposing rules gets no notice of the decision. */
const isParty = (waqf: Membership, userId: string): boolean => partiesOf(waqf).includes(userId);

const ofRules = ({ waqfId }: Membership, words: NoticeWords): Notice => ({
  ...words,
  priority: 'high',
  category: 'waqf',
  actionUrl: `/waqf/${waqfId}/rules`,
});

function proposed(waqf: Membership, proposedBy: string): NoticeWords {
  const decider = deciderOf(waqf, proposedBy);
  if (decider === null) return proposedAlone(waqf.waqfName, proposedBy);
  return {
    userId: decider,
    type: 'info',
    title: { ar: 'قواعد توزيع تنتظر موافقتك', en: 'Distribution rules await your approval' },
    message: {
      ar: `${waqf.waqfName}: راجع القواعد المقترحة ثم وافق عليها أو ارفضها`,
      en: `${waqf.waqfName}: review the proposed rules, then approve or reject them`,
    },
  };
}

/** For a founder who is also the nazir: an immediate notice, so that a proposal from a stolen session is noticed. */
function proposedAlone(waqfName: string, proposedBy: string): NoticeWords {
  return {
    userId: proposedBy,
    type: 'warning',
    title: { ar: 'اقترحت قواعد للتوزيع', en: 'You proposed distribution rules' },
    message: {
      ar: `${waqfName}: لا أحد غيرك يوافق عليها، فتوافق عليها بعد 24 ساعة. إن لم تقترحها فاسحبها الآن`,
      en: `${waqfName}: nobody else can approve them, so you may after 24 hours. If it was not you, withdraw them now`,
    },
  };
}

function approved(waqfName: string, proposedBy: string): NoticeWords {
  return {
    userId: proposedBy,
    type: 'success',
    title: { ar: 'اعتُمدت قواعد التوزيع', en: 'Distribution rules approved' },
    message: {
      ar: `${waqfName}: صار العمل بالقواعد التي اقترحتها`,
      en: `${waqfName}: the rules that you proposed are in force`,
    },
  };
}

function rejected(waqfName: string, proposedBy: string, reason: string): NoticeWords {
  return {
    userId: proposedBy,
    type: 'warning',
    title: { ar: 'رُفضت قواعد التوزيع', en: 'Distribution rules rejected' },
    message: {
      ar: `${waqfName}: رُفضت القواعد التي اقترحتها. السبب: ${reason}`,
      en: `${waqfName}: the rules that you proposed are rejected. Reason: ${reason}`,
    },
  };
}

/** The number of notices that are written in one statement. */
const part = 1_000;

/** Notifies beneficiaries of what they were paid or why not; nazir and founder of how the payment of a run ended. */
@Injectable()
export class RunNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly unpaid: UnpaidLineRepository,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const name = 'distributions.run-notices';
    for (const fact of [runPaymentStarted, runLinesFailed, runSettled])
      this.facts.on(fact, 'distributions.unpaid-notices', async (ctx, facts, { occurredAt }) => {
        for (const { waqfId, runId } of facts) await this.ofUnpaid(atTime(ctx, occurredAt), waqfId, runId);
      });
    this.facts.on(runLinesPaid, name, async (ctx, facts, { occurredAt }) => {
      for (const fact of facts) await this.ofLines(atTime(ctx, occurredAt), fact);
    });
    this.facts.on(runSettled, name, async (ctx, facts, { occurredAt }) => {
      for (const fact of facts) await this.ofRun(atTime(ctx, occurredAt), fact);
    });
  }

  /** Notifies each beneficiary of their own amount only, and the guardian of a minor. */
  private async ofLines(ctx: Ctx, { waqfId, lines }: PaidLines): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    await this.toOwners(ctx, waqfId, lines, ({ amountHalalas }) => {
      const amount = displayAmount(halalas(BigInt(amountHalalas)));
      return {
        type: 'success',
        title: { ar: 'صُرف استحقاقك', en: 'Your share was paid' },
        message: {
          ar: `صُرف لك ${amount} ريال من ${waqfCalled(waqf.waqfName)}`,
          en: `${amount} SAR of “${waqf.waqfName}” was paid to you`,
        },
      };
    });
  }

  /** Notifies the owner of each line that is withheld or refused; once for each reason. */
  private async ofUnpaid(ctx: Ctx, waqfId: string, runId: string): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    for (;;) {
      const lines = await this.unpaid.takeUnnotified(ctx, runId, part);
      await this.toOwners(ctx, waqfId, lines, (line) => unpaidWords(line, waqf.waqfName));
      if (lines.length < part) return;
    }
  }

  /** Notifies the beneficiaries of these lines, and the guardian of a minor. */
  private async toOwners<Line extends { readonly id: string; readonly beneficiaryId: string }>(
    ctx: Ctx,
    waqfId: string,
    lines: readonly Line[],
    wordsOf: (line: Line) => Pick<NoticeWords, 'type' | 'title' | 'message'>,
  ): Promise<void> {
    const ids = lines.map(({ beneficiaryId }) => beneficiaryId);
    const people = await this.beneficiaries.personIdsOf(ctx, ids);
    const notices = lines.flatMap((line): Notice[] => {
      const userId = people.get(line.beneficiaryId);
      if (userId === undefined) return [];
      const actionUrl = `/beneficiary/payments/${line.id}`;
      return [{ ...wordsOf(line), userId, priority: 'medium', category: 'transaction', actionUrl }];
    });
    await this.notifications.notifyAll(ctx, await this.beneficiaries.withGuardians(ctx, waqfId, notices));
  }

  private async ofRun(ctx: Ctx, { waqfId, runId, failed, amountHalalas }: SettledRun): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    const amount = displayAmount(halalas(BigInt(amountHalalas)));
    const unpaid = failed === 1 ? 'one share was not' : `${failed} shares were not`;
    const words: Pick<NoticeWords, 'type' | 'title' | 'message'> =
      failed > 0
        ? {
            type: 'warning',
            title: { ar: 'تعذّر صرف بعض المستحقات', en: 'Some shares could not be paid' },
            message: {
              ar: `${waqf.waqfName}: صُرف ${amount} ريال، وعدد البنود المتعذرة ${failed}. المبالغ محفوظة لأصحابها`,
              en: `${waqf.waqfName}: ${amount} SAR was paid; ${unpaid}. Unpaid amounts are kept for their owners`,
            },
          }
        : {
            type: 'success',
            title: { ar: 'اكتمل صرف دورة التوزيع', en: 'The distribution run has been paid' },
            message: {
              ar: `${waqf.waqfName}: صُرف ${amount} ريال للمستفيدين`,
              en: `${waqf.waqfName}: ${amount} SAR was paid to the beneficiaries`,
            },
          };
    await this.notifications.notifyAll(
      ctx,
      partiesOf(waqf).map((userId) => ({
        ...words,
        userId,
        priority: failed > 0 ? 'high' : 'medium',
        category: 'transaction',
        actionUrl: `/waqf/${waqfId}/distributions/${runId}`,
      })),
    );
  }
}

type PaidLines = Parameters<typeof runLinesPaid.audit>[0];
type SettledRun = Parameters<typeof runSettled.audit>[0];
