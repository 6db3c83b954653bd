import type { Feature } from '@waqf/platform-web';

/** Fiscal years of a waqf and their closing, for its nazir, its founder and the administrator. */
export const closing: Feature = {
  name: 'closing',
  gate: 'banking.read',
  routes: [
    {
      path: '/waqf/:waqfId/years',
      title: { ar: 'السنوات المالية', en: 'Fiscal years' },
      load: () => import(/* webpackChunkName: "years" */ './screens/years.screen').then((module) => module.YearsScreen),
    },
    {
      path: '/waqf/:waqfId/years/:year',
      title: { ar: 'سنة مالية', en: 'Fiscal year' },
      load: () => import(/* webpackChunkName: "years" */ './screens/year.screen').then((module) => module.YearScreen),
    },
  ],
};
