import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@waqf/testing/product';
import { fill } from '../../bench/reads/fill.mjs';
import { quietEnvironment } from '../../bench/shared/quiet-environment.mjs';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { startApplication } from '../../dist/application.js';

/** The nazir of all waqfs with generated entries. */
const nazir = '1000000040';

/** Creates a data folder with this number of entries in its books, in the form that `npm start` expects. */
export async function seedDataFolder(dataDir, entries) {
  mkdirSync(dataDir, { recursive: true });
  const server = await startDatabase({ dataDir: join(dataDir, 'database') });
  try {
    const application = await startApplication(quietEnvironment(server.url, dataDir), { samples: 'people' });
    await application.stop();
    await asOwner(server.url, async (sql) => {
      const { rows } = await sql.query('SELECT id FROM identity.person WHERE national_id = $1', [nazir]);
      await fill(sql, { entries, nazirs: [rows[0].id, rows[0].id] });
    });
  } finally {
    await server.stop();
  }
}
