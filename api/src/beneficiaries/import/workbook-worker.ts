import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookAnswer } from './read-in-thread.js';
import { readWorkbook } from './read-workbook.js';
import { WorkbookFault } from './workbook-fault.js';

/*
 * Entry of the thread that reads one workbook and ends. An error that is not a fault of the file terminates it.
 */
parentPort?.postMessage(await answer());

async function answer(): Promise<WorkbookAnswer> {
  try {
    return { rows: await readWorkbook(workerData as Uint8Array) };
  } catch (error) {
    if (error instanceof WorkbookFault) return { fault: error.fault, text: error.text };
    throw error;
  }
}
