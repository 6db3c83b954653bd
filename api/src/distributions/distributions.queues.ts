import { defineQueue } from '../platform/index.js';

/** Sends the payable lines of a run that is being paid, part by part. */
export const sendRunQueue = defineQueue<{ waqfId: string; runId: string }>('distributions.send-run');

/** Divides the yield of a run among many beneficiaries. */
export const calculateRunQueue = defineQueue<{ waqfId: string; runId: string }>('distributions.calculate-run');
