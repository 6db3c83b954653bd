import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { EmbeddedDatabaseError } from './errors.mjs';
import { recordDataFolder, removeAbandoned } from './abandoned.mjs';
import { canReach, chooseServerUser, chownTree } from './server-user.mjs';

/**
 * @typedef {object} Places
 * @property {string} dataDir      the caller's folder: lock, password, server log
 * @property {string} clusterDir   the cluster; in `dataDir`, or elsewhere when the server's user has no access to it
 * @property {string} copiesDir    place for copies of the programs when the installed ones are not accessible
 * @property {string} passwordFile
 * @property {string} logFile
 * @property {import('./server-user.mjs').ServerUser} user
 */

/**
 * Decides where everything is stored. Root's data folder may be inside a folder with mode 0700 (such as /root) that the
 * server's user cannot enter. The cluster is then in /var/lib/waqf (for a temporary data folder: in the temporary
 * folder), under a name made from the data folder's path, and a file `cluster-location` in the data folder says so.
 * @param {string} folder the data folder; created when it does not exist
 * @returns {Places}
 */
export function findPlaces(folder) {
  mkdirSync(folder, { recursive: true });
  const dataDir = realpathSync(folder);
  const inside = join(dataDir, 'cluster');
  const note = join(dataDir, 'cluster-location');
  const places = {
    dataDir,
    passwordFile: join(dataDir, 'password'),
    logFile: join(dataDir, 'server.log'),
  };
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (noted && !existsSync(noted)) throw clusterGone(dataDir, noted);
  if (noted) return elsewhere(places, noted);
  const user = chooseServerUser(inside);
  if (canReach(user, dataDir)) return { ...places, clusterDir: inside, copiesDir: copiesFor(user, dataDir), user };

  const clusterDir = join(
    sharedFolder(dataDir),
    `cluster-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`,
  );
  if (!existsSync(places.passwordFile) && existsSync(clusterDir)) {
    // The owner has emptied the data folder: its old cluster must not be used again, nor be deleted without being
    // asked.
    renameSync(clusterDir, `${clusterDir}.left-${Date.now()}`);
  }
  if (existsSync(inside)) moveCluster(user, inside, clusterDir);
  return elsewhere(places, clusterDir);
}

function elsewhere(places, clusterDir) {
  const user = chooseServerUser(clusterDir);
  return { ...places, clusterDir, copiesDir: copiesFor(user, places.dataDir), user };
}

/**
 * Moves a cluster that was created before a parent folder was closed to the server's user. It is first copied under
 * another name, because source and target may be on different disks.
 */
function moveCluster(user, from, to) {
  const draft = `${to}.moving`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  chownTree(user, draft);
  chmodSync(draft, 0o700);
  renameSync(draft, to);
  renameSync(from, `${from}.moved`);
}

/** Records in both folders that a cluster is outside its data folder. Written once the cluster is complete. */
export function noteLocation({ dataDir, clusterDir }) {
  if (dirname(clusterDir) === dataDir) return;
  writeFileSync(join(dataDir, 'cluster-location'), `${clusterDir}\n`);
  recordDataFolder(clusterDir, dataDir);
  removeAbandoned(clusterDir);
}

function clusterGone(dataDir, clusterDir) {
  return new EmbeddedDatabaseError('cluster-gone', {
    ar:
      `قاعدة بيانات المجلد ${dataDir} كانت في ${clusterDir}` +
      ` ولم تعد هناك. أعدها إلى مكانها، أو ابدأ بمجلد بيانات آخر.`,
    en: `The database of ${dataDir} was in ${clusterDir} and is gone. Put it back, or start with another data folder.`,
  });
}

function copiesFor(user, dataDir) {
  return user.uid === undefined ? dataDir : sharedFolder(dataDir);
}

/**
 * Needed only for root: a folder that every account can enter and only root can write. The cluster of a temporary data
 * folder stays in the temporary folder.
 */
function sharedFolder(dataDir) {
  const temporary = realpathSync(tmpdir());
  const parents = dataDir.startsWith(temporary + sep) ? [temporary] : ['/var/lib', '/opt', '/var/tmp'];
  for (const parent of parents) {
    const folder = join(parent, 'waqf');
    try {
      accessSync(parent, constants.W_OK);
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      if (statSync(folder).uid !== 0) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new EmbeddedDatabaseError('no-folder', {
    ar: `لا مكان لقاعدة البيانات خارج ${dataDir}: لا يمكن الكتابة في ${parents.join(' أو ')}.`,
    en: `There is no place for the database outside ${dataDir}: ${parents.join(', ')} can't be written.`,
  });
}
