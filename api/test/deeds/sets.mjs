/**
 * @typedef {object} DeedSet
 * @property {string} name  its folder here; `.` stands for the sample deeds in this folder itself
 * @property {'open' | 'measured'} role  `open`: authors of rules may read it. `measured`: nobody reads it, only
 *   figures are reported
 * @property {boolean} [byHand]  written in `<name>/deeds.mjs`, from which `make-deeds.mjs` prints it
 * @property {{tagger?: number, types?: number}} [weights]  the weight of a deed in these fits (`api/train`); without
 *   one the set is left out. Generated deeds repeat their wording and count less
 * @property {string} [column]  the column of `npm run prove:deeds` that it is measured in
 * @property {boolean} [scans]  measured by its scans too, which cost seconds each; the others by their PDFs alone
 * @property {number} [ofEachType]  so many deeds of each type, each with a layout of its own, by a hand that had not
 *   seen the other sets: `api/prove/deeds/far-hand.test.ts` holds them to it
 */

/**
 * Every set of deeds, once: what measures, fits, prints and checks deeds asks this list. A new set is one entry here
 * and its line in README.md.
 * @type {DeedSet[]}
 */
export const deedSets = [
  { name: '.', role: 'open', weights: { tagger: 0.3, types: 0.3 }, column: 'samples', scans: true },
  { name: 'train', role: 'open', weights: { tagger: 0.4, types: 0.3 }, column: 'train' },
  { name: 'calibration', role: 'open', weights: { tagger: 0.5, types: 0.5 } },
  { name: 'test', role: 'measured', column: 'unseen', scans: true },
  { name: 'other-wording', role: 'open', byHand: true, weights: { tagger: 1, types: 1 } },
  { name: 'blind', role: 'measured', byHand: true, column: 'unseen', scans: true },
  { name: 'other-hand', role: 'open', byHand: true, weights: { tagger: 1, types: 1 }, column: 'hand' },
  { name: 'other-hand-unseen', role: 'measured', byHand: true, column: 'hand-new' },
  { name: 'far-hand', role: 'open', byHand: true, weights: { tagger: 1, types: 1.5 }, column: 'far', ofEachType: 8 },
  { name: 'far-hand-unseen', role: 'measured', byHand: true, column: 'far-new', ofEachType: 8 },
  {
    name: 'many-hands',
    role: 'open',
    byHand: true,
    weights: { tagger: 1, types: 1.5 },
    column: 'many',
    ofEachType: 12,
  },
  { name: 'many-hands-unseen', role: 'measured', byHand: true, column: 'many-new', ofEachType: 8 },
  // The words of types fitted with these two told strangers' deeds apart less well (ADR 126).
  { name: 'wide-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'wide', ofEachType: 20 },
  { name: 'wide-hands-unseen', role: 'measured', byHand: true, column: 'wide-new', ofEachType: 10 },
  { name: 'further-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'further', ofEachType: 16 },
  { name: 'next-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'next', ofEachType: 12 },
  { name: 'fresh-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'fresh', ofEachType: 8 },
  { name: 'more-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'more', ofEachType: 18 },
  { name: 'mixed-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'mixed', ofEachType: 18 },
  { name: 'varied-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'varied', ofEachType: 22 },
  { name: 'broad-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'broad', ofEachType: 12 },
  { name: 'apart-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'apart', ofEachType: 12 },
  { name: 'distant-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'distant', ofEachType: 12 },
  { name: 'several-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'several', ofEachType: 12 },
  { name: 'sundry-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'sundry', ofEachType: 10 },
  { name: 'manifold-hands', role: 'open', byHand: true, weights: { tagger: 1 }, column: 'manifold', ofEachType: 18 },
  { name: 'assorted-hands', role: 'open', byHand: true, column: 'assorted', ofEachType: 18 },
  { name: 'uncommon-hands', role: 'open', byHand: true, column: 'uncommon', ofEachType: 16 },
  { name: 'remote-hands', role: 'open', byHand: true, column: 'remote', ofEachType: 18 },
  { name: 'outlying-hands', role: 'open', byHand: true, column: 'outlying', ofEachType: 15 },
  { name: 'unlike-hands', role: 'open', byHand: true, column: 'unlike', ofEachType: 7 },
  { name: 'unlike-hands-unseen', role: 'measured', byHand: true, column: 'unlike-new', ofEachType: 7 },
  { name: 'foreign-hands', role: 'open', byHand: true, column: 'foreign', ofEachType: 12 },
  { name: 'unfamiliar-hands', role: 'open', byHand: true, column: 'unfamiliar', ofEachType: 6 },
  { name: 'kindred-hands', role: 'open', byHand: true, column: 'kindred', ofEachType: 8 },
  { name: 'later-hands-unseen', role: 'measured', byHand: true, column: 'later-new', ofEachType: 20 },
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
 * @param {(set: DeedSet) => boolean} [wanted]
 * @returns {Record<string, string[]>}
 */
export const columnsOf = (wanted = () => true) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(deedSets.filter(wanted), ({ column }) => column ?? ''))
      .filter(([column]) => column !== '')
      .map(([column, sets]) => [column, namesOf(sets)]),
  );
