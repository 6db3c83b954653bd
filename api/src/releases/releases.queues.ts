import type { RemoteName } from '@waqf/contracts/releases';
import { defineQueue } from '../platform/index.js';

/** Promotes a canary at its time; `at` is that time, as an ISO moment. */
export const promoteCanaryQueue = defineQueue<{ remote: RemoteName; version: string; at: string }>(
  'releases.promote-canary',
);
