import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.mjs';
import { noteLocation } from './places.mjs';
import { chownTo, makeOwnFolder } from './server-user.mjs';

/** The role that owns the database and runs the migrations. */
export const owner = 'waqf';

/**
 * Creates the cluster if there is none. It is created under another name and renamed when complete, so that a killed
 * initdb leaves nothing that looks like a cluster. The caller holds the start lock.
 * @param {import('./places.mjs').Places} places
 * @param {import('./binaries.mjs').Binaries} binaries
 * @returns {Promise<string>} the owner's password
 * @throws {EmbeddedDatabaseError} `initdb-failed`, `password-gone`
 */
export async function ensureCluster(places, binaries) {
  const { clusterDir, passwordFile, user } = places;
  const parent = dirname(clusterDir);
  const drafts = `${basename(clusterDir)}.new-`;
  removeDrafts(parent, drafts);
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    noteLocation(places);
    return readPassword(places);
  }
  const password = existsSync(passwordFile) ? readPassword(places) : randomBytes(24).toString('base64url');
  // Written before the cluster exists, because nobody could ever open a cluster without its password.
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });

  const draft = join(parent, `${drafts}${randomUUID()}`);
  makeOwnFolder(user, draft);
  const pwfile = join(draft, 'pwfile');
  writeFileSync(pwfile, `${password}\n`, { mode: 0o600 });
  chownTo(user, pwfile);
  await runInitdb(binaries.initdb, join(draft, 'cluster'), pwfile, user);
  rmSync(pwfile);
  renameSync(join(draft, 'cluster'), clusterDir);
  rmSync(draft, { recursive: true, force: true });
  noteLocation(places);
  return password;
}

/**
 * Removes unfinished clusters. An initdb that outlived its node process may still write to one; it is removed at the
 * next start.
 */
function removeDrafts(parent, drafts) {
  for (const left of readdirSync(parent).filter((name) => name.startsWith(drafts))) {
    try {
      rmSync(join(parent, left), { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
    }
  }
}

function readPassword({ passwordFile, clusterDir }) {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'password-gone',
      {
        ar: `كلمة مرور قاعدة البيانات ${clusterDir} غير موجودة في ${passwordFile}. أعد الملف إلى مكانه.`,
        en: `The password of the database ${clusterDir} is missing at ${passwordFile}. Put the file back.`,
      },
      { cause },
    );
  }
}

function runInitdb(program, clusterDir, pwfile, user) {
  const args = [
    '-D',
    clusterDir,
    '-U',
    owner,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dirname(clusterDir),
      uid: user.uid,
      gid: user.gid,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      reject(
        new EmbeddedDatabaseError(
          'initdb-failed',
          {
            ar: `تعذر إنشاء قاعدة البيانات (${signal ?? code}).`,
            en: `The database could not be created (${signal ?? code}).`,
          },
          { details: output.trim().split('\n').slice(-8).join('\n') },
        ),
      );
    });
  });
}
