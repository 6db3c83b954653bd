import { Injectable, type OnModuleInit } from '@nestjs/common';
import { reportTitles, reportTypes } from '@waqf/contracts/reporting';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts } from '../platform/index.js';
import { exportFailed, exportReady } from './reporting.facts.js';

/** Who hears that a file was made, or could not be: whoever asked for it. */
@Injectable()
export class ReportingNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(exportReady, 'reporting.notices', (ctx, ready) => this.notify(ctx, ready, 'ready'));
    this.facts.on(exportFailed, 'reporting.notices', (ctx, failed) => this.notify(ctx, failed, 'failed'));
  }

  private async notify(
    ctx: Ctx,
    facts: readonly { exportId: string; personId: string; report: string }[],
    state: 'ready' | 'failed',
  ): Promise<void> {
    await this.notifications.notifyAll(
      ctx,
      facts.map((fact) => noticeOf(fact, state)),
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

function noticeOf(
  { exportId, personId, report }: { exportId: string; personId: string; report: string },
  state: 'ready' | 'failed',
): Notice {
  const title = reportTitles[reportTypes.find((known) => known === report) ?? 'financial'];
  const ready = state === 'ready';
  return {
    userId: personId,
    title: ready
      ? { ar: 'تقريرك جاهز', en: 'Your report is ready' }
      : { ar: 'تعذر إعداد تقريرك', en: 'Your report could not be made' },
    message: ready
      ? { ar: `«${title.ar}» جاهز للتنزيل مدة يوم.`, en: `“${title.en}” can be downloaded for a day.` }
      : { ar: `لم يُعد «${title.ar}». اطلبه مرة أخرى.`, en: `“${title.en}” was not made. Ask for it again.` },
    type: ready ? 'success' : 'error',
    priority: 'medium',
    category: 'system',
    kind: 'reportReady',
    actionUrl: `${report === 'beneficiary' ? '/beneficiary' : ''}/reports?export=${exportId}`,
  };
}
