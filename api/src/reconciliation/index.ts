export { ReconciliationModule } from './reconciliation.module.js';
export { sampleWaqfName, unknownLines } from './samples/sample-lines.js';
