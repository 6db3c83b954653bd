export * from './health.js';
export * from './jobs.js';
export * from './labels.js';
export * from './logs.js';
