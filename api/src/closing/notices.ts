import { bothCalendarsSpanText, waqfCalled } from '@waqf/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { Memberships, type Membership } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import { exceptionGranted, yearClosed } from './closing.facts.js';

interface NoticeWords {
  readonly userId: string | null;
  readonly title: Bilingual;
  readonly message: Bilingual;
}

/** Notifies the founder that a year was closed, and the nazir that entries into a closed year are allowed. */
@Injectable()
export class ClosingNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(yearClosed, 'closing.notices', (ctx, facts, event) =>
      this.send(ctx, event, facts, ({ waqifId, waqfName }, { closedBy, from, to }) => ({
        userId: waqifId === closedBy ? null : waqifId,
        title: { ar: 'أُقفلت سنة مالية', en: 'A fiscal year was closed' },
        message: {
          ar: `أقفل الناظر سنة ${waqfCalled(waqfName)} ${bothCalendarsSpanText(from, to, 'ar')}، وحُفظت أرقامها`,
          en: `The nazir closed the year of “${waqfName}”, ${bothCalendarsSpanText(from, to, 'en')}; its figures are kept`,
        },
      })),
    );
    this.facts.on(exceptionGranted, 'closing.notices', (ctx, facts, event) =>
      this.send(ctx, event, facts, ({ waqfName }, { personId, from, to }) => ({
        userId: personId,
        title: { ar: 'أُذن لك بالقيد في سنة مقفلة', en: 'You may record entries in a closed year' },
        message: {
          ar: `${waqfCalled(waqfName)}، سنة ${bothCalendarsSpanText(from, to, 'ar')}. ينتهي الإذن من نفسه`,
          en: `“${waqfName}”, the year ${bothCalendarsSpanText(from, to, 'en')}. The permission ends by itself`,
        },
      })),
    );
  }

  /**
   * Sends the notices with the date of the fact, so that late notices and those of sample data say when it happened.
   */
  private async send<Fact extends { waqfId: string; year: number }>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    wordsOf: (waqf: Membership, fact: Fact) => NoticeWords,
  ): Promise<void> {
    for (const fact of facts) {
      const waqf = await this.memberships.of(ctx, fact.waqfId);
      if (!waqf) continue;
      const { userId, ...words } = wordsOf(waqf, fact);
      if (userId === null) continue;
      const actionUrl = `/waqf/${fact.waqfId}/years/${fact.year}`;
      const at = atTime(ctx, occurredAt);
      await this.notifications.notify(at, {
        ...words,
        userId,
        actionUrl,
        type: 'info',
        priority: 'medium',
        category: 'waqf',
      });
    }
  }
}
