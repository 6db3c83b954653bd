import { Injectable } from '@nestjs/common';
import { cursorPart, type Ctx, ListCursor, neverNull, oneOf, sql } from '../../platform/index.js';
import { type Channel, channels } from '../domain/delivery.js';

export interface DeliveryRow {
  id: string;
  notificationId: string;
  channel: Channel;
  attempts: number;
}

const count = 'a count';
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

const countDeliveries = sql({
  name: 'notifications.count-deliveries',
  text: `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending')) AS waiting,
           count(*) FILTER (WHERE state = 'failed' AND queued_at >= $1) AS failed,
           count(*) FILTER (WHERE state = 'sent' AND sent_at >= $1) AS sent
         FROM notifications.delivery WHERE state IN ('waiting', 'sending') OR queued_at >= $1`,
  row: { waiting: neverNull('int8', count), failed: neverNull('int8', count), sent: neverNull('int8', count) },
});
const listFailures = sql({
  name: 'notifications.list-failed-deliveries',
  text: `SELECT d.id, d.channel, d.attempts, d.state, d.problem, coalesce(d.sending_at, d.queued_at) AS at,
           n.user_id AS "userId", n.title_ar AS "titleAr", n.title_en AS "titleEn"
         FROM notifications.delivery d JOIN notifications.notification n ON n.id = d.notification_id
         WHERE (d.state = 'failed' OR d.state = 'waiting' AND d.attempts > 0)
           AND ($2::uuid IS NULL OR d.id < $2)
         ORDER BY d.id DESC LIMIT $1`,
  row: {
    id: 'uuid',
    channel: oneOf(channels),
    attempts: 'int4',
    state: oneOf(['failed', 'waiting'], 'the condition says so'),
    problem: 'text?',
    at: neverNull('timestamptz', 'the second is never null'),
    userId: 'uuid',
    titleAr: 'text',
    titleEn: 'text',
  },
});

/** The cursor of the list of messages that did not arrive. */
export const failureCursor = new ListCursor({ id: cursorPart.id });

export interface FailureRow {
  id: string;
  channel: Channel;
  attempts: number;
  state: 'failed' | 'waiting';
  problem: string | null;
  at: Date;
  userId: string;
  titleAr: string;
  titleEn: string;
}

/** The table `notifications.delivery`: messages that leave the platform, stored before and after they are sent. */
@Injectable()
export class DeliveryRepository {
  async add(ctx: Ctx, row: Omit<DeliveryRow, 'attempts'>): Promise<void> {
    await addDelivery.run(ctx, [row.id, row.notificationId, row.channel, ctx.clock.now()]);
  }

  /** The delivery with its row locked, when it has not ended; this includes one whose process died while sending. */
  async lockOpen(ctx: Ctx, id: string): Promise<DeliveryRow | null> {
    return (await lockOpen.first(ctx, [id])) ?? null;
  }

  async startSending(ctx: Ctx, id: string): Promise<void> {
    await startSending.run(ctx, [id, ctx.clock.now()]);
  }

  async sent(ctx: Ctx, id: string): Promise<void> {
    await markSent.run(ctx, [id, ctx.clock.now()]);
  }

  /** Stores the result of an attempt: `waiting` is tried again, `failed` and `withheld` are final. */
  async settle(ctx: Ctx, id: string, state: 'waiting' | 'failed' | 'withheld', problem: string): Promise<void> {
    await settleDelivery.run(ctx, [id, state, problem.slice(0, 500)]);
  }

  /** How many messages wait; and of those queued or sent since a moment, how many failed and how many were sent. */
  async figures(ctx: Ctx, since: Date): Promise<{ waiting: number; failed: number; sent: number }> {
    const { waiting, failed, sent } = await countDeliveries.one(ctx, [since]);
    return { waiting: Number(waiting), failed: Number(failed), sent: Number(sent) };
  }

  /** Messages that failed finally, or failed and will be tried again; newest first. */
  failures(ctx: Ctx, limit: number, before: string | null): Promise<FailureRow[]> {
    return listFailures.rows(ctx, [limit, before]);
  }
}
