import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from './api-process.mjs';
import { startBalancer } from './balancer.mjs';
import { printError, print } from './bilingual.mjs';
import { supervisedDatabase } from './supervised-database.mjs';
import { restartBudget } from './restart-budget.mjs';

const portPatienceMs = 20_000;

/**
 * @typedef {object} PlatformOptions
 * @property {Record<string, string | undefined>} env
 * @property {string} dataDir        absolute path
 * @property {number} port
 * @property {boolean} embedded      start the project's own database; otherwise env.DATABASE_URL is used
 * @property {Promise<boolean>} built  false: the build failed
 * @property {string} [apiEntry]     main file of the API
 * @property {number} [replicas]     processes of the API; several run behind a balancer on `port`. Default 1
 */

/**
 * Keeps the platform's two processes running: the embedded database (unless another one is configured) and the API. The
 * API is stopped before the database. A database that dies is restarted on the same port. An API that dies after one
 * was ready is restarted, at most five times a minute; when none was ever ready, the platform ends with the API's exit
 * code.
 * @param {PlatformOptions} options
 * @returns {{ended: Promise<number>, stop: () => void}} `ended`: exit code
 */
export function runPlatform(options) {
  const life = newLife();
  return { ended: live(options, life), stop: life.stop };
}

/** The state that the platform's parts share: whether it is ending, and with which exit code. */
function newLife() {
  let wake;
  const stopped = new Promise((resolve) => (wake = resolve));
  const life = {
    stopping: false,
    exitCode: 0,
    stopped,
    stop() {
      life.stopping = true;
      wake();
    },
    fail(arabic, english, details) {
      printError(arabic, english, details);
      life.exitCode ||= 1;
      life.stop();
    },
  };
  return life;
}

async function live({ env, dataDir, port, embedded, built, apiEntry, replicas = 1 }, life) {
  const database = embedded
    ? supervisedDatabase(dataDir, life)
    : { open: async () => env.DATABASE_URL, stop: async () => undefined };
  const start = (url) => {
    const own = { ...env, DATABASE_URL: url, WAQF_DATA: dataDir };
    if (replicas > 1) return keepReplicas({ env: own, port, replicas, apiEntry }, life);
    return keepApi(() => startApi({ ...own, PORT: String(port) }, apiEntry), life);
  };
  try {
    // In parallel: building and starting the database do not depend on each other. Both are awaited even if one fails.
    const [opened, build] = await Promise.allSettled([database.open(), built]);
    if (opened.status === 'rejected') throw opened.reason;
    if (build.status === 'rejected') throw build.reason;
    if (!build.value) life.exitCode = 1;
    else if (!life.stopping && (await isPortFree(port, life))) await start(opened.value);
  } catch (error) {
    life.fail('لم تبدأ المنصة.', 'The platform did not start.', error.words ? error.message : error.stack);
  }
  life.stop();
  await database.stop();
  return life.exitCode;
}

/**
 * Runs several processes behind one address. The first one migrates and makes the sample data; the others start when it
 * is ready. Each is restarted when it dies.
 */
async function keepReplicas({ env, port, replicas, apiEntry }, life) {
  const ports = [];
  while (ports.length < replicas) ports.push(await freePort());
  const balancer = await startBalancer({
    port,
    host: env.HOST || (env.WAQF_SIMULATORS === 'on' ? '127.0.0.1' : undefined),
    targets: ports,
    proxies: Number(env.TRUSTED_PROXIES || 0),
  });
  const trusted = String(Number(env.TRUSTED_PROXIES || 0) + 1);
  const metricsOf = (place) => (env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + place) } : {});
  const newApi = (own, number) =>
    startApi(
      {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(own),
        TRUSTED_PROXIES: trusted,
        WAQF_REPLICA: String(number),
        ...metricsOf(number - 1),
      },
      apiEntry,
      { hidden: true },
    );
  try {
    const [first, ...others] = ports;
    const kept = [keepApi(() => newApi(first, 1), life)];
    await untilServed(balancer, first, life);
    kept.push(...others.map((own, place) => keepApi(() => newApi(own, place + 2), life)));
    for (const own of others) await untilServed(balancer, own, life);
    if (!life.stopping) console.log(`ready http://localhost:${port} (${replicas} processes)`);
    // A process that cannot be kept running ends the platform, as a single process does.
    await Promise.race([...kept, life.stopped]);
    life.stop();
    await Promise.all(kept);
  } finally {
    await balancer.stop();
  }
}

async function untilServed(balancer, own, life) {
  while (!life.stopping && !balancer.ready().includes(own)) await Promise.race([sleep(50), life.stopped]);
}

async function keepApi(newApi, life) {
  const budget = restartBudget({ limit: 5, windowMs: 60_000 });
  let wasReady = false;
  while (!life.stopping) {
    const api = newApi();
    const quiet = printWhileWaiting(api);
    const end = await Promise.race([api.exited, life.stopped]);
    clearInterval(quiet);
    if (!end) return api.stop();
    const reason = end.signal ?? end.code;
    wasReady ||= api.isReady();
    const pause = wasReady ? budget.next() : undefined;
    if (pause === undefined) {
      life.exitCode = end.code || 1;
      return printError('توقفت المنصة.', `The platform stopped (${reason}).`);
    }
    printError('توقفت المنصة، يعاد تشغيلها.', `The API stopped (${reason}); starting it again.`);
    await Promise.race([sleep(pause), life.stopped]);
  }
  return undefined;
}

/**
 * The first start migrates and makes the sample data, for which it reads deeds; this shows the user that work
 * continues.
 */
function printWhileWaiting(api) {
  const started = Date.now();
  const timer = setInterval(() => {
    if (api.isReady()) return clearInterval(timer);
    const seconds = Math.round((Date.now() - started) / 1000);
    return print(`تجهيز البيانات (${seconds} ث)`, `Preparing the data (${seconds} s)`);
  }, 4_000);
  return timer;
}

/** Waits for a taken port for a while, because a killed platform may still be draining on it. */
async function isPortFree(port, life) {
  const end = Date.now() + portPatienceMs;
  for (let announced = false; !life.stopping; announced = true) {
    if (await canListen(port)) return true;
    if (Date.now() > end) {
      life.fail(`المنفذ ${port} مشغول. حدد غيره في PORT.`, `Port ${port} is taken. Name another in PORT.`);
      return false;
    }
    if (!announced) print(`المنفذ ${port} مشغول، ننتظر`, `Port ${port} is taken; waiting for it`);
    await Promise.race([sleep(250), life.stopped]);
  }
  return false;
}

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
