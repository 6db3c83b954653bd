export { compared, deed, field, summary, threeDeeds, view, waqfId } from './samples';
export { founderCapabilities, nazirCapabilities } from './capabilities';
