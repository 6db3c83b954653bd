import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** An uploaded file, as it is served. */
interface ServedFile {
  stream: Readable;
  /** Size in bytes. */
  size: number;
  mimeType: string;
  fileName: string;
}

/**
 * Serves an uploaded file so that it never runs or shows as one of our pages: as an attachment, without sniffing, and
 * in a sandbox without rights.
 * @param name in ASCII, for clients that support nothing else
 */
export function asDownload(response: Response, file: ServedFile, name: string): StreamableFile {
  const encoded = encodeURIComponent(file.fileName).replace(/['()*]/g, escapeByte);
  return asServed(response, file, `attachment; filename="${name}"; filename*=UTF-8''${encoded}`);
}

/** Serves the file with the caller's own content disposition. */
export function asServed(response: Response, file: ServedFile, disposition: string): StreamableFile {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  return new StreamableFile(file.stream, { type: file.mimeType, disposition, length: file.size });
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
