import type { LazyRoute } from '@waqf/platform-web';

/** The shell's own guarded screens: every role has them, whichever remote it works in. */
export const accountScreens: readonly LazyRoute[] = [
  {
    path: '/notifications',
    gate: 'notifications.read',
    title: { ar: 'الإشعارات', en: 'Notifications' },
    load: () => import('./notifications/notifications.screen').then((module) => module.NotificationsScreen),
  },
  {
    path: '/settings',
    title: { ar: 'الإعدادات', en: 'Settings' },
    load: () => import('./settings/settings.screen').then((module) => module.SettingsScreen),
  },
];
