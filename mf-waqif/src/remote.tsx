import { contractVersion, type Remote } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';

/** The founder: creates, reviews, approves and follows waqfs. */
export const remote: Remote = {
  name: 'mf-waqif',
  role: 'waqif',
  contractVersion,
  navigation: [
    { to: '/dashboard', label: { ar: 'لوحة المتابعة', en: 'Dashboard' }, icon: <Icon.Dashboard /> },
    { to: '/waqf', label: { ar: 'أوقافي', en: 'My waqfs' }, icon: <Icon.Waqf />, below: true },
    { to: '/notifications', label: { ar: 'الإشعارات', en: 'Notifications' }, icon: <Icon.Bell />, badge: 'unread' },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart /> },
    { to: '/settings', label: { ar: 'الإعدادات', en: 'Settings' }, icon: <Icon.Settings /> },
  ],
  quickActions: [
    { to: '/waqf/create', label: { ar: 'إنشاء وقف', en: 'Create a waqf' }, icon: <Icon.Plus size={18} />, gate: 'waqf.create' },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart size={18} /> },
  ],
  routes: [
    { path: '/dashboard', title: { ar: 'لوحة المتابعة', en: 'Dashboard' }, load: () => import('./screens/dashboard.screen').then((module) => module.DashboardScreen) },
  ],
  features: [],
};
