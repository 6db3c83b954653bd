export { DistributionsModule } from './distributions.module.js';
