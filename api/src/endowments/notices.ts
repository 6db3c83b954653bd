import { Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';
import { deedLabels } from './domain/deed-labels.js';
import type { DocumentType } from '@waqf/contracts/documents';
import type { Bilingual } from '@waqf/contracts';
import { TellPages } from './tell-pages.js';

interface Named {
  id: string;
  name: string;
  waqifId: string;
  nazirId: string | null;
}

/** What the people of a waqf are told, in both languages, inside the transaction that makes it true. */
@Injectable()
export class Notices {
  constructor(
    private readonly notifications: NotificationsFacade,
    private readonly pages: TellPages,
  ) {}

  /** All three deeds are read. */
  async readyForReview(ctx: Ctx, waqf: Named): Promise<void> {
    await this.notifications.notify(ctx, {
      userId: waqf.waqifId,
      title: { ar: 'اكتملت معالجة الوثائق', en: 'Documents processed' },
      message: { ar: `راجع بيانات ${waqf.name} ثم اعتمده`, en: `Review the data of ${waqf.name}, then approve it` },
      type: 'info',
      priority: 'medium',
      category: 'waqf',
      topic: 'document-reminder',
      actionUrl: `/waqf/${waqf.id}/process`,
    });
  }

  async unreadable(ctx: Ctx, waqf: Named, type: DocumentType, reason: Bilingual): Promise<void> {
    const label = deedLabels[type];
    await this.notifications.notify(ctx, {
      userId: waqf.waqifId,
      title: { ar: `تعذرت قراءة ${label.ar}`, en: `The ${label.en} could not be read` },
      message: { ar: `${waqf.name}: ${reason.ar}`, en: `${waqf.name}: ${reason.en}` },
      type: 'error',
      priority: 'high',
      category: 'document',
      actionUrl: `/waqf/${waqf.id}/process`,
    });
  }

  /** To the founder and the nazir; once to someone who is both. */
  async approved(ctx: Ctx, waqf: Named, nazirId: string): Promise<void> {
    const actionUrl = `/waqf/${waqf.id}/details`;
    await this.notifications.notify(ctx, {
      userId: waqf.waqifId,
      title: { ar: 'اعتُمد الوقف', en: 'Waqf approved' },
      message: { ar: `أصبح ${waqf.name} نشطاً وقُفلت بياناته`, en: `${waqf.name} is active and its data is locked` },
      type: 'success',
      priority: 'high',
      category: 'waqf',
      actionUrl,
    });
    if (nazirId !== waqf.waqifId) await this.appointed(ctx, waqf, nazirId);
    await this.pages.waqfChanged(ctx, { ...waqf, nazirId });
  }

  /** @param formerNazirId who was nazir before the amendment */
  async amended(ctx: Ctx, waqf: Named, formerNazirId: string | null): Promise<void> {
    const told = {
      title: { ar: 'اعتُمد تعديل الوقف', en: 'Amendment approved' },
      message: { ar: `أصبحت البيانات الجديدة في ${waqf.name} سارية`, en: `The new data of ${waqf.name} is in force` },
      type: 'success',
      priority: 'high',
      category: 'waqf',
      actionUrl: `/waqf/${waqf.id}/details`,
    } as const;
    await this.notifications.notify(ctx, { userId: waqf.waqifId, ...told });
    if (waqf.nazirId === formerNazirId) {
      if (waqf.nazirId !== null && waqf.nazirId !== waqf.waqifId)
        await this.notifications.notify(ctx, { userId: waqf.nazirId, ...told });
      return;
    }
    if (waqf.nazirId !== null && waqf.nazirId !== waqf.waqifId) await this.appointed(ctx, waqf, waqf.nazirId);
    if (formerNazirId !== null && formerNazirId !== waqf.waqifId) await this.relieved(ctx, waqf, formerNazirId);
  }

  private async appointed(ctx: Ctx, waqf: Named, nazirId: string): Promise<void> {
    await this.notifications.notify(ctx, {
      userId: nazirId,
      title: { ar: 'عُيّنت ناظراً', en: 'You are the nazir' },
      message: {
        ar: `أنت ناظر ${waqf.name} بموجب صك النظارة المعتمد`,
        en: `You are the nazir of ${waqf.name} by its approved nazir deed`,
      },
      type: 'info',
      priority: 'high',
      category: 'waqf',
      actionUrl: `/waqf/${waqf.id}/details`,
    });
  }

  private async relieved(ctx: Ctx, waqf: Named, nazirId: string): Promise<void> {
    await this.notifications.notify(ctx, {
      userId: nazirId,
      title: { ar: 'انتهت نظارتك', en: 'Your trusteeship has ended' },
      message: {
        ar: `عُيّن ناظر آخر في ${waqf.name} بموجب صك نظارة أحدث`,
        en: `Another nazir was appointed to ${waqf.name} by a newer nazir deed`,
      },
      type: 'warning',
      priority: 'high',
      category: 'waqf',
      actionUrl: null,
    });
  }
}
