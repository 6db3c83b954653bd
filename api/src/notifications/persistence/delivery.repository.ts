import { Injectable } from '@nestjs/common';
import { type Ctx, oneOf, sql } from '../../platform/index.js';
import { type Channel, channels } from '../domain/delivery.js';

export interface DeliveryRow {
  id: string;
  notificationId: string;
  channel: Channel;
  attempts: number;
}

const addDelivery = sql({
  name: 'notifications.add-delivery',
  text: 'INSERT INTO notifications.delivery (id, notification_id, channel, queued_at) VALUES ($1, $2, $3, $4)',
});
const lockOpen = sql({
  name: 'notifications.lock-open-delivery',
  text: `SELECT id, notification_id AS "notificationId", channel, attempts FROM notifications.delivery
         WHERE id = $1 AND state IN ('waiting', 'sending') FOR UPDATE`,
  row: { id: 'uuid', notificationId: 'uuid', channel: oneOf(channels), attempts: 'int4' },
});
const startSending = sql({
  name: 'notifications.start-sending',
  text: `UPDATE notifications.delivery
         SET state = 'sending', attempts = attempts + 1, sending_at = $2, problem = NULL WHERE id = $1`,
});
const markSent = sql({
  name: 'notifications.mark-sent',
  text: `UPDATE notifications.delivery SET state = 'sent', sent_at = $2 WHERE id = $1 AND state = 'sending'`,
});
const settleDelivery = sql({
  name: 'notifications.settle-delivery',
  text: `UPDATE notifications.delivery SET state = $2, problem = $3 WHERE id = $1 AND state IN ('waiting', 'sending')`,
});

/** The table `notifications.delivery`: what leaves the platform, written down before and after. */
@Injectable()
export class DeliveryRepository {
  async add(ctx: Ctx, row: Omit<DeliveryRow, 'attempts'>): Promise<void> {
    await addDelivery.run(ctx, [row.id, row.notificationId, row.channel, ctx.clock.now()]);
  }

  /** The delivery, locked, when it has not ended; one whose process died while it was sending is among these. */
  async lockOpen(ctx: Ctx, id: string): Promise<DeliveryRow | null> {
    return (await lockOpen.first(ctx, [id])) ?? null;
  }

  async startSending(ctx: Ctx, id: string): Promise<void> {
    await startSending.run(ctx, [id, ctx.clock.now()]);
  }

  async sent(ctx: Ctx, id: string): Promise<void> {
    await markSent.run(ctx, [id, ctx.clock.now()]);
  }

  /** `waiting` is tried again, `failed` and `withheld` are the end. */
  async settle(ctx: Ctx, id: string, state: 'waiting' | 'failed' | 'withheld', problem: string): Promise<void> {
    await settleDelivery.run(ctx, [id, state, problem.slice(0, 500)]);
  }
}
