import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Blobs, type Ctx } from '../../platform/index.js';
import type { Deed } from '../domain/document.js';

export interface OpenedFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  mimeType: string;
  fileName: string;
}

/** Opens the stored bytes of a deed. */
@Injectable()
export class OpenFile {
  constructor(private readonly blobs: Blobs) {}

  async execute(_ctx: Ctx, deed: Deed): Promise<OpenedFile> {
    const size = await this.blobs.sizeOf(deed.sha256);
    return { stream: this.blobs.read(deed.sha256), size, mimeType: deed.mimeType, fileName: deed.fileName };
  }
}
