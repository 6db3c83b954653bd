export { IdentityModule } from './identity.module.js';
export { emailLinkRequested, nameVerified, profileChanged } from './identity.facts.js';
export { IdentityFacade, type Person, type PersonPreferences } from './identity.facade.js';
export { NafathEndpoint, simulatorCredentials } from './nafath/nafath-endpoint.js';
export { samplePeople } from './samples/sample-people.js';
export { GrantAdmin } from './use-cases/grant-admin.js';
export { type StepUpKind, StepUpKinds } from './step-up/step-up-kinds.js';
export { StepUps } from './step-up/step-ups.js';
export type { IssuedEmailLink } from './use-cases/issue-email-link.js';
