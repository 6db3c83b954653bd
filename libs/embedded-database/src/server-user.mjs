import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.mjs';

/**
 * The account that runs the server: PostgreSQL refuses to run as root, so root uses another account.
 * @typedef {{uid?: number, gid?: number, name?: string}} ServerUser empty when the server runs as the current user
 */

/**
 * @param {string} clusterDir where the cluster is or will be; an existing one keeps its owner
 * @returns {ServerUser}
 * @throws {EmbeddedDatabaseError} `foreign-owner`, `no-server-user`
 */
export function chooseServerUser(clusterDir) {
  if (typeof process.getuid !== 'function') return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (process.getuid() !== 0) {
    if (owner && owner.uid !== process.getuid()) throw foreignOwner(clusterDir, owner.uid);
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: String(owner.uid) };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account) {
    throw new EmbeddedDatabaseError('no-server-user', {
      ar: 'لا تعمل قاعدة البيانات بحساب root، ولا يوجد حساب postgres أو nobody. شغّل المنصة بحساب آخر.',
      en: 'The database does not run as root, and there is no account postgres or nobody. Run the platform as another user.',
    });
  }
  return account;
}

/** Whether the server's user can read and enter a folder through all its parent folders; checked by trying. */
export function canReach(user, folder) {
  if (user.uid === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** Creates a folder that only the server's user can access. */
export function makeOwnFolder(user, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownTo(user, folder);
}

/** Makes the server's user the owner of a file or folder (not of its content). */
export function chownTo(user, path) {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
}

/** Makes the server's user the owner of a folder and everything in it. */
export function chownTree(user, folder) {
  if (user.uid === undefined) return;
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, entry), user.uid, user.gid);
  chownSync(folder, user.uid, user.gid);
}

function accountNamed(name) {
  try {
    const ask = (flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    const uid = ask('-u');
    return uid > 0 ? { uid, gid: ask('-g'), name } : undefined;
  } catch {
    return undefined;
  }
}

function foreignOwner(clusterDir, uid) {
  return new EmbeddedDatabaseError('foreign-owner', {
    ar:
      `قاعدة البيانات في ${clusterDir} لحساب آخر (${uid}` +
      `). شغّل المنصة بالحساب الذي أنشأها، أو حدد مجلدًا آخر في WAQF_DATA.`,
    en:
      `The database in ${clusterDir} belongs to another account (${uid}` +
      `). Run the platform as the account that made it, or name another folder in WAQF_DATA.`,
  });
}
