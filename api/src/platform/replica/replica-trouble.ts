import { sqlState } from '../context/sql-state.js';
import { databaseRefusalOf } from '../errors/database-errors.js';

/**
 * Whether another database may answer what failed here: the replica is away, or what it replays ended the reading (40),
 * or it does not have a table or column yet (42P01, 42703). Not where the reading itself took too long (57014). A
 * reading has no effect, so it can be done again.
 */
export function isTroubleOfReplica(error: unknown): boolean {
  const state = sqlState(error);
  if (state === '57014') return false;
  return state === '42P01' || state === '42703' || databaseRefusalOf(error) !== undefined;
}
