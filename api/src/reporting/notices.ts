import { Injectable, type OnModuleInit } from '@nestjs/common';
import { exportedReports, exportedTitles } from '@waqf/contracts/reporting';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import { type ScheduleReader, ScheduleReaderRepository } from './persistence/schedule-reader.repository.js';
import { exportFailed, exportReady, exportShared } from './reporting.facts.js';

interface Ended {
  readonly exportId: string;
  readonly personId: string;
  readonly report: string;
}

/** Notifies the person who requested a file, or who receives a scheduled one, that it was made or could not be made. */
@Injectable()
export class ReportingNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly readers: ScheduleReaderRepository,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(exportReady, 'reporting.notices', (ctx, ready, { occurredAt }) =>
      this.notify(atTime(ctx, occurredAt), ready, 'ready'),
    );
    this.facts.on(exportFailed, 'reporting.notices', (ctx, failed, { occurredAt }) =>
      this.notify(atTime(ctx, occurredAt), failed, 'failed'),
    );
    this.facts.on(exportShared, 'reporting.notices', (ctx, shared, { occurredAt }) =>
      this.notifications.notifyAll(
        atTime(ctx, occurredAt),
        shared.flatMap(({ readers, ...fact }) =>
          readers.map((userId) => ({ ...aboutFile(fact), ...sharedWords(fact.report), userId, type: 'info' as const })),
        ),
      ),
    );
  }

  private async notify(ctx: Ctx, facts: readonly Ended[], state: 'ready' | 'failed'): Promise<void> {
    const readers = await this.readers.ofExports(
      ctx,
      facts.map(({ exportId }) => exportId),
    );
    await this.notifications.notifyAll(
      ctx,
      facts.flatMap((fact) => {
        const reader = readers.get(fact.exportId);
        if (!reader || state === 'failed') return [noticeOf(fact, state)];
        // A reader who has stopped the report in the meantime gets no more messages.
        return reader.stoppedAt === null ? [scheduledNotice(fact, reader)] : [];
      }),
    );
    await this.notifications.pushAll(
      ctx,
      facts.map(({ exportId, personId }) => ({
        userIds: [personId],
        event: 'report.ready' as const,
        data: { exportId, state },
      })),
    );
  }
}

const titleOf = (report: string) => exportedTitles[exportedReports.find((known) => known === report) ?? 'financial'];

const aboutFile = ({ exportId, report }: Pick<Ended, 'exportId' | 'report'>) => ({
  priority: 'medium' as const,
  category: 'system' as const,
  kind: 'reportReady' as const,
  actionUrl:
    report === 'personal_data'
      ? '/settings?tab=data'
      : `${report === 'beneficiary' ? '/beneficiary' : ''}/reports?export=${exportId}`,
});

/** Words of a copy of a person's own data. */
const copyWords = {
  ready: {
    title: { ar: 'نسخة بياناتك جاهزة', en: 'The copy of your data is ready' },
    message: {
      ar: 'تنزّلها من الإعدادات مدة يوم. إن لم تطلبها أنت فأنهِ جلساتك وأبلغ الدعم.',
      en: 'Download it in the settings for a day. If you did not request it, end your sessions and tell support.',
    },
  },
  failed: {
    title: { ar: 'تعذر إعداد نسخة بياناتك', en: 'The copy of your data could not be prepared' },
    message: { ar: 'اطلبها مرة أخرى من الإعدادات.', en: 'Request it again in the settings.' },
  },
};

function noticeOf(fact: Ended, state: 'ready' | 'failed'): Notice {
  const title = titleOf(fact.report);
  const ready = state === 'ready';
  const about = { ...aboutFile(fact), userId: fact.personId, type: ready ? ('success' as const) : ('error' as const) };
  if (fact.report === 'personal_data') return { ...about, ...copyWords[state] };
  return {
    ...about,
    title: ready
      ? { ar: 'تقريرك جاهز', en: 'Your report is ready' }
      : { ar: 'تعذر إعداد تقريرك', en: 'Your report could not be prepared' },
    message: ready
      ? { ar: `«${title.ar}» جاهز للتنزيل مدة يوم.`, en: `“${title.en}” can be downloaded for a day.` }
      : { ar: `لم يُعد «${title.ar}». اطلبه مرة أخرى.`, en: `“${title.en}” could not be prepared. Request it again.` },
  };
}

/** The mail contains a link to the file (never the file itself) and a link that stops the scheduled report. */
function scheduledNotice(fact: Ended, { stopCode }: ScheduleReader): Notice {
  const title = titleOf(fact.report);
  return {
    ...aboutFile(fact),
    userId: fact.personId,
    title: { ar: 'تقريرك الدوري جاهز', en: 'Your scheduled report is ready' },
    message: {
      ar: `«${title.ar}» جاهز للتنزيل مدة 14 يومًا.`,
      en: `“${title.en}” can be downloaded for 14 days.`,
    },
    type: 'success',
    stopPath: `/stop-report#${stopCode}`,
  };
}

function sharedWords(report: string): Pick<Notice, 'title' | 'message'> {
  const title = titleOf(report);
  return {
    title: { ar: 'شوركت ملف تقرير', en: 'A report file was shared with you' },
    message: {
      ar: `«${title.ar}» جاهز للتنزيل حتى تنتهي مهلته.`,
      en: `“${title.en}” can be downloaded until it expires.`,
    },
  };
}
