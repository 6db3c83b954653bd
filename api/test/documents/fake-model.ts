/**
 * A fake language model behind OpenAI's `POST /chat/completions`, on a local port. It knows the true values of the
 * deeds, and can be honest, give false or overlong answers, be slow, fail, or not answer. It does not use the reader's
 * own search for places, so that it can judge it; only for days and areas, which deeds write in words, it gets the
 * reader's functions.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { normalise } from '../../prove/deeds/score.mjs';

export interface Line {
  n: number;
  text: string;
}
export interface ModelAnswer {
  field: string;
  value: string;
  lines: number[];
}
/** A deed with the values of its truth file. */
export interface Truth {
  type: string;
  fields: Record<string, unknown>;
  text: string;
}
interface Mention {
  start: number;
  end: number;
}
/** The functions that find days and areas in normalised text. */
export interface Finders {
  dates: (text: string) => (Mention & { iso: string })[];
  areas: (text: string) => (Mention & { value: number })[];
  fold: (text: string) => string;
}
interface Source {
  lines: Line[];
  answers: ModelAnswer[];
  random: () => number;
}
export type Outcome =
  | { status: number; body: string; headers?: Record<string, string> }
  | 'silence'
  | 'hang-up'
  | 'endless';
interface AskedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: { messages: { role: string; content: string }[] };
}
/** The content of the user message of a question. */
interface AskedDeed {
  deed: string;
  fields: { field: string; meaning: string }[];
  lines: Line[];
}

/**
 * Kinds of false answers by name: each turns a true answer into a false one, or returns null where this is not
 * possible.
 */
export const falsifiers: Record<string, (answer: ModelAnswer, source: Source) => ModelAnswer | null> = {
  invented: (answer, { random }) => ({ ...answer, value: inventedFor(answer.field, random) }),
  'wrong lines': (answer, { lines }) => {
    const elsewhere = lines.filter(
      ({ n, text }) => !answer.lines.includes(n) && !normalise(text).includes(normalise(answer.value)),
    );
    return elsewhere.length === 0 ? null : { ...answer, lines: [elsewhere[elsewhere.length >> 1]!.n] };
  },
  'lines that are not there': (answer, { lines }) => ({ ...answer, lines: [lines.length + 7] }),
  'another field': (answer, { answers, random }) => {
    const others = answers.filter(({ field, value }) => field !== answer.field && value !== answer.value);
    const other = others[Math.floor(random() * others.length)];
    return other ? { ...other, field: answer.field } : null;
  },
  'a changed digit': (answer) =>
    /\d/.test(answer.value)
      ? { ...answer, value: answer.value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) }
      : null,
  'another person': (answer, { lines }) => {
    if (!['ownerName', 'nazirName'].includes(answer.field)) return null;
    for (const { n, text } of lines) {
      const other = /\p{L}+ بن \p{L}+(?: بن \p{L}+)* ال\p{L}+/u.exec(text)?.[0];
      if (
        other &&
        !normalise(answer.value).includes(normalise(other)) &&
        !normalise(other).includes(normalise(answer.value))
      )
        return { field: answer.field, value: other, lines: [n] };
    }
    return null;
  },
};

function inventedFor(field: string, random: () => number): string {
  if (/Id$|Number$/.test(field)) return String(1_000_000_000 + Math.floor(random() * 999_999_999));
  if (/Date$/.test(field)) return `${1 + Math.floor(random() * 28)}/07/1409هـ`;
  if (field === 'area') return `${(9000 + random() * 900).toFixed(2)} متر مربع`;
  return ['غصن بن وضاح المخترع', 'قرية الخيال البعيدة', 'إطعام نوارس البحر البعيد'][Math.floor(random() * 3)]!;
}

/**
 * The true answers for a deed, each with the lines that contain it; a value that is not found in the text is left out.
 */
export function honestAnswers(truth: Truth, lines: Line[], finders: Finders): ModelAnswer[] {
  return Object.entries(truth.fields).flatMap(([field, value]) => {
    if (Array.isArray(value)) return value.flatMap((item) => wordsIn(lines, field, item) ?? []);
    if (/Date$/.test(field))
      return mentionIn(lines, field, finders, (text) => finders.dates(text).find(({ iso }) => iso === value)) ?? [];
    if (field === 'area')
      return mentionIn(lines, field, finders, (text) => finders.areas(text).find((area) => area.value === value)) ?? [];
    if (field === 'location')
      return Object.entries(value as object).flatMap(([half, name]) => wordsIn(lines, half, name) ?? []);
    return wordsIn(lines, field, value) ?? [];
  });
}

/** The up to three consecutive lines that contain the words. */
function wordsIn(lines: Line[], field: string, value: unknown): ModelAnswer | null {
  const wanted = ` ${normalise(value)} `;
  for (const size of [1, 2, 3]) {
    for (let at = 0; at + size <= lines.length; at += 1) {
      const run = lines.slice(at, at + size);
      const text = ` ${normalise(run.map((line) => line.text).join(' '))} `;
      if (text.includes(wanted) || text.includes(` و${wanted.trim()} `) || text.includes(` ل${wanted.trim()} `))
        return { field, value: String(value), lines: run.map(({ n }) => n) };
    }
  }
  return null;
}

function mentionIn(
  lines: Line[],
  field: string,
  { fold }: Finders,
  find: (text: string) => Mention | undefined,
): ModelAnswer | null {
  for (const size of [1, 2]) {
    for (let at = 0; at + size <= lines.length; at += 1) {
      const run = lines.slice(at, at + size);
      const text = fold(run.map((line) => line.text).join(' '));
      const mention = find(text);
      if (mention) return { field, value: text.slice(mention.start, mention.end), lines: run.map(({ n }) => n) };
    }
  }
  return null;
}

/** The truth file whose words occur most in the lines. */
export function truthOf<T extends Truth>(truths: T[], lines: Line[]): T {
  const words = new Set(normalise(lines.map(({ text }) => text).join(' ')).split(' '));
  const share = ({ text }: Truth): number => {
    const own = new Set(normalise(text).split(' '));
    return [...own].filter((word) => words.has(word)).length / own.size;
  };
  return truths.map((truth) => ({ truth, share: share(truth) })).reduce((a, b) => (b.share > a.share ? b : a)).truth;
}

/**
 * Answers of which a share is false, of each kind in turn.
 * @param random 0 to 1
 */
export function withFalseAnswers(
  answers: ModelAnswer[],
  lines: Line[],
  share: number,
  random: () => number,
  kinds = Object.keys(falsifiers),
): ModelAnswer[] {
  return answers.map((answer) => {
    if (random() >= share) return answer;
    const first = Math.floor(random() * kinds.length);
    const notified = kinds
      .map((_, at) => kinds[(first + at) % kinds.length]!)
      .map((kind) => falsifiers[kind]!(answer, { lines, answers, random }))
      .find((lie) => lie !== null);
    return notified ?? answer;
  });
}

/** Pseudo-random numbers that depend only on the seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** The HTTP answer that contains the text of the model. */
export const completion = (content: string): Outcome => ({
  status: 200,
  body: JSON.stringify({
    id: 'stand-in',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  }),
});

export interface FakeModel {
  /** The base address, for `LANGUAGE_MODEL_URL`. */
  readonly url: string;
  readonly requests: AskedRequest[];
  /** How it answers the next questions. */
  behave: (question: AskedDeed) => Outcome;
  close(): Promise<void>;
}

/** Starts the fake model on a free port. */
export async function startFakeModel(behave: FakeModel['behave']): Promise<FakeModel> {
  const server = createServer((request, response) => {
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => {
        // The client has closed the connection.
        if (!request.complete || text === '') return;
        const body = JSON.parse(text) as AskedRequest['body'];
        fakeModel.requests.push({ method: request.method, path: request.url, headers: request.headers, body });
        const outcome = fakeModel.behave(JSON.parse(body.messages[1]!.content) as AskedDeed);
        if (outcome === 'hang-up') request.socket.destroy();
        else if (outcome === 'endless') pour(response);
        else if (outcome !== 'silence')
          response
            .writeHead(outcome.status, { 'content-type': 'application/json', ...outcome.headers })
            .end(outcome.body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fakeModel: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fakeModel;
}

/** Never stops writing. */
function pour(response: ServerResponse): void {
  const piece = 'ا'.repeat(8192);
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
