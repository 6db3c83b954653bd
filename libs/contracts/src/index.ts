export * from './problem/index.js';
export { id, instant, day, money } from './wire.js';
