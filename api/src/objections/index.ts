export { ObjectionsModule } from './objections.module.js';
