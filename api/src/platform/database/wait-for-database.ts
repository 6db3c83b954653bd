import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { sqlState } from '../context/sql-state.js';

const patienceMs = 60_000;
const pauseMs = 250;

/**
 * Waits, at most a minute, for a database that is starting: a killed database recovers its data first, and a process
 * that starts meanwhile needs it right after. Any other refusal is left to the next code that connects.
 */
export async function waitForDatabase(databaseUrl: string, patience = patienceMs): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await delay(pauseMs))
    if (!(await isComingUp(databaseUrl))) return;
}

async function isComingUp(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    // 57P03: it is starting or stopping. ECONNREFUSED: its port is not open again yet.
    return sqlState(error) === '57P03' || (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED');
  } finally {
    await client.end().catch(() => undefined);
  }
}
