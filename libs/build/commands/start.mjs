import { resolve } from 'node:path';
import { printError } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { withDemo } from '../src/demo.mjs';
import { runPlatform } from '../src/platform.mjs';
import { projectRoot } from '../src/project.mjs';
import { replicasOf } from '../src/replicas.mjs';

// `npm start` passes --demo, which is ignored when any setting of a real platform is present.
const env = withDemo(process.env, process.argv.includes('--demo'));
const embedded = !env.DATABASE_URL && !env.DATABASE_URL_FILE;

if (embedded && env.WAQF_SIMULATORS !== 'on' && env.WAQF_EMBEDDED !== '1') {
  printError(
    'بلا محاكاة (WAQF_SIMULATORS) يلزم DATABASE_URL: عنوان قاعدة بيانات PostgreSQL. لاستعمال القاعدة المضمّنة على مسؤوليتك حدد WAQF_EMBEDDED=1.',
    'Without simulators (WAQF_SIMULATORS) DATABASE_URL is needed: the address of a PostgreSQL database. To use the embedded one on purpose, set WAQF_EMBEDDED=1.',
  );
  process.exit(1);
}

const port = Number(env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  printError(`المنفذ في PORT غير صالح: ${env.PORT}`, `PORT is no valid port: ${env.PORT}`);
  process.exit(1);
}

const replicas = replicasOf(process.argv, env);
if (replicas === undefined) {
  printError('عدد النسخ (--replicas أو WAQF_PROCESSES) من 1 إلى 32.', '--replicas, or WAQF_PROCESSES, is 1 to 32.');
  process.exit(1);
}

const platform = runPlatform({
  env,
  port,
  embedded,
  replicas,
  dataDir: resolve(projectRoot, env.WAQF_DATA || '.data'),
  built: buildChanged(),
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, platform.stop);
if (env.npm_lifecycle_event) {
  // npm sends a signal to the shell between npm and this process; the shell dies without passing the signal on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && platform.stop(), 500).unref();
}

process.exit(await platform.ended);
