import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DocumentType } from '@waqf/contracts/documents';
import { f1, scoreDeeds } from '../../prove/deeds/score.mjs';
import { OpenAiLanguageModel } from '../../src/documents/language-model/openai.language-model.js';
import { findAreas } from '../../src/documents/reading/area-mentions.js';
import { fold } from '../../src/documents/reading/arabic.js';
import { findDates } from '../../src/documents/reading/date-mentions.js';
import type { DeedReading } from '../../src/documents/reading/deed-reading.js';
import { readDeed } from '../../src/documents/reading/read-deed.js';
import { documentOf, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';
import { completion, honestAnswers, lies, numbersFrom, startStandIn, truthOf, withLies } from './stand-in-model.mjs';

type Read = Extract<DeedReading, { outcome: 'read' }>;
interface Truth { type: DocumentType; fields: Record<string, unknown>; text: string }
interface Line { n: number; text: string }

const train = fileURLToPath(new URL('../deeds/train/', import.meta.url));
/** One deed in eight: four of each type, eight layouts. */
const deeds = readdirSync(`${train}truth`).sort().filter((_, at) => at % 8 === 0).map((name) => ({
  truth: JSON.parse(readFileSync(`${train}truth/${name}`, 'utf8')) as Truth,
  bytes: readFileSync(`${train}digital/${name.replace('.json', '.pdf')}`),
}));
const truths = deeds.map(({ truth }) => truth);
const finders = { dates: findDates, areas: findAreas };
const letters = (text: unknown): string => fold(String(text)).replace(/[^\p{L}\p{N}]+/gu, '');

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn(() => completion(''));
});
afterAll(() => standIn.close());

/** Reads all with a stand-in that answers as told, over HTTP; `shown` is what it saw of each deed. */
async function readAll(say: ((truth: Truth, lines: Line[], at: number) => unknown[]) | null): Promise<{ truth: Truth; reading: Read; shown: string }[]> {
  const model = new OpenAiLanguageModel({ url: standIn.url, model: 'stand-in', timeoutMs: 60_000 });
  const results: { truth: Truth; reading: Read; shown: string }[] = [];
  for (const [at, { truth, bytes }] of deeds.entries()) {
    let shown = '';
    standIn.behave = ({ lines }: { lines: Line[] }) => {
      shown = lines.map(({ text }) => text).join(' ');
      expect(truthOf(truths, lines)).toBe(truth);
      return completion(JSON.stringify({ found: say!(truth, lines, at) }));
    };
    const ask = say ? { ask: (question: Parameters<typeof model.ask>[0]) => model.ask(question, new AbortController().signal) } : {};
    const reading = await readDeed(bytes, 'application/pdf', undefined, { expectedType: truth.type, ...ask });
    if (reading.outcome !== 'read') throw new Error(reading.reason);
    results.push({ truth, reading, shown });
  }
  return results;
}

describe('on deeds that are known', () => {
  let alone: Read[];
  let base: number;
  beforeAll(async () => {
    const results = await readAll(null);
    alone = results.map(({ reading }) => reading);
    base = f1(scoreDeeds(results).all);
  }, 120_000);
  const ruled = (at: number, name: string) => alone[at]!.fields.find((field) => field.name === name)!;

  test('an honest model is no loss, fills what the rules missed, and makes nothing certain', async () => {
    const results = await readAll((truth, lines) => honestAnswers(truth, lines, finders, fold));
    const score = f1(scoreDeeds(results).all);
    expect(score).toBeGreaterThanOrEqual(base);
    expect(score).toBeGreaterThan(0.95);
    results.forEach(({ reading }, at) => reading.fields.filter(({ state }) => state === 'certain').forEach((field) => expect(field).toEqual(ruled(at, field.name))));
  }, 120_000);

  /** Reads with a model of which every answer is one of these lies. */
  const readWithLies = (kinds: string[]) => readAll((truth, lines, at) => {
    const honest = honestAnswers(truth, lines, finders, fold);
    // Where none of the lies can be told nothing is said.
    return withLies(honest, lines, 1, numbersFrom(at + 1), kinds).filter((answer, index) => answer !== honest[index]);
  });
  const notInTheDeed = ['invented', 'wrong lines', 'lines that are not there', 'a changed digit'];

  test('what is not in the deed, or not where it is said to be, changes nothing', async () => {
    const results = await readWithLies(notInTheDeed);
    expect(results.map(({ reading }) => reading.fields)).toEqual(alone.map(({ fields }) => fields));
    const rejected = results.reduce((sum, { reading }) => sum + reading.secondReading!.rejected, 0);
    expect(rejected).toBeGreaterThan(5 * deeds.length);
  }, 120_000);

  test('the words of another field, another person: at worst words of the deed, to be checked, never over a certain value', async () => {
    const results = await readWithLies(Object.keys(lies).filter((kind) => !notInTheDeed.includes(kind)));
    results.forEach(({ reading, shown }, at) => {
      const whole = letters(shown);
      for (const field of reading.fields) {
        const rule = ruled(at, field.name);
        if (field.state === 'certain') expect(field).toEqual(rule);
        if (rule.state === 'certain') expect(field.value).toEqual(rule.value);
        if (JSON.stringify(field.value) === JSON.stringify(rule.value)) continue;
        expect(field.state).toBe('check');
        const values = Array.isArray(field.value) ? field.value : Object.values(field.parts ?? { value: field.value });
        if (typeof field.value !== 'number' && !/Date$/.test(field.name)) for (const value of values) expect(whole).toContain(letters(value));
      }
    });
    expect(f1(scoreDeeds(results).all)).toBeGreaterThan(base - 0.05);
  }, 120_000);
});

describe('in the product', () => {
  let api: TestApi;
  let founder: Founder;
  beforeAll(async () => {
    api = await startApi({ samples: 'people', environment: { languageModel: { url: standIn.url, model: 'stand-in', key: undefined, timeoutMs: 60_000 } } });
    founder = new Founder(await api.signIn('1000000016'));
  }, 120_000);
  afterAll(() => api.stop());

  async function readOne() {
    const waqfId = await founder.create();
    await founder.uploadDeed(waqfId, 'nazir_deed', 'doc002.pdf');
    standIn.requests.length = 0;
    return documentOf(await founder.read(waqfId), 'nazir_deed');
  }

  test('a reading asks once, and the founder sees that a model was asked', async () => {
    standIn.behave = () => completion('{"found": []}');
    const document = await readOne();
    expect(document.status).toBe('processed');
    expect(standIn.requests).toHaveLength(1);
    expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('سألنا نموذجًا لغويًا');
    expect(document.stages.filter(({ stage, note }) => stage !== 'fields' && note !== null)).toEqual([]);
  }, 90_000);

  test('whatever the model does the deed is read; after three failures nobody asks it', async () => {
    const failures = ['hang-up', { status: 500, body: '' }, { status: 429, body: '' }];
    for (const failure of failures) {
      standIn.behave = () => failure;
      const document = await readOne();
      expect(document).toMatchObject({ status: 'processed', error: null });
      expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('لم يجب');
      expect(standIn.requests).toHaveLength(1);
    }
    const document = await readOne();
    expect(document.status).toBe('processed');
    expect(standIn.requests).toHaveLength(0);
    expect(document.stages.every(({ note }) => note === null)).toBe(true);
  }, 180_000);
});
