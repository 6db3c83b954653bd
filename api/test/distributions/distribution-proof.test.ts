import { distribute } from '../../src/distributions/domain/distribute.js';
import { traceOf } from '../../src/distributions/domain/trace.js';
import { brokenEngines } from './broken-engines.js';
import { tellFigures } from '../proof-figures.js';
import { faultsOf } from './judge.js';
import { numbersFrom, randomWaqf } from './random-waqf.js';

// A short run; `npm run prove:distribution` uses 10,000 waqfs and another seed each time.
const runs = Number(process.env.WAQF_DISTRIBUTION_RUNS ?? 500);
const seed = Number(process.env.WAQF_DISTRIBUTION_SEED ?? 1448);

const inWords = (result: ReturnType<typeof distribute>): string =>
  JSON.stringify([result.lines.map((line) => traceOf(line, result)), String(result.unallocated)]);

test(`${runs} random waqfs: amounts add up to the pool, are exact to a halala and follow from their trace`, () => {
  const next = numbersFrom(seed);
  let lines = 0;
  for (let run = 0; run < runs; run += 1) {
    const waqf = randomWaqf(next);
    const result = distribute(waqf);
    expect({ seed, run, faults: faultsOf(waqf, result) }).toEqual({ seed, run, faults: [] });
    expect(inWords(distribute(waqf))).toBe(inWords(result));
    lines += result.lines.length;
  }
  expect(lines).toBeGreaterThan(runs);
  tellFigures(`distribution: ${runs} waqfs, ${lines} lines, seed ${seed}, 0 faults`);
});

test.each(Object.entries(brokenEngines))('the proof detects an engine with %s', (_fault, engine) => {
  const next = numbersFrom(seed);
  const caught = Array.from({ length: 200 }, () => randomWaqf(next)).some(
    (waqf) => faultsOf(waqf, engine(waqf)).length > 0,
  );
  expect(caught).toBe(true);
});
