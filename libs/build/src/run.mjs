import { spawn } from 'node:child_process';
import { projectNode, projectRoot } from './project.mjs';

/**
 * Runs a script on the project's Node.
 * @param {string[]} args script and arguments
 * @param {{quiet?: boolean, env?: Record<string, string>, onLine?: (line: string) => void}} [options] quiet: the output is kept, not shown
 * @returns {Promise<{code: number, output: string}>} `output` holds what was kept; a signal counts as code 1
 */
export function runNode(args, { quiet = false, env = {}, onLine } = {}) {
  const isKept = quiet || onLine !== undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: isKept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const keep = (stream, target) =>
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (!quiet) target.write(text);
        if (onLine) text.split('\n').forEach(onLine);
      });
    keep(child.stdout, process.stdout);
    keep(child.stderr, process.stderr);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
