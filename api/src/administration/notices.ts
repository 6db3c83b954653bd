import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../identity/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import { auditFoundBroken } from './administration.facts.js';

/** Notifies every administrator when the audit trail is broken, because the one who changed it may be one of them. */
@Injectable()
export class AdministrationNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(auditFoundBroken, 'administration.notices', (ctx, found, { occurredAt }) =>
      this.send(atTime(ctx, occurredAt), found.at(-1)?.position ?? null),
    );
  }

  private async send(ctx: Ctx, position: number | null): Promise<void> {
    const administrators = await this.identity.idsByRole(ctx, 'admin');
    await this.notifications.notifyAll(
      ctx,
      administrators.map((userId) => ({ userId, ...noticeAt(position) })),
    );
  }
}

const noticeAt = (position: number | null) => ({
  title: { ar: 'سجل التدقيق غير سليم', en: 'The audit trail is not intact' },
  message:
    position === null
      ? {
          ar: 'أُضيف إليه سطر من خارج المنصة. افتح السجل لترى أيّ سطر، ولا تحذف شيئًا قبل التحقق.',
          en: 'An entry was added from outside the platform. Open the trail to see which one, and delete nothing until it is checked.',
        }
      : {
          ar: `لم يعد السطر ${position} كما كُتب. افتح السجل لترى ما حدث، ولا تحذف شيئًا قبل التحقق.`,
          en: `Entry ${position} is no longer as it was written. The trail shows what happened; delete nothing before you know more.`,
        },
  type: 'error' as const,
  priority: 'high' as const,
  category: 'system' as const,
  actionUrl: '/admin/audit',
});
