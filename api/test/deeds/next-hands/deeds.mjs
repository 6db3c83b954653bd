import { readFileSync } from 'node:fs';
import { dressed, idOf, day } from '../by-hand.mjs';
import { writtenDeeds } from '../marked-deeds.mjs';

const fonts = ['amiri', 'cairo', 'noto-naskh-arabic', 'tajawal', 'scheherazade-new', 'almarai'];
const texts = ['property', 'waqf', 'nazir'].map((name) => [
  `${name}_deed`,
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8'),
]);

/**
 * Deeds of 1349 to 1451 H by one more hand: notaries, courts, registers, boards, portals and families. Names and
 * numbers are invented.
 */
export const deeds = dressed(
  texts.flatMap(([type, text]) => writtenDeeds(type, text, { idOf, day })),
  fonts,
  12,
);
