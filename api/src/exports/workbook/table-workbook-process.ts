import { answerTask } from '../../platform/processes/answer-task.js';
import { writeWorkbook, type WorkbookContent } from './write-workbook.js';

/* Entry of the process that writes one long workbook and ends. */
answerTask((content: WorkbookContent) => writeWorkbook(content));
