import { sqlState } from '../context/sql-state.js';

/** Name, code and first line of our own code of an error. Never its message, which may repeat what a user wrote. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = /\/(?:src|dist)\/([^\s)]+:\d+):\d+/.exec(error.stack ?? '')?.[1];
  return [error.name, sqlState(error), place && `(${place})`].filter(Boolean).join(' ');
}
