/** What a deed's file may be; told by its bytes. */
export type DeedMime = 'application/pdf' | 'image/jpeg' | 'image/png';
