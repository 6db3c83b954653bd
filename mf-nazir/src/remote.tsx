import { approvals } from '@waqf/feature-approvals/feature';
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

/** The pages of the nazir, who manages the waqfs entrusted to them. */
export const remote: Remote = {
  name: 'mf-nazir',
  role: 'nazir',
  contractVersion: project.contract,
  navigation: [
    {
      to: '/dashboard',
      label: { ar: 'لوحة المتابعة', en: 'Dashboard' },
      icon: <Icon.Dashboard />,
      tab: { ar: 'المتابعة', en: 'Overview' },
      heading: null,
    },
    {
      to: '/waqf',
      label: { ar: 'الأوقاف', en: 'Waqfs' },
      icon: <Icon.Waqf />,
      tab: { ar: 'الأوقاف', en: 'Waqfs' },
      below: true,
      heading: { ar: 'إدارة الأوقاف', en: 'Waqf management' },
    },
    { to: '/transactions', label: { ar: 'المعاملات المالية', en: 'Transactions' }, icon: <Icon.Exchange /> },
    { to: '/distributions', label: { ar: 'توزيع الغلة', en: 'Distributions' }, icon: <Icon.HandCoins /> },
    objectionsLink,
    {
      to: '/beneficiaries',
      label: { ar: 'المستفيدون', en: 'Beneficiaries' },
      icon: <Icon.People />,
      tab: { ar: 'المستفيدون', en: 'Beneficiaries' },
      below: true,
    },
    {
      to: '/approvals',
      label: { ar: 'الموافقات', en: 'Approvals' },
      icon: <Icon.Checklist />,
      tab: { ar: 'الموافقات', en: 'Approvals' },
    },
    { to: '/notifications', label: { ar: 'الإشعارات', en: 'Notifications' }, icon: <Icon.Bell />, badge: 'unread' },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart />, below: true },
    { to: '/settings', label: { ar: 'الإعدادات', en: 'Settings' }, icon: <Icon.Settings /> },
  ],
  quickActions: [
    {
      to: '/transactions?add=income',
      label: { ar: 'إضافة معاملة', en: 'Add transaction' },
      icon: <Icon.Plus size={18} />,
      gate: 'transactions.manage',
      notOn: ['/dashboard', '/transactions'],
    },
    {
      to: '/beneficiaries?add=person',
      label: { ar: 'إضافة مستفيد', en: 'Add beneficiary' },
      icon: <Icon.People size={18} />,
      gate: 'beneficiaries.manage',
      notOn: ['/beneficiaries'],
    },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart size={18} />, notOn: ['/reports'] },
  ],
  routes: [
    {
      path: '/dashboard',
      title: { ar: 'لوحة المتابعة', en: 'Dashboard' },
      load: () => import('./screens/dashboard.screen').then((module) => module.DashboardScreen),
    },
  ],
  features: [
    endowments,
    banking,
    approvals,
    reconciliation,
    finances,
    beneficiaries,
    distributions,
    closing,
    objections,
    reports,
  ],
};
