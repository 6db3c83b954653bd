import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1349 to 1447 H in the manner of Hijaz, Najd, the Ahsa and the south, of courts, portals, statutes, minutes
 * and letters. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'ibm-plex-sans-arabic',
  'amiri',
  'noto-naskh-arabic',
  'cairo',
  'scheherazade-new',
  'tajawal',
]);
