import { joinDatabase } from '@waqf/embedded-database';
import pg from 'pg';

/**
 * What the database of a running product answers to one query: for what only somebody outside of it knows, such as the
 * bank.
 * @param {{dataDir: string, text: string, values?: unknown[]}} query `dataDir`: of the database
 * @returns {Promise<Record<string, any>[]>}
 */
export async function databaseRows({ dataDir, text, values = [] }) {
  const { url, stop } = await joinDatabase({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
    await stop();
  }
}
