export { cutPerWaqf, type LeftOut } from './domain/cut-per-waqf.js';
export { DeskModule } from './desk.module.js';
export { DeskSources, MainAccounts, type DeskTask, type DeskSource } from './desk.registry.js';
