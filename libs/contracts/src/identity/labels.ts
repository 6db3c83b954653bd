import type { Bilingual } from '../problem/index.js';

/** Labels of the roles (specification, section 1). */
export const roleLabels = {
  waqif: { ar: 'واقف', en: 'Founder' },
  nazir: { ar: 'ناظر', en: 'Nazir' },
  beneficiary: { ar: 'مستفيد', en: 'Beneficiary' },
  admin: { ar: 'مدير النظام', en: 'Administrator' },
} as const;

/** Channels by which notifications reach a user. */
export const notificationWays = ['emailNotifications', 'smsNotifications', 'pushNotifications'] as const;

/** Kinds of notifications that a user may switch off. */
export const notificationKinds = ['waqfUpdates', 'transactionAlerts', 'documentReminders', 'reportReady'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Every toggle of a user: a boolean column of `identity.person` (the name in snake case), a field of the calls, a row
 * of the settings.
 */
export const notificationToggles = [...notificationWays, ...notificationKinds] as const;
export type NotificationToggle = (typeof notificationToggles)[number];

/** Builds an object with one value for each toggle. */
export const eachToggle = <Value>(valueOf: (toggle: NotificationToggle) => Value): Record<NotificationToggle, Value> =>
  Object.fromEntries(notificationToggles.map((toggle) => [toggle, valueOf(toggle)])) as Record<
    NotificationToggle,
    Value
  >;

/** The defaults before a user has chosen (specification, section 9). */
export const usualToggles = eachToggle((toggle) => toggle !== 'smsNotifications');

interface ToggleLabel {
  name: Bilingual;
  /** Left out when the screen shows the user's address instead. */
  hint?: Bilingual;
}

export const toggleLabels: Readonly<Record<NotificationToggle, ToggleLabel>> = {
  emailNotifications: { name: { ar: 'البريد الإلكتروني', en: 'E-mail' } },
  smsNotifications: { name: { ar: 'الرسائل النصية', en: 'Text messages' } },
  pushNotifications: {
    name: { ar: 'الإشعارات الفورية', en: 'Live notifications' },
    hint: { ar: 'تظهر في المنصة لحظة حدوثها.', en: 'Shown in the platform as they happen.' },
  },
  waqfUpdates: {
    name: { ar: 'أخبار الأوقاف', en: 'Waqf updates' },
    hint: {
      ar: 'الاعتماد والتعديل والنظارة والحسابات البنكية.',
      en: 'Approval, amendments, the nazir and bank accounts.',
    },
  },
  transactionAlerts: {
    name: { ar: 'تنبيهات الحركات', en: 'Transaction alerts' },
    hint: { ar: 'الإيرادات والمصروفات والتحويلات.', en: 'Income, expenses and transfers.' },
  },
  documentReminders: {
    name: { ar: 'تذكير الوثائق', en: 'Document reminders' },
    hint: { ar: 'صكوك قُرئت وتنتظر مراجعتك.', en: 'Deeds that were read and wait for your review.' },
  },
  reportReady: {
    name: { ar: 'جاهزية التقارير', en: 'Reports ready' },
    hint: { ar: 'حين يكتمل تقرير طلبته.', en: 'When a report that you asked for is finished.' },
  },
};
