import { parentPort, workerData } from 'node:worker_threads';
import { fingerprintsOf } from '../domain/line-fingerprints.js';
import { readStatement } from '../domain/read-statement.js';
import { StatementFault } from '../domain/statement.js';
import type { ReadingAnswer, ReadingTask } from './read-in-worker.js';

/*
 * Entry of the thread that reads one statement and ends. What is no fault of the file ends it with an error.
 */
const { bytes, given } = workerData as ReadingTask;
parentPort?.postMessage(answer());

function answer(): ReadingAnswer {
  try {
    const parsed = readStatement(bytes, given);
    return { parsed, fingerprints: fingerprintsOf(parsed.lines) };
  } catch (error) {
    if (error instanceof StatementFault) return { fault: { reason: error.reason, text: error.text } };
    throw error;
  }
}
