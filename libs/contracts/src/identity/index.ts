import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { isSaudiMobile } from '@waqf/formats';
import { nationalId, seenFields } from '../request-fields.js';
import { formatText, personName } from '../text-rules/index.js';
import { id, instant } from '../wire.js';
import { eachToggle, notificationToggles } from './labels.js';

export * from './labels.js';

export const roles = ['waqif', 'nazir', 'beneficiary', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/**
 * What a user may do, sent by the server with `GET /api/user/me`. Screens ask `can(capability)` and never check the
 * role. `waqf.*` is for the founder's main tasks, `nazir.*` for what a trustee manages, `system.*` for what an
 * administrator monitors.
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

/** A user's preferences; defaults are in the specification, section 9. */
export const preferences = z.object({
  preferredLanguage: answered(language.options),
  ...eachToggle(() => z.boolean()),
});
export type Preferences = z.infer<typeof preferences>;

/** A minor whom the user represents today; the call for the minor's portal takes `?onBehalfOf={id}`. */
export const userWard = z.object({ id, fullName: z.string() });
export type UserWard = z.infer<typeof userWard>;

export const user = z.object({
  id,
  /** The active role; `roles` lists all of them. */
  role: answered(roles),
  nationalId: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  /** False until the link in the verification mail has been opened; no other mail is sent before. */
  emailVerified: z.optional(z.boolean()),
  phone: z.nullable(z.string()),
  createdAt: instant,
  roles: z.array(answered(roles)),
  capabilities: z.array(answered(capabilities)),
  preferences,
  /** Empty for users who represent nobody; missing in the page's own copy of the user. */
  wards: z.optional(z.array(userWard)),
});
export type User = z.infer<typeof user>;

/** Answer of `GET /api/user/me`, `POST /api/auth/register` and `POST /api/user/role`. */
export const userEnvelope = z.object({ user });

/** Body of `PUT /api/user/notifications`: all toggles; it answers with the user. */
export const notificationPreferences = z.strictObject({
  ...eachToggle((toggle) => z.boolean(messageKey(`notificationToggle.${toggle}`))),
  seen: seenFields(notificationToggles),
});
export type ChangeNotificationPreferences = z.infer<typeof notificationPreferences>;
export type NotificationPreferences = Omit<ChangeNotificationPreferences, 'seen'>;

/** Body of `POST /api/auth/nafath`. */
export const startSignIn = z.object({ nationalId: nationalId(messageKey('people.nationalId')) });
export const signInStarted = z.object({
  transactionId: id,
  /** The two-digit number that the user selects on the phone. */
  random: z.string(),
  expiresAt: instant,
});
export type SignInStarted = z.infer<typeof signInStarted>;

/** States in the answer of `GET /api/auth/nafath/{transactionId}`. */
export const signInOutcomes = ['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
export const signInStatus = z.object({
  status: answered(signInOutcomes),
  /** Set once COMPLETED; when false, the user has to register. */
  registered: z.optional(z.boolean()),
});
export type SignInStatus = z.infer<typeof signInStatus>;

/**
 * Allows labels of letters, digits and hyphens, at least two of them, and an ASCII local part without quotes. It is
 * stricter than RFC 5321: it accepts what mail servers deliver, and no character that could be mistaken for another.
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

/** An e-mail address that is required. */
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

/** Body of `POST /api/auth/register`, allowed only after a COMPLETED transaction of an unknown person. */
export const register = z.object({
  fullName,
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
});
export type Register = z.infer<typeof register>;

/**
 * Body of `PUT /api/user/profile` (specification, section 5); it answers with the user. An empty phone removes the
 * number.
 */
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
  seen: seenFields(['fullName', 'email', 'phone', 'preferredLanguage']),
});
export type ChangeProfile = z.infer<typeof changeProfile>;

/** Body of `POST /api/auth/email/verify`: the secret of the link, which is after the `#` of its address. */
export const verifyEmail = z.object({
  token: formatText(
    z.string(messageKey('people.emailLink')).check(z.regex(/^[\w-]{20,100}$/, messageKey('people.emailLink'))),
  ),
});

/** A device as its browser describes itself; null where the browser does not say. */
export const device = z.object({
  kind: answered(['phone', 'tablet', 'computer', 'unknown']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type Device = z.infer<typeof device>;

/** An open session of the user. It ends at `idleEndsAt` if it is not used before, and at `endsAt` in any case. */
export const ownSession = z.object({
  id,
  device,
  /** Network address of the last use; null when it is not known. */
  address: z.nullable(z.string()),
  startedAt: instant,
  lastSeenAt: instant,
  idleEndsAt: instant,
  endsAt: instant,
  /** Whether it is the session that made this call. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Answer of `GET /api/user/sessions`: the session that made the call first, then by last use. */
export const ownSessions = z.object({
  sessions: z.array(ownSession),
  /** Setting `sessionTimeout`: minutes of inactivity after which a session ends. */
  idleMinutes: z.number(),
  /** Hours after which a session ends even if it is used. */
  longestHours: z.number(),
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** Answer of `DELETE /api/user/sessions`: number of other sessions that were ended. */
export const endedSessions = z.object({ ended: z.number() });

/** An attempt to sign in with the user's national id; `expired` means that it was not approved in time. */
export const ownSignIn = z.object({
  id,
  at: instant,
  outcome: answered(['completed', 'rejected', 'expired', 'waiting']),
  device,
  address: z.string(),
});
export type OwnSignIn = z.infer<typeof ownSignIn>;

/** Answer of `GET /api/user/sign-ins`: the latest 20, newest first. */
export const ownSignIns = z.object({ signIns: z.array(ownSignIn) });

/**
 * Answer of `GET /api/user/session` (which does not extend the session) and `POST /api/user/session/prolong`: seconds
 * until the session ends, through inactivity and in any case. They are durations because the clock of the user's device
 * may be wrong.
 */
export const sessionTime = z.object({ idleSecondsLeft: z.number(), secondsLeft: z.number() });
export type SessionTime = z.infer<typeof sessionTime>;

/** Body of `POST /api/user/role`: makes another of the user's own roles the active one. */
export const switchRole = z.object({ role: z.enum(roles, messageKey('people.roleRequired')) });

/** Answer of `GET /simulator/people` (never in production). */
export const samplePeople = z.array(z.object({ nationalId: z.string(), fullName: z.string(), role: answered(roles) }));
export type SamplePerson = z.infer<typeof samplePeople>[number];

/** Body of `POST /simulator/nafath/transactions/{transactionId}/approve`. */
export const simulatorAnswer = z.object({
  random: z.string(messageKey('people.verificationNumberRequired')).check(z.maxLength(3, messageKey('field.tooLarge'))),
});
