import { recognisedDeed, type RecognisedDeed } from '@waqf/contracts/documents';
import { http } from '@waqf/platform-web';

/**
 * `POST /api/waqf/recognise` (multipart `document`) → 200: which deed a file is, before there is a waqf. Fails with 413
 * (size), 415 (type), 422 (nobody could read it), 429 (too many at once).
 */
export function recogniseDeed(file: File, onProgress: (share: number) => void): Promise<RecognisedDeed> {
  const form = new FormData();
  form.append('document', file, file.name);
  return http.upload('/api/waqf/recognise', form, recognisedDeed, { onProgress });
}
