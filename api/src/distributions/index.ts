export { DistributionsFacade } from './distributions.facade.js';
export { DistributionsModule } from './distributions.module.js';
export { runLinePaidByHand } from './distributions.facts.js';
export { type Payment, PaymentsFacade } from './payments.facade.js';
export { receivedSource } from './domain/own-payment.js';
export type { CorrectionOutcome } from './persistence/correction.repository.js';
export type { Divided, DividedRun } from './persistence/run.repository.js';
export type { PaidPayment, Received } from './persistence/received.repository.js';
