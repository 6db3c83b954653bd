/** Pages of a deed's file at most. */
export const maximumPages = 50;
/** Pages that are recognised at most: each takes seconds, and a deed has few. As `mostPicturePages` of the contract. */
export const maximumScans = 12;
