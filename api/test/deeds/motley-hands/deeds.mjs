import { arabic } from '../by-hand.mjs';
import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const twoColumns = 'body { column-count: 2; column-gap: 40px } h2, table { column-span: all }';
const stamped = 'body > p:last-child { color: #224; border: 2px double #558; padding: 4px; width: 60% }';

/** The hands: the deeds of each, its font, what its pages look like, and whether its digits are Arabic throughout. */
const hands = [
  { font: 'noto-naskh-arabic', ids: 'mh01 mh09 mh17', arabicDigits: true, style: `td { border: 0 } ${stamped}` },
  { font: 'cairo', ids: 'mh02 mh21', style: 'td { border: 0; border-bottom: 1px solid #cde } h2 { background: #eef }' },
  { font: 'amiri', ids: 'mh03 mh11 mh18', style: `${noLetterhead} body { zoom: 1.35; text-align: justify }` },
  { font: 'ibm-plex-sans-arabic', ids: 'mh04 mh24', style: `i { width: 130px; display: inline-block } ${stamped}` },
  { font: 'scheherazade-new', ids: 'mh05 mh13 mh20', arabicDigits: true, style: 'body { zoom: 1.2; padding: 0 30px }' },
  {
    font: 'markazi-text',
    ids: 'mh06 mh15 mh23',
    arabicDigits: true,
    style: 'body { zoom: 1.3 } p { text-indent: 24px }',
  },
  { font: 'vazirmatn', ids: 'mh07 mh14', style: 'table { font-size: 90% } td { border-style: dotted }' },
  { font: 'harmattan', ids: 'mh08 mh19', arabicDigits: true, style: `body { zoom: 1.25 } ${stamped}` },
  { font: 'tajawal', ids: 'mh10', style: `${noLetterhead} .grid { border-bottom: 1px dashed #999 }` },
  { font: 'rubik', ids: 'mh12 mh22', style: `${twoColumns} p { margin: 4px 0 }` },
  { font: 'lateef', ids: 'mh16', style: `${noLetterhead} body { zoom: 1.6 }` },
];

/** The page with Arabic digits; what stands in tags stays as it is. */
const inArabicDigits = (html) => html.replace(/<[^>]+>|\d+/g, (part) => (part.startsWith('<') ? part : arabic(part)));

/**
 * Deeds of 1329 to 1447 H, eight of each type, as the Ministry of Justice of several decades, the register of real
 * estate, the awqaf authority, courts, notaries, a municipality, a lawyer, companies and families write them: several
 * owners, trustees in order of succession, shares in words, corrections in the margin, columns, digits of both kinds.
 * Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style, arabicDigits } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return {
    ...deed,
    font,
    style: `${deed.style} ${style}`,
    html: arabicDigits ? inArabicDigits(deed.html) : deed.html,
  };
});
