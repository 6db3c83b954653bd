import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { device, register, roles } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { nationalId, pageCursor, pageLimit, searchText, seenFields } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

export * from './labels.js';

/** Whether an account is open. */
export const userStates = ['active', 'deactivated'] as const;

/** A user as an administrator sees them: without amounts, contact details or the national id. */
export const managedUser = z.object({
  id,
  fullName: z.string(),
  /** The active role. */
  role: answered(roles),
  roles: z.array(answered(roles)),
  state: answered(userStates),
  createdAt: instant,
  /** Null when the user has never signed in. */
  lastSignInAt: z.nullable(instant),
  /** Number of open sessions. */
  sessions: z.number(),
  /** True for the administrator who makes the call; nobody can change their own row. */
  own: z.boolean(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** Days without a sign-in after which an account counts as inactive. */
export const inactiveDays = 90;

/** Counts of all users, whatever the search. */
export const userStats = z.object({
  total: z.number(),
  newThisMonth: z.number(),
  deactivated: z.number(),
  /** Number of users with an open session, and of their sessions. */
  signedIn: z.number(),
  sessions: z.number(),
  /** Active accounts without a sign-in for `inactiveDays`, and how many of them have the beneficiary role. */
  inactive: z.optional(z.object({ people: z.number(), beneficiaries: z.number() })),
  /** Number of users by role; a user with several roles is counted in each. */
  byRole: z.object({ waqif: z.number(), nazir: z.number(), beneficiary: z.number(), admin: z.number() }),
});
export type UserStats = z.infer<typeof userStats>;

/** Query of `GET /api/admin/users`: newest first. */
export const userQuery = z.object({
  /** Part of the name, the whole national id, or the beginning of the user id. */
  search: z.optional(searchText),
  role: z.optional(z.enum(roles, messageKey('people.roleRequired'))),
  state: z.optional(z.enum(userStates, messageKey('people.stateRequired'))),
  /** Only active accounts without a sign-in for `inactiveDays`. */
  inactive: z.optional(z.enum(['1'], messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type UserQuery = z.infer<typeof userQuery>;
export const userList = z.object({
  users: z.array(managedUser),
  stats: userStats,
  nextCursor: z.nullable(z.string()),
});
export type UserList = z.infer<typeof userList>;

/** Why an administrator acts on a user; it is kept in the audit trail. */
const reason = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});

/** Body of `POST /api/admin/users`: at the first sign-in, the verified name from Nafath replaces this name. */
export const addUser = z.strictObject({
  nationalId: nationalId(messageKey('people.nationalId')),
  ...register.shape,
  role: z.enum(roles, messageKey('people.roleRequired')),
  reason,
});
export type AddUser = z.infer<typeof addUser>;

/** Body of `PATCH /api/admin/users/{id}/role`. */
export const changeUserRole = z.strictObject({
  role: z.enum(roles, messageKey('people.roleRequired')),
  reason,
  /** `role` is the active role that was shown. */
  seen: seenFields(['role']),
});
export type ChangeUserRole = z.infer<typeof changeUserRole>;

/**
 * Body of `DELETE /api/admin/users/{id}` (deactivates), `PATCH` on the same path (reactivates), `DELETE …/sessions`,
 * and `DELETE …/sessions/{sessionId}`.
 */
export const actOnUser = z.strictObject({ reason });
export type ActOnUser = z.infer<typeof actOnUser>;

/** Answer of `POST /api/admin/users`, `PATCH /api/admin/users/{id}` and `PATCH /api/admin/users/{id}/role`. */
export const managedUserEnvelope = z.object({ user: managedUser });

/** Answer of `GET /api/admin/users/{id}/sessions`: the most recently used first. */
export const userSessions = z.object({
  sessions: z.array(z.object({ id, device, address: z.nullable(z.string()), startedAt: instant, lastSeenAt: instant })),
});
export type UserSessions = z.infer<typeof userSessions>;
