import type { Language } from '../words';
import { WORDS } from '../words';

/** Formats a size as `3.8 م.ب` or `412 ك.ب`, in powers of 1024 like the limits of the API. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < 1024) return `${bytes} ${WORDS.bytes[language]}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} ${WORDS.kilobytes[language]}`;
  const megabytes = bytes / (1024 * 1024);
  return `${Number.isInteger(megabytes) ? megabytes : megabytes.toFixed(1)} ${WORDS.megabytes[language]}`;
}
