import { deedsOfFolder } from '../marked-deeds.mjs';

const noLetterhead = 'body > div:first-child { display: none }';
const ruled = '.grid { grid-template-columns: 40% 1fr; gap: 2px; border: 1px solid #ddd; padding: 4px 8px }';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  { font: 'lateef', ids: 's01 s08 s15', style: `${noLetterhead} body { zoom: 1.4; text-align: justify }` },
  { font: 'readex-pro', ids: 's02 s03', style: `${ruled} table { font-size: 0.8em } h2 { color: #064 }` },
  { font: 'alexandria', ids: 's09 s16', style: `${noLetterhead} h2 { font-size: 1.05em } p { margin: 4px 0 }` },
  { font: 'vazirmatn', ids: 's04 s10 s17', style: 'body { text-align: justify } h2 { border-bottom: 2px solid #333 }' },
  { font: 'aref-ruqaa', ids: 's11', style: `${noLetterhead} body { zoom: 1.3; padding: 40px }` },
  { font: 'amiri', ids: 's12 s18', style: 'h2 { text-align: center } td:first-child { width: 30% }' },
  {
    font: 'ibm-plex-sans-arabic',
    ids: 's13 s19',
    style: `${ruled} h2 { background: #234; color: #fff; padding: 6px }`,
  },
  { font: 'harmattan', ids: 's05 s06', style: 'body { zoom: 1.3 } h2 { text-align: center; margin: 4px }' },
  {
    font: 'el-messiri',
    ids: 's07 s14 s20 s21',
    style: 'body { text-align: justify; line-height: 2.1 } h2 { text-align: center }',
  },
];

/**
 * Deeds of 1391 to 1446 H, seven of each type, by nine hands that `unlike-hands` does not have: a court of the north,
 * the register of real estate, a charter, a licensed notary, a family's paper, the ministry's directorate, units of
 * funds, a municipality, and judgments. Names and numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
