import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1337 to 1448 H by further hands: forms of the exchange and the register, old scribes of Najd, Hijaz and the
 * Ahsa, courts, boards, banks and families. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'noto-naskh-arabic',
  'tajawal',
  'amiri',
  'almarai',
  'cairo',
  'scheherazade-new',
]);
