import type { Feature } from '@waqf/platform-web';

const waqfTitle = { ar: 'تفاصيل الوقف', en: 'Waqf details' };
const details = () => import('./screens/waqf-details.screen').then((module) => module.WaqfDetailsScreen);

/** The pages about waqfs, for every role that may read them. */
export const endowments: Feature = {
  name: 'endowments',
  gate: 'waqf.list',
  routes: [
    {
      path: '/waqf',
      title: { ar: 'الأوقاف', en: 'Waqfs' },
      load: () => import('./screens/waqf-list.screen').then((module) => module.WaqfListScreen),
    },
    { path: '/waqf/:waqfId', title: waqfTitle, gate: 'waqf.read', load: details },
    { path: '/waqf/:waqfId/details', title: waqfTitle, gate: 'waqf.read', load: details },
    {
      path: '/waqf/:waqfId/process',
      gate: 'waqf.process',
      title: { ar: 'معالجة الصكوك', en: 'Processing the deeds' },
      load: () => import('./screens/process.screen').then((module) => module.ProcessScreen),
    },
  ],
};
