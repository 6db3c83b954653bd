export { EndowmentsModule } from './endowments.module.js';
export { EndowmentsFacade } from './endowments.facade.js';
