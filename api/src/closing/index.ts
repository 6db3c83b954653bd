export { ClosingModule } from './closing.module.js';
export { type ClosingCheck, ClosingChecks } from './closing.registry.js';
