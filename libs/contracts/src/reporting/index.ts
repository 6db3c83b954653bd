// One file for each answer, so that a remote loads only the schemas of the dashboard that it shows.
export * from './admin-dashboard.js';
export * from './beneficiary-dashboard.js';
export * from './beneficiary-profile.js';
export * from './certificate.js';
export * from './dashboard-stats.js';
export * from './public-stats.js';
export * from './labels.js';
export * from './pack.js';
export * from './report.js';
export * from './schedule.js';
export * from './verification.js';
