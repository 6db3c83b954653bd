export { DeskModule } from './desk.module.js';
export { DeskSources, type DeskMatter, type DeskSource } from './desk.registry.js';
