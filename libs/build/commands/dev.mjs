import { resolve } from 'node:path';
import { complain, tell } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { withDemo } from '../src/demo.mjs';
import { projectRoot } from '../src/project.mjs';
import { remoteNames } from '../src/release-remote.mjs';
import { runRestartingApi } from '../src/restarting-api.mjs';
import { devEntryOf, startWebDevServer } from '../src/web-dev-server.mjs';

/*
 * Everything with hot reload: `npm run dev`; one role's remote and the shell: `npm run dev -- --role=nazir`.
 * PORT is the page's address, the API listens on the next port.
 */
const { argv } = process;
const env = withDemo(process.env, true);
const role = argv.find((argument) => argument.startsWith('--role='))?.slice('--role='.length);
const remotes = role === undefined ? remoteNames() : [`mf-${role}`];
if (!remoteNames().includes(remotes[0])) {
  complain(
    `لا يوجد دور اسمه ${role}.`,
    `There is no role ${role}: ${remoteNames()
      .map((name) => name.slice(3))
      .join(', ')}.`,
  );
  process.exit(1);
}

const port = Number(env.PORT || 3000);
const apiPort = port + 1;
const dataDir = resolve(projectRoot, env.WAQF_DATA || '.data');
if (!(await buildChanged())) process.exit(1);

let database;
if (!env.DATABASE_URL) {
  const { startDatabase } = await import('@waqf/embedded-database');
  tell('تشغيل قاعدة البيانات', 'Starting the database');
  database = await startDatabase({ dataDir: resolve(dataDir, 'database') });
}
const api = runRestartingApi({
  ...env,
  DATABASE_URL: env.DATABASE_URL || database.url,
  WAQF_DATA: dataDir,
  PORT: String(apiPort),
  WAQF_DEV_REMOTES: JSON.stringify(Object.fromEntries(remotes.map((name) => [name, devEntryOf(name)]))),
});
const web = await startWebDevServer({ port, apiPort, remotes });
tell(`للتطوير افتح http://localhost:${port}`, `For development open http://localhost:${port}`);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await web.stop();
  await api.stop();
  await database?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
