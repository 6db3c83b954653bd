import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'lateef', ids: 'sp03 sp09 sp18', style: `${noLetterhead} body { zoom: 1.5; text-align: justify }` },
  { font: 'kufam', ids: 'sp02 sp15', style: 'td { border-color: #ccb } h2 { color: #530 }' },
  { font: 'mirza', ids: 'sp01 sp13 sp07', style: 'body { zoom: 1.4; line-height: 1.5 }' },
  { font: 'markazi-text', ids: 'sp04 sp11 sp16', style: 'body { zoom: 1.25; text-align: justify; padding: 0 20px }' },
  { font: 'tajawal', ids: 'sp05 sp12', style: 'p { margin: 3px 0; border-bottom: 1px dotted #aaa }' },
  { font: 'noto-sans-arabic', ids: 'sp06 sp08 sp14', style: 'h2 { text-align: center } td { text-align: center }' },
  { font: 'ibm-plex-sans-arabic', ids: 'sp10 sp17', style: 'u { text-decoration: none; margin-left: 4px }' },
];

/**
 * Deeds of 1352 to 1446 H, six of each type, written after the rules had been widened on `scattered-hands` and
 * `strewn-hands`: gifts to sons and minors, auctions, wills, old waqfs written anew, forms, charters and cards. Names
 * and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
