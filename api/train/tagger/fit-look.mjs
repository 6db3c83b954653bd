import { Crf } from './crf.mjs';

/** A feature must be in at least this many deeds, because one that is in a single deed is not general. */
const fewestDeeds = 2;
const rounds = 25;
const rate = 0.1;
/** Share of a word's features that is dropped at random, so that no deed is memorised by one of them. */
const dropped = 0.6;
const pull = 0.02;
/** Factor for the weights, because features dropped during training are all present afterwards. */
const scale = 0.6;
/** Smaller weights are removed. They are many, so the limit must be low: at 0.08 their sum was missing. */
const leastWeight = 0.01;

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Names of the features that are in several deeds. */
function sharedFeatures(deeds) {
  const seen = new Map();
  for (const { rows } of deeds)
    for (const feature of new Set(rows.flat())) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return [...seen].filter(([, count]) => count >= fewestDeeds).map(([feature]) => feature);
}

/**
 * Fits one pass over the deeds of a type.
 * @param {{rows: string[][], gold: number[], weight: number}[]} deeds features and label of each word
 * @param {number} labels how many labels there are
 * @param {() => number} random 0 to 1
 * @param {number} fits number of fits to average; each drops other features and uses another order of deeds
 * @returns {{moves: number[], features: Map<string, number>, weights: Int16Array}} in the reader's format
 */
export function fitLook(deeds, labels, random, fits) {
  const names = sharedFeatures(deeds);
  const ids = new Map(names.map((feature, at) => [feature, at]));
  const documents = deeds.map(({ rows, gold, weight }) => ({
    rows: rows.map((row) => [...new Set(row)].flatMap((feature) => ids.get(feature) ?? [])),
    gold,
    weight,
  }));
  const sums = { weights: new Float64Array(names.length * labels), moves: new Float64Array((labels + 1) * labels) };
  for (let fit = 0; fit < fits; fit += 1) {
    const crf = new Crf(names.length, labels);
    for (let round = 0; round < rounds; round += 1) {
      shuffle(documents, random);
      for (const { rows, gold, weight } of documents)
        crf.learn({ rows: rows.map((row) => row.filter(() => random() > dropped)), gold, weight }, rate);
      crf.shrink(pull);
    }
    for (let at = 0; at < sums.weights.length; at += 1) sums.weights[at] += crf.weights[at] / fits;
    for (let at = 0; at < sums.moves.length; at += 1) sums.moves[at] += crf.moves[at] / fits;
  }
  return kept(names, labels, sums);
}

/** The features with at least one relevant weight; weights are in hundredths. */
function kept(names, labels, { weights, moves }) {
  const features = new Map();
  const all = [];
  names.forEach((name, at) => {
    const own = Array.from(weights.subarray(at * labels, (at + 1) * labels), (one) => {
      const weight = one * scale;
      return Math.abs(weight) >= leastWeight ? Math.round(weight * 100) : 0;
    });
    if (own.every((weight) => weight === 0)) return;
    features.set(name, features.size);
    all.push(...own);
  });
  return { moves: Array.from(moves, (one) => Math.round(one * 100) / 100), features, weights: Int16Array.from(all) };
}
