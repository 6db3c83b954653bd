import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1333 to 1450 H by still other hands: portals, notaries, judges, scribes of towns, villages and harbours,
 * families, boards and schools. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'noto-naskh-arabic',
  'tajawal',
  'amiri',
  'almarai',
  'cairo',
  'scheherazade-new',
]);
