import type { Feature } from '@waqf/platform-web';

/** Requests waiting for approval, for the users who decide them and the users who made them. */
export const approvals: Feature = {
  name: 'approvals',
  gate: 'banking.read',
  routes: [
    {
      path: '/approvals',
      title: { ar: 'الموافقات', en: 'Approvals' },
      load: () => import('./screens/approvals.screen').then((module) => module.ApprovalsScreen),
    },
  ],
};
