import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { processIdentity } from './process-identity.mjs';

const quietMs = 3_600_000;

/** Says in a cluster that lives elsewhere whose it is. */
export function noteOwner(clusterDir, dataDir) {
  writeFileSync(join(clusterDir, 'data-folder'), `${dataDir}\n`);
}

/**
 * Removes clusters whose temporary data folder was deleted: whoever deletes such a folder means its database too, and
 * each takes hundreds of megabytes. Nothing outside the temporary folder is ever removed, nor what runs or was
 * written in the last hour.
 * @param {string} clusterDir the cluster that is being started; its neighbours are looked at
 */
export function removeForgotten(clusterDir, now = Date.now()) {
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
    // No note, or it is being removed by somebody else.
    return false;
  }
}

/** A server that was killed leaves its file behind; only a living process counts. */
function runs(cluster) {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) && processIdentity(Number.parseInt(readFileSync(file, 'utf8'), 10)) !== undefined;
}
