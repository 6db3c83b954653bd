import { answerTask } from '../../platform/processes/answer-task.js';
import type { WorkbookAnswer } from './read-in-process.js';
import { readWorkbook } from './read-workbook.js';
import { WorkbookFault } from './workbook-fault.js';

/*
 * Entry of the process that reads one workbook and ends. An error that is not a fault of the file ends it too.
 */
answerTask(async (bytes: Uint8Array): Promise<WorkbookAnswer> => {
  try {
    return { rows: await readWorkbook(bytes) };
  } catch (error) {
    if (error instanceof WorkbookFault) return { fault: error.fault, text: error.text };
    throw error;
  }
});
