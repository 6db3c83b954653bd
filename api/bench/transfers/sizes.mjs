export const waqfCount = 250;
/** A main account and three sub-accounts each: 1,000 in all. */
export const accountsOfWaqf = 4;
