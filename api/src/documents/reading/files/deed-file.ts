/** The file types that a deed may have; the type is detected from the bytes. */
export type DeedMime = 'application/pdf' | 'image/jpeg' | 'image/png';
