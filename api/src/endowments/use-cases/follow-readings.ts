import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DocumentProgress } from '@waqf/contracts/documents';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import { DocumentsFacade, type Deed, type ReadingWatcher } from '../../documents/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Endowment } from '../domain/waqf.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { WaqfStatusByDeeds } from './waqf-status-by-deeds.js';

/**
 * Keeps a waqf's status in step with its deeds, and shows the founder each stage of a reading. A stage is no fact of
 * the domain: it goes to open pages at once and is not recorded.
 */
@Injectable()
export class FollowReadings implements ReadingWatcher, OnModuleInit {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly status: WaqfStatusByDeeds,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.documents.watch(this);
  }

  async lock(ctx: Ctx, waqfId: string): Promise<void> {
    await this.waqfs.findForUpdate(ctx, waqfId);
  }

  async progressed(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (waqf) await this.show(ctx, waqf, waqf.status, deed);
  }

  /** With the third deed read, a draft moves to review by itself. */
  async finished(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (waqf) await this.show(ctx, waqf, await this.status.update(ctx, waqf), deed);
  }

  private async show(ctx: Ctx, waqf: Endowment, waqfStatus: WaqfStatus, deed: Deed): Promise<void> {
    const data: DocumentProgress = {
      waqfId: waqf.id,
      documentId: deed.id,
      type: deed.type,
      status: deed.status,
      stages: deed.stages,
      waqfStatus,
    };
    await this.notifications.push(ctx, { userIds: [waqf.waqifId], event: 'document.progress', data });
  }
}
