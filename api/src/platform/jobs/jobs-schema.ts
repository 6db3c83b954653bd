/** Name of pg-boss's schema; the owner creates it when migrating. */
export const jobsSchema = 'pgboss';
