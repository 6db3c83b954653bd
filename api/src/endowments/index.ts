export { EndowmentsModule } from './endowments.module.js';
export { EndowmentsFacade, type Participants, type WaqfStats } from './endowments.facade.js';
