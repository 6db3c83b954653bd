export { banking } from './feature';
