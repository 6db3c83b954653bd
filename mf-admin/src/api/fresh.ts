/**
 * How long, in ms, the parts of a page share an answer, including the data embedded in the page; later it is refetched.
 */
export const freshMs = 5_000;
