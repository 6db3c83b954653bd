import { QueryFailedError } from 'typeorm';

/** SQLSTATE of a database error, wrapped or not; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : undefined;
}

/** True for serialization_failure and deadlock_detected: the whole transaction must be repeated. */
export const isSerializationConflict = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Name of the constraint that a statement violated; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof cause !== 'object' || cause === null || !('constraint' in cause)) return undefined;
  return typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
