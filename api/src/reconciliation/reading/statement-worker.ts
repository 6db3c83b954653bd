import { answerTask } from '../../platform/processes/answer-task.js';
import { UnknownColumnsFault } from '../domain/read-csv.js';
import { StatementFault } from '../domain/statement.js';
import { readHere, type ReadingAnswer, type ReadingTask } from './read-statement-file.js';

/*
 * Entry of the process that reads one statement and ends. An error that is not a fault of the file ends it too.
 */
answerTask((task: ReadingTask): ReadingAnswer => {
  try {
    return readHere(task);
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    const { reason, text, lines } = error;
    const fault = { reason, text, lines };
    return error instanceof UnknownColumnsFault ? { fault, unknownColumns: error.table } : { fault };
  }
});
