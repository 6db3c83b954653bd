import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Ctx } from '../context/ctx.js';
import { json, orNull } from '../database/columns.js';
import { sql } from '../database/sql.js';

const values = z.record(z.string(), z.json());

const listEntries = sql({
  name: 'platform.list-waqf-audit-entries',
  text: `SELECT id, occurred_at AS "occurredAt", action, actor_id AS "actorId", actor_name AS "actorName",
           before, after, details, reason
         FROM platform.audit_entry
         WHERE waqf_id = $1 AND ($2::timestamptz IS NULL OR (occurred_at, id) < ($2, $3::uuid))
         ORDER BY occurred_at DESC, id DESC LIMIT $4`,
  row: {
    id: 'uuid',
    occurredAt: 'timestamptz',
    action: 'text',
    actorId: 'uuid?',
    actorName: 'text',
    before: orNull(json(values)),
    after: orNull(json(values)),
    details: json(values),
    reason: 'text?',
  },
});

/** One act in the history of a waqf. */
export interface AuditEntry {
  readonly id: string;
  readonly occurredAt: Date;
  /** Name of the fact. */
  readonly action: string;
  /** Null when the platform itself acted. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly before: z.infer<typeof values> | null;
  readonly after: z.infer<typeof values> | null;
  readonly details: z.infer<typeof values>;
  readonly reason: string | null;
}

/** Reads the audit trail. The caller checks access. */
@Injectable()
export class AuditHistory {
  /** Acts on one waqf, newest first. @param after position of the last act on the previous page */
  ofWaqf(
    ctx: Ctx,
    waqfId: string,
    { after, limit }: { after: { occurredAt: Date; id: string } | null; limit: number },
  ): Promise<AuditEntry[]> {
    return listEntries.rows(ctx, [waqfId, after?.occurredAt ?? null, after?.id ?? null, limit]);
  }
}
