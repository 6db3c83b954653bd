/**
 * The limits of a child that opens a file. Memory is its resident size: limits inside the process do not apply to
 * WebAssembly, whose memory a 2 kB PDF can raise above 1 GB.
 */
export interface ReaderLimits {
  memoryBytes: number;
  milliseconds: number;
}
export const readerLimits: ReaderLimits = { memoryBytes: 450 * 1024 * 1024, milliseconds: 90_000 };

/** Until then a page may be read a second time; the rest is for the fields and for a machine that slows down. */
export const secondReadingsUntil = readerLimits.milliseconds * 0.7;
