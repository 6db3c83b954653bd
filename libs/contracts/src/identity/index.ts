import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { isSaudiMobile } from '@waqf/formats';
import { nationalId } from '../request-fields.js';
import { formatText, personName } from '../text-rules/index.js';
import { id, instant } from '../wire.js';
import { eachToggle } from './labels.js';

export * from './labels.js';

export const roles = ['waqif', 'nazir', 'beneficiary', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/**
 * What a person may do, as issued by the server with `GET /api/user/me`. Screens ask `can(capability)`, never for the
 * role. `waqf.*` marks the main job of the founder, `nazir.*` what a trustee runs, `system.*` what an administrator
 * watches.
 */
export const capabilities = [
  'waqf.create',
  'waqf.edit',
  'waqf.upload',
  'waqf.process',
  'waqf.review',
  'waqf.approve',
  'waqf.list',
  'waqf.read',
  'waqf.manage',
  'banking.read',
  'banking.transfer',
  'approvals.decide',
  'beneficiaries.manage',
  'transactions.manage',
  'beneficiary.portal',
  'system.admin',
  'notifications.read',
  'dashboard.read',
] as const;
export const capability = z.enum(capabilities);
export type Capability = z.infer<typeof capability>;

export const language = z.enum(['ar', 'en']);
export type Language = z.infer<typeof language>;

/** Preferences of a person; defaults of the specification, section 9. */
export const preferences = z.object({
  preferredLanguage: answered(language.options),
  ...eachToggle(() => z.boolean()),
});
export type Preferences = z.infer<typeof preferences>;

export const user = z.object({
  id,
  /** The active role; `roles` lists all of them. */
  role: answered(roles),
  nationalId: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  /** False: nothing is mailed there until the link was opened. */
  emailVerified: z.optional(z.boolean()),
  phone: z.nullable(z.string()),
  createdAt: instant,
  roles: z.array(answered(roles)),
  capabilities: z.array(answered(capabilities)),
  preferences,
});
export type User = z.infer<typeof user>;

/** `GET /api/user/me`, `POST /api/auth/register`, `POST /api/user/role`. */
export const userEnvelope = z.object({ user });

/** `PUT /api/user/notifications`: all toggles; answers with the user. */
export const notificationPreferences = z.strictObject(
  eachToggle((toggle) => z.boolean(messageKey(`notificationToggle.${toggle}`))),
);
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** `POST /api/auth/nafath` */
export const startSignIn = z.object({ nationalId: nationalId(messageKey('people.nationalId')) });
export const signInStarted = z.object({
  transactionId: id,
  /** Two digits that the person picks on the phone. */
  random: z.string(),
  expiresAt: instant,
});
export type SignInStarted = z.infer<typeof signInStarted>;

/** `GET /api/auth/nafath/{transactionId}` */
export const signInOutcomes = ['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
export const signInStatus = z.object({
  status: answered(signInOutcomes),
  /** Present once COMPLETED: false sends the person to registration. */
  registered: z.optional(z.boolean()),
});
export type SignInStatus = z.infer<typeof signInStatus>;

/**
 * Labels of letters, digits and hyphens, at least two; a local part of ASCII without quotes. Stricter than RFC 5321:
 * what mail servers deliver, and no character that a reader could take for another.
 */
const emailPattern =
  /^(?=.{6,254}$)(?!.{65,}@)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;
const email = formatText(
  z.pipe(
    z.pipe(
      z.string(messageKey('people.email')).check(z.maxLength(254, messageKey('people.email'))),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(z.refine((text) => text === '' || emailPattern.test(text), messageKey('people.email'))),
  ),
);

/** An address that has to be there. */
export const emailAddress = formatText(z.pipe(email, z.string().check(z.minLength(1, messageKey('people.email')))));
const phone = formatText(
  z.pipe(
    z.pipe(
      z.string(messageKey('people.phone')).check(z.maxLength(32, messageKey('people.phone'))),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(z.refine((text) => text === '' || isSaudiMobile(text), messageKey('people.phone'))),
  ),
);
const fullName = personName({
  least: 2,
  most: 200,
  short: messageKey('people.fullNameRequired'),
  long: messageKey('people.nameLong'),
});

/** `POST /api/auth/register`, only after a COMPLETED transaction of an unknown person. */
export const register = z.object({
  fullName,
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
});
export type Register = z.infer<typeof register>;

/** `PUT /api/user/profile` (specification, section 5); answers with the user. An empty phone takes the number away. */
export const changeProfile = z.object({
  fullName: personName({
    least: 2,
    most: 200,
    short: messageKey('people.nameShort'),
    long: messageKey('people.nameLong'),
  }),
  email: emailAddress,
  phone: z.optional(z.nullable(phone)),
  preferredLanguage: z._default(language, 'ar'),
});
export type ChangeProfile = z.infer<typeof changeProfile>;

/** `POST /api/auth/email/verify`: the secret of the link, which stands behind the `#` of its address. */
export const verifyEmail = z.object({
  token: formatText(
    z.string(messageKey('people.emailLink')).check(z.regex(/^[\w-]{20,100}$/, messageKey('people.emailLink'))),
  ),
});

/** A device as its browser names itself; null is what it does not say. */
export const device = z.object({
  kind: answered(['phone', 'tablet', 'computer', 'unknown']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type Device = z.infer<typeof device>;

/** A living session of the person. It ends at `idleEndsAt` unless it is used before, and at `endsAt` in any case. */
export const ownSession = z.object({
  id,
  device,
  address: z.nullable(z.string()),
  startedAt: instant,
  lastSeenAt: instant,
  idleEndsAt: instant,
  endsAt: instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /api/user/sessions`: the one that asks first, then by last use. */
export const ownSessions = z.object({
  sessions: z.array(ownSession),
  /** Setting `sessionTimeout`: minutes without use after which a session ends. */
  idleMinutes: z.number(),
  /** Hours after which it ends whatever its use. */
  longestHours: z.number(),
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** `DELETE /api/user/sessions`: how many others ended. */
export const endedSessions = z.object({ ended: z.number() });

/** An attempt to sign in with the person's national id; `expired` never got an approval in time. */
export const ownSignIn = z.object({
  id,
  at: instant,
  outcome: answered(['completed', 'rejected', 'expired', 'waiting']),
  device,
  address: z.string(),
});
export type OwnSignIn = z.infer<typeof ownSignIn>;

/** `GET /api/user/sign-ins`: the latest 20, newest first. */
export const ownSignIns = z.object({ signIns: z.array(ownSignIn) });

/**
 * `GET /api/user/session` (does not prolong) and `POST /api/user/session/prolong`: seconds until the session ends,
 * without use and in any case. Lengths instead of moments, because the person's clock may be wrong.
 */
export const sessionTime = z.object({ idleSecondsLeft: z.number(), secondsLeft: z.number() });
export type SessionTime = z.infer<typeof sessionTime>;

/** `POST /api/user/role`: makes another of the person's own roles the active one. */
export const switchRole = z.object({ role: z.enum(roles, messageKey('people.roleRequired')) });

/** `GET /simulator/people` (never in production). */
export const samplePeople = z.array(z.object({ nationalId: z.string(), fullName: z.string(), role: answered(roles) }));
export type SamplePerson = z.infer<typeof samplePeople>[number];

/** `POST /simulator/nafath/transactions/{transactionId}/approve` */
export const simulatorAnswer = z.object({
  random: z.string(messageKey('people.verificationNumberRequired')).check(z.maxLength(3)),
});
