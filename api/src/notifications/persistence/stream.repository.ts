import { Injectable } from '@nestjs/common';
import type { StreamEvent } from '@waqf/contracts/notifications';
import type { Ctx } from '../../platform/index.js';
import type { StoredNotification } from '../domain/stored-notification.js';
import type { StreamPosition } from '../domain/stream-position.js';
import { notificationColumns } from './notification.repository.js';

/** An event of a person's stream; `notification` is there for events of that name. */
export interface StreamRow {
  position: StreamPosition;
  event: StreamEvent;
  data: Record<string, unknown>;
  notification: StoredNotification | null;
}

type RawRow = StoredNotification & {
  transactionId: string;
  eventId: string;
  event: StreamEvent;
  data: Record<string, unknown>;
};

/**
 * Only rows below the snapshot's horizon are final. Above it a transaction may still be open that will commit a row
 * with a smaller place, and a reader that had gone past would miss it.
 */
const final = 'e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())';

/** The table `notifications.stream_event`: what open pages are told, kept as long as a page may come back for it. */
@Injectable()
export class StreamRepository {
  /** In the order given. */
  async add(
    ctx: Ctx,
    events: readonly { userId: string; event: StreamEvent; data: Record<string, unknown> }[],
  ): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO notifications.stream_event (user_id, event, data)
       SELECT user_id, event, data FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) WITH ORDINALITY AS told (user_id, event, data, place) ORDER BY place`,
      [
        events.map(({ userId }) => userId),
        events.map(({ event }) => event),
        events.map(({ data }) => JSON.stringify(data)),
      ],
    );
  }

  async addNotifications(ctx: Ctx, notifications: readonly { userId: string; id: string }[]): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO notifications.stream_event (user_id, event, notification_id, data)
       SELECT user_id, 'notification', id, '{}' FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS told (user_id, id, place) ORDER BY place`,
      [notifications.map(({ userId }) => userId), notifications.map(({ id }) => id)],
    );
  }

  /** The present end of the stream: all that is final lies before it, all that is to come behind it. */
  async end(ctx: Ctx): Promise<StreamPosition> {
    const rows: { horizon: string }[] = await ctx.manager.query(
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
    );
    return { transactionId: BigInt(rows[0]?.horizon ?? 0), id: 0n };
  }

  /** The person's final events after a place, in stream order. */
  async after(ctx: Ctx, userId: string, position: StreamPosition, limit: number): Promise<StreamRow[]> {
    const rows: RawRow[] = await ctx.manager.query(
      `SELECT e.transaction_id::text AS "transactionId", e.id AS "eventId", e.event, e.data, ${notificationColumns('n')}
       FROM notifications.stream_event e LEFT JOIN notifications.notification n ON n.id = e.notification_id
       WHERE e.user_id = $1 AND (e.transaction_id, e.id) > ($2::xid8, $3::bigint) AND ${final}
       ORDER BY e.transaction_id, e.id LIMIT $4`,
      [userId, position.transactionId.toString(), position.id.toString(), limit],
    );
    return rows.map(({ transactionId, eventId, event, data, ...notification }) => ({
      position: { transactionId: BigInt(transactionId), id: BigInt(eventId) },
      event,
      data,
      notification: event === 'notification' ? notification : null,
    }));
  }

  /** Forgets events that no session is young enough to ask for. */
  async forget(ctx: Ctx, olderThanHours: number): Promise<void> {
    await ctx.manager.query(
      'DELETE FROM notifications.stream_event WHERE occurred_at < clock_timestamp() - make_interval(hours => $1::int)',
      [olderThanHours],
    );
  }
}
