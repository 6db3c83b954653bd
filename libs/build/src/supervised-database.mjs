import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from './bilingual.mjs';
import { restartBudget } from './restart-budget.mjs';

/**
 * Runs the embedded database and restarts it on the same port when it ends by itself, at most five times a minute.
 * @param {string} dataDir the platform's data folder
 * @param {{stopping: boolean, fail: (arabic: string, english: string, details?: string) => void}} life
 * @returns {{open: () => Promise<string>, stop: () => Promise<void>}} `open` returns the owner's connection string
 */
export function supervisedDatabase(dataDir, life) {
  const budget = restartBudget({ limit: 5, windowMs: 60_000 });
  let database;
  let opening;

  async function open(port) {
    // Imported late, because on a fresh machine `npm start` first has to install the packages.
    const { startDatabase } = await import('@waqf/embedded-database');
    database = await startDatabase({
      dataDir: join(dataDir, 'database'),
      port,
      onProgress: (step) => step === 'server' && print('تشغيل قاعدة البيانات', 'Starting the database'),
    });
    const opened = database;
    opened.onExit(() => void (opening = reopen(opened.port)));
    return opened.url;
  }

  async function reopen(port) {
    if (life.stopping) return;
    const pause = budget.next();
    if (pause === undefined) return life.fail('تتوقف قاعدة البيانات مرارًا.', 'The database keeps stopping.');
    print('توقفت قاعدة البيانات، يعاد تشغيلها', 'The database stopped; starting it again');
    await sleep(pause);
    if (life.stopping) return;
    try {
      // On the same port, so that the API's connections recover by themselves.
      await open(port);
    } catch (error) {
      life.fail('تعذر تشغيل قاعدة البيانات من جديد.', 'The database could not be started again.', error.message);
    }
  }

  return {
    open: () => open(undefined),
    async stop() {
      await opening;
      await database?.stop();
    },
  };
}
