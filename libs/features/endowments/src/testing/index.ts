export { deed, field, summary, threeDeeds, view, waqfId } from './samples';
export { nazirCapabilities, problem, renderScreen, type Answer, type Call } from './render-screen';
