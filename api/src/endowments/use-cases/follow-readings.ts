import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DocumentsFacade, type Deed, type ReadingWatcher } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { ReadingProgress } from '../realtime.js';
import { UpdateWaqfStatus } from './update-waqf-status.js';

/** Keeps a waqf's status consistent with its deeds, and shows the founder each stage of a reading. */
@Injectable()
export class FollowReadings implements ReadingWatcher, OnModuleInit {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly status: UpdateWaqfStatus,
    private readonly progress: ReadingProgress,
  ) {}

  onModuleInit(): void {
    this.documents.watch(this);
  }

  async lock(ctx: Ctx, waqfId: string): Promise<void> {
    await this.waqfs.findForUpdate(ctx, waqfId);
  }

  async progressed(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (waqf) await this.progress.show(ctx, { waqf, waqfStatus: waqf.status, deed });
  }

  /** When the third deed is read, a draft moves to review by itself. */
  async finished(ctx: Ctx, deed: Deed): Promise<void> {
    const waqf = await this.waqfs.find(ctx, deed.waqfId);
    if (waqf) await this.progress.show(ctx, { waqf, waqfStatus: await this.status.update(ctx, waqf), deed });
  }
}
