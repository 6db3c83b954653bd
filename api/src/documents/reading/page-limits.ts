/** Pages of a deed's file at most. */
export const maximumPages = 50;
