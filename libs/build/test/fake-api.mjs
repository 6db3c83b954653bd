// The smallest API for the supervisor's tests: it passes each request to the database, and ends on a signal.
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2, connectionTimeoutMillis: 1_000 });
pool.on('error', () => undefined);

const server = createServer((request, response) => {
  if (request.url === '/pid') return response.end(String(process.pid));
  if (request.url === '/crash') return process.exit(7);
  pool
    .query('SELECT pg_postmaster_start_time()::text AS started, current_setting($1) AS folder', ['data_directory'])
    .then(
      ({ rows }) => response.end(JSON.stringify(rows[0])),
      (error) => response.writeHead(503).end(error.message),
    );
  return undefined;
});

if (process.env.FAKE_API_REFUSES) process.exit(3);
// Exits once before it is ready, when a file asks for it.
const failsOnce = process.env.FAKE_API_FAILS_ONCE;
if (failsOnce && existsSync(failsOnce)) {
  rmSync(failsOnce);
  process.exit(4);
}
server.listen(Number(process.env.PORT), () => console.log(`ready http://localhost:${process.env.PORT}`));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end().then(() => {
    console.log('api drained');
    process.exit(0);
  });
});
