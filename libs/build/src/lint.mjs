import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { borderFindings } from './borders.mjs';
import { projectNode, projectRoot } from './project.mjs';

/**
 * All checks of the sources: oxlint with the borders between packages, dependency-cruiser inside the api, and what
 * neither sees.
 * @param {string} root the repository, or a folder with its structure and its .oxlintrc.json
 * @returns {Promise<{findings: string[]}>} texts to show; none when all is well
 */
export async function lint(root) {
  const outputs = await Promise.all([oxlint(root), cruise(root), borderFindings(root)]);
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

async function cruise(root) {
  if (!existsSync(join(root, 'api', 'src'))) return [];
  const rules = join(projectRoot, 'api', '.dependency-cruiser.mjs');
  const { code, output } = await run(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', rules, '--output-type', 'err', 'src'],
    join(root, 'api'),
  );
  return code === 0 ? [] : [output];
}

function run(program, args, cwd) {
  return new Promise((resolve) => {
    execFile(
      projectNode(),
      [join(projectRoot, 'node_modules', program), ...args],
      { cwd, maxBuffer: 20_000_000, env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: (stdout.trim() || stderr).trim() }),
    );
  });
}
