import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Ctx } from '../context/ctx.js';
import { json, neverNull, orNull } from '../database/columns.js';
import { sql } from '../database/sql.js';
import type { AuditEntry } from './audit-history.js';

const values = z.record(z.string(), z.json());

const searchEntries = sql({
  name: 'platform.search-audit-entries',
  text: `SELECT e.id, e.occurred_at AS "occurredAt", e.action, e.actor_id AS "actorId", e.actor_name AS "actorName",
           e.before, e.after, e.reason, e.details, e.subject_type AS "subjectType", e.subject_id AS "subjectId",
           e.waqf_id AS "waqfId", e.reference, e.address, s.position, encode(s.digest, 'hex') AS digest
         FROM platform.audit_entry e LEFT JOIN platform.audit_seal s ON s.entry_id = e.id
         WHERE ($1::text IS NULL OR e.action = $1)
           AND ($2::uuid IS NULL OR e.actor_id = $2)
           AND ($3::uuid IS NULL OR e.waqf_id = $3)
           AND ($4::timestamptz IS NULL OR e.occurred_at >= $4)
           AND ($5::timestamptz IS NULL OR e.occurred_at < $5)
           AND ($6::text IS NULL OR e.reference = $6 OR lower(e.subject_id) = $6 OR e.id::text = $6
             OR strpos(lower(e.actor_name), $6) > 0 OR strpos(lower(e.reason), $6) > 0)
           AND ($7::timestamptz IS NULL OR (e.occurred_at, e.id) < ($7, $8::uuid))
           AND e.action <> ALL ($9::text[])
           AND ($11::text IS NULL OR e.subject_type = $11)
         ORDER BY e.occurred_at DESC, e.id DESC LIMIT $10`,
  row: {
    id: 'uuid',
    occurredAt: 'timestamptz',
    action: 'text',
    actorId: 'uuid?',
    actorName: 'text',
    before: orNull(json(values)),
    after: orNull(json(values)),
    reason: 'text?',
    details: json(values),
    subjectType: 'text',
    subjectId: 'text',
    waqfId: 'uuid?',
    reference: 'text',
    address: 'text?',
    position: 'int8?',
    digest: 'text?',
  },
});

const listActors = sql({
  name: 'platform.list-audit-actors',
  text: `SELECT actor_id AS id, max(actor_name) AS name FROM platform.audit_entry
         WHERE actor_id IS NOT NULL AND occurred_at >= $1
         GROUP BY actor_id ORDER BY max(occurred_at) DESC LIMIT $2`,
  row: { id: neverNull('uuid', 'acts of people only'), name: neverNull('text', 'of at least one row') },
});

const countEntries = sql({
  name: 'platform.count-audit-entries',
  text: `SELECT action, count(*)::int4 AS count FROM platform.audit_entry
         WHERE occurred_at > $1 AND actor_id IS NOT NULL GROUP BY action ORDER BY 2 DESC, 1`,
  row: { action: 'text', count: neverNull('int4', 'a count') },
});

/** An act with everything that the audit trail records about it. */
export interface AuditLine extends AuditEntry {
  readonly details: z.infer<typeof values>;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly waqfId: string | null;
  readonly reference: string;
  readonly address: string | null;
  /** Position in the chain, as decimal text; null until it is sealed. */
  readonly position: string | null;
  /** Digest of the sealed entry in hex; null until it is sealed. */
  readonly digest: string | null;
}

/** Search criteria; a missing criterion does not filter. */
export interface AuditFilter {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly waqfId?: string | undefined;
  /** Type of what the act was done to. */
  readonly entity?: string | undefined;
  readonly from?: Date | undefined;
  /** End of the period, exclusive. */
  readonly to?: Date | undefined;
  /** A whole reference or id, or part of a name or of a reason. */
  readonly text?: string | undefined;
  /** Names of facts to leave out. */
  readonly except?: readonly string[];
}

/** The whole audit trail, for administrators. The caller checks access. */
@Injectable()
export class AuditSearch {
  /** Acts that match the filter, newest first. @param after position of the last act on the previous page */
  find(
    ctx: Ctx,
    { action, actorId, waqfId, entity, from, to, text, except = [] }: AuditFilter,
    { after, limit }: { after: { occurredAt: Date; id: string } | null; limit: number },
  ): Promise<AuditLine[]> {
    const sought = text?.trim().toLowerCase() || null;
    const filter = [action ?? null, actorId ?? null, waqfId ?? null, from ?? null, to ?? null, sought];
    const place = [after?.occurredAt ?? null, after?.id ?? null];
    return searchEntries.rows(ctx, [...filter, ...place, [...except], limit, entity ?? null]);
  }

  /** How many acts of people there were since a moment, by the name of their fact, the most first. */
  countSince(ctx: Ctx, moment: Date): Promise<{ action: string; count: number }[]> {
    return countEntries.rows(ctx, [moment]);
  }

  /** Users who acted since a moment, the most recent first. */
  actors(ctx: Ctx, since: Date, limit: number): Promise<{ id: string; name: string }[]> {
    return listActors.rows(ctx, [since, limit]);
  }
}
