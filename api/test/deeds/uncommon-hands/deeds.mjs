import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1339 to 1448 H, 16 of each type, with weight on trustees beside others and their days, on owners after
 * gifts, partings and returns, and on waqfs told in answers, chapters and tables. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'tajawal',
  'cairo',
  'amiri',
  'noto-sans-arabic',
  'scheherazade-new',
  'ibm-plex-sans-arabic',
]);
