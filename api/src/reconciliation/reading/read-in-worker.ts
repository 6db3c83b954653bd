import { compiledEntry, LimitedProcesses, ProcessEndedError } from '../../platform/index.js';
import { UnknownColumnsFault } from '../domain/read-csv.js';
import { StatementFault } from '../domain/statement.js';
import { readHere, type ReadingAnswer, type ReadingTask, type ReadStatement } from './read-statement-file.js';

/** The time is far more than 20,000 lines take on a busy machine. */
const processes = new LimitedProcesses(compiledEntry(import.meta.url, './statement-worker.js'), {
  atOnce: 2,
  patienceMs: 60_000,
  heapMegabytes: 384,
});

/** Files up to this size (about 800 lines) are read faster than a process starts. */
const smallBytes = 64 * 1024;

/** Reads a statement file; a large one in a separate process. @throws as `readInWorker` */
export async function readFile(task: ReadingTask): Promise<ReadStatement> {
  return task.bytes.length <= smallBytes ? readHere(task) : readInWorker(task);
}

/**
 * Reads a statement file in a separate process, because 15,000 lines would block other requests for seconds.
 * @throws StatementFault; UnavailableError (503) when the process did not finish
 */
export async function readInWorker(task: ReadingTask): Promise<ReadStatement> {
  try {
    return statementOf(await processes.run<ReadingAnswer>(task));
  } catch (error) {
    throw error instanceof ProcessEndedError ? tooMuch() : error;
  }
}

function statementOf(answer: ReadingAnswer): ReadStatement {
  if ('fault' in answer && answer.unknownColumns) throw new UnknownColumnsFault(answer.unknownColumns);
  if (!('fault' in answer)) return answer;
  const { reason, text, lines } = answer.fault;
  throw new StatementFault(reason, text, lines);
}

/** The fault when the process exceeds its limits; no statement within the size limits needs so much. */
function tooMuch(): StatementFault {
  return new StatementFault('unreadable', {
    ar: 'الملف ليس كشف حساب نصيًا',
    en: 'The file is not a text statement',
  });
}
