/*
 * Trains the reader of digits: `npm run train:digits` from the project's root. Draws sheets in many fonts, spoils them,
 * cuts them by the reader's own code, trains, measures on three fonts that were kept from it, and writes
 * api/src/documents/reading/digits/network.json and the accuracy beside it. The same seed gives the same network.
 */
import { writeFile } from 'node:fs/promises';
import { classify, glyphClasses, networkOf } from '../../dist/documents/reading/digits/classifier.js';
import { sampleLength } from '../../dist/documents/reading/digits/glyph-sample.js';
import { stored, train } from './network.mjs';
import { randomOf } from './random.mjs';
import { samplesOf, spoilt } from './samples.mjs';
import { drawSheets } from './sheets.mjs';

const folder = new URL('../../src/documents/reading/digits/', import.meta.url);
const hidden = 96;
const passes = 9;

async function collect(split, seed, spoilings) {
  const random = randomOf(seed);
  const samples = [];
  for await (const sheet of drawSheets(split, seed)) {
    for (let time = 0; time < spoilings; time += 1)
      samples.push(...samplesOf(sheet, await spoilt(sheet, random), random));
  }
  return samples;
}

function accuracy(network, samples) {
  const classes = glyphClasses.map((text) => ({ text, right: 0, all: 0, taken: new Map() }));
  for (const { sample, label } of samples) {
    const result = classify(network, sample);
    const best = result.indexOf(Math.max(...result));
    classes[label].all += 1;
    if (best === label) classes[label].right += 1;
    else classes[label].taken.set(glyphClasses[best], (classes[label].taken.get(glyphClasses[best]) ?? 0) + 1);
  }
  return classes;
}

const share = (classes) =>
  classes.reduce((sum, { right }) => sum + right, 0) /
  Math.max(
    1,
    classes.reduce((sum, { all }) => sum + all, 0),
  );
const started = performance.now();
const samples = await collect('train', 20261121, 2);
const unseen = await collect('measured', 7, 1);
console.log(
  `${samples.length} samples of 12 fonts, ${unseen.length} of 3 other fonts, ` +
    `${Math.round((performance.now() - started) / 1000)} s`,
);
const layers = train(
  samples,
  { inputs: sampleLength, hidden, classes: glyphClasses.length, passes, seed: 5 },
  (pass, loss) => console.log(`pass ${pass + 1}: loss ${loss.toFixed(4)}`),
);
const network = stored(layers, glyphClasses.join(''));
const classes = accuracy(networkOf(network), unseen);
const groups = {
  'Arabic-Indic digits': classes.filter(({ text }) => /[٠-٩]/.test(text)),
  'Western digits': classes.filter(({ text }) => /[0-9]/.test(text)),
  'slash, dash, dot, comma': classes.filter(({ text }) => /[/.,-]/.test(text)),
  'none of them': classes.filter(({ text }) => text === 'x'),
};
const figures = {
  samples: samples.length,
  unseenSamples: unseen.length,
  unseenFonts: Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, Math.round(share(group) * 10_000) / 10_000]),
  ),
  seenFonts: Math.round(share(accuracy(networkOf(network), samples)) * 10_000) / 10_000,
};
for (const { text, right, all, taken } of classes)
  console.log(`${text}  ${right}/${all}  ${[...taken].map(([other, count]) => `${other}:${count}`).join(' ')}`);
console.log(figures);
await writeFile(new URL('network.json', folder), `${JSON.stringify(network)}\n`);
await writeFile(new URL('accuracy.json', folder), `${JSON.stringify(figures, null, 2)}\n`);
