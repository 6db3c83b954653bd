import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { WaqfNotices } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import { documentAdded, documentApproved, documentRejected } from './supporting-documents.facts.js';

interface Words {
  readonly type: 'info' | 'success' | 'warning';
  readonly title: Bilingual;
  readonly message: Bilingual;
}

/** Notifies the nazir of a new document, and the person and the guardian of a minor of its review. */
@Injectable()
export class SupportingDocumentNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly waqfNotices: WaqfNotices,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(documentAdded, 'supporting-documents.notices', (ctx, added, event) =>
      this.waqfNotices.send(ctx, event, added, ({ nazirId, waqfName, waqfId }) =>
        nazirId === null ? [] : [noticeTo(nazirId, toReview(waqfName), `/beneficiaries?waqf=${waqfId}`)],
      ),
    );
    this.facts.on(documentApproved, 'supporting-documents.notices', async (ctx, facts, { occurredAt }) => {
      for (const place of facts) await this.sendToOwners(atTime(ctx, occurredAt), place, approved);
    });
    this.facts.on(documentRejected, 'supporting-documents.notices', async (ctx, facts, { occurredAt }) => {
      for (const place of facts) await this.sendToOwners(atTime(ctx, occurredAt), place, rejected);
    });
  }

  private async sendToOwners(ctx: Ctx, place: { personId: string; waqfId: string }, words: Words): Promise<void> {
    const notice = noticeTo(place.personId, words, '/beneficiary/profile');
    await this.notifications.notifyAll(ctx, await this.beneficiaries.withGuardians(ctx, place.waqfId, [notice]));
  }
}

const noticeTo = (userId: string, words: Words, actionUrl: string): Notice => ({
  ...words,
  userId,
  priority: 'medium',
  category: 'document',
  actionUrl,
});

const toReview = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'وثيقة مستفيد تنتظر المراجعة', en: 'A document of a beneficiary awaits review' },
  message: {
    ar: `أرسل أحد مستفيدي «${waqfName}» وثيقة. اعتمدها أو ارفضها مع بيان السبب`,
    en: `A beneficiary of “${waqfName}” sent a document. Approve it, or reject it and say why`,
  },
});
const approved: Words = {
  type: 'success',
  title: { ar: 'اعتُمدت وثيقتك', en: 'Your document was approved' },
  message: { ar: 'راجع الناظر وثيقة أرسلتها واعتمدها', en: 'The nazir reviewed a document of yours and approved it' },
};
const rejected: Words = {
  type: 'warning',
  title: { ar: 'لم تُقبل وثيقتك', en: 'Your document was not accepted' },
  message: {
    ar: 'اقرأ السبب في ملفك، وأرسل وثيقة أخرى إن شئت',
    en: 'Read the reason in your profile, and send another document if you like',
  },
};
