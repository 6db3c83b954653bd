import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { compiledEntry, watchMemory } from '../../../platform/index.js';
import { type AskForChild, ChildQuestions } from './answer-child.js';
import { childPriority, RecentUse } from './child-priority.js';
import { ChildQueue, type ChildWork } from './child-queue.js';
import type { DeedReading, OnStage } from '../deed-reading.js';
import { type ReaderLimits, readerLimits } from '../reader-limits.js';
import { ChildPool, opensOwnFile } from './child-pool.js';
import type { ReaderAnswer, ReaderMessage, ReaderResults, ReaderTask } from './reader-protocol.js';

export interface ReaderOptions {
  signal?: AbortSignal;
  onStage?: OnStage;
  /** Asks a language model on behalf of a child that reads and has no network; when absent, the child does not ask. */
  ask?: AskForChild;
  limits?: Partial<ReaderLimits>;
  /**
   * Id of the user who waits for the task; tasks of one user run one after the other. Background readings have none.
   */
  owner?: string;
  /** Called with the process id once the child runs, for logs and tests. */
  onStart?: (pid: number) => void;
}

interface Crash {
  outcome: 'crashed';
  detail: string;
  byFile: boolean;
}

/**
 * How a task ended. `crashed` means that the reader itself failed: another attempt may help, up to three. `byFile` is
 * false when it could not start or was killed from outside, so that the file is not to blame.
 */
export type ReaderEnd<K extends keyof ReaderResults> =
  | { outcome: 'done'; result: ReaderResults[K] }
  | { outcome: 'timed_out' }
  | { outcome: 'out_of_memory' }
  | Crash
  /** Too many tasks of this owner are already waiting. */
  | { outcome: 'busy' };

/** The queue of all children, each of which may use 450 MB. */
const children = new ChildQueue({ readings: 2, waitedFor: 3, openings: 2, waitingOfOwner: 10 });
const use = new RecentUse(() => performance.now());
/** Seconds after which a user with too many tasks may ask again. */
export const busyRetrySeconds = 5;
/** Delays a refusal: a client that asks again at once would keep the server busy with refusals. */
export const refusalPause = (): Promise<void> => pause(1_000);

/** Reads a deed in a process of its own. @throws DOMException AbortError when `signal` aborts */
export async function readInChild(
  task: Omit<Extract<ReaderTask, { kind: 'read' }>, 'kind' | 'asks'>,
  options: ReaderOptions = {},
): Promise<DeedReading | Crash> {
  const end = await runReader({ kind: 'read', ...task, ...(options.ask ? { asks: true } : {}) }, options);
  if (end.outcome === 'done') return end.result;
  if (end.outcome === 'busy') throw new Error('a reading has no owner, so none is too many');
  return end.outcome === 'crashed' ? end : { outcome: 'unreadable', reason: end.outcome };
}

/** Reads a file whose type of deed is not declared, for a user who waits. @throws DOMException AbortError */
export function recogniseInChild(
  task: Omit<Extract<ReaderTask, { kind: 'read' }>, 'kind' | 'asks' | 'expectedType'>,
  options: ReaderOptions = {},
): Promise<ReaderEnd<'read'>> {
  return runReader({ kind: 'read', ...task }, options);
}

/** Draws a page in a process of its own. @throws DOMException AbortError */
export function renderInChild(
  task: Omit<Extract<ReaderTask, { kind: 'render' }>, 'kind'>,
  options: ReaderOptions = {},
): Promise<ReaderEnd<'render'>> {
  return runReader({ kind: 'render', ...task }, options);
}

/** Checks an upload in a process of its own. @throws DOMException AbortError */
export function inspectInChild(
  task: Omit<Extract<ReaderTask, { kind: 'inspect' }>, 'kind'>,
  options: ReaderOptions = {},
): Promise<ReaderEnd<'inspect'>> {
  return runReader({ kind: 'inspect', ...task }, options);
}

/** Rewrites a file for the users who open it, in a process of its own. @throws DOMException AbortError */
export function rewriteInChild(
  task: Omit<Extract<ReaderTask, { kind: 'rewrite' }>, 'kind'>,
  options: ReaderOptions = {},
): Promise<ReaderEnd<'rewrite'>> {
  return runReader({ kind: 'rewrite', ...task }, options);
}

/** Measures a file's pages in a process of its own. @throws DOMException AbortError */
export function measureInChild(
  task: Omit<Extract<ReaderTask, { kind: 'measure' }>, 'kind'>,
  options: ReaderOptions = {},
): Promise<ReaderEnd<'measure'>> {
  return runReader({ kind: 'measure', ...task }, options);
}

/** Joins pictures into one PDF, in a process of its own. @throws DOMException AbortError */
export function joinInChild(paths: readonly string[], options: ReaderOptions = {}): Promise<ReaderEnd<'join'>> {
  return runReader({ kind: 'join', paths }, options);
}

async function runReader<K extends keyof ReaderResults>(
  task: Extract<ReaderTask, { kind: K }>,
  options: ReaderOptions,
): Promise<ReaderEnd<K>> {
  options.signal?.throwIfAborted();
  let end: ReaderEnd<K> = { outcome: 'busy' };
  const hasRun = await children.run({ work: workOf[task.kind], owner: options.owner }, async () => {
    options.signal?.throwIfAborted();
    const began = performance.now();
    try {
      end = mayBeKept(options) ? await askKeptChild<K>(task, options) : await superviseChild<K>(task, options);
    } finally {
      use.add(options.owner, performance.now() - began);
    }
  });
  if (!hasRun) await refusalPause();
  return end;
}

const workOf: Record<ReaderTask['kind'], ChildWork> = {
  read: 'reading',
  inspect: 'upload',
  render: 'opening',
  rewrite: 'opening',
  measure: 'opening',
  join: 'upload',
};

/** For glibc: pictures of pages are given back to the system when they are freed, by whichever thread. */
const freedAtOnce = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' };

function startChild(args: readonly string[] = []): ChildProcess {
  const entry = process.env.WAQF_READER_ENTRY ?? compiledEntry(import.meta.url, './worker.js');
  return fork(entry, args, {
    execPath: process.execPath,
    // The child reads one deed, so patterns are compiled fully at once: compiling them twice (first for a trial) takes
    // a third of the time of a digital page.
    // Little room for new objects: with the usual room a deed of twelve scans passes the limit of memory.
    // With the usual budget a child of one page spends more on optimising the recogniser than it gains (ADR 187).
    execArgv: [
      '--max-old-space-size=256',
      '--max-semi-space-size=8',
      '--no-regexp-tier-up',
      '--wasm-tiering-budget=50000000',
    ],
    serialization: 'advanced',
    // A file that takes over the reader must find nothing of value: no settings, no secrets.
    env: { TZ: 'UTC', ...freedAtOnce },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Children for the product's own files; their memory is limited by their number and their heap. */
const pool = new ChildPool(() => {
  const child = startChild(['--keep']);
  child.stderr?.resume();
  child.once('error', () => undefined);
  // An idle child does not keep the platform from stopping.
  child.unref();
  child.channel?.unref();
  return child;
});

/**
 * Whether a pooled child may do the task. Another entry (in tests) may support one task only, and a child may ask a
 * language model only once.
 */
const mayBeKept = ({ ask }: ReaderOptions): boolean =>
  opensOwnFile() && !ask && process.env.WAQF_READER_ENTRY === undefined;

async function askKeptChild<K extends keyof ReaderResults>(
  task: ReaderTask,
  { signal, onStage, limits }: ReaderOptions,
): Promise<ReaderEnd<K>> {
  const { milliseconds } = { ...readerLimits, ...limits };
  const result = await pool.perform<K>(task, { signal, onStage, milliseconds });
  return result === null
    ? { outcome: 'crashed', detail: 'a pooled child ended', byFile: false }
    : { outcome: 'done', result };
}

function superviseChild<K extends keyof ReaderResults>(
  task: ReaderTask,
  options: ReaderOptions,
): Promise<ReaderEnd<K>> {
  const limits = { ...readerLimits, ...options.limits };
  return new Promise((resolve, reject) => {
    const child = startChild();
    let errors = '';
    let verdict: ReaderEnd<K> | null = null;
    const questions = new ChildQuestions(
      (content) => answerChild(child, content),
      options.ask,
      performance.now() + limits.milliseconds,
    );
    const stop = (end: ReaderEnd<K>): void => {
      verdict ??= end;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop({ outcome: 'timed_out' }), limits.milliseconds);
    const unwatch = watchMemory(child, limits.memoryBytes, () => stop({ outcome: 'out_of_memory' }));
    const abort = (): void => void child.kill('SIGKILL');
    options.signal?.addEventListener('abort', abort, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
    child.on('message', (message: ReaderMessage) => {
      if (message.kind === 'stage') options.onStage?.(message.report);
      else if (message.kind === 'ask') void questions.answer(message.question);
      else stop({ outcome: 'done', result: message.result as ReaderResults[K] });
    });
    child.on('error', (error) => (verdict ??= { outcome: 'crashed', detail: error.message, byFile: false }));
    child.once('spawn', () => {
      yieldProcessor(child.pid!, childPriority(workOf[task.kind], options.owner, use));
      options.onStart?.(child.pid!);
      child.send(task, (error) => error && stop({ outcome: 'crashed', detail: error.message, byFile: false }));
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      questions.end();
      unwatch();
      options.signal?.removeEventListener('abort', abort);
      if (options.signal?.aborted) return reject(options.signal.reason as Error);
      resolve(verdict ?? endOf<K>(code, signal, errors));
    });
  });
}

function yieldProcessor(pid: number, priority: number): void {
  if (priority === 0) return;
  try {
    setPriority(pid, priority);
  } catch {
    // The child has ended, or the system does not allow it; the task goes on without the priority.
  }
}

function answerChild(child: ChildProcess, content: string | null): void {
  const answer: ReaderAnswer = { kind: 'answer', content };
  // A child that has ended meanwhile needs no answer.
  if (child.connected) child.send(answer, () => undefined);
}

/** Signals that a process does not bring on itself: the system is short of memory, or somebody stops it. */
const fromOutside: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

function endOf<K extends keyof ReaderResults>(
  code: number | null,
  signal: NodeJS.Signals | null,
  errors: string,
): ReaderEnd<K> {
  if (/heap out of memory|Cannot enlarge memory|OutOfMemory|memory access out of bounds.*malloc/i.test(errors))
    return { outcome: 'out_of_memory' };
  const detail = `${signal ?? code}: ${errors.trim().split('\n')[0] ?? ''}`;
  return { outcome: 'crashed', detail, byFile: signal === null || !fromOutside.has(signal) };
}
