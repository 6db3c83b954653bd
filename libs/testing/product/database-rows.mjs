import { joinDatabase } from '@waqf/embedded-database';
import pg from 'pg';

/**
 * The rows of one query in the database of a running product: for data that is known only outside of the product, such
 * as at the bank.
 * @param {{dataDir: string, text: string, values?: unknown[]}} query `dataDir`: folder of the database
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
