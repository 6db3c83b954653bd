/** The address of a deed's file as it was uploaded (`GET`, authorised by the session). */
export const deedFileHref = (waqfId: string, documentId: string): string =>
  `/api/waqf/${waqfId}/documents/${documentId}/file`;

/** The address of one rendered page of a deed; pages count from 1. */
export const deedPageHref = (waqfId: string, documentId: string, page: number): string =>
  `/api/waqf/${waqfId}/documents/${documentId}/pages/${page}.png`;
