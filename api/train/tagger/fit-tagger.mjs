import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { tokensOf } from '../../dist/documents/reading/tagger/deed-tokens.js';
import { loadDeeds } from '../../prove/deeds/measure.mjs';
import { pagesCache } from '../../prove/deeds/pages-cache.mjs';
import { weightsOf } from '../../test/deeds/sets.mjs';
import { Crf } from './crf.mjs';
import { fieldsOfTags, labelsOf } from './deed-labels.mjs';
import { packed } from './pack-weights.mjs';
import { passages } from './passages.mjs';

/*
 * `node api/train/tagger/fit-tagger.mjs [--without=SET] [--to=FILE]`: fits the tagger on the deeds that may be looked
 * at and on marked passages, one model a type of deed, and writes its weights. With a set left out
 * `prove:deeds -- --quick SET` tells what strangers' deeds may expect. The same deeds give the same weights.
 */

const sets = weightsOf('tagger');
/** A feature of one deed alone says nothing of another. */
const fewestDeeds = 2;
const rounds = 25;
const rate = 0.1;
/** Of the features of a word this share is left out at random, so that no deed is known by one of them. */
const dropped = 0.6;
const pull = 0.02;
/** Features left out while learning are all there afterwards: their weights count by this share. */
const scale = 0.6;
/** Fits whose weights are averaged: each leaves out other features and takes the deeds in another order. */
const fits = 5;
/** Weights below it are left away. One alone says little, but there are many: at 0.08 their sum was missed. */
const leastWeight = 0.01;

const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const without = (option('without') ?? '').split(',');
const file =
  option('to') ?? join(import.meta.dirname, '..', '..', 'src', 'documents', 'reading', 'tagger', 'tagger-weights.bin');

async function taught(deed, pagesOf, weight) {
  let findings;
  const laidOut = await pagesOf(deed.bytes, deed.mime);
  await readDeed(deed.bytes, deed.mime, undefined, {
    laidOut,
    expectedType: deed.truth.type,
    onFindings: (found) => (findings = found),
    findingsOnly: true,
  });
  if (!findings) return [];
  const tokens = tokensOf(findings);
  const { labels } = labelsOf(tokens, { truth: deed.truth, dates: findings.dates });
  return [{ type: deed.truth.type, tokens, gold: labels, weight }];
}

function fit(deeds, labels, random) {
  const seen = new Map();
  for (const { tokens } of deeds)
    for (const feature of new Set(tokens.flatMap((token) => token.features)))
      seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= fewestDeeds).map(([feature]) => feature);
  const ids = new Map(names.map((feature, at) => [feature, at]));
  const rowsOf = ({ tokens }) =>
    tokens.map((token) => [...new Set(token.features)].flatMap((feature) => ids.get(feature) ?? []));
  const documents = deeds.map((deed) => ({ rows: rowsOf(deed), gold: deed.gold, weight: deed.weight }));
  const crfs = Array.from({ length: fits }, () => {
    const crf = new Crf(names.length, labels);
    for (let round = 0; round < rounds; round += 1) {
      shuffle(documents, random);
      for (const { rows, gold, weight } of documents)
        crf.learn({ rows: rows.map((row) => row.filter(() => random() > dropped)), gold, weight }, rate);
      crf.shrink(pull);
    }
    return crf;
  });
  const mean = (of) => of(crfs[0]).map((_, at) => crfs.reduce((sum, crf) => sum + of(crf)[at], 0) / fits);
  return { weights: mean((crf) => crf.weights), moves: mean((crf) => crf.moves), names, labels };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

function kept({ weights, moves, names, labels }, fields) {
  const features = new Map();
  names.forEach((name, at) => {
    const own = Array.from({ length: labels }, (_, label) => {
      const weight = weights[at * labels + label] * scale;
      return Math.abs(weight) >= leastWeight ? Math.round(weight * 100) : 0;
    });
    if (own.some((weight) => weight !== 0)) features.set(name, own);
  });
  return { fields, moves: [...moves].map((one) => Math.round(one * 100) / 100), features };
}

let state = 7;
const random = () => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x7fffffff;
};
const pagesOf = await pagesCache();
const deeds = [];
for (const set of Object.keys(sets).filter((name) => !without.includes(name)))
  for (const deed of await loadDeeds([set], 'digital', Infinity))
    deeds.push(...(await taught(deed, pagesOf, sets[set])));
deeds.push(...(await passages()));
const weights = {};
for (const [type, fields] of Object.entries(fieldsOfTags))
  weights[type] = kept(
    fit(
      deeds.filter((deed) => deed.type === type),
      1 + 2 * fields.length,
      random,
    ),
    fields,
  );
const bytes = packed(weights);
await writeFile(file, bytes);
console.log(`${deeds.length} deeds and passages, ${Math.round(bytes.length / 1024)} kB`);
