import { Injectable } from '@nestjs/common';
import { type StreamEvent, streamEvents } from '@waqf/contracts/notifications';
import * as z from 'zod/mini';
import { type Ctx, isWhole, json, oneOf, orNull, sql } from '../../platform/index.js';
import type { StoredNotification } from '../domain/stored-notification.js';
import type { StreamPosition } from '../domain/stream-position.js';
import { categoryColumn, notificationColumns, notificationTypeColumn, priorityColumn } from './notification-row.js';

/** An event of a person's stream; `notification` is set for events named `notification`. */
export interface StreamRow {
  position: StreamPosition;
  event: StreamEvent;
  data: Record<string, unknown>;
  notification: StoredNotification | null;
}

/**
 * Only rows below the snapshot's horizon are final. Above it a transaction may still be open that will commit a row
 * with an earlier position, and a reader that had passed that position would miss it.
 */
const final = 'e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())';

const addEvents = sql({
  name: 'notifications.add-stream-events',
  text: `INSERT INTO notifications.stream_event (user_id, event, data)
         SELECT user_id, event, data FROM unnest($1::uuid[], $2::text[], $3::jsonb[])
           WITH ORDINALITY AS added (user_id, event, data, place) ORDER BY place`,
});
const addNotificationEvents = sql({
  name: 'notifications.add-notification-events',
  text: `INSERT INTO notifications.stream_event (user_id, event, notification_id, data)
         SELECT user_id, 'notification', id, '{}' FROM unnest($1::uuid[], $2::uuid[])
           WITH ORDINALITY AS added (user_id, id, place) ORDER BY place`,
});
const findHorizon = sql({
  name: 'notifications.find-horizon',
  text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
  row: { horizon: 'text' },
});
const listAfter = sql({
  name: 'notifications.list-stream-events',
  text: `SELECT e.transaction_id::text AS "transactionId", e.id AS "eventId", e.event, e.data, ${notificationColumns}
         FROM notifications.stream_event e LEFT JOIN notifications.notification n ON n.id = e.notification_id
         WHERE e.user_id = $1 AND (e.transaction_id, e.id) > ($2::xid8, $3::bigint) AND ${final}
         ORDER BY e.transaction_id, e.id LIMIT $4`,
  row: {
    transactionId: 'text',
    eventId: 'int8',
    event: oneOf(streamEvents),
    data: json(z.record(z.string(), z.unknown())),
    // These are null for the other events.
    id: 'uuid?',
    titleAr: 'text?',
    titleEn: 'text?',
    messageAr: 'text?',
    messageEn: 'text?',
    type: orNull(notificationTypeColumn),
    priority: orNull(priorityColumn),
    category: orNull(categoryColumn),
    actionUrl: 'text?',
    readAt: 'timestamptz?',
    createdAt: 'timestamptz?',
  },
});
const forgetOld = sql({
  name: 'notifications.forget-stream-events',
  text: `DELETE FROM notifications.stream_event
         WHERE occurred_at < clock_timestamp() - make_interval(hours => $1::int)`,
});

/** The table `notifications.stream_event`: events for open pages, stored as long as a page may reconnect. */
@Injectable()
export class StreamRepository {
  /** Adds events in the given order. */
  async add(
    ctx: Ctx,
    events: readonly { userId: string; event: StreamEvent; data: Record<string, unknown> }[],
  ): Promise<void> {
    await addEvents.run(ctx, [
      events.map(({ userId }) => userId),
      events.map(({ event }) => event),
      events.map(({ data }) => JSON.stringify(data)),
    ]);
  }

  async addNotifications(ctx: Ctx, notifications: readonly { userId: string; id: string }[]): Promise<void> {
    await addNotificationEvents.run(ctx, [
      notifications.map(({ userId }) => userId),
      notifications.map(({ id }) => id),
    ]);
  }

  /** The current end of the stream: all final events are before it, all later events after it. */
  async end(ctx: Ctx): Promise<StreamPosition> {
    return { transactionId: BigInt((await findHorizon.one(ctx)).horizon), id: 0n };
  }

  /** The person's final events after a position, in stream order. */
  async after(ctx: Ctx, userId: string, position: StreamPosition, limit: number): Promise<StreamRow[]> {
    const values = [userId, position.transactionId.toString(), position.id.toString(), limit];
    const rows = await listAfter.rows(ctx, values);
    return rows.map(({ transactionId, eventId, event, data, actionUrl, readAt, ...notification }) => ({
      position: { transactionId: BigInt(transactionId), id: BigInt(eventId) },
      event,
      data,
      notification: isWhole(notification) ? { ...notification, actionUrl, readAt } : null,
    }));
  }

  /** Deletes events that are older than any session. */
  async forget(ctx: Ctx, olderThanHours: number): Promise<void> {
    await forgetOld.run(ctx, [olderThanHours]);
  }
}
