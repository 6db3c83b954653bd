import { Injectable } from '@nestjs/common';
import { arabicCount } from '@waqf/formats';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { mayReviewIn } from './access.js';
import { SupportingDocumentRepository } from './persistence/supporting-document.repository.js';

const words = { one: 'وثيقة', two: 'وثيقتان', few: 'وثائق', many: 'وثيقة', other: 'وثيقة' };

/** Puts waqfs whose beneficiaries have sent documents that await the nazir on the desk. */
@Injectable()
export class SupportingDocumentsOnDesk implements DeskSource {
  constructor(private readonly documents: SupportingDocumentRepository) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const run = [...waqfs].filter(([, membership]) => mayReviewIn(membership)).map(([waqfId]) => waqfId);
    const pending = await this.documents.pendingIn(ctx, run);
    return pending.map(({ waqfId, count }) => ({
      key: `documents-${waqfId}`,
      kind: 'document_review' as const,
      waqfId,
      title: { ar: `${arabicCount(count, words)} للمراجعة`, en: `Documents to review: ${count}` },
      text: {
        ar: 'أرسلها مستفيدون ليثبتوا بها هويتهم أو استحقاقهم، وينتظرون جوابك.',
        en: 'Beneficiaries sent them as proof of identity or entitlement and await your answer.',
      },
      amount: null,
      due: null,
      to: `/beneficiaries?waqf=${waqfId}`,
      open: { ar: 'راجعها', en: 'Review' },
    }));
  }
}
