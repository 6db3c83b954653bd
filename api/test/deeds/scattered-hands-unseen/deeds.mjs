import { deedsOfFolder } from '../marked-deeds.mjs';
import { stretched, withoutSpaces } from '../old-producers.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const rows = '.grid { grid-template-columns: 30% 1fr; gap: 4px; border-bottom: 1px dotted #999 }';
const groups = 'u { text-decoration: none; margin-left: 5px }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'lateef', ids: 'su01 su11', style: `${noLetterhead} body { zoom: 1.6; text-align: justify }` },
  { font: 'scheherazade-new', ids: 'su02 su07', style: 'body { zoom: 1.3; text-align: justify; font-weight: 700 }' },
  { font: 'noto-naskh-arabic', ids: 'su03 su12', style: 'h2 { text-align: center; text-decoration: underline }' },
  { font: 'almarai', ids: 'su04 su13', style: `${rows} td { border-color: #cde } h2 { color: #064 }` },
  {
    font: 'noto-sans-arabic',
    ids: 'su05 su14',
    style: 'p { text-align: center } h2 { border-bottom: 2px solid #333 }',
  },
  { font: 'amiri', ids: 'su06', style: `${noLetterhead} body { zoom: 1.35; padding: 20px }` },
  { font: 'mada', ids: 'su08', style: 'body { zoom: 1.7; text-align: justify }' },
  {
    font: 'changa',
    ids: 'su09',
    style: 'td { border: 0; border-bottom: 1px solid #bbb } td:first-child { width: 30% }',
  },
  { font: 'vazirmatn', ids: 'su10', style: 'body { column-count: 2; column-gap: 34px }' },
  { font: 'mirza', ids: 'su15', style: `${groups} body { zoom: 1.4; text-align: justify }` },
];

/** Pages with a head and a foot of their own, as a court's system prints them. */
const framed = (html) =>
  '<style>.page > tbody > tr > td, .page > * > tr > td { border: 0; padding: 4px }</style><table class="page"><thead>' +
  '<tr><td><small>نظام المحاكم — نسخة طبق الأصل</small></td></tr></thead><tfoot><tr><td><small>هذه الوثيقة صادرة من وزارة' +
  ` العدل — الدمام ص.ب ٤٤١٢</small></td></tr></tfoot><tbody><tr><td>${html}</td></tr></tbody></table>`;
const printed = { su08: framed, su03: stretched, su05: withoutSpaces };

/**
 * Fifteen more deeds by the author of `scattered-hands` and of the same kinds, sealed before any was read. Names and
 * numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  const print = printed[deed.id] ?? ((html) => html);
  return { ...deed, font, style: `${deed.style} ${style}`, html: print(deed.html) };
});
