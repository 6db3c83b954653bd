import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@waqf/testing/product';
import { fill } from '../../bench/reads/fill.mjs';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { startApplication } from '../../dist/application.js';

/** Nazirs of the filled waqfs; the first has one of them, the second all others. */
const nazirs = ['1000000040', '1000000040'];

/** A data folder with so many entries in its books, as `npm start` would find it. */
export async function seeded(dataDir, entries) {
  mkdirSync(dataDir, { recursive: true });
  const server = await startDatabase({ dataDir: join(dataDir, 'database') });
  try {
    const application = await startApplication(environment(server.url, dataDir), { samples: 'people' });
    await application.stop();
    await asOwner(server.url, async (sql) => {
      const { rows } = await sql.query('SELECT id FROM identity.person WHERE national_id = ANY ($1)', [nazirs]);
      await fill(sql, { entries, nazirs: [rows[0].id, rows[0].id] });
    });
  } finally {
    await server.stop();
  }
}

const environment = (databaseUrl, dataFolder) => ({
  simulators: true,
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dataFolder,
  nafath: undefined,
  bank: undefined,
  languageModel: undefined,
  smtpUrl: undefined,
  publicUrl: undefined,
  trustedProxies: 0,
  unnamedFileHours: 24,
  backupKey: undefined,
  logLevel: 'silent',
});
