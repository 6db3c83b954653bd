import type { Feature } from '@waqf/platform-web';
import { choiceState } from './messages/page-state';

/** The distribution of a waqf's yield, for its founder, its nazir and the administrator. */
export const distributions: Feature = {
  name: 'distributions',
  gate: 'banking.read',
  routes: [
    {
      path: '/distributions',
      title: { ar: 'توزيع الغلة', en: 'Distribution of the yield' },
      state: choiceState,
      load: () => import('./screens/waqf-choice.screen').then((module) => module.WaqfChoiceScreen),
    },
    {
      path: '/waqf/:waqfId/rules',
      title: { ar: 'قواعد التوزيع', en: 'Distribution rules' },
      load: () => import(/* webpackChunkName: "rules" */ './screens/rules.screen').then((module) => module.RulesScreen),
    },
    {
      path: '/waqf/:waqfId/rules/propose',
      title: { ar: 'اقتراح قواعد للتوزيع', en: 'Propose distribution rules' },
      load: () =>
        import(/* webpackChunkName: "rules" */ './screens/propose-rules.screen').then(
          (module) => module.ProposeRulesScreen,
        ),
    },
    {
      path: '/waqf/:waqfId/distributions',
      title: { ar: 'توزيع الغلة', en: 'Distribution of the yield' },
      load: () => import('./screens/runs.screen').then((module) => module.RunsScreen),
    },
    {
      path: '/waqf/:waqfId/distributions/:runId',
      title: { ar: 'دورة توزيع', en: 'Distribution run' },
      load: () => import('./screens/run.screen').then((module) => module.RunScreen),
    },
  ],
};
