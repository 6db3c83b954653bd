import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1352 to 1450 H by another hand: gifts, partitions, grants, judgments without a deed, bilingual forms,
 * questionnaires, letters and rules of family funds. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'noto-naskh-arabic',
  'amiri',
  'tajawal',
  'scheherazade-new',
  'cairo',
  'almarai',
]);
