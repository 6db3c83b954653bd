import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { tokensOf } from '../../dist/documents/reading/tagger/deed-tokens.js';
import { secondFeatures } from '../../dist/documents/reading/tagger/second-pass.js';
import { chancesOf } from '../../dist/documents/reading/tagger/chances.js';
import { loadDeeds } from '../../prove/deeds/measure.mjs';
import { pagesCache } from '../../prove/deeds/pages-cache.mjs';
import { setsByHand, weightsOf } from '../../test/deeds/sets.mjs';
import { fieldsOfTags, labelsOf } from './deed-labels.mjs';
import { fitLook } from './fit-look.mjs';
import { packed } from './pack-weights.mjs';
import { passages } from './passages.mjs';

/*
 * `node api/train/tagger/fit-tagger.mjs [--without=SET] [--to=FILE]`: fits the tagger on the deeds that may be looked
 * at and on marked passages, two looks a type of deed, and writes its weights. With a set left out
 * `prove:deeds -- --quick SET` tells what strangers' deeds may expect. The same deeds give the same weights.
 *
 * The second pass learns from results of the first pass on deeds unknown to it: for each group of deeds the first pass
 * is fitted on the others.
 */

const sets = weightsOf('tagger');
/** Number of fits that are averaged, and the number for a first pass that is only used to train the second. */
const fits = 5;
const fitsOfGroup = 1;

const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const without = (option('without') ?? '').split(',');
const file =
  option('to') ?? join(import.meta.dirname, '..', '..', 'src', 'documents', 'reading', 'tagger', 'tagger-weights.bin');

/** Sets by hand are in this many groups: a first look without one group costs as much as a first look with all. */
const groupsOfHands = 5;
/** The group of a set: a few sets by hand are a group, and all generated deeds, which share wording, are one. */
const groupOf = (set) => (setsByHand.includes(set) ? `hands ${setsByHand.indexOf(set) % groupsOfHands}` : 'generated');

async function taught(deed, pagesOf, set) {
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
  return [{ type: deed.truth.type, tokens, gold: labels, weight: sets[set], group: groupOf(set) }];
}

const rowsOf = ({ tokens }) => tokens.map(({ features }) => features);
const firstDocument = (deed) => ({ rows: rowsOf(deed), gold: deed.gold, weight: deed.weight });

/** A deed with the features of a first pass, as input for the second pass. */
function secondDocument(deed, first, labels) {
  const around = secondFeatures(deed.tokens, chancesOf(rowsOf(deed), first, labels), labels);
  return {
    ...firstDocument(deed),
    rows: deed.tokens.map(({ features }, at) => [...features, ...around[at]]),
  };
}

function fitType(deeds, labels, random) {
  const first = fitLook(deeds.map(firstDocument), labels, random, fits);
  const documents = [...new Set(deeds.map(({ group }) => group))].flatMap((group) => {
    const others = deeds.filter((deed) => deed.group !== group).map(firstDocument);
    const stranger = fitLook(others, labels, random, fitsOfGroup);
    return deeds.filter((deed) => deed.group === group).map((deed) => secondDocument(deed, stranger, labels));
  });
  return { first, second: fitLook(documents, labels, random, fits) };
}

/** The same random draws for each type, so that its weights depend only on its own deeds. */
function draws() {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
const pagesOf = await pagesCache();
const deeds = [];
for (const set of Object.keys(sets).filter((name) => !without.includes(name)))
  for (const deed of await loadDeeds([set], 'digital', Infinity)) deeds.push(...(await taught(deed, pagesOf, set)));
// Passages are divided alternately into two groups.
deeds.push(...(await passages()).map((passage, at) => ({ ...passage, group: `passages ${at % 2}` })));
const weights = {};
for (const [type, fields] of Object.entries(fieldsOfTags))
  weights[type] = {
    fields,
    ...fitType(
      deeds.filter((deed) => deed.type === type),
      1 + 2 * fields.length,
      draws(),
    ),
  };
const bytes = packed(weights);
await writeFile(file, bytes);
console.log(`${deeds.length} deeds and passages, ${Math.round(bytes.length / 1024)} kB`);
