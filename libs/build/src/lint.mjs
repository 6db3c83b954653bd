import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { licenceFindings } from './dependencies.mjs';
import { projectNode, projectRoot } from './project.mjs';
import { lineFindings } from './source-lines.mjs';
import { surfaceFindings } from './surface-report.mjs';

/**
 * All checks of the sources by name. Each returns texts to show, and none when everything is fine. `root` is the
 * repository, or a folder with its structure and configuration files.
 * @type {Record<string, (root: string) => Promise<string[]> | string[]>}
 */
const checks = {
  rules: oxlint,
  boundaries,
  lines: lineFindings,
  licences: licenceFindings,
  surfaces: surfaceFindings,
  format: (root) => program(root, '@biomejs/biome/bin/biome', ['format', '--max-diagnostics=50', '.']),
  'dead code': (root) =>
    program(root, 'knip/bin/knip.js', ['--config', '.knip.config.mjs', '--no-config-hints', '--no-progress']),
};

/**
 * @param {string} root
 * @param {string[]} [names] the checks to run; by default all
 * @returns {Promise<{findings: string[]}>} texts to show; none when everything is fine
 */
export async function lint(root, names = Object.keys(checks)) {
  const outputs = await Promise.all(names.map((name) => checks[name](root)));
  return { findings: outputs.flat() };
}

async function oxlint(root) {
  const { code, output } = await run('oxlint/bin/oxlint', ['--disable-nested-config', '--format=json', '.'], root);
  const found = diagnosticsIn(output)?.map(({ filename, labels, message, code: rule, help }) => {
    const { line = 0, column = 0 } = labels?.[0]?.span ?? {};
    return `${filename}:${line}:${column}: ${rule ?? ''} ${message}${help ? ` ${help}` : ''}`;
  });
  if (found?.length) return found;
  return code === 0 ? [] : [output];
}

function diagnosticsIn(output) {
  try {
    return JSON.parse(output).diagnostics;
  } catch {
    return undefined;
  }
}

/** Checks which folder may import which: .dependency-cruiser.mjs. */
function boundaries(root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const folders = ['shell', 'api', 'libs', ...remotes];
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'];
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  return program(root, 'dependency-cruiser/bin/dependency-cruise.mjs', [...args, ...there]);
}

async function program(root, path, args) {
  const { code, output } = await run(path, args, root);
  return code === 0 ? [] : [output];
}

function run(path, args, cwd) {
  return new Promise((resolve) => {
    execFile(
      projectNode(),
      [join(projectRoot, 'node_modules', path), ...args],
      { cwd, maxBuffer: 20_000_000, env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' } },
      (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: [stdout.trim(), stderr.trim()].filter(Boolean).join('\n') }),
    );
  });
}
