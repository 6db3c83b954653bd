import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const beside =
  '.grid { display: inline-grid; width: 48%; grid-template-columns: 40% 1fr; margin: 0; padding-left: 12px }';
const above = '.grid { display: inline-grid; width: 46%; grid-template-columns: 1fr; gap: 2px; margin: 6px 1% }';
const notes =
  '.note { float: left; clear: left; width: 26%; margin: 4px 14px 4px 0; border: 1px dashed; font-size: 0.7em }';
const columns = 'body { column-count: 2; column-gap: 30px; text-align: justify } h2 { column-span: all }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'amiri', ids: 'r01 r32 r37', style: `${noLetterhead} body { text-align: justify; padding: 0 30px }` },
  { font: 'ibm-plex-sans-arabic', ids: 'r02 r20 r38', style: `${beside} h2 { background: #eef; padding: 6px }` },
  { font: 'noto-naskh-arabic', ids: 'r03 r22 r39', style: 'body { word-spacing: 0.4em } h2 { text-align: center }' },
  { font: 'cairo', ids: 'r04 r24 r40', style: `${above} small { float: left; color: #777 }` },
  { font: 'almarai', ids: 'r05 r29 r50', style: 'tr:nth-child(odd) td { background: #eee } td { padding: 3px 8px }' },
  { font: 'scheherazade-new', ids: 'r06 r19 r41', style: 'body { zoom: 1.9; text-align: justify }' },
  { font: 'mada', ids: 'r07 r27 r45', style: `${noLetterhead} h2 { border-bottom: 3px double #333 }` },
  { font: 'markazi-text', ids: 'r08 r23 r44', style: `${noLetterhead} body { zoom: 1.2 } h2 { text-align: center }` },
  { font: 'lateef', ids: 'r09 r28 r46', style: `${noLetterhead} body { zoom: 1.3 } table { font-size: 0.9em }` },
  { font: 'mirza', ids: 'r10 r31 r47', style: `${noLetterhead} body { zoom: 1.2; padding: 60px 40px 0 90px }` },
  { font: 'tajawal', ids: 'r11 r21 r49', style: 'body { border: 2px solid #444; padding: 20px; text-align: justify }' },
  { font: 'amiri', ids: 'r12 r30 r48', style: `${noLetterhead} ${notes}` },
  { font: 'zain', ids: 'r13 r33 r52', style: 'p { margin: 18px 0; text-indent: 24px }' },
  { font: 'vazirmatn', ids: 'r14 r43', style: 'td { border: 0; border-bottom: 1px dotted #999 }' },
  { font: 'noto-sans-arabic', ids: 'r16 r26 r53', style: columns },
  { font: 'readex-pro', ids: 'r17 r34 r42', style: 'h2 { font-size: 1em; margin: 8px 0 0 } p { margin: 2px 20px }' },
  { font: 'alexandria', ids: 'r18 r35', style: 'p { margin: 6px 0 } h2 { display: inline-block; border: 1px solid }' },
  { font: 'noto-kufi-arabic', ids: 'r25 r54', style: 'p { padding-right: 20px; border-right: 2px solid #aaa }' },
  { font: 'rubik', ids: 'r15 r36 r51', style: 'body { padding: 40px } h2 { text-decoration: underline }' },
];

/** Areas that their deeds tell in words alone. */
const areasInWords = { r11: 437.5 };

/**
 * Deeds of 1347 to 1447 H, 18 of each type, by nineteen hands with pages of their own: courts of several decades,
 * typists, notaries, portals in two languages, tables, pages in two columns, notes in the margin, letters, statutes,
 * scribes of villages, and offices of the Gulf, Egypt and the Levant. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  const area = areasInWords[deed.id];
  const fields = area === undefined ? deed.fields : { ...deed.fields, area };
  return { ...deed, fields, font, style: `${deed.style} ${style}` };
});
