export { StandingModule } from './standing.module.js';
export { WaqfStanding, type Standing, type StandingRelation, type StandingSource } from './waqf-standing.js';
export { StandingForbiddenError, StandingWaqfNotFoundError } from './standing.errors.js';
