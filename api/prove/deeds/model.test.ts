import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OpenAiLanguageModel } from '../../src/documents/language-model/openai.language-model.js';
import { findAreas } from '../../src/documents/reading/entities/area-mentions.js';
import { fold } from '../../src/documents/reading/text/arabic.js';
import { findDates } from '../../src/documents/reading/entities/date-mentions.js';
import type { DeedReading, ReadOptions } from '../../src/documents/reading/deed-reading.js';
import { readDeed } from '../../src/documents/reading/read-deed.js';
import {
  completion,
  honestAnswers,
  falsifiers,
  type Line,
  numbersFrom,
  startFakeModel,
  type FakeModel,
  type ModelAnswer,
  type Truth,
  withFalseAnswers,
} from '../../test/documents/fake-model.js';
import { f1, scoreDeeds } from './score.mjs';

type Read = Extract<DeedReading, { outcome: 'read' }>;
type DeedTruth = Truth & { type: NonNullable<Read['type']> };

const train = fileURLToPath(new URL('../../test/deeds/train/', import.meta.url));
/** Two deeds of each type. */
const deeds = readdirSync(`${train}truth`)
  .sort()
  .filter((_, at) => at % 16 === 0)
  .map((name) => ({
    truth: JSON.parse(readFileSync(`${train}truth/${name}`, 'utf8')) as DeedTruth,
    bytes: readFileSync(`${train}digital/${name.replace('.json', '.pdf')}`),
  }));
const finders = { dates: findDates, areas: findAreas, fold };
const letters = (text: unknown): string => fold(String(text)).replace(/[^\p{L}\p{N}]+/gu, '');

let fakeModel: FakeModel;
beforeAll(async () => {
  fakeModel = await startFakeModel(() => completion(''));
});
afterAll(() => fakeModel.close());

/** Reads all deeds with a stand-in model over HTTP that answers as the test says; `shown` is the text it received. */
async function readAll(
  say: ((truth: Truth, lines: Line[], at: number) => ModelAnswer[]) | null,
): Promise<{ truth: DeedTruth; reading: Read; shown: string }[]> {
  const model = new OpenAiLanguageModel({ url: fakeModel.url, model: 'stand-in', timeoutMs: 60_000 });
  const results: { truth: DeedTruth; reading: Read; shown: string }[] = [];
  for (const [at, { truth, bytes }] of deeds.entries()) {
    let shown = '';
    fakeModel.behave = ({ lines }) => {
      shown = lines.map(({ text }) => text).join(' ');
      return completion(JSON.stringify({ found: say!(truth, lines, at) }));
    };
    const options: ReadOptions = {
      expectedType: truth.type,
      ...(say ? { ask: (question) => model.ask(question, new AbortController().signal) } : {}),
    };
    const reading = await readDeed(bytes, 'application/pdf', undefined, options);
    if (reading.outcome !== 'read') throw new Error(reading.reason);
    results.push({ truth, reading, shown });
  }
  return results;
}

let alone: Read[];
let base: number;
beforeAll(async () => {
  const results = await readAll(null);
  alone = results.map(({ reading }) => reading);
  base = f1(scoreDeeds(results).all);
}, 120_000);
const ruled = (at: number, name: string) => alone[at]!.fields.find((field) => field.name === name)!;

test('an honest model is no loss, fills what the rules missed, and makes nothing certain', async () => {
  const results = await readAll((truth, lines) => honestAnswers(truth, lines, finders));
  const score = f1(scoreDeeds(results).all);
  expect(score).toBeGreaterThanOrEqual(base);
  expect(score).toBeGreaterThan(0.95);
  results.forEach(({ reading }, at) =>
    reading.fields
      .filter(({ state }) => state === 'certain')
      .forEach((field) => expect(field).toEqual(ruled(at, field.name))),
  );
}, 120_000);

/** Reads with a model whose answers are all lies of these kinds. */
const readWithLies = (kinds: string[]) =>
  readAll((truth, lines, at) => {
    const honest = honestAnswers(truth, lines, finders);
    // When no lie of these kinds can be made, the honest answer is left out.
    return withFalseAnswers(honest, lines, 1, numbersFrom(at + 1), kinds).filter(
      (answer, index) => answer !== honest[index],
    );
  });
const notInTheDeed = ['invented', 'wrong lines', 'lines that are not there', 'a changed digit'];

test('what is not in the deed, or not where it is said to be, changes nothing', async () => {
  const results = await readWithLies(notInTheDeed);
  expect(results.map(({ reading }) => reading.fields)).toEqual(alone.map(({ fields }) => fields));
  const rejected = results.reduce((sum, { reading }) => sum + reading.secondReading!.rejected, 0);
  expect(rejected).toBeGreaterThan(5 * deeds.length);
}, 120_000);

test('the words of another field, another person: at worst words of the deed, to be checked, never over a certain value', async () => {
  const results = await readWithLies(Object.keys(falsifiers).filter((kind) => !notInTheDeed.includes(kind)));
  results.forEach(({ reading, shown }, at) => {
    const whole = letters(shown);
    for (const field of reading.fields) {
      const rule = ruled(at, field.name);
      if (field.state === 'certain') expect(field).toEqual(rule);
      if (rule.state === 'certain') expect(field.value).toEqual(rule.value);
      if (JSON.stringify(field.value) === JSON.stringify(rule.value)) continue;
      expect(field.state).toBe('check');
      const values = Array.isArray(field.value) ? field.value : Object.values(field.parts ?? { value: field.value });
      if (typeof field.value !== 'number' && !/Date$/.test(field.name))
        for (const value of values) expect(whole).toContain(letters(value));
    }
  });
  expect(f1(scoreDeeds(results).all)).toBeGreaterThan(base - 0.1);
}, 120_000);
