import { displayNumber, rounded } from '@waqf/formats';
import type { Language } from '../words';
import { WORDS } from '../words';

/** Formats a size as `3.8 م.ب` or `412 ك.ب`, in powers of 1024 like the limits of the API. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < 1024) return `${bytes} ${WORDS.bytes[language]}`;
  const kilobytes = rounded(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} ${WORDS.kilobytes[language]}`;
  return `${displayNumber(bytes / (1024 * 1024), 1)} ${WORDS.megabytes[language]}`;
}
