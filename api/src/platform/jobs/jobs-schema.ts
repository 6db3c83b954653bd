/** Name of pg-boss's schema; made by the owner at migrate time. */
export const jobsSchema = 'pgboss';
