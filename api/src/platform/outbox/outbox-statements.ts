import * as z from 'zod/mini';
import { json, neverNull, rowOf, type RowOf } from '../database/columns.js';
import { sql } from '../database/sql.js';

/**
 * Only rows below the snapshot's horizon are final: a row of a transaction that is still open may get a lower position
 * than a row that is already committed, and a reader that has passed it would never see it.
 */
const final = 'transaction_id < pg_snapshot_xmin(pg_current_snapshot())';

// Statements of every round are prepared: planning one over the monthly partitions costs more than running it.
const columns = 'id, transaction_id::text, type, payload, occurred_at';
const eventRow = rowOf({
  id: 'int8',
  transaction_id: 'text',
  type: 'text',
  payload: 'jsonb',
  occurred_at: 'timestamptz',
});
export type EventRow = RowOf<typeof eventRow>;

export const addEvents = sql({
  name: 'platform.publish-events',
  prepared: true,
  text: `INSERT INTO platform.outbox_event (type, payload, occurred_at, delivered_at)
         SELECT $1, payload, $3::timestamptz, CASE WHEN $4 THEN NULL ELSE clock_timestamp() END
         FROM unnest($2::jsonb[]) WITH ORDINALITY AS event (payload, place) ORDER BY place`,
});

export const findLastEvent = sql({
  name: 'platform.find-last-event',
  text: `SELECT transaction_id::text, id FROM platform.outbox_event
         WHERE ${final} ORDER BY transaction_id DESC, id DESC LIMIT 1`,
  row: { transaction_id: 'text', id: 'int8' },
});

export const listEventsAfter = sql({
  name: 'platform.list-events-after',
  prepared: true,
  text: `SELECT ${columns} FROM platform.outbox_event
         WHERE (transaction_id, id) > ($1::xid8, $2::bigint) AND ${final} ORDER BY transaction_id, id LIMIT $3`,
  row: eventRow,
});

export const lockUndelivered = sql({
  name: 'platform.lock-undelivered-event',
  prepared: true,
  text: `SELECT ${columns} FROM platform.outbox_event
         WHERE delivered_at IS NULL AND set_aside_at IS NULL
           AND (retry_at IS NULL OR retry_at <= clock_timestamp()) AND ${final}
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  row: eventRow,
});

export const markDelivered = sql({
  name: 'platform.mark-event-delivered',
  prepared: true,
  text: 'UPDATE platform.outbox_event SET delivered_at = clock_timestamp() WHERE id = $1',
});

/** Postpones the next attempt, each time for longer; after `$2` attempts the event is set aside. */
export const postpone = sql({
  name: 'platform.put-off-event',
  text: `UPDATE platform.outbox_event SET attempts = attempts + 1,
           retry_at = clock_timestamp() + make_interval(secs => least(300, 0.2 * 2 ^ attempts)),
           set_aside_at = CASE WHEN attempts + 1 >= $2 THEN clock_timestamp() END
         WHERE id = $1`,
});

export const findHandled = sql({
  name: 'platform.find-handled-event',
  text: 'SELECT listener FROM platform.outbox_handled WHERE event_id = $1 AND listener = $2',
  row: { listener: 'text' },
});

export const addHandled = sql({
  name: 'platform.add-handled-event',
  text: 'INSERT INTO platform.outbox_handled (event_id, listener) VALUES ($1, $2)',
});

export const deleteFailure = sql({
  name: 'platform.delete-event-failure',
  text: 'DELETE FROM platform.outbox_failure WHERE event_id = $1 AND listener = $2',
});

export const noteFailure = sql({
  name: 'platform.note-event-failure',
  text: `INSERT INTO platform.outbox_failure (event_id, listener, error, failed_at)
         VALUES ($1, $2, $3, clock_timestamp())
         ON CONFLICT (event_id, listener) DO UPDATE
         SET error = excluded.error, failed_at = excluded.failed_at, attempts = outbox_failure.attempts + 1`,
});

export const someAreUncommitted = sql({
  name: 'platform.some-events-are-not-final',
  prepared: true,
  text: `SELECT EXISTS (SELECT 1 FROM platform.outbox_event
                 WHERE delivered_at IS NULL AND set_aside_at IS NULL AND NOT (${final})) AS waiting`,
  row: { waiting: 'bool' },
});

export const countSetAside = sql({
  name: 'platform.count-set-aside-events',
  text: 'SELECT count(*) FROM platform.outbox_event WHERE set_aside_at IS NOT NULL',
  row: { count: 'int8' },
});

export const listSetAside = sql({
  name: 'platform.list-set-aside-events',
  text: `SELECT e.id, e.type, e.occurred_at, e.set_aside_at,
           coalesce((SELECT jsonb_agg(to_jsonb(f) - 'event_id' ORDER BY f.listener)
                     FROM platform.outbox_failure f WHERE f.event_id = e.id), '[]') AS failures
         FROM platform.outbox_event e
         WHERE e.set_aside_at IS NOT NULL AND ($2::bigint IS NULL OR e.id < $2::bigint)
         ORDER BY e.id DESC LIMIT $1`,
  row: {
    id: 'int8',
    type: 'text',
    occurred_at: 'timestamptz',
    set_aside_at: neverNull('timestamptz', 'the condition says so'),
    failures: json(
      z.array(z.object({ listener: z.string(), error: z.string(), attempts: z.number(), failed_at: z.string() })),
    ),
  },
});

export const replayEvent = sql({
  name: 'platform.replay-event',
  text: `UPDATE platform.outbox_event SET set_aside_at = NULL, attempts = 0, retry_at = NULL
         WHERE id = $1 AND set_aside_at IS NOT NULL RETURNING type`,
  row: { type: 'text' },
});

export const discardEvent = sql({
  name: 'platform.discard-event',
  text: `UPDATE platform.outbox_event SET set_aside_at = NULL, delivered_at = clock_timestamp()
         WHERE id = $1 AND set_aside_at IS NOT NULL RETURNING type`,
  row: { type: 'text' },
});
