import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const rows = '.grid { grid-template-columns: 34% 1fr; gap: 6px; border-bottom: 1px solid #ccc; padding: 3px 0 }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'aref-ruqaa', ids: 'u01 u08 u15', style: `${noLetterhead} body { zoom: 1.3; text-align: justify }` },
  {
    font: 'noto-naskh-arabic',
    ids: 'u02 u09',
    style: 'h2 { text-align: center; font-weight: 400 } p { margin: 6px 0 }',
  },
  {
    font: 'tajawal',
    ids: 'u03 u10 u16',
    style: `${rows} h2 { background: #eef3ef; padding: 5px 9px } i { font-size: 1em }`,
  },
  {
    font: 'zain',
    ids: 'u11 u17',
    style: `${rows} body { border: 3px double #086; padding: 16px } h2 { text-align: center }`,
  },
  { font: 'mirza', ids: 'u12 u18', style: `${noLetterhead} body { zoom: 1.4; padding: 30px }` },
  { font: 'rubik', ids: 'u04 u19', style: `${rows} table { font-size: 0.85em } td { border-color: #bbb }` },
  { font: 'cairo', ids: 'u05 u13', style: `${noLetterhead} h2 { text-align: right; text-decoration: underline }` },
  { font: 'scheherazade-new', ids: 'u06 u07', style: 'body { zoom: 1.25 } td { text-align: center; padding: 2px }' },
  {
    font: 'markazi-text',
    ids: 'u14 u20 u21',
    style: 'body { zoom: 1.2; text-align: justify } p { text-indent: 24px }',
  },
];

/**
 * Deeds of 1366 to 1447 H, seven of each type, by nine hands: a scribe of Makkah, typists of a notary, portals, the
 * authority's certificates, letters of families, forms in two languages, companies, partings of estates, and courts.
 * `unlike-hands-unseen` has nine other hands by the same author. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
