import { defineStates, type StateOf } from '../../platform/index.js';
import { exportExpired, exportFailed, exportReady } from '../reporting.facts.js';

/** The life cycle of an export that somebody requested. */
export const exportStates = defineStates({
  name: 'reporting.export',
  noun: { ar: 'تصدير تقرير', en: 'Export of a report' },
  column: 'reporting.export.state',
  initial: ['waiting'],
  states: {
    waiting: { ar: 'بانتظار دوره', en: 'Waiting' },
    running: { ar: 'قيد الإعداد', en: 'Being made' },
    ready: { ar: 'جاهز', en: 'Ready' },
    failed: { ar: 'تعذر إعداده', en: 'Failed' },
    expired: { ar: 'انتهت مهلته', en: 'Expired' },
  },
  transitions: [
    { name: 'start', from: ['waiting', 'running'], to: 'running', by: ['platform'], records: null },
    { name: 'finish', from: ['running'], to: 'ready', by: ['platform'], records: exportReady },
    { name: 'fail', from: ['waiting', 'running'], to: 'failed', by: ['platform'], records: exportFailed },
    { name: 'expire', from: ['ready'], to: 'expired', by: ['platform'], records: exportExpired },
  ],
});
export type ExportState = StateOf<typeof exportStates>;
