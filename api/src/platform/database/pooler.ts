import type { Bilingual } from '@waqf/contracts';
import { Client } from 'pg';
import { RefusedStartError } from '../environment.js';
import { databaseLimits, sessionSettings } from './data-source.js';

/** Milliseconds to wait for an answer of the pooler. */
const patience = 5000;

/** What a connection through the pooler reports about itself, by the names of `sessionSettings`. */
type Session = Record<string, string>;

/** One direct connection, and three through the pooler. */
type Clients = readonly [Client, Client, Client, Client];

/**
 * Checks that a pooler gives the application the same connections that it would open itself. A pooler keeps no settings
 * of a client's connection, so they must be in the pooler's own configuration.
 * @throws RefusedStartError naming what is missing there
 */
export async function refuseUnfitPooler(databaseUrl: string, poolerUrl: string): Promise<void> {
  const wrong = await connected([databaseUrl, poolerUrl, poolerUrl, poolerUrl], misfit).catch(
    ({ message }: Error): Bilingual => ({ ar: `لا يجيب (${message})`, en: `it does not answer (${message})` }),
  );
  if (!wrong) return;
  throw new RefusedStartError({
    ar: `DATABASE_POOLER_URL لا يصلح للمنصة: ${wrong.ar}`,
    en: `DATABASE_POOLER_URL does not fit the platform: ${wrong.en}`,
  });
}

async function misfit([owner, one, two, three]: Clients): Promise<Bilingual | undefined> {
  if ((await databaseOf(owner)) !== (await databaseOf(one))) {
    return { ar: 'يقود إلى قاعدة بيانات غير قاعدة DATABASE_URL', en: 'it leads to another database than DATABASE_URL' };
  }
  const settings = differences(await sessionOf(one));
  if (settings.length > 0) {
    const query = settings.map(([name, value]) => `SET ${name} = ${value}`).join('; ');
    return { ar: `ينقص في connect_query: ${query}`, en: `its connect_query lacks: ${query}` };
  }
  if (await keepsPrepared(one, two, three)) return undefined;
  return {
    ar: 'لا يحفظ العبارات المعدّة (max_prepared_statements)',
    en: 'it does not keep prepared statements (max_prepared_statements)',
  };
}

async function databaseOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT current_database() || ' of ' || (SELECT system_identifier FROM pg_control_system()) AS name`,
  );
  return rows[0]?.name ?? '';
}

async function sessionOf(client: Client): Promise<Session> {
  const { rows } = await client.query<Session>(
    `SELECT current_user::text AS role, current_setting('TimeZone') AS timezone,
            (SELECT setting FROM pg_settings WHERE name = 'lock_timeout') AS lock_timeout,
            (SELECT setting FROM pg_settings WHERE name = 'statement_timeout') AS statement_timeout`,
  );
  return rows[0] ?? {};
}

const differences = (session: Session): [string, string | number][] =>
  Object.entries(sessionSettings).filter(([name, value]) => session[name] !== String(value));

/**
 * Whether the pooler supports prepared statements. A statement is prepared on one server connection and then used when
 * only another one is free: a pooler that does not transfer it fails.
 */
async function keepsPrepared(one: Client, two: Client, three: Client): Promise<boolean> {
  const named = { name: 'platform.pooler-keeps-prepared', text: 'SELECT 1' };
  await one.query('BEGIN');
  await two.query(named);
  await three.query('BEGIN');
  await one.query('COMMIT');
  try {
    await two.query(named);
    return true;
  } catch {
    return false;
  } finally {
    await three.query('COMMIT');
  }
}

async function connected<Answer>(
  urls: readonly [string, string, string, string],
  work: (clients: Clients) => Promise<Answer>,
): Promise<Answer> {
  const open = (url: string) =>
    new Client({
      connectionString: url,
      application_name: 'waqf-pooler-check',
      connectionTimeoutMillis: databaseLimits.connect,
      query_timeout: patience,
    });
  const [owner, one, two, three] = urls;
  const clients = [open(owner), open(one), open(two), open(three)] as const;
  try {
    for (const client of clients) await client.connect();
    return await work(clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
