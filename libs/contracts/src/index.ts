export { answered, knownValue, labelOf, lookUp, plainValue, type Answered, type UnknownValue } from './answered.js';
export * from './problem/index.js';
export { id, instant, day, money } from './wire.js';
