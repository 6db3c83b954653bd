import type { Tone } from '@waqf/ui/core';

/** How the state of an objection looks, to whoever raised it and to whoever answers. */
export const objectionTones = {
  open: 'warning',
  granted: 'success',
  upheld: 'neutral',
  withdrawn: 'neutral',
  escalated: 'warning',
  revised: 'success',
  confirmed: 'neutral',
} as const satisfies Record<string, Tone>;
