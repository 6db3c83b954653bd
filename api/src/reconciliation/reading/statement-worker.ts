import { parentPort, workerData } from 'node:worker_threads';
import { UnknownColumnsFault } from '../domain/read-csv.js';
import { StatementFault } from '../domain/statement.js';
import { readHere, type ReadingAnswer, type ReadingTask } from './read-statement-file.js';

/*
 * Entry of the thread that reads one statement and ends. An error that is not a fault of the file terminates it.
 */
parentPort?.postMessage(answer());

function answer(): ReadingAnswer {
  try {
    return readHere(workerData as ReadingTask);
  } catch (error) {
    if (error instanceof UnknownColumnsFault)
      return { fault: { reason: error.reason, text: error.text }, unknownColumns: error.table };
    if (error instanceof StatementFault) return { fault: { reason: error.reason, text: error.text } };
    throw error;
  }
}
