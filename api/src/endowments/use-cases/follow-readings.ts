import { Injectable } from '@nestjs/common';
import type { DocumentProgress } from '@waqf/contracts/documents';
import { DocumentsFacade, type Deed, type ReadingWatcher } from '../../documents/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import type { Ctx } from '../../platform/index.js';
import { statusAfter } from '../domain/lifecycle.js';
import type { Endowment } from '../domain/waqf.js';
import { KeepFindable } from '../keep-findable.js';
import { Notices } from '../notices.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { TellPages } from '../tell-pages.js';

/** Keeps a waqf's status in step with its deeds, and the founder's open pages with both. */
@Injectable()
export class FollowReadings implements ReadingWatcher {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly notifications: NotificationsFacade,
    private readonly findable: KeepFindable,
    private readonly notices: Notices,
    private readonly pages: TellPages,
  ) {}

  async hold(ctx: Ctx, waqfId: string): Promise<void> {
    await this.waqfs.hold(ctx, waqfId);
  }

  async progressed(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (waqf) await this.push(ctx, waqf, deed);
  }

  /** decisions.md, Waqf lifecycle: with the third deed read, a draft is pending by itself. */
  async finished(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (!waqf) return;
    const status = statusAfter(waqf.status, await this.documents.currentOf(ctx, [waqf.id]));
    if (status !== waqf.status && status !== 'approved') await this.waqfs.setStatus(ctx, waqf.id, status);
    await this.findable.keep(ctx, waqf.id);
    await this.push(ctx, { ...waqf, status }, deed);
    if (deed.standing === 'superseded' || deed.standing === 'withdrawn') return;
    if (deed.error) await this.notices.unreadable(ctx, waqf, deed.type, deed.error.message);
    if (status === 'pending' && waqf.status === 'draft') await this.notices.readyForReview(ctx, waqf);
    await this.pages.waqfChanged(ctx, { ...waqf, nazirId: null });
  }

  private async push(ctx: Ctx, waqf: Endowment, deed: Deed): Promise<void> {
    const data: DocumentProgress = {
      waqfId: waqf.id,
      documentId: deed.id,
      type: deed.type,
      status: deed.status,
      stages: deed.stages,
      waqfStatus: waqf.status,
    };
    await this.notifications.push(ctx, { userIds: [waqf.waqifId], event: 'document.progress', data });
  }
}
