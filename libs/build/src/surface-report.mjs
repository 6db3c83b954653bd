import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guarded, readSurfaces } from './surface.mjs';
import { judgeChange } from './surface-change.mjs';

const reportOf = (root, folder) => join(root, folder, 'surface.txt');
const packageOf = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** @returns {{version: string, lines: string[]} | null} null when there is no report yet */
function readReport(root, folder) {
  return existsSync(reportOf(root, folder)) ? parsed(readFileSync(reportOf(root, folder), 'utf8')) : null;
}

/**
 * The report that others may have built against: the committed one. A report that was written later and not committed
 * is not used by anybody yet, so that changing it again is not a breaking change.
 */
export function committedReport(root, folder) {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${folder}/surface.txt`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? parsed(stdout) : readReport(root, folder);
}

function parsed(report) {
  const [head, ...lines] = report.trimEnd().split('\n');
  return { version: head.split(' ')[1], lines };
}

/**
 * The contracts' own version is part of their surface and changes with every report; that is not a change of the
 * surface.
 */
const ownVersion = 'releases apiVersion = ';
const offered = (lines) => lines.filter((line) => !line.startsWith(ownVersion));
export const changeOf = (report, surface) => judgeChange(offered(report.lines), offered(surface));

/** As `readSurfaces`, cached until a source changes or surfaces are read in another way: it takes some seconds. */
function surfacesOf(root) {
  const hash = createHash('sha256');
  for (const reader of ['surface.mjs', 'union-order.mjs']) hash.update(readFileSync(new URL(reader, import.meta.url)));
  for (const folder of [...guarded, 'libs/money', 'libs/formats'])
    for (const path of readdirSync(join(root, folder), { recursive: true }).sort())
      if (/^(?:src|test\/contract-schemas)\b.*\.(?:tsx?|json)$|^package\.json$/.test(path.replaceAll('\\', '/')))
        hash.update(`${path}\0`).update(readFileSync(join(root, folder, path)));
  const key = hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const kept = join(root, '.cache/surface.json');
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : null;
  if (known?.key === key) return known.surfaces;
  const surfaces = readSurfaces(root);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(kept, JSON.stringify({ key, surfaces }));
  return surfaces;
}

/** The version after a change: the next major version if something broke, the next minor version if it only grew. */
export function nextVersion(version, { breaking, additive }) {
  const [major, minor] = version.split('.').map(Number);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return additive.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/**
 * The differences between the libraries' reports and their sources and versions. A folder without the libraries has
 * nothing to report.
 * @param {string} root
 * @returns {string[]} texts to show
 */
export function surfaceFindings(root) {
  if (!guarded.every((folder) => existsSync(join(root, folder, 'package.json')))) return [];
  const surfaces = surfacesOf(root);
  return guarded.flatMap((folder) => {
    const { name, version } = packageOf(root, folder);
    const report = readReport(root, folder);
    if (!report) return [`${name} has no report of its surface: npm run contracts:report`];
    const change = changeOf(report, surfaces[folder]);
    const differences = [...change.breaking, ...change.additive];
    if (differences.length === 0)
      return version === report.version ? [] : [`${name} is ${version} and its report ${report.version}`];
    const next = nextVersion(report.version, change);
    const shown = differences.slice(0, 10).map((each) => `  ${each}`);
    return [
      [
        `${name} offers something else than ${report.version}, which asks for ${next}: npm run contracts:report`,
        ...shown,
      ].join('\n'),
    ];
  });
}

/**
 * Writes the reports of the sources, and raises the versions of the changed libraries. Packages in the repository refer
 * to them as `*`: there is one copy of each, and a change of one should not touch all packages.
 * @returns {Array<{name: string, from: string | null, to: string, breaking: string[], additive: string[]}>}
 */
export function recordSurfaces(root) {
  const surfaces = surfacesOf(root);
  return guarded.map((folder) => {
    const { name, version } = packageOf(root, folder);
    const report = committedReport(root, folder);
    const change = report ? changeOf(report, surfaces[folder]) : { breaking: [], additive: [] };
    const to = report ? nextVersion(report.version, change) : version;
    if (to !== version) raise(root, folder, { name, from: version, to });
    // The version of the contracts is in their own sources, and therefore in their surface.
    const lines = surfaces[folder].map((line) => (line.startsWith(ownVersion) ? `${ownVersion}"${to}"` : line));
    writeFileSync(reportOf(root, folder), [`${name} ${to}`, ...lines, ''].join('\n'));
    return { name, from: report?.version ?? null, to, ...change };
  });
}

function raise(root, folder, { name, from, to }) {
  const change = (file, pattern) => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(pattern, (_, before) => `${before}"${to}"`),
    );
  };
  const version = from.replaceAll('.', '\\.');
  change(
    join(root, 'package-lock.json'),
    new RegExp(`("${folder}": \\{\\s+"name": "${name}",\\s+"version": )"${version}"`, 'g'),
  );
  change(join(root, folder, 'package.json'), new RegExp(`("version": )"${version}"`, 'g'));
  if (folder === 'libs/contracts') {
    const file = join(root, folder, 'src/releases/compatibility.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(apiVersion = )'[^']*'/, `$1'${to}'`));
  }
}
