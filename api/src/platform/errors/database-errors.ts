import { sqlState } from '../context/sql-state.js';
import type { DomainError } from './domain-error.js';
import { StorageFullError, UnavailableError } from './platform.errors.js';

/**
 * The refusal for a database that is down, out of connections or too slow (08 connection, 53300 too many, 55P03 lock,
 * 57 operator), read-only (25006), or whose disk is full (53100). Undefined for every other error.
 */
export function unavailabilityOf(error: unknown): DomainError | undefined {
  const state = sqlState(error);
  if (state === '53100') return new StorageFullError();
  if (state !== undefined && /^(08|57|53|55P03|25006)/.test(state)) return new UnavailableError();
  const cause: unknown =
    typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? String(cause.code) : '';
  const gone = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND'];
  const database = 'syscall' in cause && ['connect', 'read', 'write'].includes(String(cause.syscall));
  if (database && gone.includes(code)) return new UnavailableError();
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected)/.test(
    cause.message,
  )
    ? new UnavailableError()
    : undefined;
}

/** Like `unavailabilityOf`, and also for a transaction that kept losing against others (40) until the retries ended. */
export function databaseRefusalOf(error: unknown): DomainError | undefined {
  return unavailabilityOf(error) ?? (sqlState(error)?.startsWith('40') ? new UnavailableError() : undefined);
}
