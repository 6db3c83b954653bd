/** The reference for comparison: Express, a connection pool, and one route that runs one SELECT with an index. */
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const select = {
  name: 'last-entries',
  text: `SELECT id, amount_halalas, kind, description, occurred_at FROM ledger.transfer
         WHERE waqf_id = $1 ORDER BY occurred_at DESC, id DESC LIMIT 1`,
};
const app = express();
app.get('/entries/:waqf', async (request, response) => {
  const { rows } = await pool.query({ ...select, values: [request.params.waqf] });
  response.json({ entries: rows });
});
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
