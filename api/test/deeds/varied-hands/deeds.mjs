import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1336 to 1449 H that say in many ways who owns, who is trustee and where: agents, guardians, heirs, bodies
 * and boards beside them, villages and quarters, neighbours, former deeds. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'ibm-plex-sans-arabic',
  'amiri',
  'noto-sans-arabic',
  'markazi-text',
  'mada',
  'vazirmatn',
]);
