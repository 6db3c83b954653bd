export { DeskModule } from './desk.module.js';
export { DeskSources, MainAccounts, type DeskMatter, type DeskSource } from './desk.registry.js';
