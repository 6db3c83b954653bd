import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { Injectable } from '@nestjs/common';
import { compiledEntry, Shutdown } from '../../platform/index.js';
import type { ArchiveMessage, ArchiveOrder, ArchiveWork } from './archive-orders.js';
import { lowPriority } from './low-priority.js';
import type { Progress } from './write-archive.js';

/** The archive process failed. `code` is the code of the error in it, `interrupted`, or empty. */
export class ArchiveProcessError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Makes and verifies backups in a separate process with a low priority. */
@Injectable()
export class ArchiveProcess {
  constructor(private readonly shutdown: Shutdown) {}

  /** @throws ArchiveProcessError */
  run<Kind extends keyof ArchiveWork>(
    kind: Kind,
    order: ArchiveWork[Kind]['order'],
    onProgress: (progress: Progress) => void = () => undefined,
  ): Promise<ArchiveWork[Kind]['result']> {
    const { signal } = this.shutdown;
    return new Promise((resolve, reject) => {
      const child = start();
      let end: Exclude<ArchiveMessage, { kind: 'progress' }> | undefined;
      const abort = (): void => void child.kill('SIGKILL');
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      child.on('message', (message: ArchiveMessage) => {
        if (message.kind === 'progress') onProgress(message.progress);
        else end = message;
      });
      child.once('error', (error) => reject(new ArchiveProcessError('', error.message)));
      child.once('close', (code, by) => {
        signal.removeEventListener('abort', abort);
        if (end?.kind === 'result') resolve(end.result as ArchiveWork[Kind]['result']);
        else if (end) reject(new ArchiveProcessError(end.code, end.message));
        else reject(new ArchiveProcessError(signal.aborted ? 'interrupted' : '', `it ended with ${by ?? code}`));
      });
      const ordered = { kind, ...order } as ArchiveOrder;
      child.send(ordered, (error) => error && abort());
    });
  }
}

function start(): ChildProcess {
  const child = fork(compiledEntry(import.meta.url, './archive-worker.js'), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    // Set immediately: the threads that the process creates at its start inherit the priority.
    if (child.pid !== undefined) setPriority(child.pid, lowPriority);
  } catch {
    // The process has already ended, or its priority may not be changed: it then runs with normal priority.
  }
  return child;
}
