import { Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';

/** Tells the open pages of a waqf's people to read it again. */
@Injectable()
export class TellPages {
  constructor(private readonly notifications: NotificationsFacade) {}

  async waqfChanged(ctx: Ctx, waqf: { id: string; waqifId: string; nazirId: string | null }): Promise<void> {
    const userIds = waqf.nazirId === null ? [waqf.waqifId] : [waqf.waqifId, waqf.nazirId];
    await this.notifications.push(ctx, { userIds, event: 'waqf.changed', data: { waqfId: waqf.id } });
  }
}
