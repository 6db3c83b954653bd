import { defineQueue } from '../platform/index.js';

/** Makes the file of an export. */
export const makeExportQueue = defineQueue<{ exportId: string }>('reporting.make-export');
