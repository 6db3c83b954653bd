import { sqlState } from '../context/sql-state.js';
import { databaseRefusalOf } from '../errors/database-errors.js';

/**
 * Whether the primary may repeat a read that failed on the replica: the replica is down, or what it replays ended the
 * read (40), or it lacks a table or column so far (42P01, 42703). Not when the read itself took too long (57014). A
 * read has no effect, so it can be repeated.
 */
export function isReplicaError(error: unknown): boolean {
  const state = sqlState(error);
  if (state === '57014') return false;
  return state === '42P01' || state === '42703' || databaseRefusalOf(error) !== undefined;
}
