import { Crf } from './crf.mjs';

/** A feature of one deed alone says nothing of another. */
const fewestDeeds = 2;
const rounds = 25;
const rate = 0.1;
/** Of the features of a word this share is left out at random, so that no deed is known by one of them. */
const dropped = 0.6;
const pull = 0.02;
/** Features left out while learning are all there afterwards: their weights count by this share. */
const scale = 0.6;
/** Weights below it are left away. One alone says little, but there are many: at 0.08 their sum was missed. */
const leastWeight = 0.01;

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Names of the features that several deeds have. */
function sharedFeatures(deeds) {
  const seen = new Map();
  for (const { rows } of deeds)
    for (const feature of new Set(rows.flat())) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return [...seen].filter(([, count]) => count >= fewestDeeds).map(([feature]) => feature);
}

/**
 * Fits one look at the deeds of a type.
 * @param {{rows: string[][], gold: number[], weight: number}[]} deeds features and label of each word
 * @param {number} labels how many labels there are
 * @param {() => number} random 0 to 1
 * @param {number} fits so many fits are averaged: each leaves out other features and takes the deeds in another order
 * @returns {{moves: number[], features: Map<string, number>, weights: Int16Array}} as the reader knows them
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

/** The features whose weights are not all next to nothing, in hundredths. */
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
