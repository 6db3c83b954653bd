import { Worker } from 'node:worker_threads';
import { compiledEntry, UnavailableError } from '../../platform/index.js';
import { UnknownColumnsFault } from '../domain/read-csv.js';
import { StatementFault } from '../domain/statement.js';
import { readHere, type ReadingAnswer, type ReadingTask, type ReadStatement } from './read-statement-file.js';

/** Time limit of a thread; far more than 20,000 lines take on a busy machine. */
const patienceMs = 60_000;
const heapMegabytes = 384;
/** The most threads at a time; further files wait in a queue. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Files up to this size (about 800 lines) are read faster than a thread starts. */
const smallBytes = 64 * 1024;

/** Reads a statement file; a large one in a separate thread. @throws as `readInWorker` */
export async function readFile(task: ReadingTask): Promise<ReadStatement> {
  return task.bytes.length <= smallBytes ? readHere(task) : readInWorker(task);
}

/**
 * Reads a statement file in a separate thread, because 15,000 lines would block other requests for seconds.
 * @throws StatementFault; UnavailableError (503) when the thread did not finish
 */
export async function readInWorker(task: ReadingTask): Promise<ReadStatement> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return statementOf(await ask(task));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function statementOf(answer: ReadingAnswer): ReadStatement {
  if ('fault' in answer && answer.unknownColumns) throw new UnknownColumnsFault(answer.unknownColumns);
  if ('fault' in answer) throw new StatementFault(answer.fault.reason, answer.fault.text);
  return answer;
}

async function ask(task: ReadingTask): Promise<ReadingAnswer> {
  const worker = new Worker(compiledEntry(import.meta.url, './statement-worker.js'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    env: { TZ: 'UTC' },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadingAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new UnavailableError()), patienceMs);
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
      );
      worker.once('exit', () => reject(new UnavailableError()));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The fault when the thread exceeds its limits; no statement within the size limits needs so much. */
function tooMuch(): StatementFault {
  return new StatementFault('unreadable', {
    ar: 'الملف ليس كشف حساب نصيًا',
    en: 'The file is not a text statement',
  });
}
