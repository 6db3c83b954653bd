import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1349 to 1451 H by one more hand: notaries, courts, registers, boards, portals and families. Names and
 * numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'amiri',
  'cairo',
  'noto-naskh-arabic',
  'tajawal',
  'scheherazade-new',
  'almarai',
]);
