import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { DocumentType } from '@waqf/contracts/documents';
import { deedReadingFailed, DocumentsFacade } from '../documents/index.js';
import { IdentityFacade } from '../identity/index.js';
import { NotificationsFacade, type Notice } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import { deedLabels } from './domain/deed-labels.js';
import type { Endowment } from './domain/waqf.js';
import {
  amendmentApproved,
  deedsAwaited,
  trusteeshipAccepted,
  trusteeshipDeclined,
  waqfApproved,
  waqfMovedToReview,
} from './endowments.facts.js';
import { WaqfRepository } from './persistence/waqf.repository.js';

type Named = Pick<Endowment, 'id' | 'name' | 'waqifId' | 'nazirAcceptedAt'>;

/** Sends a notice after each fact to the people concerned, in both languages. */
@Injectable()
export class EndowmentNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly waqfs: WaqfRepository,
    private readonly notifications: NotificationsFacade,
    private readonly documents: DocumentsFacade,
    private readonly identity: IdentityFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(waqfMovedToReview, 'endowments.notices', (ctx, moved, event) =>
      this.send(ctx, event, moved, async (waqf) => [readyForReview(waqf), ...(await this.reusedDeeds(ctx, waqf))]),
    );
    this.facts.on(deedsAwaited, 'endowments.notices', (ctx, awaited, event) =>
      this.send(ctx, event, awaited, (waqf, { missing }) => [deedsMissing(waqf, missing)]),
    );
    this.facts.on(deedReadingFailed, 'endowments.notices', (ctx, failed, event) =>
      this.send(ctx, event, failed, (waqf, { versionStatus, documentType, message }) =>
        versionStatus === 'current' || versionStatus === 'proposed' ? [unreadable(waqf, documentType, message)] : [],
      ),
    );
    this.facts.on(waqfApproved, 'endowments.notices', (ctx, approvals, event) =>
      this.send(ctx, event, approvals, (waqf, { nazirId }) => [approved(waqf), ...appointed(waqf, nazirId)]),
    );
    this.facts.on(trusteeshipAccepted, 'endowments.notices', (ctx, answers, event) =>
      this.send(ctx, event, answers, (waqf) => [answered(waqf, true)]),
    );
    this.facts.on(trusteeshipDeclined, 'endowments.notices', (ctx, answers, event) =>
      this.send(ctx, event, answers, (waqf) => [answered(waqf, false)]),
    );
    this.facts.on(amendmentApproved, 'endowments.notices', (ctx, approvals, event) =>
      this.send(ctx, event, approvals, async (waqf, fact) => [
        ...amended(waqf, fact),
        ...(await this.reusedDeeds(ctx, waqf)),
      ]),
    );
  }

  /**
   * For the founder and for every administrator, because only administrators can find out which other waqf uses the
   * deed.
   */
  private async reusedDeeds(ctx: Ctx, waqf: Named): Promise<Notice[]> {
    const types = await this.documents.reusedElsewhere(ctx, waqf.id);
    if (types.length === 0) return [];
    const administrators = await this.identity.idsByRole(ctx, 'admin');
    const recipients = [...new Set([waqf.waqifId, ...administrators])];
    return recipients.map((userId) => reused(waqf, types, userId));
  }

  /**
   * Sends the notices with the date of the fact, so that late notices and those of sample data say when it happened.
   */
  private async send<Fact extends { waqfId: string }>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    noticesOf: (waqf: Named, fact: Fact) => Notice[] | Promise<Notice[]>,
  ): Promise<void> {
    for (const fact of facts) {
      const waqf = await this.waqfs.find(ctx, fact.waqfId);
      // Nothing is due for a waqf that its founder has discarded since.
      if (!waqf || waqf.status === 'discarded') continue;
      const notices = await noticesOf(waqf, fact);
      await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
    }
  }
}

function readyForReview({ id, name, waqifId }: Named): Notice {
  return {
    userId: waqifId,
    title: { ar: 'اكتملت معالجة الوثائق', en: 'Documents processed' },
    message: { ar: `راجع بيانات ${name} ثم اعتمده`, en: `Review the data of ${name}, then approve it` },
    type: 'info',
    priority: 'medium',
    category: 'waqf',
    kind: 'documentReminders',
    actionUrl: `/waqf/${id}/process`,
  };
}

function deedsMissing({ id, name, waqifId }: Named, missing: readonly DocumentType[]): Notice {
  const deeds = (language: 'ar' | 'en', comma: string) => missing.map((type) => deedLabels[type][language]).join(comma);
  return {
    userId: waqifId,
    title: { ar: 'أكمل صكوك وقفك', en: 'Complete the deeds of your waqf' },
    message: { ar: `${name} ينتظر ${deeds('ar', ' و')}`, en: `${name} waits for the ${deeds('en', ' and the ')}` },
    type: 'info',
    priority: 'low',
    category: 'document',
    kind: 'documentReminders',
    actionUrl: `/waqf/${id}/process`,
  };
}

function unreadable({ id, name, waqifId }: Named, type: DocumentType, reason: Bilingual): Notice {
  const label = deedLabels[type];
  return {
    userId: waqifId,
    title: { ar: `تعذرت قراءة ${label.ar}`, en: `The ${label.en} could not be read` },
    message: { ar: `${name}: ${reason.ar}`, en: `${name}: ${reason.en}` },
    type: 'error',
    priority: 'high',
    category: 'document',
    actionUrl: `/waqf/${id}/process`,
  };
}

/** Administrators get the notice without the name of the waqf, because the founder wrote it. */
function reused({ id, name, waqifId }: Named, types: readonly DocumentType[], userId: string): Notice {
  const deeds = {
    ar: types.map((type) => deedLabels[type].ar).join('، '),
    en: types.map((type) => deedLabels[type].en).join(', '),
  };
  const own = userId === waqifId;
  return {
    userId,
    title: { ar: 'صك مستخدم في وقف آخر', en: 'A deed is used in another waqf' },
    message: {
      ar: `${own ? `${name}: ` : ''}تأكد أن ${deeds.ar} لهذا الوقف قبل المتابعة`,
      en: `${own ? `${name}: ` : ''}make sure that these belong to this waqf before you go on: ${deeds.en}`,
    },
    type: 'warning',
    priority: 'high',
    category: 'document',
    actionUrl: own ? `/waqf/${id}/process` : `/waqf/${id}/details`,
  };
}

function approved({ id, name, waqifId }: Named): Notice {
  return {
    userId: waqifId,
    title: { ar: 'اعتُمد الوقف', en: 'Waqf approved' },
    message: { ar: `أصبح ${name} نشطًا وقُفلت بياناته`, en: `${name} is active and its data is locked` },
    type: 'success',
    priority: 'high',
    category: 'waqf',
    actionUrl: `/waqf/${id}/details`,
  };
}

/**
 * For the founder and the nazir; a new nazir gets the notice of the appointment instead, and the former one that it
 * ended.
 */
function amended(waqf: Named, fact: { formerNazirId: string | null; nazirId: string | null }): Notice[] {
  const { formerNazirId, nazirId } = fact;
  const notice = (userId: string): Notice => ({
    userId,
    title: { ar: 'اعتُمد تعديل الوقف', en: 'Amendment approved' },
    message: { ar: `أصبحت البيانات الجديدة في ${waqf.name} سارية`, en: `The new data of ${waqf.name} is in force` },
    type: 'success',
    priority: 'high',
    category: 'waqf',
    actionUrl: `/waqf/${waqf.id}/details`,
  });
  if (nazirId === formerNazirId) {
    const nazir = waqf.nazirAcceptedAt === null ? null : nazirId;
    return [...new Set([waqf.waqifId, nazir])].filter((userId) => userId !== null).map(notice);
  }
  const asked = nazirId === null ? [] : appointed(waqf, nazirId);
  return [notice(waqf.waqifId), ...asked, ...relieved(waqf, formerNazirId)];
}

/**
 * For the nazir, unless the founder is the nazir. The two do not know each other until the nazir accepts, so the notice
 * contains no text of the founder, such as the name of the waqf. The page that it opens shows the deeds.
 */
function appointed({ id, waqifId }: Named, nazirId: string): Notice[] {
  if (nazirId === waqifId) return [];
  return [
    {
      userId: nazirId,
      title: { ar: 'عُيّنت ناظرًا', en: 'You were appointed nazir' },
      message: {
        ar: 'عيّنك صك نظارة معتمد ناظرًا على وقف. اقرأ الصك ثم اقبل النظارة أو اعتذر عنها',
        en: 'An approved nazir deed names you nazir of a waqf. Read the deed, then accept the trusteeship or decline it',
      },
      type: 'info',
      priority: 'high',
      category: 'waqf',
      actionUrl: `/waqf/${id}/details`,
    },
  ];
}

/** For the founder, who wrote the name of the waqf; the nazir's reason is on the page, not in the notice. */
function answered({ id, name, waqifId }: Named, accepted: boolean): Notice {
  return {
    userId: waqifId,
    title: accepted
      ? { ar: 'قبل الناظر النظارة', en: 'The nazir accepted' }
      : { ar: 'اعتذر الناظر عن النظارة', en: 'The nazir declined' },
    message: accepted
      ? { ar: `يدير الناظر ${name} من الآن`, en: `The nazir manages ${name} from now on` }
      : {
          ar: `${name} بلا ناظر. اقرأ السبب وارفع صك نظارة أحدث`,
          en: `${name} has no nazir. Read the reason and upload a newer nazir deed`,
        },
    type: accepted ? 'success' : 'warning',
    priority: 'high',
    category: 'waqf',
    actionUrl: `/waqf/${id}/details`,
  };
}

function relieved({ waqifId }: Named, formerNazirId: string | null): Notice[] {
  if (formerNazirId === null || formerNazirId === waqifId) return [];
  return [
    {
      userId: formerNazirId,
      title: { ar: 'انتهت نظارتك', en: 'Your trusteeship has ended' },
      message: {
        ar: 'عُيّن ناظر آخر على وقف كنت ناظره، بموجب صك نظارة أحدث',
        en: 'Another nazir was appointed to a waqf of yours by a newer nazir deed',
      },
      type: 'warning',
      priority: 'high',
      category: 'waqf',
      actionUrl: null,
    },
  ];
}
