export { DistributionsFacade } from './distributions.facade.js';
export { DistributionsModule } from './distributions.module.js';
export { runLinePaidByHand } from './distributions.facts.js';
export { type Payment, PaymentsFacade } from './payments.facade.js';
