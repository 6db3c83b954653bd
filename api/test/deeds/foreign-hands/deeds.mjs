import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const rows = '.grid { grid-template-columns: 38% 1fr; gap: 4px; border-bottom: 1px dashed #aaa; padding: 3px 0 }';
/** Cells of two rows, the lower of which says what the upper holds. */
const captionsBelow = `td { border: 0; text-align: center; padding: 3px } tr:nth-child(odd) { font-weight: 700 }
  tr:nth-child(even) td { font-size: 0.75em; color: #667; border-bottom: 1px solid #99a }`;

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'tajawal', ids: 'f01 f13 f25', style: `${rows} h2 { text-align: center } i { font-size: 1em; color: #000 }` },
  {
    font: 'ibm-plex-sans-arabic',
    ids: 'f02 f14 f26',
    style: 'td { border-color: #39a } td:first-child { width: 26% }',
  },
  { font: 'noto-naskh-arabic', ids: 'f03 f15 f27', style: 'body { zoom: 1.7; text-align: justify; padding: 0 30px }' },
  { font: 'readex-pro', ids: 'f04 f28', style: captionsBelow },
  { font: 'vazirmatn', ids: 'f05 f29', style: `${noLetterhead} p { text-align: justify }` },
  {
    font: 'markazi-text',
    ids: 'f06 f18 f30',
    style: 'body { zoom: 1.25; text-align: justify } h2 { font-weight: 400 }',
  },
  { font: 'rubik', ids: 'f07', style: `${rows} h2 { border-right: 6px solid #274; padding-right: 8px }` },
  { font: 'lateef', ids: 'f08 f31', style: `${noLetterhead} body { zoom: 1.35; padding: 30px 70px }` },
  { font: 'changa', ids: 'f09 f32', style: `${noLetterhead} body { font-weight: 300 } h2 { font-size: 1em }` },
  { font: 'mirza', ids: 'f10 f21 f34', style: `${noLetterhead} body { zoom: 1.4; padding: 20px 40px }` },
  {
    font: 'scheherazade-new',
    ids: 'f11 f35',
    style: 'body { zoom: 1.2 } p:nth-of-type(2n) { padding-right: 40px } p { margin: 4px 0 }',
  },
  { font: 'cairo', ids: 'f12 f22 f33', style: `${noLetterhead} td { border-width: 0 0 1px; font-size: 0.92em }` },
  { font: 'alexandria', ids: 'f16', style: 'td { border: 0; padding: 2px 8px } tr:nth-child(2n) { color: #777 }' },
  { font: 'mada', ids: 'f17', style: 'p:nth-of-type(4) { break-before: page }' },
  { font: 'amiri', ids: 'f19 f23', style: `${noLetterhead} body { zoom: 1.3; text-align: justify; margin: 0 50px }` },
  { font: 'noto-kufi-arabic', ids: 'f20', style: 'body { columns: 2; column-gap: 36px } h2 { font-size: 1em }' },
  {
    font: 'almarai',
    ids: 'f24 f36',
    style: `${noLetterhead} p { border: 1px solid #ccc; padding: 5px; margin: 4px 0 }`,
  },
];

/**
 * Deeds of 1374 to 1447 H, twelve of each type, by seventeen hands. The first six of each type are of the kind of
 * `train` (deeds of courts and notaries with captions, layouts and wording of their own), the others of strangers: the
 * register of real estate, companies, statutes, forms to fill in, letters, scribes, cards in English. Names and numbers
 * are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
