export { EndowmentsModule } from './endowments.module.js';
export { EndowmentsFacade, type ApprovedWaqf } from './endowments.facade.js';
