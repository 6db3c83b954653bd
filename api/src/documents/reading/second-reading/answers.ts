import type { FieldName } from '@waqf/contracts/documents';
import { fieldsOfDeed } from '../deed-reading.js';

/** What an answer is about: a field, or one half of the location. */
export type AnswerSlot = Exclude<FieldName, 'location'> | 'city' | 'district';

/** What is asked for a field: the location in its two halves. */
export const slotsOf = (name: FieldName): AnswerSlot[] => (name === 'location' ? ['city', 'district'] : [name]);

const slots = Object.values(fieldsOfDeed).flat().flatMap(slotsOf);

/** One value that the model says stands in these lines. A list has as many answers as items. */
export interface Answer {
  slot: AnswerSlot;
  value: string;
  lines: number[];
}

const mostAnswers = 120;
const longestValue = 600;
/** A value that needs more lines than this is not quoted but told. */
const mostCited = 8;

/**
 * The answers in what a model wrote, `{"found": [{"field", "value", "lines"}]}`, with or without a fence around it.
 * Nothing of it is believed: each answer must have its shape, or it counts as refused. Null when it is no such JSON at
 * all.
 */
export function answersIn(content: string): { answers: Answer[]; refused: number } | null {
  const found = foundIn(content);
  if (!found) return null;
  const answers = found.slice(0, mostAnswers).flatMap((entry) => answerOf(entry) ?? []);
  return { answers, refused: found.length - answers.length };
}

function foundIn(content: string): unknown[] | null {
  const bare = content
    .trim()
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/\s*```$/, '');
  try {
    const parsed: unknown = JSON.parse(bare);
    const found = isRecord(parsed) ? own(parsed, 'found') : null;
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

function answerOf(entry: unknown): Answer | null {
  if (!isRecord(entry)) return null;
  const slot = slots.find((one) => one === own(entry, 'field'));
  const said = own(entry, 'value');
  const value = typeof said === 'number' ? String(said) : said;
  const cited = own(entry, 'lines');
  if (!slot || typeof value !== 'string' || value.trim() === '' || value.length > longestValue || !Array.isArray(cited))
    return null;
  const lines = cited.filter((line): line is number => Number.isSafeInteger(line) && line > 0);
  if (lines.length === 0 || lines.length !== cited.length || lines.length > mostCited) return null;
  return { slot, value, lines: [...new Set(lines)].sort((a, b) => a - b) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of the object itself: what a prototype holds is no answer. */
const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;
