export { answered, knownValue, labelOf, lookUp, plainValue, type Answered, type UnknownValue } from './answered.js';
export { longestSearch } from './longest-search.js';
export { fieldLimits, type FieldLimits } from './field-limits.js';
export * from './problem/index.js';
export { id, instant, day, money } from './wire.js';
