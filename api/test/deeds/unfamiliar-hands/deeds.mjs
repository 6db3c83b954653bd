import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
/** Each paragraph in large letters has its caption below it in small ones. */
const captionsBelow = 'p { margin: 0; font-size: 1.05em } p:nth-of-type(2n) { font-size: 0.72em; color: #888 }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  {
    font: 'noto-sans-arabic',
    ids: 'g01 g13',
    style: 'td { padding: 3px 8px; border-color: #bbb } h2 { font-size: 1em }',
  },
  {
    font: 'noto-naskh-arabic',
    ids: 'g02 g14',
    style: 'body { zoom: 1.3; text-align: justify } p { text-indent: 20px }',
  },
  { font: 'zain', ids: 'g03 g15', style: captionsBelow },
  { font: 'lateef', ids: 'g04 g16', style: `${noLetterhead} body { zoom: 1.45; padding: 10px 60px }` },
  { font: 'kufam', ids: 'g05 g17', style: `${noLetterhead} td { border: 0; background: #f2f5f8; font-size: 0.9em }` },
  { font: 'el-messiri', ids: 'g06', style: 'body { border: 1px solid #888; padding: 14px } p { margin: 5px 0 }' },
  { font: 'mada', ids: 'g07 g18', style: `${noLetterhead} p { border-bottom: 1px solid #e5e5e5; margin: 3px 0 }` },
  { font: 'markazi-text', ids: 'g08', style: 'body { zoom: 1.9; text-align: justify; padding: 0 40px }' },
  { font: 'alexandria', ids: 'g09', style: `${noLetterhead} td { text-align: center } h2 { color: #07a }` },
  { font: 'scheherazade-new', ids: 'g10', style: `${noLetterhead} body { zoom: 1.5; padding: 30px }` },
  { font: 'cairo', ids: 'g11', style: `${noLetterhead} p { padding-right: 24px; text-indent: -14px }` },
  { font: 'harmattan', ids: 'g12', style: `${noLetterhead} body { zoom: 1.4; padding: 20px 50px }` },
];

/**
 * Deeds of 1368 to 1447 H, six of each type, by twelve hands: half of the kind of `train`, half strange: small captions
 * below their values, auctions, funds, a university, disputes that end with a trustee, wills in dialect. Names and
 * numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
