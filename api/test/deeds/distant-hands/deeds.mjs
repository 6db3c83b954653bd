import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1343 to 1447 H: state land, associations of owners, the diwan, wills, partners, handings over and succession
 * by condition. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'noto-naskh-arabic',
  'tajawal',
  'amiri',
  'vazirmatn',
  'cairo',
  'mada',
]);
