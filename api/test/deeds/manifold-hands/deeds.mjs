import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1344 to 1448 H, 18 of each type: notaries, courts and portals with all the words that stand around the
 * values in practice, and letters, forms, minutes and charters in their own order. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'amiri',
  'cairo',
  'noto-sans-arabic',
  'scheherazade-new',
  'ibm-plex-sans-arabic',
  'tajawal',
]);
