/**
 * Inserts the same rows with plain SQL into empty tables with the same columns, checks and indexes, one statement per
 * table, and drops the tables afterwards.
 * @param {import('pg').Client} sql as the owner
 * @param {{table: string, where?: string}[]} copies
 * @returns {Promise<{seconds: number, rows: number}>}
 */
export async function plainInserts(sql, copies) {
  let seconds = 0;
  let rows = 0;
  for (const { table, where = 'true' } of copies) {
    const copy = `bench.${table.replace('.', '_')}`;
    await sql.query(`CREATE TABLE ${copy} (LIKE ${table} INCLUDING ALL)`);
    const began = performance.now();
    const { rowCount } = await sql.query(
      `INSERT INTO ${copy} OVERRIDING SYSTEM VALUE SELECT * FROM ${table} WHERE ${where}`,
    );
    seconds += (performance.now() - began) / 1000;
    rows += rowCount ?? 0;
    await sql.query(`DROP TABLE ${copy}`);
  }
  return { seconds, rows };
}
