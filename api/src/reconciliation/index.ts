export { ReconciliationModule } from './reconciliation.module.js';
export { sampleWaqfName, unknownLines, type UnknownLine } from './samples/sample-lines.js';
