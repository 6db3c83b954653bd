import type { Bilingual } from '../problem/index.js';

/** Labels of the columns on the page of users and in its file. */
export const userLabels = {
  users: { ar: 'المستخدمون', en: 'Users' },
  user: { ar: 'المستخدم', en: 'User' },
  id: { ar: 'المعرّف', en: 'ID' },
  roles: { ar: 'الأدوار', en: 'Roles' },
  lastSignIn: { ar: 'آخر دخول', en: 'Last sign-in' },
  sessions: { ar: 'الجلسات', en: 'Sessions' },
  state: { ar: 'الحالة', en: 'State' },
  memberSince: { ar: 'عضو منذ', en: 'Member since' },
} as const;

export const userStateLabels: Readonly<Record<'active' | 'deactivated', Bilingual>> = {
  active: { ar: 'نشط', en: 'Active' },
  deactivated: { ar: 'موقوف', en: 'Deactivated' },
};
