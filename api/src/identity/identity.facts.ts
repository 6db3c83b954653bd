import type { NotificationPreferences, Role } from '@waqf/contracts/identity';
import { type AuditedAs, defineFact } from '../platform/index.js';
import type { ProfileValues } from './domain/masked-profile.js';

/** How a fact about a person is audited: it belongs to no waqf. */
const ofPerson = (id: string, rest: Omit<AuditedAs, 'subject' | 'waqfId'> = {}): AuditedAs => ({
  subject: { type: 'user', id },
  waqfId: null,
  ...rest,
});

export const signedIn = defineFact<{ personId: string }>('identity.signed-in', {
  title: { ar: 'سُجّل الدخول', en: 'Signed in' },
  audit: ({ personId }) => ofPerson(personId),
});

/** A sign-in ended without a session: it was declined or expired on the phone, or the person may not enter. */
export const signInFailed = defineFact<{ signInId: string; because: string }>('identity.sign-in-failed', {
  title: { ar: 'لم يكتمل الدخول', en: 'A sign-in failed' },
  audit: ({ signInId, because }) => ({ subject: { type: 'sign-in', id: signInId }, waqfId: null, reason: because }),
});

/** A fresh confirmation was used for its act. */
export const stepUpUsed = defineFact<{ personId: string; stepUpId: string; kind: string; digest: string }>(
  'identity.step-up-used',
  {
    title: { ar: 'أُكّد إجراء بنفاذ', en: 'An action was confirmed with Nafath' },
    audit: ({ personId, stepUpId, kind, digest }) => ofPerson(personId, { details: { stepUpId, kind, digest } }),
  },
);

/** A confirmation was refused on the phone, or expired. */
export const stepUpRefused = defineFact<{ personId: string; stepUpId: string; kind: string; because: string }>(
  'identity.step-up-refused',
  {
    title: { ar: 'لم يكتمل التأكيد بنفاذ', en: 'A confirmation with Nafath failed' },
    audit: ({ personId, stepUpId, kind, because }) =>
      ofPerson(personId, { reason: because, details: { stepUpId, kind } }),
  },
);

/** A link is sent to an address that is not verified yet. */
export const emailLinkRequested = defineFact<{ personId: string; linkId: string }>('identity.email-link-requested', {
  title: { ar: 'طُلب رابط تأكيد البريد', en: 'A link to verify an e-mail address was requested' },
  audit: ({ personId, linkId }) => ofPerson(personId, { details: { linkId } }),
});

/** Recorded when somebody opens the link; nobody has to be signed in. */
export const emailVerified = defineFact<{ personId: string }>('identity.email-verified', {
  title: { ar: 'أُكّد البريد الإلكتروني', en: 'An e-mail address was verified' },
  audit: ({ personId }) => ofPerson(personId, { before: { emailVerified: false }, after: { emailVerified: true } }),
});

export const signedOut = defineFact<{ personId: string; sessionId: string }>('identity.signed-out', {
  title: { ar: 'سُجّل الخروج', en: 'Signed out' },
  audit: ({ personId, sessionId }) => ofPerson(personId, { details: { sessionId } }),
});

export const sessionEnded = defineFact<{ personId: string; sessionId: string }>('identity.session-ended', {
  title: { ar: 'أُنهيت جلسة', en: 'A session was ended' },
  audit: ({ personId, sessionId }) => ofPerson(personId, { details: { sessionId } }),
});

export const otherSessionsEnded = defineFact<{ personId: string; ended: number }>('identity.other-sessions-ended', {
  title: { ar: 'أُنهيت الجلسات الأخرى', en: 'The other sessions were ended' },
  audit: ({ personId, ended }) => ofPerson(personId, { details: { ended } }),
});

/** The person registered themselves, after Nafath's proof. */
export const personRegistered = defineFact<{ personId: string; role: Role }>('identity.person-registered', {
  title: { ar: 'سُجّل مستخدم جديد', en: 'A person registered' },
  audit: ({ personId, role }) => ofPerson(personId, { after: { role } }),
});

/** The person was added by somebody else: a deed, a nazir or an administrator names them. */
export const personAdded = defineFact<{ personId: string; role: Role }>('identity.person-added', {
  title: { ar: 'أُضيف مستخدم', en: 'A person was added' },
  audit: ({ personId, role }) => ofPerson(personId, { after: { role } }),
});

export const roleGranted = defineFact<{ personId: string; role: Role }>('identity.role-granted', {
  title: { ar: 'مُنح دور', en: 'A role was granted' },
  audit: ({ personId, role }) => ofPerson(personId, { after: { role } }),
});

/** Granted from the command line of the machine. */
export const adminGranted = defineFact<{ personId: string }>('identity.admin-granted', {
  title: { ar: 'مُنح دور مدير النظام', en: 'The role of administrator was granted' },
  audit: ({ personId }) => ofPerson(personId),
});

/** The active role changed; what the person may do did not. */
export const activeRoleSwitched = defineFact<{ personId: string; from: Role; to: Role }>(
  'identity.active-role-switched',
  {
    title: { ar: 'تغيّر الدور النشط', en: 'The active role was switched' },
    audit: ({ personId, from, to }) => ofPerson(personId, { before: { role: from }, after: { role: to } }),
  },
);

export const personDeactivated = defineFact<{ personId: string; reason?: string }>('identity.person-deactivated', {
  title: { ar: 'أُوقف الحساب', en: 'The account was deactivated' },
  audit: ({ personId, reason }) =>
    ofPerson(personId, { before: { active: true }, after: { active: false }, ...(reason && { reason }) }),
});

export const personReactivated = defineFact<{ personId: string; reason: string }>('identity.person-reactivated', {
  title: { ar: 'أُعيد فتح الحساب', en: 'The account was reactivated' },
  audit: ({ personId, reason }) => ofPerson(personId, { before: { active: false }, after: { active: true }, reason }),
});

/** An administrator added a person, with a reason. The national id is kept out of the audit trail. */
export const userAdded = defineFact<{ personId: string; role: Role; reason: string }>('identity.user-added', {
  title: { ar: 'أضاف مدير النظام مستخدمًا', en: 'An administrator added a user' },
  audit: ({ personId, role, reason }) => ofPerson(personId, { after: { role }, reason }),
});

/** An administrator changed a person's roles: all roles before and after. */
export const userRoleChanged = defineFact<{ personId: string; from: Role[]; to: Role[]; reason: string }>(
  'identity.user-role-changed',
  {
    title: { ar: 'تغيّر دور المستخدم', en: 'The role of a user was changed' },
    audit: ({ personId, from, to, reason }) =>
      ofPerson(personId, { before: { roles: from }, after: { roles: to }, reason }),
  },
);

/** Every session was ended after a restore, so that sessions ended since the backup do not become valid again. */
export const everySessionEnded = defineFact<{ ended: number }>('identity.every-session-ended', {
  title: { ar: 'أُنهيت كل الجلسات', en: 'Every session was ended' },
  audit: (details) => ({ subject: { type: 'session', id: 'all' }, waqfId: null, details }),
});

/** An administrator ended all sessions of a person. */
export const userSessionsEnded = defineFact<{ personId: string; ended: number; reason: string }>(
  'identity.user-sessions-ended',
  {
    title: { ar: 'أنهى مدير النظام كل جلسات المستخدم', en: 'An administrator ended all sessions of a user' },
    audit: ({ personId, ended, reason }) => ofPerson(personId, { details: { ended }, reason }),
  },
);

/** An administrator ended one session of a person. */
export const userSessionEnded = defineFact<{ personId: string; sessionId: string; reason: string }>(
  'identity.user-session-ended',
  {
    title: { ar: 'أنهى مدير النظام جلسة للمستخدم', en: 'An administrator ended a session of a user' },
    audit: ({ personId, sessionId, reason }) => ofPerson(personId, { details: { sessionId }, reason }),
  },
);

/** Has only the fields that changed; e-mail addresses and phones are masked. */
export const profileChanged = defineFact<{ personId: string; before: ProfileValues; after: ProfileValues }>(
  'identity.profile-changed',
  {
    title: { ar: 'تغيّر الملف الشخصي', en: 'The profile was changed' },
    audit: ({ personId, before, after }) => ofPerson(personId, { before, after }),
  },
);

/** At the first sign-in of a person whom others had named, the name from Nafath replaces theirs. */
export const nameVerified = defineFact<{ personId: string; before: string; after: string }>('identity.name-verified', {
  title: { ar: 'أُخذ الاسم من النفاذ الوطني الموحد', en: 'The name was taken from Nafath' },
  audit: ({ personId, before, after }) =>
    ofPerson(personId, { before: { fullName: before }, after: { fullName: after } }),
});

type Toggles = Partial<Record<keyof NotificationPreferences, boolean>>;

/** Has only the toggles that changed. */
export const notificationPreferencesChanged = defineFact<{ personId: string; before: Toggles; after: Toggles }>(
  'identity.notification-preferences-changed',
  {
    title: { ar: 'تغيّرت تفضيلات الإشعارات', en: 'The notification preferences were changed' },
    audit: ({ personId, before, after }) => ofPerson(personId, { before, after }),
  },
);
