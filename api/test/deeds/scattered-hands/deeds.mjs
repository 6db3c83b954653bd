import { deedsOfFolder } from '../marked-deeds.mjs';
import { stretched, struckTwice } from '../old-producers.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const rows = '.grid { grid-template-columns: 18% 1fr; gap: 4px }';
const groups = 'u { text-decoration: none; margin-left: 6px }';
const boxes = '.box { display: inline-block; text-decoration: none; border: 1px solid #555; width: 15px; margin: 1px }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'markazi-text', ids: 'sc01 sc11', style: 'body { zoom: 1.4; text-align: justify }' },
  { font: 'noto-naskh-arabic', ids: 'sc02 sc07', style: 'td { border: 0; padding: 2px } h2 { text-align: center }' },
  { font: 'ibm-plex-sans-arabic', ids: 'sc03', style: 'td { text-align: center } h2 { background: #e9eef5 }' },
  { font: 'scheherazade-new', ids: 'sc04 sc14', style: 'body { zoom: 1.25; text-align: justify; line-height: 2.2 }' },
  {
    font: 'harmattan',
    ids: 'sc05',
    style: `${noLetterhead} body { zoom: 1.4; border: 4px double #444; padding: 14px }`,
  },
  { font: 'lateef', ids: 'sc06', style: `${noLetterhead} body { zoom: 1.7; text-align: justify; padding: 10px 40px }` },
  { font: 'alexandria', ids: 'sc08', style: 'body { font-size: 12px } td { border: 0; border-top: 1px solid #99a }' },
  { font: 'amiri', ids: 'sc09', style: 'body { zoom: 1.8; text-align: justify }' },
  { font: 'kufam', ids: 'sc10', style: `${rows} b { font-weight: 400 }` },
  { font: 'vazirmatn', ids: 'sc12', style: `${groups} body { font-size: 13px; text-align: justify }` },
  { font: 'tajawal', ids: 'sc13', style: `${boxes} td { padding: 3px 8px }` },
  { font: 'readex-pro', ids: 'sc15', style: 'body { column-count: 2; font-weight: 300 } h2 { column-span: all }' },
];

/** Pages with a head and a foot of their own, as a court's system prints them. */
const framed = (html) =>
  '<style>.page > * > tr > td { border: 0; padding: 4px }</style><table class="page"><thead><tr><td><small>وزارة العدل' +
  ' • نظام ضبط الإنهاءات • صفحة معتمدة</small></td></tr></thead><tfoot><tr><td><small>طُبع بواسطة المستخدم 40112 في' +
  ` ١٤٣٩/٠١/١٦</small></td></tr></tfoot><tbody><tr><td>${html}</td></tr></tbody></table>`;
const printed = { sc09: framed, sc01: stretched, sc05: struckTwice };

/** Areas that stand in words alone. */
const inWords = { sc04: 742.5 };

/**
 * Deeds of 1364 to 1446 H, five of each type, with what stands around the values in practice: older deeds, agents,
 * witnesses and officials with ids, days of letters, births and prints, notes on the back, ids in boxes and in groups,
 * heads and feet of pages. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  const area = inWords[deed.id];
  const fields = area === undefined ? deed.fields : { ...deed.fields, area };
  const print = printed[deed.id] ?? ((html) => html);
  return { ...deed, fields, font, style: `${deed.style} ${style}`, html: print(deed.html) };
});
