/** What the bank says, or `lost`: it did as it was asked and the answer never arrived. */
export type WireAnswer = { status: number; body: unknown } | 'lost';
