import { deedsOfFolder } from '../marked-deeds.mjs';

/** The hands: the deeds of each, its font, and what its pages look like. */
const hands = [
  {
    font: 'ibm-plex-sans-arabic',
    ids: 'k01 k05 k10 k17',
    style: 'h2 { text-align: center } p { text-align: justify }',
  },
  { font: 'noto-naskh-arabic', ids: 'k02 k12 k18 k22', style: 'body { zoom: 1.3; text-align: justify }' },
  { font: 'tajawal', ids: 'k03 k09 k15 k19', style: 'p { border-right: 3px solid #a85; padding-right: 12px }' },
  { font: 'vazirmatn', ids: 'k04 k13 k20 k24', style: 'body > div:first-child { display: none } h2 { color: #345 }' },
  { font: 'markazi-text', ids: 'k06 k11 k14 k21', style: 'body { zoom: 1.5; text-align: justify; padding: 0 40px }' },
  { font: 'readex-pro', ids: 'k07 k08 k16 k23', style: 'body { font-weight: 300 } h2 { font-size: 1.1em }' },
];

/**
 * Deeds of 1435 to 1446 H, eight of each type, in the running prose of the kind of `train`, with wording of their own
 * and much that is not the value: older deeds, other persons with their ids, days of letters and hearings. Names and
 * numbers are invented.
 */
export const deeds = deedsOfFolder(new URL('./', import.meta.url), ['amiri']).map((deed) => {
  const { font, style } = hands.find(({ ids }) => ids.split(' ').includes(deed.id));
  return { ...deed, font, style: `${deed.style} ${style}` };
});
