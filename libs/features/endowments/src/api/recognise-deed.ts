import { recognisedDeed, type RecognisedDeed } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';
import { deedForm } from './deed-form';

/**
 * `POST /api/waqf/recognise` (multipart `document`, once or once per page) → 200: which deed the files are, before a
 * waqf exists. Fails with 413 (size), 415 (type), 422 (unreadable, or a PDF among several files), 429 (too many
 * requests).
 */
export function recogniseDeed(
  files: readonly File[],
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<RecognisedDeed> {
  return http.upload('/api/waqf/recognise', deedForm(files), recognisedDeed, { onProgress, signal });
}
