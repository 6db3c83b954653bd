import { banking } from '@waqf/feature-banking/feature';
import { beneficiaries } from '@waqf/feature-beneficiaries/feature';
import { closing } from '@waqf/feature-closing/feature';
import { distributions } from '@waqf/feature-distributions/feature';
import { endowments } from '@waqf/feature-endowments/feature';
import { finances } from '@waqf/feature-finances/feature';
import { objections, objectionsLink } from '@waqf/feature-objections/feature';
import { reconciliation } from '@waqf/feature-reconciliation/feature';
import { reports } from '@waqf/feature-reports/feature';
import type { Remote } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import project from '../waqf.json' with { type: 'json' };
import { auditState, backupsState, failuresState } from './page-heads';

const dashboard = { ar: 'لوحة الإدارة', en: 'Admin dashboard' };

/** The pages of the administrator: people and the system. */
export const remote: Remote = {
  name: 'mf-admin',
  role: 'admin',
  contractVersion: project.contract,
  navigation: [
    {
      to: '/admin',
      label: dashboard,
      icon: <Icon.Dashboard />,
      tab: { ar: 'الإدارة', en: 'Overview' },
    },
    {
      to: '/admin/users',
      label: { ar: 'المستخدمون', en: 'Users' },
      icon: <Icon.People />,
      tab: { ar: 'المستخدمون', en: 'Users' },
    },
    {
      to: '/waqf',
      label: { ar: 'الأوقاف', en: 'Waqfs' },
      icon: <Icon.Waqf />,
      tab: { ar: 'الأوقاف', en: 'Waqfs' },
      below: true,
      heading: { ar: 'إدارة الأوقاف', en: 'Waqf management' },
    },
    {
      to: '/transactions',
      label: { ar: 'المعاملات المالية', en: 'Transactions' },
      icon: <Icon.Exchange />,
      gate: 'transactions.manage',
    },
    {
      to: '/beneficiaries',
      label: { ar: 'المستفيدون', en: 'Beneficiaries' },
      icon: <Icon.People />,
      gate: 'beneficiaries.manage',
      below: true,
    },
    { to: '/distributions', label: { ar: 'توزيع الغلة', en: 'Distributions' }, icon: <Icon.HandCoins /> },
    objectionsLink,
    { to: '/notifications', label: { ar: 'الإشعارات', en: 'Notifications' }, icon: <Icon.Bell />, badge: 'unread' },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart />, below: true },
    {
      to: '/admin/releases',
      label: { ar: 'الإصدارات', en: 'Releases' },
      icon: <Icon.Upload />,
      tab: { ar: 'الإصدارات', en: 'Releases' },
      gate: 'system.admin',
      below: true,
    },
    {
      to: '/admin/system',
      label: { ar: 'النظام', en: 'System' },
      icon: <Icon.Server />,
      tab: { ar: 'النظام', en: 'System' },
      heading: { ar: 'إدارة النظام', en: 'System' },
      alsoOn: ['/admin/audit', '/admin/events', '/admin/backups'],
    },
    { to: '/settings', label: { ar: 'الإعدادات', en: 'Settings' }, icon: <Icon.Settings /> },
  ],
  quickActions: [
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart size={18} />, notOn: ['/reports'] },
  ],
  routes: [
    {
      path: '/admin',
      title: dashboard,
      load: () => import('./screens/admin-dashboard.screen').then((module) => module.AdminDashboardScreen),
    },
    {
      path: '/admin/dashboard',
      title: dashboard,
      load: () => import('./screens/dashboard-address.screen').then((module) => module.DashboardAddress),
    },
    {
      path: '/admin/users',
      title: { ar: 'المستخدمون', en: 'Users' },
      gate: 'system.admin',
      load: () => import('./screens/users.screen').then((module) => module.UsersScreen),
    },
    {
      path: '/admin/system',
      title: { ar: 'النظام', en: 'System' },
      gate: 'system.admin',
      load: () => import('./screens/system.screen').then((module) => module.SystemScreen),
    },
    {
      path: '/admin/audit',
      title: { ar: 'سجل التدقيق', en: 'Audit trail' },
      state: auditState,
      gate: 'system.admin',
      load: () => import('./screens/audit.screen').then((module) => module.AuditScreen),
    },
    {
      path: '/admin/events',
      title: { ar: 'المهام والأحداث', en: 'Jobs and events' },
      state: failuresState,
      gate: 'system.admin',
      load: () => import('./screens/failed-events.screen').then((module) => module.FailedEventsScreen),
    },
    {
      path: '/admin/releases',
      title: { ar: 'الإصدارات', en: 'Releases' },
      gate: 'system.admin',
      load: () => import('./screens/releases.screen').then((module) => module.ReleasesScreen),
    },
    {
      path: '/admin/releases/:remote',
      title: { ar: 'إصدارات واجهة', en: 'Releases of a remote' },
      gate: 'system.admin',
      load: () => import('./screens/release.screen').then((module) => module.ReleaseScreen),
    },
    {
      path: '/admin/backups',
      title: { ar: 'النسخ الاحتياطي', en: 'Backups' },
      state: backupsState,
      gate: 'system.admin',
      load: () => import('./screens/backups.screen').then((module) => module.BackupsScreen),
    },
  ],
  features: [endowments, banking, reconciliation, finances, beneficiaries, distributions, closing, objections, reports],
};
