import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1348 to 1448 H, 18 of each type: the registry, notaries, enforcement, boards and charters with captions
 * that no other set has, and gifts, wills, debts, guardians and joined trustees in prose. Names and numbers are
 * invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'noto-sans-arabic',
  'amiri',
  'tajawal',
  'ibm-plex-sans-arabic',
  'cairo',
  'scheherazade-new',
]);
