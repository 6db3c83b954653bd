/** The bank's answer, or `lost`: the bank did what was requested, but its answer never arrived. */
export type WireAnswer = { status: number; body: unknown } | 'lost';
