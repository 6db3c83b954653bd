import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const centred = 'h2, body > div:first-child { text-align: center }';
const wideRows = '.grid { grid-template-columns: 30% 1fr; gap: 4px; border-bottom: 1px solid #ddd; padding: 4px }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'aref-ruqaa', ids: 'v01 v19 v31', style: `${noLetterhead} body { zoom: 1.2; text-align: justify }` },
  { font: 'noto-naskh-arabic', ids: 'v02 v43', style: `${centred} p { text-indent: 30px }` },
  { font: 'tajawal', ids: 'v03 v21', style: `${wideRows} h2 { background: #0b5; color: #fff; padding: 4px 8px }` },
  { font: 'cairo', ids: 'v04 v17 v40', style: 'td { text-align: center } tr td:last-child { direction: ltr }' },
  { font: 'markazi-text', ids: 'v05 v44', style: `${centred} body { zoom: 1.2 } p { margin: 3px 0 }` },
  { font: 'amiri', ids: 'v06 v26 v38', style: 'body { text-align: justify; padding: 0 20px } h2 { font-size: 1em }' },
  { font: 'almarai', ids: 'v07 v42', style: `${noLetterhead} ${wideRows} h2 { text-align: center }` },
  { font: 'lateef', ids: 'v08 v24 v41', style: `${noLetterhead} body { zoom: 1.3; padding: 20px 60px }` },
  {
    font: 'rubik',
    ids: 'v09 v32',
    style: `${wideRows} table { font-size: 0.8em } td { border: 0; background: #f4f4f4 }`,
  },
  { font: 'ibm-plex-sans-arabic', ids: 'v10 v16 v35', style: `${noLetterhead} h2 { color: #146; font-size: 1.1em }` },
  { font: 'scheherazade-new', ids: 'v11 v36', style: 'body { zoom: 1.3 } p { margin: 2px 0 }' },
  { font: 'noto-sans-arabic', ids: 'v12 v33', style: 'body { border-right: 5px double #555; padding-right: 18px }' },
  {
    font: 'mirza',
    ids: 'v13 v18 v25',
    style: `${noLetterhead} body { zoom: 1.4; padding: 40px 30px; text-align: justify }`,
  },
  { font: 'readex-pro', ids: 'v14 v20 v45', style: `${noLetterhead} h2 { font-size: 1.2em } p { margin: 8px 0 }` },
  { font: 'vazirmatn', ids: 'v15 v39', style: `${centred} body { text-align: justify }` },
  {
    font: 'el-messiri',
    ids: 'v22 v34',
    style: `${noLetterhead} p { border-bottom: 1px dotted #bbb; padding-bottom: 6px }`,
  },
  {
    font: 'changa',
    ids: 'v23 v29',
    style: `${noLetterhead} body { font-weight: 300 } h2 { text-decoration: underline }`,
  },
  { font: 'harmattan', ids: 'v28 v37', style: `${noLetterhead} body { zoom: 1.3; word-spacing: 0.2em }` },
  { font: 'kufam', ids: 'v27 v30', style: `${noLetterhead} p { text-align: center }` },
];

/**
 * Deeds of 1344 to 1447 H, 15 of each type, by nineteen hands that no other set has: prints of ministries and
 * registers, banks, companies, hospitals and universities with deeds of their own, minutes, questionnaires, statutes,
 * letters in dialect, an inscription, courts of Qatif and Ahsa, and offices of the Gulf and Egypt. Names and numbers
 * are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
