/**
 * `npm run prove:deeds -- --model`: measures the benefit and the possible harm of a language model beside the rules.
 * The digital train deeds are read by the rules alone, with a stand-in model that knows the truth, and with models that
 * lie. Each run uses the whole path: child process, question, HTTP, answer, grounding. Fails when a shown value is not
 * in the deed, when an honest model makes results worse, or when a model makes a field certain.
 */
import { findAreas } from '../../dist/documents/reading/entities/area-mentions.js';
import { fold } from '../../dist/documents/reading/text/arabic.js';
import { findDates } from '../../dist/documents/reading/entities/date-mentions.js';
import { OpenAiLanguageModel } from '../../dist/documents/language-model/openai.language-model.js';
import {
  completion,
  honestAnswers,
  numbersFrom,
  startFakeModel,
  truthOf,
  withFalseAnswers,
} from '../../test/documents/fake-model.ts';
import { loadDeeds, readDeeds } from './measure.mjs';
import { f1, scoreDeeds } from './score.mjs';

const finders = { dates: findDates, areas: findAreas, fold };
const three = (number) => number.toFixed(3);
const letters = (text) => fold(String(text)).replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns {Promise<number>} exit code */
export async function proveModel() {
  const deeds = await loadDeeds(['train'], 'digital', Infinity);
  const truths = deeds.map(({ truth }) => truth);
  const shares = [0, 0.3, 1];
  const alone = await readDeeds(deeds, { knownType: true });
  const runs = [];
  for (const share of shares) runs.push({ share, ...(await readBeside(deeds, truths, share)) });
  const failures = [];
  const base = f1(scoreDeeds(alone).all);
  let unfounded = 0;
  for (const { share, readings, shown } of runs) {
    const score = f1(scoreDeeds(readings).all);
    const strangers = readings.flatMap(({ reading }, at) => strangersIn(reading, shown[at]));
    unfounded += strangers.length;
    const raised = readings.flatMap(({ reading }, at) =>
      reading.fields.filter(
        (field) =>
          field.state === 'certain' &&
          JSON.stringify(field) !== JSON.stringify(alone[at].reading.fields.find(({ name }) => name === field.name)),
      ),
    );
    const second = readings.map(({ reading }) => reading.secondReading);
    const sum = (name) => second.reduce((total, one) => total + one[name], 0);
    console.log(
      `  lies ${String(share * 100).padStart(3)}%  micro-F1 ${three(score)} (rules alone ` +
        `${three(base)})  fields grounded ${sum('accepted')}, answers rejected ${sum('rejected')}` +
        `  values not in the deed ${strangers.length}  made certain ${raised.length}`,
    );
    if (strangers.length > 0) failures.push(`lies ${share}: ${strangers.join('; ')}`);
    if (raised.length > 0) failures.push(`lies ${share}: ${raised.length} fields became certain`);
    if (share === 0 && score < base) failures.push('an honest model costs');
  }
  console.log(
    `model: train micro-F1 rules ${three(base)}, ` +
      runs
        .map(
          ({ share, readings }) =>
            `${share === 0 ? 'honest model' : `${share * 100}% lies`} ${three(f1(scoreDeeds(readings).all))}`,
        )
        .join(', ') +
      `; values not in the deed ${unfounded} in ${runs.length * deeds.length} readings`,
  );
  for (const failure of failures) console.error(`failed: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

/** Reads with a stand-in model that lies in a share of its answers; `shown` are the lines of each deed it received. */
async function readBeside(deeds, truths, share) {
  const shown = deeds.map(() => '');
  const fakeModel = await startFakeModel(({ lines }) => {
    const truth = truthOf(truths, lines);
    shown[truths.indexOf(truth)] = lines.map(({ text }) => text).join(' ');
    const answers = honestAnswers(truth, lines, finders);
    return completion(
      JSON.stringify({ found: withFalseAnswers(answers, lines, share, numbersFrom(truths.indexOf(truth) + 1)) }),
    );
  });
  const model = new OpenAiLanguageModel({ url: fakeModel.url, model: 'stand-in', timeoutMs: 20_000 });
  try {
    return {
      shown,
      readings: await readDeeds(deeds, { knownType: true, ask: (question, signal) => model.ask(question, signal) }),
    };
  } finally {
    await fakeModel.close();
  }
}

/** Text values of a reading that do not occur in the deed. */
function strangersIn(reading, text) {
  const whole = letters(text);
  return reading.fields.flatMap(({ name, value, parts }) => {
    if (value === null || typeof value === 'number' || /Date$/.test(name)) return [];
    const values = name === 'location' ? Object.values(parts) : [value].flat();
    return values.filter((one) => !whole.includes(letters(one))).map((one) => `${name} ${one}`);
  });
}
