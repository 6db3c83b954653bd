import { bothCalendarsSpanText, type DaySpan, waqfCalled } from '@waqf/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WaqfNotices } from '../membership/index.js';
import type { Notice } from '../notifications/index.js';
import { Facts } from '../platform/index.js';
import { exceptionGranted, yearClosed } from './closing.facts.js';

/** Notifies the founder that a year was closed, and the nazir that entries into a closed year are allowed. */
@Injectable()
export class ClosingNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly waqfNotices: WaqfNotices,
  ) {}

  onModuleInit(): void {
    this.facts.on(yearClosed, 'closing.notices', (ctx, facts, event) =>
      this.waqfNotices.send(ctx, event, facts, ({ waqifId, waqfName }, closed) =>
        waqifId === closed.closedBy
          ? []
          : [{ ...yearClosedWords(waqfName, closed), ...ofYear(closed), userId: waqifId }],
      ),
    );
    this.facts.on(exceptionGranted, 'closing.notices', (ctx, facts, event) =>
      this.waqfNotices.send(ctx, event, facts, ({ waqfName }, granted) => [
        { ...exceptionWords(waqfName, granted), ...ofYear(granted), userId: granted.personId },
      ]),
    );
  }
}

type Words = Pick<Notice, 'title' | 'message'>;

const ofYear = ({ waqfId, year }: { waqfId: string; year: number }): Omit<Notice, 'userId' | keyof Words> => ({
  type: 'info',
  priority: 'medium',
  category: 'waqf',
  actionUrl: `/waqf/${waqfId}/years/${year}`,
});

const yearClosedWords = (waqfName: string, { from, to }: DaySpan): Words => ({
  title: { ar: 'أُقفلت سنة مالية', en: 'A fiscal year was closed' },
  message: {
    ar: `أقفل الناظر سنة ${waqfCalled(waqfName)} ${bothCalendarsSpanText(from, to, 'ar')}، وحُفظت أرقامها`,
    en: `The nazir closed the year of “${waqfName}”, ${bothCalendarsSpanText(from, to, 'en')}; its figures are kept`,
  },
});

const exceptionWords = (waqfName: string, { from, to }: DaySpan): Words => ({
  title: { ar: 'أُذن لك بالقيد في سنة مقفلة', en: 'You may record entries in a closed year' },
  message: {
    ar: `${waqfCalled(waqfName)}، سنة ${bothCalendarsSpanText(from, to, 'ar')}. ينتهي الإذن من نفسه`,
    en: `“${waqfName}”, the year ${bothCalendarsSpanText(from, to, 'en')}. The permission ends by itself`,
  },
});
