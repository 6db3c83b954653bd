import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printError, print } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { withDemo } from '../src/demo.mjs';
import { refusalOf, startAgainst } from '../src/dev-against.mjs';
import { projectRoot } from '../src/project.mjs';
import { remoteNames } from '../src/release-remote.mjs';
import { runRestartingApi } from '../src/restarting-api.mjs';
import { devEntryOf, startWebDevServer } from '../src/web-dev-server.mjs';

/*
 * Runs everything with hot reload: `npm run dev`; only one role's remote and the shell: `npm run dev -- --role=nazir`;
 * a remote inside a running platform: `npm run dev -- --role=nazir --against https://… [--flag …]`. PORT is the port of
 * the page; the API listens on the next port.
 */
const { role, against, flag } = parseArgs({
  options: { role: { type: 'string' }, against: { type: 'string' }, flag: { type: 'string' } },
}).values;
const env = withDemo(process.env, true);
const remotes = role === undefined ? remoteNames() : [`mf-${role}`];
if (!remoteNames().includes(remotes[0])) {
  printError(
    `لا يوجد دور اسمه ${role}.`,
    `There is no role ${role}: ${remoteNames()
      .map((name) => name.slice(3))
      .join(', ')}.`,
  );
  process.exit(1);
}

const port = Number(env.PORT || 3000);
if (against !== undefined) await runAgainst(new URL(against), remotes[0]);
const apiPort = port + 1;
const dataDir = resolve(projectRoot, env.WAQF_DATA || '.data');
if (!(await buildChanged())) process.exit(1);

let database;
if (!env.DATABASE_URL) {
  const { startDatabase } = await import('@waqf/embedded-database');
  print('تشغيل قاعدة البيانات', 'Starting the database');
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
print(`للتطوير افتح http://localhost:${port}`, `For development open http://localhost:${port}`);

/** Serves a remote inside a running platform; this process ends with the server that it starts. */
async function runAgainst(address, remote) {
  const refusal = role === undefined ? '--role' : await refusalOf({ against: address, remote, flag });
  if (refusal !== null) {
    printError(
      'لا تعرض المنصة نسخة التطوير. اذكر الدور بـ --role، وخارج بيئة التجربة اطلب من المدير إذنًا ومرّره بـ --flag.',
      'The platform does not show a version in development. Name the role with --role; on a platform of real people ask an administrator for a flag and pass it with --flag.',
      refusal,
    );
    process.exit(1);
  }
  const server = await startAgainst({ port, against: address, remote, flag });
  print(
    `${remote} من هذا الجهاز داخل ${address.origin}: http://localhost:${port}`,
    `${remote} of this machine inside ${address.origin}: http://localhost:${port}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void server.stop().then(() => process.exit(0)));
  await new Promise(() => undefined);
}

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
