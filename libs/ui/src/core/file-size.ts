import type { Language } from '../words';
import { WORDS } from '../words';

/** `3.8 م.ب`, `412 ك.ب`: powers of 1024, as the limits of the API count. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < 1024) return `${bytes} ${WORDS.bytes[language]}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} ${WORDS.kilobytes[language]}`;
  const megabytes = bytes / (1024 * 1024);
  return `${Number.isInteger(megabytes) ? megabytes : megabytes.toFixed(1)} ${WORDS.megabytes[language]}`;
}
