import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { stemsOf } from '../../dist/documents/reading/deed-type/type-stems.js';
import { loadDeeds } from '../../prove/deeds/measure.mjs';
import { setsByHand, weightsOf } from '../../test/deeds/sets.mjs';

/*
 * `node api/train/types/fit-types.mjs`: fits the word weights that distinguish the three types of deeds, on the open
 * sets, and writes `type-words.json`. First it leaves out each set by hand and prints how many of its deeds are
 * classified correctly by a fit on the rest: the accuracy to expect for unknown deeds.
 */

const types = ['property_deed', 'waqf_deed', 'nazir_deed'];
const sets = weightsOf('types');
const leftOut = Object.keys(sets).filter((set) => setsByHand.includes(set));
const fewestDeeds = 4;
const fewestSets = 2;
const rounds = 300;
const rate = 15;
const pull = 1e-4;

async function stemsOfDeed({ bytes, mime, truth }, set) {
  let text = '';
  await readDeed(bytes, mime, undefined, { expectedType: truth.type, onFindings: ({ deed }) => (text = deed.text) });
  return { set, type: types.indexOf(truth.type), stems: [...stemsOf(text)] };
}

function vocabularyOf(deeds) {
  const seen = new Map();
  for (const { set, stems } of deeds)
    for (const stem of stems) {
      const own = seen.get(stem) ?? { deeds: 0, sets: new Set() };
      own.deeds += 1;
      own.sets.add(set);
      seen.set(stem, own);
    }
  return [...seen].filter(([, one]) => one.deeds >= fewestDeeds && one.sets.size >= fewestSets).map(([stem]) => stem);
}

function chancesOf({ bias, weights }, row) {
  const scale = Math.sqrt(row.length || 1);
  const sums = bias.map((one, type) => one + row.reduce((sum, at) => sum + weights[type][at], 0) / scale);
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

/** Multinomial logistic regression by gradient descent. */
function fit(deeds) {
  const vocabulary = vocabularyOf(deeds);
  const places = new Map(vocabulary.map((stem, at) => [stem, at]));
  const rowOf = ({ stems }) => stems.flatMap((stem) => places.get(stem) ?? []);
  const rows = deeds.map(rowOf);
  const model = { bias: types.map(() => 0), weights: types.map(() => new Float64Array(vocabulary.length)) };
  const whole = deeds.reduce((sum, { set }) => sum + sets[set], 0);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = types.map(() => new Float64Array(vocabulary.length));
    const lifts = types.map(() => 0);
    deeds.forEach(({ set, type }, at) => {
      const scale = Math.sqrt(rows[at].length || 1);
      chancesOf(model, rows[at]).forEach((chance, one) => {
        const error = (chance - (one === type ? 1 : 0)) * sets[set];
        lifts[one] += error;
        for (const word of rows[at]) slopes[one][word] += error / scale;
      });
    });
    types.forEach((_, type) => {
      const own = model.weights[type];
      for (let word = 0; word < own.length; word += 1)
        own[word] -= rate * (slopes[type][word] / whole + pull * own[word]);
      model.bias[type] -= (lifts[type] / whole) * 0.5;
    });
  }
  return { ...model, vocabulary, chances: (deed) => chancesOf(model, rowOf(deed)) };
}

const deeds = [];
for (const set of Object.keys(sets))
  for (const deed of await loadDeeds([set], 'digital', Infinity)) deeds.push(await stemsOfDeed(deed, set));

for (const set of leftOut) {
  const model = fit(deeds.filter((deed) => deed.set !== set));
  const own = deeds.filter((deed) => deed.set === set);
  const chances = own.map((deed) => model.chances(deed));
  const right = own.filter(({ type }, at) => chances[at].indexOf(Math.max(...chances[at])) === type).length;
  const least = Math.min(...own.map(({ type }, at) => chances[at][type]));
  console.log(
    `${set}: ${right} of ${own.length} told right by the other sets; least chance of the truth ${least.toFixed(2)}`,
  );
}
const { bias, weights, vocabulary } = fit(deeds);
const rounded = (value) => Math.round(value * 100) / 100;
const words = Object.fromEntries(
  vocabulary
    .map((stem, at) => [stem, types.map((_, type) => rounded(weights[type][at]))])
    .filter(([, three]) => three.some((value) => Math.abs(value) >= 0.05))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
const file = join(import.meta.dirname, '..', '..', 'src', 'documents', 'reading', 'deed-type', 'type-words.json');
await writeFile(file, `${JSON.stringify({ types, bias: bias.map(rounded), words })}\n`);
console.log(`${Object.keys(words).length} stems from ${deeds.length} deeds`);
