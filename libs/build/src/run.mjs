import { spawn } from 'node:child_process';
import { projectNode, projectRoot } from './project.mjs';

/**
 * Runs a script on the project's Node.
 * @param {string[]} args script and arguments
 * @param {object} [options]
 * @param {boolean} [options.quiet] the output is kept and not shown
 * @param {boolean} [options.keep] the output is shown and kept
 * @param {boolean} [options.asks] the script reads what the user types
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.cwd]
 * @returns {Promise<{code: number, output: string}>} `output`: the kept output; `code` is 1 after a signal
 */
export function runNode(args, { quiet = false, keep: kept = quiet, asks = false, env = {}, cwd = projectRoot } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [asks ? 'inherit' : 'ignore', ...(kept ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
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
