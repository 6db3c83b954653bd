import { Injectable } from '@nestjs/common';
import type { DocumentProgress } from '@waqf/contracts/documents';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import type { Deed } from '../documents/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';
import type { Endowment } from './domain/waqf.js';

/**
 * Sends the stages of a reading to the founder's open pages. A stage is not a fact of the domain and is not recorded.
 */
@Injectable()
export class ReadingProgress {
  constructor(private readonly notifications: NotificationsFacade) {}

  /** @param reading `waqfStatus` is the status after the changes that the reading caused */
  async show(ctx: Ctx, reading: { waqf: Endowment; waqfStatus: WaqfStatus; deed: Deed }): Promise<void> {
    const { waqf, waqfStatus, deed } = reading;
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
