import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The platform's dependencies according to the lock file: every package with its exact version and its published
 * licence.
 */

/**
 * Licences that oblige whoever runs the platform to publish it, and entries that grant no licence. The LGPL of libvips,
 * which sharp loads as a separate library, is not among them.
 */
const forbidden = /^(?:AGPL|GPL|SSPL|BUSL|EUPL|OSL|CC-BY-NC|CC-BY-SA|UNLICENSED|Commons-Clause)/i;
/** Packages that declare no licence, with the reason why they are accepted. */
const undeclared = {
  'humanize-number@0.0.2': 'comes with s3rver, which only tests run; its readme says MIT',
  'buffers@0.1.1': 'comes with exceljs for reading workbooks, which only tests do',
};

/**
 * @param {string} root the repository, or a folder with a lock file
 * @returns {{name: string, version: string, license: string, runtime: boolean}[]} by name
 */
export function dependenciesOf(root) {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) return [];
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const found = Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const license = entry.license ?? declaredIn(join(root, path)) ?? 'none declared';
    return [{ name, version: entry.version, license, runtime: !entry.dev && !entry.devOptional }];
  });
  return found.sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/** The licence in a package's own file; older packages list their licences there. */
function declaredIn(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : undefined;
}

/** Packages with a licence that the platform must not use, as texts to show. */
export function licenceFindings(root) {
  return dependenciesOf(root)
    .filter(({ name, version, license }) => !isAllowed(license) && !(`${name}@${version}` in undeclared))
    .map(({ name, version, license }) => `package-lock.json: ${name}@${version} has the licence ${license}`);
}

/** One of several alternatives must be allowed; of joined licences, all. @param {string} license an SPDX expression */
export function isAllowed(license) {
  const alternatives = license.replace(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((one) =>
    one.split(/\s+AND\s+/).every((part) => part !== 'none declared' && !forbidden.test(part)),
  );
}
