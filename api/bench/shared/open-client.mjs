import pg from 'pg';

/**
 * Opens a connected client. If the connection is lost between two statements, the next statement throws the error; the
 * measurement as a whole is not ended.
 */
export async function openClient(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', (error) => console.error(`a connection was lost: ${error.message}`));
  await client.connect();
  return client;
}

/** Runs `work` with a connection to a database as its owner. */
export async function asOwner(connectionString, work) {
  const client = await openClient(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
