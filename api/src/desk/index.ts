export { DeskModule } from './desk.module.js';
export { DeskSources, MainAccounts, type DeskTask, type DeskSource } from './desk.registry.js';
