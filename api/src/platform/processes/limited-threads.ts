import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../errors/platform.errors.js';

interface ThreadLimits {
  /** The most threads at a time; further tasks wait for their turn. */
  readonly atOnce: number;
  /** Time limit of a thread in milliseconds. */
  readonly patienceMs: number;
  readonly heapMegabytes: number;
}

/** The thread needed more memory than it may have. */
export class ThreadOutOfMemoryError extends Error {}

/**
 * Reads what strangers send in threads of their own, each with limits of time and memory: a file that makes a library
 * work without end then ends its thread, and not the process that serves everybody.
 */
export class LimitedThreads {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param entry the compiled file of the thread, which posts one answer */
  constructor(
    private readonly entry: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** @throws ThreadOutOfMemoryError; UnavailableError (503) when the thread did not finish in time */
  async run<Answer>(task: unknown): Promise<Answer> {
    if (this.running >= this.limits.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await this.ask<Answer>(task);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async ask<Answer>(task: unknown): Promise<Answer> {
    const worker = new Worker(this.entry, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMegabytes },
      env: { TZ: 'UTC' },
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        timer = setTimeout(() => reject(new UnavailableError()), this.limits.patienceMs);
        worker.once('message', resolve);
        worker.once('error', (error: Error & { code?: string }) =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadOutOfMemoryError() : error),
        );
        worker.once('exit', () => reject(new UnavailableError()));
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}
