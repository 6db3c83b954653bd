import { fork } from 'node:child_process';
import { UnavailableError } from '../errors/platform.errors.js';

interface ProcessLimits {
  /** The most processes at a time; further tasks wait for their turn. */
  readonly atOnce: number;
  /** Time limit of a task in milliseconds. */
  readonly patienceMs: number;
  readonly heapMegabytes: number;
}

/** The process ended without an answer; usually it needed more memory than it may have. */
export class ProcessEndedError extends Error {}

/**
 * Reads what strangers send in processes of their own, each with limits of time and memory: a file that makes a library
 * work without end then ends its process, and not the one that serves everybody. A thread is no such guard: when V8
 * cannot allocate a large table, it ends the whole process.
 */
export class LimitedProcesses {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param entry the compiled file of the process, which calls `answerTask` of `answer-task.ts` */
  constructor(
    private readonly entry: string,
    private readonly limits: ProcessLimits,
  ) {}

  /** @throws ProcessEndedError; UnavailableError (503) when the process did not finish in time */
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

  private ask<Answer>(task: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const child = fork(this.entry, [], {
        execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`],
        serialization: 'advanced',
        // The process gets none of our environment: no settings, no secrets.
        env: { TZ: 'UTC' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      let [errors, failure]: [string, Error | undefined] = ['', undefined];
      let answer: { readonly value: Answer } | undefined;
      const stop = (error?: Error): void => {
        failure ??= error;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => stop(new UnavailableError()), this.limits.patienceMs);
      child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
      child.on('error', (error) => stop(error));
      child.once('message', (value) => {
        answer = { value: value as Answer };
        stop();
      });
      child.once('spawn', () => child.send(task as object, (error) => error && stop(error)));
      child.once('close', (code) => {
        clearTimeout(timer);
        if (answer) resolve(answer.value);
        // Node ends with 1 after an error that nobody caught, and by a signal when memory is exhausted.
        else reject(failure ?? (code === 1 ? new Error(errors.trim()) : new ProcessEndedError()));
      });
    });
  }
}
