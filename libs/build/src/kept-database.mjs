import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from './bilingual.mjs';
import { restartBudget } from './restart-budget.mjs';

/**
 * The embedded database, started again on its port whenever it ends by itself, at most five times a minute.
 * @param {string} dataDir the platform's data folder
 * @param {{stopping: boolean, fail: (arabic: string, english: string, details?: string) => void}} life
 * @returns {{open: () => Promise<string>, stop: () => Promise<void>}} `open` gives the owner's connection string
 */
export function keptDatabase(dataDir, life) {
  const budget = restartBudget({ limit: 5, windowMs: 60_000 });
  let database;
  let opening;

  async function open(port) {
    // Imported late: `npm start` gets here on a fresh machine only after the packages are installed.
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
      // The same port: the API's connections come back by themselves.
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
