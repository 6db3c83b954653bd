import { Injectable } from '@nestjs/common';
import { Blobs } from '../platform/index.js';
import type { Deed } from './domain/document.js';
import type { DeedMime, DeedReading, OnStage } from './reading/deed-reading.js';
import { readInChild } from './reading/reader-process.js';

/** Hands a stored deed to the reader's child process. */
@Injectable()
export class DeedReader {
  constructor(private readonly blobs: Blobs) {}

  /**
   * Reads a deed. A file that can't be read is an outcome; only the reader's own end, or `signal`, throws.
   * @throws Error when the child ended without an answer: another attempt may help
   */
  async read(deed: Deed, options: { signal: AbortSignal; onStage: OnStage }): Promise<DeedReading> {
    const task = { source: { path: this.blobs.pathOf(deed.sha256) }, mime: asDeedMime(deed.mimeType), expectedType: deed.type };
    const reading = await readInChild(task, options);
    if (reading.outcome === 'crashed') throw new Error(`the reader ended: ${reading.detail}`);
    return reading;
  }
}

/** The database allows these three only. */
export function asDeedMime(mimeType: string): DeedMime {
  if (mimeType === 'application/pdf' || mimeType === 'image/jpeg' || mimeType === 'image/png') return mimeType;
  throw new Error(`no deed is of type ${mimeType}`);
}
