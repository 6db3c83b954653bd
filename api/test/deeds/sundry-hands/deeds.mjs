import { deedsOfFolder } from '../marked-deeds.mjs';

/**
 * Deeds of 1341 to 1448 H: compensation in land, pre-emption, gifts to minors, waqfs and associations as owners,
 * camels, hospitals and funds as endowments, trustees by office and beside another. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), [
  'almarai',
  'noto-naskh-arabic',
  'markazi-text',
  'mada',
  'amiri',
  'vazirmatn',
]);
