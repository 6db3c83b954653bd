import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { pageCursor, pageLimit, periodInOrder, queryDay, searchText } from '../request-fields.js';
import { id, instant } from '../wire.js';

export * from './actor-labels.js';
export * from './labels.js';

const choice = messageKey('field.unknownChoice');

/** Query of `GET /api/admin/audit`: newest first, 1 to 100 acts (default 50). */
export const auditQuery = z
  .object({
    /** Name of an event, e.g. `endowments.waqf-approved`. */
    action: z.optional(z.string(choice).check(z.regex(/^[a-z][a-z-]{1,40}\.[a-z][a-z-]{1,60}$/, choice))),
    actorId: z.optional(requestId(choice)),
    /** The same as `actorId`, under the name that outside clients know. */
    actor: z.optional(requestId(choice)),
    /** Type of what acts were done to, e.g. `waqf` or `user`; `entity.type` in the answer. */
    entity: z.optional(z.string(choice).check(z.regex(/^[a-z][a-z-]{1,40}$/, choice))),
    waqfId: z.optional(requestId(choice)),
    /** Days in Riyadh, both included. */
    from: queryDay,
    to: queryDay,
    /** A whole reference or id, or part of a name or a reason. */
    search: z.optional(searchText),
    limit: pageLimit,
    cursor: pageCursor,
  })
  .check(periodInOrder);
export type AuditQuery = z.infer<typeof auditQuery>;

/** A value that an act changed, as text; `before` or `after` is null when there was, or is, no value. */
const auditChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof auditChange>;

/** One act: who did what, when and from where, and the values before and after. */
export const auditEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  title: bilingual,
  /** `id` is null when the platform itself acted or nobody was signed in. */
  actor: z.object({ id: z.nullable(id), name: z.string() }),
  /** What the act was done to: the id of a user, waqf, call and so on; `name` is set when it is a person. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.optional(z.nullable(z.string())) }),
  /** Null when the act does not belong to a single waqf. */
  waqf: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  changes: z.array(auditChange),
  /** `subject` under the name that outside clients know. */
  entity: z.optional(z.object({ type: z.string(), id: z.string(), name: z.optional(z.nullable(z.string())) })),
  /** The `changes` as two objects by field; null when the act changed no value. */
  before: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
  after: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
  /** Other noted values. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  /** The reason that the user gave; null when the act needs none. */
  reason: z.nullable(z.string()),
  /** Network from which the call came; null when the act did not come from a call. */
  address: z.nullable(z.string()),
  reference: z.string(),
  /** Position and SHA-256 (hex) in the chain; null in the first seconds, until the entry is sealed. */
  seal: z.nullable(z.object({ position: z.number(), digest: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = z.object({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) });
export type AuditList = z.infer<typeof auditList>;

/** Answer of `GET /api/admin/audit/filters`: the values that can be chosen in the filters. */
export const auditFilters = z.object({
  actions: z.array(z.object({ name: z.string(), title: bilingual })),
  /** People who acted in the last year, sorted by their latest act, newest first. */
  actors: z.array(z.object({ id, name: z.string() })),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditBrokenReasons = ['altered', 'missing', 'chain', 'inserted'] as const;

/** The result of checking the whole chain. */
export const auditCheck = z.object({
  checkedAt: instant,
  whole: z.boolean(),
  entries: z.number(),
  blocks: z.number(),
  /** Number of the newest entries that are not in a block yet. */
  unsealed: z.number(),
  /** SHA-256 of the last block, in hex, to be written down outside the platform; null when there is no block. */
  head: z.nullable(z.string()),
  /** The first entry that fails the check; null when all pass. */
  broken: z.nullable(
    z.object({
      reason: answered(auditBrokenReasons),
      /** Its position in the chain; null when it has none. */
      position: z.nullable(z.number()),
      entryId: z.nullable(id),
    }),
  ),
  tookMs: z.number(),
});
export type AuditCheck = z.infer<typeof auditCheck>;

/** Answer of `GET /api/admin/audit/chain`: null before the first check. `POST /api/admin/audit/verify` checks now. */
export const auditChain = z.object({ check: z.nullable(auditCheck) });
export type AuditChainState = z.infer<typeof auditChain>;

/** Query of `GET /api/admin/activities?limit=10`: the latest acts of people and of the platform. */
export const activityQuery = z.object({ limit: pageLimit });
export const activityList = z.object({
  activities: z.array(
    z.object({
      id,
      action: z.string(),
      description: bilingual,
      /** Null when the platform itself acted. */
      user: z.nullable(z.string()),
      /** Name of the waqf; null when the act does not belong to a single waqf. */
      waqf: z.nullable(z.string()),
      timestamp: instant,
    }),
  ),
});
export type ActivityList = z.infer<typeof activityList>;
