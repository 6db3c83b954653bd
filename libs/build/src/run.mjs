import { spawn } from 'node:child_process';
import { projectNode, projectRoot } from './project.mjs';

/**
 * Runs a script on the project's Node.
 * @param {string[]} args script and arguments
 * @param {{quiet?: boolean, keep?: boolean, env?: Record<string, string>, cwd?: string}} [options] quiet: the output is
 *   kept, not shown; keep: shown and kept
 * @returns {Promise<{code: number, output: string}>} `output` holds what was kept; a signal counts as code 1
 */
export function runNode(args, { quiet = false, keep: kept = quiet, env = {}, cwd = projectRoot } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const keep = (stream, target) =>
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (!quiet) target.write(text);
      });
    keep(child.stdout, process.stdout);
    keep(child.stderr, process.stderr);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
