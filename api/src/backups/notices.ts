import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { IdentityFacade } from '../identity/index.js';
import { bothCalendarsOfDay, displayTime, riyadhDay } from '@waqf/formats';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import { backupFailed, backupRestored, backupTried } from './backups.facts.js';

/**
 * Results of a test restore that say nothing against the backup: the platform stopped meanwhile, or it may not create
 * databases here, which the page says all the time.
 */
const quiet: readonly string[] = ['whole', 'interrupted', 'no-right'];

/** Tells every administrator of a backup that cannot be relied on: most are made at night, when nobody watches. */
@Injectable()
export class BackupNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const { facts } = this;
    facts.on(backupFailed, 'backups.notices', (ctx, failed, { occurredAt }) =>
      this.send(
        atTime(ctx, occurredAt),
        failed.map(() => notCompleted),
      ),
    );
    facts.on(backupRestored, 'backups.notices', (ctx, restored, { occurredAt }) =>
      this.send(
        atTime(ctx, occurredAt),
        restored.map(({ moment }) => openRestored(new Date(moment))),
      ),
    );
    facts.on(backupTried, 'backups.notices', (ctx, tried, { occurredAt }) =>
      this.send(
        atTime(ctx, occurredAt),
        tried.filter(({ result }) => !quiet.includes(result)).map(() => notProven),
      ),
    );
  }

  private async send(ctx: Ctx, notices: readonly Words[]): Promise<void> {
    if (notices.length === 0) return;
    const administrators = await this.identity.idsByRole(ctx, 'admin');
    await this.notifications.notifyAll(
      ctx,
      notices.flatMap((words) => administrators.map((userId) => ({ userId, ...manner, ...words }))),
    );
  }
}

interface Words {
  title: Bilingual;
  message: Bilingual;
  actionUrl?: string;
}

const manner = {
  type: 'error',
  priority: 'high',
  category: 'system',
  actionUrl: '/admin/backups',
} as const;

const notCompleted: Words = {
  title: { ar: 'لم تكتمل نسخة احتياطية', en: 'A backup was not completed' },
  message: {
    ar: 'لم تُحفظ النسخة. افتح النسخ الاحتياطي لترى السبب، ثم خذ نسخة أخرى.',
    en: 'It was not kept. Open the backups to see why, then back up again.',
  },
};

const notProven: Words = {
  title: { ar: 'نسخة احتياطية لم تُستعد في تجربتها', en: 'A backup failed its test restore' },
  message: {
    ar: 'لا تعتمد عليها. افتح النسخ الاحتياطي لترى السبب، ثم خذ نسخة أخرى.',
    en: 'Do not rely on it. Open the backups to see why, then back up again.',
  },
};

const openRestored = (moment: Date): Words => {
  const [day, time] = [bothCalendarsOfDay(riyadhDay(moment)), displayTime(moment)];
  return {
    title: { ar: 'استُعيدت المنصة وهي في وضع الصيانة', en: 'The platform was restored and is in maintenance' },
    message: {
      ar: `عادت إلى ما كانت عليه ${day.ar}، الساعة ${time}. راجع المديرين والنظار وتغييرات الآيبان، ثم أنهِ الصيانة.`,
      en: `It is as it was on ${day.en}, ${time}. Check administrators, trustees and IBAN changes, then end the maintenance.`,
    },
    actionUrl: '/admin/system',
  };
};
