import { printedDeeds } from '../../test/deeds/generator/printed-deeds.mjs';
import { setsInNoFit } from '../../test/deeds/sets.mjs';
import { loadDeeds, readHere } from './measure.mjs';
import { scoreField } from './score.mjs';

/** The number of values shown as certain that is needed for a meaningful share of 0.99. */
export const enoughValues = 300;
/** Deeds of the generator's `test` split, whose wording is in no rule and in no fit; the first 60 are committed. */
const generated = 840;

const groups = {
  ids: ['propertyNumber', 'nazirId'],
  dates: ['issueDate', 'appointmentDate'],
  names: ['ownerName', 'nazirName'],
};

/**
 * Counts how many values shown as certain on digital deeds are right, on deeds that were in no fit. The type of a deed
 * is known, as in the product.
 * @returns {Promise<{group: string, right: number, all: number, found: number, byHand: {right: number, all: number},
 *   wrong: string[]}[]>} `found`: values of these fields, certain or not; `byHand`: those of deeds written by hand
 */
export async function measureCertainty() {
  const deeds = [...(await printedDeeds('test', generated)), ...(await loadDeeds(setsInNoFit, 'digital'))];
  const read = await readHere(deeds);
  const written = (deed) => deed.includes('/');
  return Object.entries(groups).map(([group, names]) => {
    const found = read.flatMap(({ reading }) =>
      (reading.outcome === 'read' ? reading.fields : []).filter(
        ({ name, value }) => names.includes(name) && value !== null,
      ),
    ).length;
    const certain = read.flatMap(({ name: deed, truth, reading }) =>
      (reading.outcome === 'read' ? reading.fields : [])
        .filter(({ name, state }) => state === 'certain' && names.includes(name))
        .map((field) => ({
          place: `${deed} ${field.name}`,
          byHand: written(deed),
          right:
            truth.fields[field.name] !== undefined &&
            scoreField(field.name, truth.fields[field.name], field).right === 1,
        })),
    );
    const wrong = certain.filter(({ right }) => !right).map(({ place }) => place);
    const hand = certain.filter(({ byHand }) => byHand);
    return {
      group,
      all: certain.length,
      right: certain.length - wrong.length,
      found,
      byHand: { all: hand.length, right: hand.filter(({ right }) => right).length },
      wrong,
    };
  });
}
