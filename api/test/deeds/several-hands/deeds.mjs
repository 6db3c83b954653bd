import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1348 to 1447 H: partings of heirs, auctions, corrected names, dowers, shares in kind, shares and wells as
 * endowments, trustees chosen where two dispute. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'tajawal',
  'noto-sans-arabic',
  'amiri',
  'ibm-plex-sans-arabic',
  'scheherazade-new',
  'cairo',
]);
