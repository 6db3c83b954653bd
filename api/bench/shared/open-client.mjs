import pg from 'pg';

/**
 * A connected client. A connection that is lost between two statements is told by the next one, as an error of its own,
 * and not by the end of the whole measurement.
 */
export async function openClient(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', (error) => console.error(`a connection was lost: ${error.message}`));
  await client.connect();
  return client;
}

/** Work with a database as its owner. */
export async function asOwner(connectionString, work) {
  const client = await openClient(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
