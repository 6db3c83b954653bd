import { deedsOfFolder } from '../marked-deeds.mjs';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'noto-naskh-arabic', ids: 'c01 c09 c17 c22', style: 'h2 { text-align: center } p { text-align: justify }' },
  { font: 'amiri', ids: 'c02 c12 c16 c23', style: 'body { zoom: 1.2 } h2 { text-align: center; font-weight: 400 }' },
  { font: 'ibm-plex-sans-arabic', ids: 'c03 c11 c18 c20', style: 'h2 { color: #176; border-bottom: 2px solid #176 }' },
  {
    font: 'cairo',
    ids: 'c04 c10 c19 c21',
    style: 'td { border: 0; border-bottom: 1px solid #bbb } h2 { color: #754 }',
  },
  { font: 'tajawal', ids: 'c05 c08 c13 c15', style: 'body { border: 2px solid #999; padding: 16px }' },
  { font: 'markazi-text', ids: 'c06 c07 c14 c24', style: 'body { zoom: 1.4; text-align: justify }' },
];

/**
 * Deeds of 1389 to 1446 H, eight of each type, of courts, notaries, ministries, portals, registers and families. Names
 * and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
