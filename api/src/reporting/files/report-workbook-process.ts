import { answerTask } from '../../platform/processes/answer-task.js';
import { reportWorkbook, type ReportWorkbook } from './report-workbook.js';

/* Entry of the process that writes one long workbook of a report and ends. */
answerTask((content: ReportWorkbook) => reportWorkbook(content));
