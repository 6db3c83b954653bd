import { approvals } from '@waqf/feature-approvals/feature';
import { banking } from '@waqf/feature-banking/feature';
import { closing } from '@waqf/feature-closing/feature';
import { distributions } from '@waqf/feature-distributions/feature';
import { endowments } from '@waqf/feature-endowments/feature';
import { objections, objectionsLink } from '@waqf/feature-objections/feature';
import { reconciliation } from '@waqf/feature-reconciliation/feature';
import { reports } from '@waqf/feature-reports/feature';
import { waqfCatalogue } from '@waqf/contracts/messages';
import type { Remote } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import project from '../waqf.json' with { type: 'json' };

const creation = { ar: 'إنشاء وقف', en: 'Create a waqf' };

const foundersOnly = { ar: 'هذا الإجراء للواقف وحده.', en: 'Only the founder may do this.' };
const createDenied = { title: waqfCatalogue.createForbidden, text: foundersOnly };
const editDenied = { title: waqfCatalogue.editForbidden, text: foundersOnly };
const approveDenied = { title: waqfCatalogue.approveForbidden, text: foundersOnly };

/** The pages of the founder, who creates, reviews, approves and follows waqfs. */
export const remote: Remote = {
  name: 'mf-waqif',
  role: 'waqif',
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
      label: { ar: 'أوقافي', en: 'My waqfs' },
      icon: <Icon.Waqf />,
      tab: { ar: 'أوقافي', en: 'My waqfs' },
      below: true,
    },
    {
      to: '/approvals',
      label: { ar: 'الموافقات', en: 'Approvals' },
      icon: <Icon.Checklist />,
      tab: { ar: 'الموافقات', en: 'Approvals' },
    },
    { to: '/distributions', label: { ar: 'توزيع الغلة', en: 'Distributions' }, icon: <Icon.HandCoins /> },
    objectionsLink,
    { to: '/notifications', label: { ar: 'الإشعارات', en: 'Notifications' }, icon: <Icon.Bell />, badge: 'unread' },
    {
      to: '/reports',
      label: { ar: 'التقارير', en: 'Reports' },
      icon: <Icon.Chart />,
      tab: { ar: 'التقارير', en: 'Reports' },
      below: true,
    },
    { to: '/settings', label: { ar: 'الإعدادات', en: 'Settings' }, icon: <Icon.Settings /> },
  ],
  quickActions: [
    {
      to: '/waqf/create-steps',
      label: creation,
      icon: <Icon.Plus size={18} />,
      gate: 'waqf.create',
      notOn: ['/dashboard', '/waqf', '/waqf/create', '/waqf/create-steps'],
    },
    { to: '/reports', label: { ar: 'التقارير', en: 'Reports' }, icon: <Icon.Chart size={18} />, notOn: ['/reports'] },
  ],
  routes: [
    {
      path: '/dashboard',
      title: { ar: 'لوحة المتابعة', en: 'Dashboard' },
      load: () => import('./screens/dashboard.screen').then((module) => module.DashboardScreen),
    },
    {
      path: '/waqf/create',
      gate: 'waqf.create',
      denied: createDenied,
      title: creation,
      load: () => import('./screens/create.screen').then((module) => module.CreateScreen),
    },
    {
      path: '/waqf/create-steps',
      gate: 'waqf.create',
      denied: createDenied,
      title: creation,
      load: () => import('./screens/wizard.screen').then((module) => module.WizardScreen),
    },
    {
      path: '/waqf/:waqfId/edit',
      gate: 'waqf.edit',
      denied: editDenied,
      title: { ar: 'تعديل الوقف', en: 'Edit the waqf' },
      load: () => import('./screens/edit.screen').then((module) => module.EditScreen),
    },
    {
      path: '/waqf/:waqfId/review',
      gate: 'waqf.review',
      denied: approveDenied,
      title: { ar: 'مراجعة الصكوك', en: 'Review of the deeds' },
      load: () => import('./screens/review.screen').then((module) => module.ReviewScreen),
    },
    {
      path: '/waqf/:waqfId/approve',
      gate: 'waqf.approve',
      denied: approveDenied,
      title: { ar: 'اعتماد الوقف', en: 'Approve the waqf' },
      load: () => import('./screens/approve.screen').then((module) => module.ApproveScreen),
    },
    {
      path: '/waqf/:waqfId/approved',
      gate: 'waqf.approve',
      denied: approveDenied,
      title: { ar: 'اعتُمد الوقف', en: 'Waqf approved' },
      load: () => import('./screens/approved.screen').then((module) => module.ApprovedScreen),
    },
  ],
  features: [endowments, banking, approvals, reconciliation, distributions, closing, objections, reports],
};
