import type { Feature } from '@waqf/platform-web';

/** What waits for somebody's approval, for those who decide and those who asked. */
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
