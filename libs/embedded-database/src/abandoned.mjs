import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { processIdentity } from './process-identity.mjs';

const quietMs = 3_600_000;

/** Records the data folder of a cluster that is stored outside of it. */
export function recordDataFolder(clusterDir, dataDir) {
  writeFileSync(join(clusterDir, 'data-folder'), `${dataDir}\n`);
}

/**
 * Removes clusters whose temporary data folder was deleted: deleting the folder also means deleting its database, and
 * each takes hundreds of megabytes. Nothing outside the temporary folder is ever removed, and no cluster that runs or
 * was
 * written in the last hour.
 * @param {string} clusterDir the cluster that is being started; the other clusters in its folder are checked
 */
export function removeAbandoned(clusterDir, now = Date.now()) {
  const parent = dirname(clusterDir);
  const temporary = realpathSync(tmpdir()) + sep;
  if (!parent.startsWith(temporary)) return;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith('cluster-'))) {
    const cluster = join(parent, name);
    if (cluster !== clusterDir && isForgotten(cluster, temporary, now)) {
      rmSync(cluster, { recursive: true, force: true });
    }
  }
}

function isForgotten(cluster, temporary, now) {
  try {
    const dataDir = readFileSync(join(cluster, 'data-folder'), 'utf8').trim();
    if (!dataDir.startsWith(temporary) || existsSync(dataDir)) return false;
    const used = statSync(join(cluster, 'global', 'pg_control')).mtimeMs;
    return now - used > quietMs && !runs(cluster);
  } catch {
    // There is no note, or another process is removing the cluster.
    return false;
  }
}

/** Whether the server of a cluster runs. A killed server leaves its pid file behind, so the process must exist. */
function runs(cluster) {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) && processIdentity(Number.parseInt(readFileSync(file, 'utf8'), 10)) !== undefined;
}
