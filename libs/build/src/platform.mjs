import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from './api-process.mjs';
import { complain, tell } from './bilingual.mjs';
import { restartBudget } from './restart-budget.mjs';

const minute = { limit: 5, windowMs: 60_000 };
const portPatienceMs = 20_000;

/**
 * Keeps the platform's two processes alive: the embedded database (unless another is named) and the API. The API is
 * stopped before the database. A database that dies is started again on the same port; an API that dies after it was
 * ready is started again, at most five times a minute; one that never became ready ends the platform with its code.
 * @param {{env: Record<string, string | undefined>, dataDir: string, port: number, embedded: boolean,
 *   built: Promise<boolean>, apiEntry?: string}} options
 * @returns {{ended: Promise<number>, stop: () => void}} `ended`: exit code
 */
export function runPlatform({ env, dataDir, port, embedded, built, apiEntry }) {
  let stopping = false;
  let database;
  let api;
  let wake = () => undefined;
  const stopped = new Promise((resolve) => (wake = resolve));

  async function openDatabase(onPort) {
    const { startDatabase } = await import('@waqf/embedded-database');
    database = await startDatabase({
      dataDir: join(dataDir, 'database'),
      port: onPort,
      onProgress: (step) => step === 'server' && tell('تشغيل قاعدة البيانات', 'Starting the database'),
    });
    const { url } = database;
    database.onExit(() => void reopenDatabase(url));
    return url;
  }

  const databaseBudget = restartBudget(minute);
  async function reopenDatabase(oldUrl) {
    if (stopping) return;
    const pause = databaseBudget.next();
    if (pause === undefined) return fail('تتوقف قاعدة البيانات مرارًا.', 'The database keeps stopping.');
    tell('توقفت قاعدة البيانات، يعاد تشغيلها', 'The database stopped; starting it again');
    await sleep(pause);
    try {
      // The same port: the API's connections come back by themselves.
      if (!stopping) await openDatabase(Number(new URL(oldUrl).port));
      if (stopping) await database.stop();
    } catch (error) {
      fail('تعذر تشغيل قاعدة البيانات من جديد.', 'The database could not be started again.', error.message);
    }
  }

  let exitCode = 0;
  function fail(arabic, english, details) {
    complain(arabic, english, details);
    exitCode = 1;
    stop();
  }

  function stop() {
    stopping = true;
    wake();
  }

  async function keepApi(databaseUrl) {
    const budget = restartBudget(minute);
    while (!stopping) {
      api = startApi({ ...env, DATABASE_URL: databaseUrl, WAQF_DATA: dataDir, PORT: String(port) }, apiEntry);
      const end = await Promise.race([api.exited, stopped]);
      if (!end || stopping) return;
      const pause = api.isReady() ? budget.next() : undefined;
      if (pause === undefined) {
        exitCode = end.code || 1;
        return complain('توقفت المنصة.', `The platform stopped (${end.signal ?? end.code}).`);
      }
      complain('توقفت المنصة، يعاد تشغيلها.', `The API stopped (${end.signal ?? end.code}); starting it again.`);
      await Promise.race([sleep(pause), stopped]);
    }
  }

  async function run() {
    try {
      // Both at once: building and starting the database need nothing from each other. Neither is left half-way.
      const [opened, build] = await Promise.allSettled([embedded ? openDatabase() : env.DATABASE_URL, built]);
      if (opened.status === 'rejected') throw opened.reason;
      if (build.status === 'rejected') throw build.reason;
      if (!build.value) exitCode = 1;
      else if (!stopping && (await isPortFree(port, () => stopping))) await keepApi(opened.value);
      else if (!stopping) fail(`المنفذ ${port} مشغول. حدد غيره في PORT.`, `Port ${port} is taken. Name another in PORT.`);
    } catch (error) {
      complain('لم تبدأ المنصة.', 'The platform did not start.', error.words ? error.message : error.stack);
      exitCode = 1;
    }
    stopping = true;
    await api?.stop();
    await database?.stop();
    return exitCode;
  }

  return { ended: run(), stop };
}

/** A platform that was killed may still be draining on the port, so a taken port gets some patience. */
async function isPortFree(port, isStopping) {
  const end = Date.now() + portPatienceMs;
  for (let told = false; ; told = true) {
    if (await canListen(port)) return true;
    if (Date.now() > end || isStopping()) return false;
    if (!told) tell(`المنفذ ${port} مشغول، ننتظر`, `Port ${port} is taken; waiting for it`);
    await sleep(250);
  }
}

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
