import type { Feature } from '@waqf/platform-web';
import { schedulesState } from './messages/page-state';

/** Reports and statements of the waqfs, for all users who have waqfs in their lists. */
export const reports: Feature = {
  name: 'reports',
  gate: 'waqf.list',
  routes: [
    {
      path: '/reports',
      title: { ar: 'التقارير', en: 'Reports' },
      load: () => import('./screens/reports.screen').then((module) => module.ReportsScreen),
    },
    {
      path: '/reports/schedules',
      title: { ar: 'التقارير الدورية', en: 'Scheduled reports' },
      state: schedulesState,
      load: () => import('./screens/schedules.screen').then((module) => module.SchedulesScreen),
    },
  ],
};
