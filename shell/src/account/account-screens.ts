import type { LazyRoute } from '@waqf/platform-web';
import type { accountPaths } from '../app/shell-paths';

/** The shell's own guarded screens: every role has them, whichever remote it uses. */
export const accountScreens: ReadonlyArray<LazyRoute & { path: (typeof accountPaths)[number] }> = [
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
  {
    path: '/help',
    title: { ar: 'المساعدة', en: 'Help' },
    load: () => import('./help/help.screen').then((module) => module.HelpScreen),
  },
];
