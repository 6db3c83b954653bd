/** The most pages of a deed's file. */
export const maximumPages = 50;
/**
 * The most pages that are recognised (OCR): each takes seconds, and a deed has few. The same as `mostPicturePages` of
 * the contract.
 */
export const maximumScans = 12;
