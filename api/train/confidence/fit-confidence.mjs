/*
 * Fits confidence on the calibration split and writes confidence-weights.json of reading/evidence: build the api, then
 * `node api/train/confidence/fit-confidence.mjs [digital deeds] [scans of a kind]`. Run it again whenever
 * rules, labels or recognition change. More deeds than are committed are printed into .cache/calibration; the values
 * with their evidence are stored there in values.json, and `--again` fits again from that file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf, groupOfField, mayBeCertain } from '../../dist/documents/reading/evidence/confidence.js';
import { readDeeds, readHere } from '../../prove/deeds/measure.mjs';
import { scoreField } from '../../prove/deeds/score.mjs';
import { cachedScan } from '../../test/deeds/generator/cached-scans.mjs';
import { printedDeeds } from '../../test/deeds/generator/printed-deeds.mjs';
import { chance, fitLogistic, thresholdFor } from './logistic.mjs';

const [digitalCount = 600, scanCount = 90] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
/** Allowed share of wrong values among those shown as certain: users rely on an id, a date or a name unchecked. */
const allowed = {
  number: 0.01,
  id: 0.01,
  date: 0.01,
  area: 0.02,
  place: 0.03,
  person: 0.007,
  wording: 0.06,
  list: 0.06,
};
/**
 * The allowed sign of each feature's weight, in the order of `featuresOf`; and the prior weights, used for scans when
 * there are none to fit on.
 */
const signs = [1, -1, 1, 1, 1, -1, -1, -1, -1];
const prior = [1, 0, 0, 0, 0, 0, -1, -6, -4];
const cache = join(import.meta.dirname, '..', '..', '..', '.cache', 'calibration');
const rows = [];
const target = new URL('../../src/documents/reading/evidence/confidence-weights.json', import.meta.url);

if (process.argv.includes('--again')) rows.push(...JSON.parse(await readFile(join(cache, 'values.json'), 'utf8')));
else await gatherAll();
const groups = {};
for (const group of Object.keys(allowed))
  groups[group] = fitGroup(
    group,
    rows.filter((row) => row.group === group),
  );
const counted = (kind) => new Set(rows.filter((row) => row.kind === kind).map(({ deed }) => deed)).size;
const fittedOn =
  `values of the calibration split: ${rows.length} of ` +
  ['digital', 'good', 'bad', 'photo'].map((kind) => `${counted(kind)} ${kind}`).join(', ') +
  ` deeds`;
await writeFile(target, `${JSON.stringify({ fittedOn, groups }, null, 1)}\n`);
console.log(fittedOn);

/** The weights of a group as they are stored, and the result of its threshold on the values it was fitted on. */
function fitGroup(group, own) {
  const { weights, bias } = fitLogistic(own, { signs, prior });
  const stored = { weights: weights.map(round), bias: round(bias) };
  const judged = own.map(({ kind, features, right, eligible }) => ({
    kind,
    right,
    eligible,
    chance: chance(stored, features),
  }));
  const certainFrom = certaintyOf(
    'digital',
    judged.filter(({ kind }) => kind === 'digital'),
  );
  const certainFromScan = certaintyOf(
    'scans',
    judged.filter(({ kind }) => kind !== 'digital'),
  );
  return { ...stored, certainFrom, certainFromScan };

  function certaintyOf(medium, rows) {
    // Slightly below the chance itself, or rounding would exclude the values that define it.
    const from =
      Math.floor(
        thresholdFor(
          rows.filter(({ eligible }) => eligible),
          allowed[group],
        ) * 100_000,
      ) / 100_000;
    const certain = rows.filter((row) => row.eligible && row.chance >= from);
    console.log(
      `${group.padEnd(8)} ${medium.padEnd(7)} ${String(rows.length).padStart(4)} values, ` +
        `${String(rows.filter(({ right }) => right).length).padStart(4)} right; certain from ` +
        `${from}: ${certain.filter(({ right }) => right).length} of ${certain.length} right`,
    );
    return from;
  }
}

function round(number) {
  return Math.round(number * 10_000) / 10_000;
}

async function gatherAll() {
  const deeds = await printedDeeds('calibration', Math.max(digitalCount, scanCount));
  await gather('digital', await readHere(deeds.slice(0, digitalCount)));
  await writeFile(join(cache, 'values.json'), JSON.stringify(rows));
  for (const kind of ['good', 'bad', 'photo']) {
    const scans = [];
    for (const { path, name, truth } of deeds.slice(0, scanCount))
      scans.push({ name, truth, ...(await cachedScan(path, kind)) });
    await gather(kind, await readDeeds(scans, { knownType: true }));
    await writeFile(join(cache, 'values.json'), JSON.stringify(rows));
  }
}

/** One row for each value found: its evidence, and whether it is right. The deed's type is known, as in the product. */
async function gather(kind, results) {
  let values = 0;
  for (const { truth, reading } of results) {
    for (const field of reading.outcome === 'read' ? reading.fields : []) {
      if (!field.evidence) continue;
      const { right, wrong, missed } = scoreField(field.name, truth.fields[field.name], field);
      rows.push({
        kind,
        deed: truth.id,
        name: field.name,
        group: groupOfField[field.name],
        features: featuresOf(field.evidence),
        eligible: mayBeCertain(field.name, field.evidence),
        right: right > 0 && wrong + missed === 0,
      });
      values += 1;
    }
  }
  console.log(
    `${kind}: ${results.length} deeds, ` +
      results.filter(({ reading }) => reading.outcome === 'read').length +
      ` read, ${values} values`,
  );
}
