import type { Tone } from '@waqf/ui/core';

/** The tone of each state of an objection, for the user who raised it and for those who answer it. */
export const objectionTones = {
  open: 'warning',
  granted: 'success',
  upheld: 'neutral',
  withdrawn: 'neutral',
  escalated: 'warning',
  revised: 'success',
  confirmed: 'neutral',
} as const satisfies Record<string, Tone>;
