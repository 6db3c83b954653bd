import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../identity/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import { type Changed, registryFacts } from './releases.facts.js';

/** Notifies every administrator when faults caused an automatic rollback, because nobody requested it. */
@Injectable()
export class ReleaseNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    for (const act of ['rolled-back-by-faults', 'canary-stopped-by-faults'] as const)
      this.facts.on(registryFacts[act], 'releases.notices', (ctx, changes, { occurredAt }) =>
        this.send(atTime(ctx, occurredAt), changes),
      );
  }

  private async send(ctx: Ctx, changes: readonly Changed[]): Promise<void> {
    const administrators = await this.identity.idsByRole(ctx, 'admin');
    await this.notifications.notifyAll(
      ctx,
      changes.flatMap((change) => administrators.map((userId) => ({ userId, ...noticeOf(change) }))),
    );
  }
}

function noticeOf({ remote, version, from }: Changed) {
  const [taken, now] = [(from ?? '').slice(0, 8), version.slice(0, 8)];
  return {
    title: { ar: `أُوقف إصدار من ${remote} تلقائيًا`, en: `A release of ${remote} was withdrawn automatically` },
    message: {
      ar: `كثرت أخطاء ${taken}، والجميع الآن على ${now}`,
      en: `${taken} had too many errors; everyone now has ${now}`,
    },
    type: 'warning' as const,
    priority: 'high' as const,
    category: 'system' as const,
    actionUrl: `/admin/releases/${remote}`,
  };
}
