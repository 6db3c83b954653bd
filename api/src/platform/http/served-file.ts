import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A file of people's, as it is served. */
interface ServedFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  mimeType: string;
  fileName: string;
}

/**
 * Bytes from people are never run or shown as a page of ours: attachment, sniffing off, and a sandbox without rights.
 * @param name in ASCII, for clients that know no other
 */
export function asDownload(response: Response, file: ServedFile, name: string): StreamableFile {
  const encoded = encodeURIComponent(file.fileName).replace(/['()*]/g, escapeByte);
  return asServed(response, file, `attachment; filename="${name}"; filename*=UTF-8''${encoded}`);
}

/** The same with a disposition of the caller's. */
export function asServed(response: Response, file: ServedFile, disposition: string): StreamableFile {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  return new StreamableFile(file.stream, { type: file.mimeType, disposition, length: file.size });
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
