import type { Remote } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import project from '../waqf.json' with { type: 'json' };
import { walletFigure } from './model/wallet-figure';

const paymentsTitle = { ar: 'الدفعات من التوزيع', en: 'Distribution payments' };

/** The pages of the beneficiary: what they have, what they received, and from which waqf. */
export const remote: Remote = {
  name: 'mf-beneficiary',
  role: 'beneficiary',
  contractVersion: project.contract,
  navigation: [
    {
      to: '/beneficiary/dashboard',
      label: { ar: 'اللوحة المالية', en: 'Financial dashboard' },
      icon: <Icon.Wallet />,
      alsoOn: ['/beneficiary/wards'],
      tab: { ar: 'المحفظة', en: 'Wallet' },
      heading: null,
      figure: walletFigure,
    },
    {
      to: '/beneficiary/payments',
      label: { ar: 'الدفعات', en: 'Payments' },
      icon: <Icon.Exchange />,
      below: true,
      alsoOn: ['/beneficiary/objections'],
      tab: { ar: 'الدفعات', en: 'Payments' },
      heading: paymentsTitle,
    },
    {
      to: '/beneficiary/transactions',
      label: { ar: 'المعاملات', en: 'Transactions' },
      icon: <Icon.In />,
      heading: { ar: 'الواصل من التوزيع', en: 'Received from distributions' },
    },
    { to: '/beneficiary/entitlements', label: { ar: 'الاستحقاقات', en: 'Entitlements' }, icon: <Icon.HandCoins /> },
    {
      to: '/beneficiary/profile',
      label: { ar: 'الملف المالي', en: 'Financial profile' },
      icon: <Icon.Person />,
      tab: { ar: 'ملفي', en: 'Profile' },
      heading: null,
    },
    { to: '/notifications', label: { ar: 'الإشعارات', en: 'Notifications' }, icon: <Icon.Bell />, badge: 'unread' },
    {
      to: '/beneficiary/reports',
      label: { ar: 'التقارير', en: 'Reports' },
      icon: <Icon.Chart />,
      tab: { ar: 'التقارير', en: 'Reports' },
    },
    { to: '/settings', label: { ar: 'الإعدادات', en: 'Settings' }, icon: <Icon.Settings /> },
  ],
  quickActions: [],
  routes: [
    {
      path: '/beneficiary/dashboard',
      title: { ar: 'اللوحة المالية', en: 'Financial dashboard' },
      load: () => import('./screens/beneficiary-dashboard.screen').then((module) => module.BeneficiaryDashboardScreen),
    },
    {
      path: '/beneficiary/payments',
      title: paymentsTitle,
      load: () => import('./screens/payments.screen').then((module) => module.PaymentsScreen),
    },
    {
      path: '/beneficiary/payments/:paymentId',
      title: { ar: 'لماذا هذا المبلغ', en: 'Why this amount' },
      load: () => import('./screens/payment.screen').then((module) => module.PaymentScreen),
    },
    {
      path: '/beneficiary/payments/:paymentId/objection',
      title: { ar: 'اعتراض على دفعة', en: 'Object to a payment' },
      load: () => import('./screens/raise-objection.screen').then((module) => module.RaiseObjectionScreen),
    },
    {
      path: '/beneficiary/objections/:objectionId',
      title: { ar: 'الاعتراض', en: 'The objection' },
      load: () => import('./screens/objection.screen').then((module) => module.ObjectionScreen),
    },
    {
      path: '/beneficiary/wards/:wardId',
      title: { ar: 'بوابة من تتولاه', en: 'The portal of your ward' },
      load: () => import('./screens/open-ward.screen').then((module) => module.OpenWardScreen),
    },
    {
      path: '/beneficiary/transactions',
      title: { ar: 'المعاملات', en: 'Transactions' },
      load: () => import('./screens/transactions.screen').then((module) => module.TransactionsScreen),
    },
    {
      path: '/beneficiary/reports',
      title: { ar: 'التقارير', en: 'Reports' },
      load: () => import('./screens/reports.screen').then((module) => module.ReportsScreen),
    },
    {
      path: '/beneficiary/profile',
      title: { ar: 'الملف المالي', en: 'Financial profile' },
      load: () => import('./screens/profile.screen').then((module) => module.ProfileScreen),
    },
    {
      path: '/beneficiary/entitlements',
      title: { ar: 'الاستحقاقات', en: 'Entitlements' },
      load: () => import('./screens/entitlements.screen').then((module) => module.EntitlementsScreen),
    },
  ],
  features: [],
};
