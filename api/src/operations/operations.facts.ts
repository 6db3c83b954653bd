import { defineFact } from '../platform/index.js';

export const jobRetried = defineFact<{ jobId: string; queue: string }>('operations.job-retried', {
  title: { ar: 'أُعيدت مهمة متعثرة', en: 'A failed job was retried' },
  audit: ({ jobId, queue }) => ({ subject: { type: 'job', id: jobId }, waqfId: null, details: { queue } }),
});

export const jobDiscarded = defineFact<{ jobId: string; queue: string; reason: string }>('operations.job-discarded', {
  title: { ar: 'استُبعدت مهمة متعثرة', en: 'A failed job was discarded' },
  audit: ({ jobId, queue, reason }) => ({
    subject: { type: 'job', id: jobId },
    waqfId: null,
    reason,
    details: { queue },
  }),
});

/** `before` is the moment up to which lines are no longer shown. */
export const logsCleared = defineFact<{ before: string; reason: string | null }>('operations.logs-cleared', {
  title: { ar: 'مُسحت سجلات التشغيل', en: 'The operational logs were cleared' },
  audit: ({ before, reason }) => ({
    subject: { type: 'logs', id: 'operational' },
    waqfId: null,
    ...(reason === null ? {} : { reason }),
    details: { before },
  }),
});

export const testMessageRequested = defineFact<{ personId: string }>('operations.test-message-asked', {
  title: { ar: 'طُلبت رسالة تجربة', en: 'A test message was requested' },
  audit: ({ personId }) => ({ subject: { type: 'person', id: personId }, waqfId: null }),
});
