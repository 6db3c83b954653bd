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
import { noteOwner, removeForgotten } from './forgotten.mjs';
import { canReach, chooseServerUser, giveTree } from './server-user.mjs';

/**
 * @typedef {object} Places
 * @property {string} dataDir      the caller's folder: lock, password, server log
 * @property {string} clusterDir   the cluster; in `dataDir`, or elsewhere when the server's user can't get there
 * @property {string} copiesDir    where copies of the programs go when the installed ones can't be reached
 * @property {string} passwordFile
 * @property {string} logFile
 * @property {import('./server-user.mjs').ServerUser} user
 */

/**
 * Decides where everything is. Root's data folder may lie below a folder of mode 0700 (such as /root) that the server's
 * user can't enter; the cluster then lives below /var/lib/waqf (for a temporary data folder: below the temporary
 * folder) under a name made from the data folder's path, and a file `cluster-location` in the data folder says so.
 * @param {string} folder the data folder; made when absent
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
    // The data folder was emptied by its owner; what it pointed to must not come back, nor be deleted unasked.
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
 * A cluster made before an ancestor was closed to the server's user. Copied whole under another name, as it may cross
 * disks.
 */
function moveCluster(user, from, to) {
  const draft = `${to}.moving`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  giveTree(user, draft);
  chmodSync(draft, 0o700);
  renameSync(draft, to);
  renameSync(from, `${from}.moved`);
}

/** Notes on both sides that a cluster lives outside its data folder. Written once the cluster is whole. */
export function noteLocation({ dataDir, clusterDir }) {
  if (dirname(clusterDir) === dataDir) return;
  writeFileSync(join(dataDir, 'cluster-location'), `${clusterDir}\n`);
  noteOwner(clusterDir, dataDir);
  removeForgotten(clusterDir);
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
 * Only root needs this: a folder that every account can enter and only root can write. What belongs to a temporary
 * data folder stays temporary.
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
