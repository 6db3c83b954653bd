import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const memoryPollMs = 50;

/**
 * Polls the child's resident memory; a busy child could not report it by itself.
 * @returns a function that ends the watch
 */
export function watchMemory(child: ChildProcess, limit: number, exceeded: () => void): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy || child.pid === undefined) return;
    busy = true;
    void residentBytes(child.pid).then((bytes) => {
      busy = false;
      if (bytes > limit) exceeded();
    });
  }, memoryPollMs);
  return () => clearInterval(timer);
}

const linuxPageBytes = 4096;

/**
 * Resident bytes of a process; 0 when it no longer exists. Read from a file on Linux, from ps on macOS, from tasklist
 * on Windows.
 */
async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const fields = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
      return Number(fields[1]) * linuxPageBytes;
    }
    if (process.platform === 'win32') {
      const row = await outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
      return Number((row.split('","').at(-1) ?? '0').replace(/\D/g, '')) * 1024;
    }
    return Number((await outputOf('ps', ['-o', 'rss=', '-p', String(pid)])).trim()) * 1024;
  } catch {
    return 0;
  }
}

function outputOf(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
