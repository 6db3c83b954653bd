/**
 * @typedef {object} DeedSet
 * @property {string} name  its folder here; `.` stands for the sample deeds in this folder itself
 * @property {'open' | 'measured'} role  `open`: authors of rules may read it. `measured`: nobody reads it, only
 *   figures are reported
 * @property {boolean} [byHand]  written in `<name>/deeds.mjs`, from which `make-deeds.mjs` prints it
 * @property {{tagger?: number, types?: number}} [weights]  the weight of a deed in these fits (`api/train`); without
 *   one the set is left out. Generated deeds repeat their wording and count less
 * @property {'known' | 'unseen' | 'strangers'} [wording]  the column of `npm run prove:deeds` that it is measured in:
 *   the wording from which rules were written, unseen wording of the same kind, or hands that had seen no other set
 * @property {number} [ofEachType]  so many deeds of each type, each with a layout of its own, by a hand that had not
 *   seen the other sets: `api/prove/deeds/far-hand.test.ts` holds them to it
 */

/**
 * Every set of deeds, once: what measures, fits, prints and checks deeds asks this list. A new set is one entry here
 * and its line in README.md.
 * @type {DeedSet[]}
 */
export const deedSets = [
  { name: '.', role: 'open', weights: { tagger: 0.3, types: 0.3 }, wording: 'known' },
  { name: 'train', role: 'open', weights: { tagger: 0.4, types: 0.3 } },
  { name: 'calibration', role: 'open', weights: { tagger: 0.5, types: 0.5 } },
  { name: 'test', role: 'measured', wording: 'unseen' },
  { name: 'other-wording', role: 'open', byHand: true, weights: { tagger: 1, types: 1 } },
  { name: 'blind', role: 'measured', byHand: true, wording: 'unseen' },
  { name: 'other-hand', role: 'open', byHand: true, weights: { tagger: 1, types: 1 } },
  { name: 'other-hand-unseen', role: 'measured', byHand: true, wording: 'strangers' },
  { name: 'far-hand', role: 'open', byHand: true, weights: { tagger: 1, types: 1.5 }, ofEachType: 8 },
  { name: 'far-hand-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 8 },
  {
    name: 'many-hands',
    role: 'open',
    byHand: true,
    weights: { tagger: 1, types: 1.5 },
    ofEachType: 12,
  },
  { name: 'many-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 8 },
  // The words of types fitted with these two told strangers' deeds apart less well (ADR 126).
  { name: 'wide-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 20 },
  { name: 'wide-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 10 },
  { name: 'further-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 16 },
  { name: 'next-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 12 },
  { name: 'fresh-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 8 },
  { name: 'more-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 18 },
  { name: 'mixed-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 18 },
  { name: 'varied-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 22 },
  { name: 'broad-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 12 },
  { name: 'apart-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 12 },
  { name: 'distant-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 12 },
  { name: 'several-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 12 },
  { name: 'sundry-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 10 },
  { name: 'manifold-hands', role: 'open', byHand: true, weights: { tagger: 1 }, ofEachType: 18 },
  { name: 'assorted-hands', role: 'open', byHand: true, ofEachType: 18 },
  { name: 'uncommon-hands', role: 'open', byHand: true, ofEachType: 16 },
  { name: 'remote-hands', role: 'open', byHand: true, ofEachType: 18 },
  { name: 'outlying-hands', role: 'open', byHand: true, ofEachType: 15 },
  { name: 'unlike-hands', role: 'open', byHand: true, ofEachType: 7 },
  { name: 'unlike-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 7 },
  { name: 'foreign-hands', role: 'open', byHand: true, ofEachType: 12 },
  { name: 'unfamiliar-hands', role: 'open', byHand: true, ofEachType: 6 },
  { name: 'kindred-hands', role: 'open', byHand: true, ofEachType: 8 },
  { name: 'scattered-hands', role: 'open', byHand: true, ofEachType: 5 },
  { name: 'scattered-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 5 },
  { name: 'strewn-hands', role: 'open', byHand: true, ofEachType: 8 },
  { name: 'spread-hands', role: 'open', byHand: true, ofEachType: 6 },
  { name: 'motley-hands', role: 'open', byHand: true, ofEachType: 8 },
  { name: 'chance-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 8 },
  { name: 'later-hands-unseen', role: 'measured', byHand: true, wording: 'strangers', ofEachType: 20 },
];

const namesOf = (sets) => sets.map(({ name }) => name);

/** Sets that authors of rules may read. */
export const openSets = namesOf(deedSets.filter(({ role }) => role === 'open'));

/** Sets that are only measured. */
export const measuredSets = namesOf(deedSets.filter(({ role }) => role === 'measured'));

/** Sets by hand that stand in no fit, whether or not authors of rules may read them. */
export const setsInNoFit = namesOf(deedSets.filter(({ byHand, weights }) => byHand && !weights));

/** Sets that are printed from a file written by hand. */
export const setsByHand = namesOf(deedSets.filter(({ byHand }) => byHand));

/**
 * The sets of a fit with the weight of one deed.
 * @param {'tagger' | 'types'} fit
 * @returns {Record<string, number>}
 */
export const weightsOf = (fit) =>
  Object.fromEntries(deedSets.flatMap(({ name, weights }) => (weights?.[fit] ? [[name, weights[fit]]] : [])));

/**
 * The columns of the proof with their sets.
 * @returns {Record<'known' | 'unseen' | 'strangers', string[]>}
 */
export const setsByWording = () => {
  const measured = deedSets.filter(({ wording }) => wording);
  return Object.fromEntries(
    Object.entries(Object.groupBy(measured, ({ wording }) => wording)).map(([wording, sets]) => [
      wording,
      namesOf(sets),
    ]),
  );
};
