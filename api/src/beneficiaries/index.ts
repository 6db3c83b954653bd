export { BeneficiariesModule } from './beneficiaries.module.js';
export { BeneficiariesFacade, type OwnShare, type RemovedPerson } from './beneficiaries.facade.js';
export { keptUntil, type PaymentPreference, usualPreference } from './domain/payment-preference.js';
export type { Participant } from './domain/participant.js';
export type { HoldReason } from './domain/payment-hold.js';
