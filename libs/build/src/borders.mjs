import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.nx', '.git', 'coverage', 'test-results']);
const sourceFile = /\.(ts|tsx|mts|mjs|cjs)$/;
const testFile = /(\.test\.\w+$|\/(test|e2e|bench|product|prove|gallery)\/|^libs\/testing\/)/;
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["']([^"'\n]+)["']/g;
// Written in pieces, so that this file does not find itself.
const silencers = new RegExp(
  ['eslint', 'oxlint'].map((tool) => `${tool}-disable`).join('|') + '|@ts-' + '(ignore|nocheck)',
);

/**
 * What the linter's import rules can't see: relative imports that leave their package, test code in product code, and
 * comments that silence a check.
 * @param {string} root the repository, or a folder with its structure
 * @returns {string[]} one line per finding, `file: what`
 */
export function borderFindings(root) {
  const packages = packageFolders(root);
  return packages.flatMap((folder) =>
    filesIn(
      join(root, folder),
      packages.map((other) => join(root, other)),
    ).flatMap((file) => findingsIn(root, folder, file)),
  );
}

function findingsIn(root, folder, file) {
  const name = relative(root, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  const findings = [];
  for (const [, target] of text.matchAll(imported)) {
    const path = target.startsWith('.') && resolve(dirname(file), target);
    // Journeys and benches start what they test through the build recipe.
    const isRecipe = path && testFile.test(name) && isInside(join(root, 'libs/build'), path);
    if (path && !isRecipe && !isInside(join(root, folder), path)) {
      findings.push(`${name}: imports ${target}, outside its package; name the package instead`);
    }
    if (/^@waqf\/(testing|build)(\/|$)/.test(target) && !testFile.test(name) && !name.endsWith('.config.mjs')) {
      findings.push(`${name}: imports ${target}, which is for tests and builds`);
    }
  }
  if (silencers.test(text)) findings.push(`${name}: silences a check`);
  return findings;
}

function packageFolders(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((entry) => {
    if (!entry.endsWith('/*')) return existsSync(join(root, entry)) ? [entry] : [];
    const parent = entry.slice(0, -2);
    return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [];
  });
}

function filesIn(folder, packages) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) || packages.includes(path) ? [] : filesIn(path, packages);
    return sourceFile.test(entry.name) ? [path] : [];
  });
}

function isInside(folder, path) {
  return path === folder || path.startsWith(folder + sep);
}
