import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { device, register, roles } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { nationalId, pageCursor, pageLimit, searchText } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

export * from './labels.js';

/** Whether an account is open. */
export const userStates = ['active', 'deactivated'] as const;

/** A person as an administrator sees them: neither amounts, nor contact details, nor the national id. */
export const managedUser = z.object({
  id,
  fullName: z.string(),
  /** The role that the person looks at. */
  role: answered(roles),
  roles: z.array(answered(roles)),
  state: answered(userStates),
  createdAt: instant,
  /** Null: never. */
  lastSignInAt: z.nullable(instant),
  /** Open sessions. */
  sessions: z.number(),
  /** The administrator who asks: nobody changes their own row. */
  own: z.boolean(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** After so long without a sign-in an account counts as not used. */
export const inactiveDays = 90;

/** Whole numbers over all people, whatever is searched. */
export const userStats = z.object({
  total: z.number(),
  newThisMonth: z.number(),
  deactivated: z.number(),
  /** People with an open session, and their sessions. */
  signedIn: z.number(),
  sessions: z.number(),
  /** Open accounts without a sign-in for `inactiveDays`, and those of them whose role is beneficiary. */
  inactive: z.optional(z.object({ people: z.number(), beneficiaries: z.number() })),
  /** People by each role that they hold. */
  byRole: z.object({ waqif: z.number(), nazir: z.number(), beneficiary: z.number(), admin: z.number() }),
});
export type UserStats = z.infer<typeof userStats>;

/** `GET /api/admin/users`: newest first. */
export const userQuery = z.object({
  /** Part of the name, the whole national id, or the beginning of the id. */
  search: z.optional(searchText),
  role: z.optional(z.enum(roles, messageKey('people.roleRequired'))),
  state: z.optional(z.enum(userStates, messageKey('people.stateRequired'))),
  /** Only open accounts without a sign-in for `inactiveDays`. */
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

/** Why an administrator acts on somebody; it stands in the audit trail. */
const reason = proseText({
  least: 3,
  most: 300,
  short: messageKey('field.reasonRequired'),
  long: messageKey('field.reasonLong'),
});

/** `POST /api/admin/users`: the verified name of Nafath takes the place of this one at the first sign-in. */
export const addUser = z.strictObject({
  nationalId: nationalId(messageKey('people.nationalId')),
  ...register.shape,
  role: z.enum(roles, messageKey('people.roleRequired')),
  reason,
});
export type AddUser = z.infer<typeof addUser>;

/** `PATCH /api/admin/users/{id}/role` */
export const changeUserRole = z.strictObject({ role: z.enum(roles, messageKey('people.roleRequired')), reason });
export type ChangeUserRole = z.infer<typeof changeUserRole>;

/**
 * `DELETE /api/admin/users/{id}` (deactivates), `PATCH` there (reactivates), `DELETE …/sessions`, and
 * `DELETE …/sessions/{sessionId}`.
 */
export const actOnUser = z.strictObject({ reason });
export type ActOnUser = z.infer<typeof actOnUser>;

/** `POST /api/admin/users`, `PATCH /api/admin/users/{id}`, `PATCH /api/admin/users/{id}/role` */
export const managedUserEnvelope = z.object({ user: managedUser });

/** `GET /api/admin/users/{id}/sessions`: the latest used first. */
export const userSessions = z.object({
  sessions: z.array(z.object({ id, device, address: z.nullable(z.string()), startedAt: instant, lastSeenAt: instant })),
});
export type UserSessions = z.infer<typeof userSessions>;
