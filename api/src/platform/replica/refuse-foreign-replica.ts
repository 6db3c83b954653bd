import type { Bilingual } from '@waqf/contracts';
import { Client } from 'pg';
import { applicationRole, databaseLimits, startupOptions } from '../database/data-source.js';
import { RefusedStartError } from '../environment.js';
import { type DatabaseStatus, readDatabaseStatus } from './replica-state.js';

const refused = (why: Bilingual): RefusedStartError =>
  new RefusedStartError({
    ar: `DATABASE_READ_URL لا يصلح للمنصة: ${why.ar}`,
    en: `DATABASE_READ_URL does not fit the platform: ${why.en}`,
  });

/**
 * Checks that DATABASE_READ_URL leads to a standby of DATABASE_URL. A standby that does not answer is no reason to
 * refuse: the platform works without it until it is back.
 * @throws RefusedStartError for another database, the primary itself, or one where the application's role may not be
 * used
 */
export async function refuseForeignReplica(databaseUrl: string, readUrl: string): Promise<void> {
  const primary = await signsOf(databaseUrl);
  const replica = await signsOf(readUrl).catch((error: unknown) => {
    if (isRefusal(error)) throw refused({ ar: `يرفض الدخول (${error.message})`, en: `it refuses (${error.message})` });
    return undefined;
  });
  if (!replica) return;
  if (replica.database !== primary.database)
    throw refused({ ar: 'يقود إلى قاعدة بيانات غير قاعدة DATABASE_URL', en: 'it leads to another database' });
  if (!replica.isStandby)
    throw refused({
      ar: 'ليس نسخة للقراءة، بل قاعدة تقبل الكتابة',
      en: 'it leads to no standby but to a database that takes writes',
    });
}

/**
 * True when the server answered with a refusal, such as a wrong password or role; false when it is starting or has no
 * free connection.
 */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('28') || code === '3D000' || code === '22023' || code === '42501';
}

async function signsOf(url: string): Promise<DatabaseStatus> {
  const client = new Client({
    connectionString: url,
    application_name: 'waqf-replica-check',
    options: startupOptions({ role: applicationRole }),
    connectionTimeoutMillis: databaseLimits.connect,
    query_timeout: databaseLimits.queryTimeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readDatabaseStatus.one(client);
  } finally {
    client.connection.stream.destroy();
  }
}
