import { execFile } from 'node:child_process';
import { projectRoot } from './project.mjs';

/**
 * Runs npm (the one that runs this script, if any) without showing its output.
 * @param {string[]} args
 * @returns {Promise<{code: number, output: string, errors: string}>}
 */
export function npm(args) {
  const path = process.env.npm_execpath;
  const [program, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    execFile(program, [...first, ...args], options, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, output, errors }),
    );
  });
}
