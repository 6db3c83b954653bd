import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1344 to 1447 H: courts, portals, boards and scribes of Najd, Hijaz, the Ahsa, Asir and Jazan. Names and
 * numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'amiri',
  'cairo',
  'noto-naskh-arabic',
  'almarai',
  'scheherazade-new',
  'tajawal',
]);
