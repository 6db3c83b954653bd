import { deedsOfFolder } from '../marked-deeds.mjs';
import { withoutSpaces } from '../old-producers.mjs';

const noLetterhead = 'body > div:first-child { display: none }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'mirza', ids: 'st01 st10 st21', style: `${noLetterhead} body { zoom: 1.5; text-align: justify }` },
  { font: 'amiri', ids: 'st08 st16 st19', style: `${noLetterhead} body { zoom: 1.3; padding: 0 30px }` },
  { font: 'zain', ids: 'st02 st12 st20', style: 'td { border-color: #bcd } h2 { color: #245 }' },
  { font: 'noto-naskh-arabic', ids: 'st03 st11 st18', style: 'h2 { text-align: center } body { zoom: 1.1 }' },
  { font: 'scheherazade-new', ids: 'st04 st05 st15 st23', style: 'body { zoom: 1.3 } .grid { gap: 2px 10px }' },
  { font: 'mada', ids: 'st06 st13 st22', style: 'td { border: 0; border-bottom: 1px solid #ccc }' },
  { font: 'el-messiri', ids: 'st07 st09 st14', style: 'p { margin: 5px 0 }' },
  { font: 'rubik', ids: 'st17 st24', style: 'body { font-weight: 400; text-align: justify; padding: 0 24px }' },
];
const printed = { st19: withoutSpaces };

/**
 * Deeds of 1348 to 1446 H, eight of each type, in which much else looks like the values: days of requests, hearings,
 * births and terms, deeds that are cancelled, lost or corrected, agents and guardians. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  const print = printed[deed.id] ?? ((html) => html);
  return { ...deed, font, style: `${deed.style} ${style}`, html: print(deed.html) };
});
