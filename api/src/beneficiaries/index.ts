export { BeneficiariesModule } from './beneficiaries.module.js';
export { BeneficiariesFacade, type OwnShare } from './beneficiaries.facade.js';
export type { Participant } from './domain/participant.js';
