import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, queryDay, searchText } from '../request-fields.js';
import { id, instant } from '../wire.js';

export * from './actor-labels.js';
export * from './labels.js';

const choice = messageKey('field.unknownChoice');

/** `GET /api/admin/audit`: newest first, 1 to 100 acts (default 50). */
export const auditQuery = z.object({
  /** Name of a fact, e.g. `endowments.waqf-approved`. */
  action: z.optional(z.string(choice).check(z.regex(/^[a-z][a-z-]{1,40}\.[a-z][a-z-]{1,60}$/, choice))),
  actorId: z.optional(z.uuid(choice)),
  waqfId: z.optional(z.uuid(choice)),
  /** Days in Riyadh, both included. */
  from: queryDay,
  to: queryDay,
  /** A whole reference or id, or part of a name or of a reason. */
  search: z.optional(searchText),
  limit: pageLimit,
  cursor: pageCursor,
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** A value that an act changed, as text; null: there was, or is, none. */
const auditChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof auditChange>;

/** One act: who, what, when, from where, before and after. */
export const auditEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  title: bilingual,
  /** `id` is null where the platform itself acted, or nobody signed in. */
  actor: z.object({ id: z.nullable(id), name: z.string() }),
  /** What it was done to; the id of a person, a waqf, a call …, and the name of a person. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.optional(z.nullable(z.string())) }),
  /** Null where the act belongs to no single waqf. */
  waqf: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  changes: z.array(auditChange),
  /** Whatever else was noted. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  reason: z.nullable(z.string()),
  /** Network that the call came from. */
  address: z.nullable(z.string()),
  reference: z.string(),
  /** Place and SHA-256 (hex) in the chain; null in the first seconds. */
  seal: z.nullable(z.object({ position: z.number(), digest: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = z.object({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) });
export type AuditList = z.infer<typeof auditList>;

/** `GET /api/admin/audit/filters`: what can be chosen. */
export const auditFilters = z.object({
  actions: z.array(z.object({ name: z.string(), title: bilingual })),
  /** People who acted in the last year, those of the last acts first. */
  actors: z.array(z.object({ id, name: z.string() })),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditBrokenReasons = ['altered', 'missing', 'chain', 'inserted'] as const;

/** A check of the whole chain. */
export const auditCheck = z.object({
  checkedAt: instant,
  whole: z.boolean(),
  entries: z.number(),
  blocks: z.number(),
  /** Entries of the last moments, which no block holds yet. */
  unsealed: z.number(),
  /** SHA-256 of the last block, hex; to be noted outside of the platform. */
  head: z.nullable(z.string()),
  /** The first entry that does not hold. */
  broken: z.nullable(
    z.object({
      reason: answered(auditBrokenReasons),
      position: z.nullable(z.number()),
      entryId: z.nullable(id),
    }),
  ),
  tookMs: z.number(),
});
export type AuditCheck = z.infer<typeof auditCheck>;

/** `GET /api/admin/audit/chain`: null before the first check. `POST /api/admin/audit/verify` checks now. */
export const auditChain = z.object({ check: z.nullable(auditCheck) });
export type AuditChainState = z.infer<typeof auditChain>;

/** `GET /api/admin/activities?limit=10`: the last acts of people and of the platform. */
export const activityQuery = z.object({ limit: pageLimit });
export const activityList = z.object({
  activities: z.array(
    z.object({
      id,
      action: z.string(),
      description: bilingual,
      /** Null where the platform itself acted. */
      user: z.nullable(z.string()),
      waqf: z.nullable(z.string()),
      timestamp: instant,
    }),
  ),
});
export type ActivityList = z.infer<typeof activityList>;
