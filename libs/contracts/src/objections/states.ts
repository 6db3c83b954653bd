/**
 * `granted`: what was missing is added as a separate line of the next run; `upheld`: the amount stays as it is;
 * `escalated`: somebody else reviews it and either grants it (`revised`) or keeps the amount (`confirmed`).
 */
export const objectionStates = ['open', 'granted', 'upheld', 'withdrawn', 'escalated', 'revised', 'confirmed'] as const;
export type ObjectionState = (typeof objectionStates)[number];
