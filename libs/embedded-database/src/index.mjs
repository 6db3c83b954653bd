import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './binaries.mjs';
import { ensureCluster, owner } from './cluster.mjs';
import { clearOrphan, isGone } from './orphan.mjs';
import { findPlaces } from './places.mjs';
import { processIdentity } from './process-identity.mjs';
import { ensureDatabase, startServer } from './server.mjs';
import { takeStartLock } from './start-lock.mjs';

export { EmbeddedDatabaseError } from './errors.mjs';
export { processIdentity } from './process-identity.mjs';

const databaseName = 'waqf';

/**
 * Starts the project's own PostgreSQL on a data folder: creates the cluster the first time, cleans up after a killed
 * start, and resolves when the server answers. It listens on 127.0.0.1 only and requires a password.
 * @param {import('./index.d.mts').StartOptions} options
 * @returns {Promise<import('./index.d.mts').RunningDatabase>}
 * @throws {EmbeddedDatabaseError} with `code` and a message in Arabic and English
 */
export async function startDatabase({ dataDir, port, settings = {}, onProgress = () => undefined }) {
  const places = findPlaces(dataDir);
  const unlock = takeStartLock(places.dataDir);
  try {
    const binaries = prepareBinaries(places);
    await clearOrphan(places.clusterDir);
    onProgress('cluster');
    const password = await ensureCluster(places, binaries);
    onProgress('server');
    const server = await startServer({ places, binaries, password, port, settings });
    void server.exited.then(unlock);
    const database = running(server, password);
    await ensureDatabase({ port: server.port, password, name: databaseName }).catch(async (error) => {
      await database.stop();
      throw error;
    });
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * As `startDatabase`, but if the platform already runs on the folder, joins its database; `stop` then leaves it
 * running.
 * For commands that run beside the platform.
 * @param {{dataDir: string}} options
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 * @throws {EmbeddedDatabaseError}
 */
export async function joinDatabase({ dataDir }) {
  try {
    return await startDatabase({ dataDir });
  } catch (error) {
    const { clusterDir, passwordFile } = findPlaces(dataDir);
    const port = error.code === 'in-use' && portIn(join(clusterDir, 'postmaster.pid'));
    if (!port) throw error;
    return { url: urlOf(readFileSync(passwordFile, 'utf8').trim(), port), stop: async () => undefined };
  }
}

/** PostgreSQL writes its port into the fourth line once it listens. */
function portIn(pidFile) {
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) : 0;
}

function urlOf(password, port) {
  return `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}

function running({ child, port, exited }, password) {
  const { pid } = child;
  const identity = processIdentity(pid);
  return {
    url: urlOf(password, port),
    port,
    pid,
    onExit: (listener) => void exited.then(listener),
    async stop() {
      // Fast shutdown: open transactions are rolled back, and a checkpoint is written.
      child.kill('SIGINT');
      if (!(await isGone(pid, identity, 10_000))) {
        child.kill('SIGQUIT');
        if (!(await isGone(pid, identity, 5_000))) child.kill('SIGKILL');
      }
      await exited;
    },
  };
}
