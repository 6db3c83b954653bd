export { DistributionsModule } from './distributions.module.js';
export { runLinePaidByHand } from './distributions.facts.js';
