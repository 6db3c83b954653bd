import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const run = promisify(execFile);
const source = /\.(ts|tsx|mts|mjs|cjs)$/;
const test = /\.test\.\w+$/;
const words = /(^docs\/|\.md$|^LICENSE$)/;
const testCode = /(\.test\.\w+$|\/(test|e2e|bench|prove|gallery)\/)/;
/** Every build and every test depends on these folders, and on the files in the root. */
const groundFolders = /^(\.ci|libs\/build\/(bin|commands|jest|rspack|src)|libs\/testing|libs\/embedded-database)\//;
/** Files that are found by their folder, so imports do not lead to them. */
const foundByFolder = /^api\/(migrations|samples|test\/(authorization|deeds|documents))\//;

/**
 * The tests that a change can break.
 * @typedef {object} TestPlan
 * @property {boolean} everything  something changed that every test depends on
 * @property {string[]} related    source files: run the tests that import them, directly or not
 * @property {string[]} whole      folders of packages whose tests all run
 * @property {string[] | 'all'} journeys  names of browser journeys
 */

/**
 * Imports lead from source files to their tests, inside one package. All tests run for packages that depend on a
 * changed one, and for a package with a change that imports do not lead to: a page, a migration, sample data.
 * @param {string[]} files changed files, relative to the repository, with slashes
 * @param {string[]} packages folders of the packages
 * @param {(files: string[]) => Promise<string[]>} affectedBy folders of the packages that files change, dependents too
 * @returns {Promise<TestPlan>}
 */
export async function planTests(files, packages, affectedBy) {
  const relevant = files.filter((file) => !words.test(file));
  const packageOf = (file) => packages.find((folder) => file.startsWith(`${folder}/`));
  if (relevant.some((file) => !packageOf(file) || groundFolders.test(file))) {
    return { everything: true, related: [], whole: packages, journeys: 'all' };
  }
  const product = relevant.filter((file) => !testCode.test(file));
  const affected = product.length > 0 ? await affectedBy(product) : [];
  const changed = new Set(relevant.map(packageOf));
  const byImports = (file) => source.test(file) && !foundByFolder.test(file);
  const whole = new Set(affected.filter((folder) => !changed.has(folder)));
  for (const file of relevant) if (!byImports(file) && !isJourney(file)) whole.add(packageOf(file));
  return {
    everything: false,
    related: relevant.filter((file) => byImports(file) && !isJourney(file) && !whole.has(packageOf(file))),
    whole: [...whole].toSorted(),
    journeys: journeysFor(relevant, affected),
  };
}

const isJourney = (file) => file.startsWith('shell/e2e/');

/** All journeys when the product that they use has changed; otherwise only journeys that were changed themselves. */
function journeysFor(files, affected) {
  if (affected.some((folder) => folder === 'shell' || folder.startsWith('mf-'))) return 'all';
  const own = files.filter(isJourney);
  if (own.some((file) => !file.endsWith('.e2e.mjs'))) return 'all';
  return own.map((file) => file.slice('shell/e2e/'.length, -'.e2e.mjs'.length));
}

/**
 * Files that differ from the point where this branch left `base`, committed or not.
 * @throws when there is no such branch
 */
export async function changedFiles(base) {
  const git = async (...args) =>
    (await run('git', args, { cwd: projectRoot, maxBuffer: 20_000_000 })).stdout.split('\0').filter(Boolean);
  const [tracked, untracked] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', '--merge-base', base).catch((cause) => {
      throw new Error(`git can't compare with the branch ${base}: ${cause.stderr?.trim() ?? cause.message}`, { cause });
    }),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set([...tracked, ...untracked])];
}

/** Folders of the workspace's packages. */
export function packageFolders(root = projectRoot) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((entry) => (entry.endsWith('*') ? foldersAt(root, entry.slice(0, -1)) : [entry]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The folders that match a pattern: `libs/features/` those inside it, `mf-` those whose names start with it. */
const foldersAt = (root, start) =>
  readdirSync(join(root, dirname(`${start}x`)))
    .map((name) => join(dirname(`${start}x`), name).replaceAll('\\', '/'))
    .filter((path) => path.startsWith(start));

/** Folders of the packages that files change and of all packages that depend on them, according to nx. */
export async function affectedPackages(files) {
  const folderOf = new Map(
    packageFolders().map((folder) => [
      JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')).name,
      folder,
    ]),
  );
  const nx = join(projectRoot, 'node_modules/nx/dist/bin/nx.js');
  const { code, output } = await runNode([nx, 'show', 'projects', '--affected', `--files=${files}`, '--json'], {
    quiet: true,
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (code !== 0) throw new Error(`nx could not say what is affected: ${output}`);
  return JSON.parse(output.slice(output.indexOf('['))).flatMap((name) => folderOf.get(name) ?? []);
}

/**
 * Test files of a plan, for jest's `--runTestsByPath`.
 * @param {TestPlan} plan
 * @returns {Promise<string[]>} absolute paths
 */
export async function testFilesOf({ related, whole }) {
  const list = async (...args) => {
    const jest = join(projectRoot, 'libs/build/bin/jest.mjs');
    const { code, output } = await runNode([jest, '--listTests', ...args], { quiet: true });
    if (code !== 0) throw new Error(`jest could not list its tests: ${output}`);
    return output.split('\n').filter((line) => test.test(line));
  };
  const lists = await Promise.all([
    related.length > 0 ? list('--findRelatedTests', ...related.map((file) => join(projectRoot, file))) : [],
    whole.length > 0 ? list(...whole.map((folder) => `/${folder}/`)) : [],
  ]);
  return [...new Set(lists.flat())];
}
