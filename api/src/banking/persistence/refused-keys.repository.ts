import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, sql } from '../../platform/index.js';

/** Refusals are kept for ten minutes, which is longer than any request waits for its batch and its statements. */
const keepRefusals = sql({
  name: 'banking.keep-refused-keys',
  text: `WITH forgotten AS (
           DELETE FROM banking.refused_key
           WHERE refused_at < clock_timestamp() - interval '10 minutes' AND id <> ALL ($1::uuid[])
         )
         INSERT INTO banking.refused_key (id, refused_at)
         SELECT id, clock_timestamp() FROM unnest($1::uuid[]) AS refused (id) ORDER BY id
         ON CONFLICT (id) DO UPDATE SET refused_at = excluded.refused_at`,
});
const refusedDuring = sql({
  name: 'banking.refused-keys-during',
  text: `SELECT held.id FROM unnest($1::uuid[], $2::float8[]) AS held (id, waited)
         JOIN banking.refused_key AS refused ON refused.id = held.id
         WHERE refused.refused_at >= statement_timestamp() - held.waited * interval '1 millisecond'`,
  row: { id: neverNull('uuid', 'it is joined to a row by it') },
});

/**
 * Recently refused keys, for all processes. A request that arrived before the refusal of its key and still waits in
 * another process must not be recorded (`TransferRepository.add`); one that arrives later is judged again.
 */
@Injectable()
export class RefusedKeysRepository {
  /** Stores refused keys, in the transaction that refuses them. */
  async add(ctx: Ctx, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await keepRefusals.run(ctx, [ids]);
  }

  /**
   * Those of these keys that were refused while their requests waited.
   * @param waited milliseconds since each request reached this process
   */
  async refusedWhileWaiting(ctx: Ctx, ids: readonly string[], waited: readonly number[]): Promise<ReadonlySet<string>> {
    return new Set((await refusedDuring.rows(ctx, [ids, waited])).map(({ id }) => id));
  }
}
