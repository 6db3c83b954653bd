export const waqfCount = 250;
/** A main account and three sub-accounts per waqf: 1,000 accounts in all. */
export const accountsOfWaqf = 4;
