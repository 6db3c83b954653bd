import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1342 to 1447 H: registers, settlements, cards, statutes, letters and minutes, with exchanges, loans and
 * succession among the parties. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'ibm-plex-sans-arabic',
  'lateef',
  'cairo',
  'amiri',
  'noto-sans-arabic',
  'markazi-text',
]);
