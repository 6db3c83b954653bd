import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import type { OnStage } from '../deed-reading.js';
import type { ReaderMessage, ReaderResults, ReaderTask } from './reader-protocol.js';

/** A child that is idle for this long, in milliseconds, ends. */
const idleMs = 3_000;

const ownFiles = new AsyncLocalStorage<true>();

/** Runs `work`, whose files are part of the product itself (sample deeds), so that one child may open them all. */
export const openOwnFiles = <T>(work: () => Promise<T>): Promise<T> => ownFiles.run(true, work);
/** Whether the current file is part of the product. */
export const opensOwnFile = (): boolean => ownFiles.getStore() === true;

export interface PoolTask {
  signal?: AbortSignal | undefined;
  onStage?: OnStage | undefined;
  /** The time after which the child is killed, in milliseconds. */
  milliseconds: number;
}

/**
 * Child processes that open one file after the other. An uploaded file gets a child of its own; the product's own files
 * are safe, and a child reads every deed after its first in a fifth of the time.
 */
export class ChildPool {
  /** The idle children, each with the timer that ends it. */
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();

  /** @param start starts a child that keeps running after a task */
  constructor(private readonly start: () => ChildProcess) {}

  /**
   * @throws DOMException AbortError when `signal` aborts
   * @returns null when the child ended without an answer
   */
  perform<K extends keyof ReaderResults>(task: ReaderTask, options: PoolTask): Promise<ReaderResults[K] | null> {
    const child = this.takeIdle() ?? this.start();
    return new Promise((resolve, reject) => {
      const kill = (): void => void child.kill('SIGKILL');
      const timer = setTimeout(kill, options.milliseconds);
      const release = (): void => {
        clearTimeout(timer);
        options.signal?.removeEventListener('abort', kill);
        child.removeAllListeners('message').removeAllListeners('close');
      };
      options.signal?.addEventListener('abort', kill, { once: true });
      child.on('message', (message: ReaderMessage) => {
        if (message.kind === 'stage') options.onStage?.(message.report);
        if (message.kind !== 'result') return;
        release();
        this.rest(child);
        resolve(message.result as ReaderResults[K]);
      });
      child.once('close', () => {
        release();
        if (options.signal?.aborted) reject(options.signal.reason as Error);
        else resolve(null);
      });
      child.send(task, (error) => error && kill());
    });
  }

  private takeIdle(): ChildProcess | undefined {
    const [child] = this.idle.keys();
    if (child) this.forget(child);
    return child;
  }

  private forget(child: ChildProcess): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
  }

  private rest(child: ChildProcess): void {
    const end = setTimeout(() => child.kill('SIGKILL'), idleMs).unref();
    this.idle.set(child, end);
    child.once('close', () => this.forget(child));
  }
}
