import type { FieldName } from '@waqf/contracts/documents';
import { fieldsOfDeed } from '../deed-reading.js';

/** The subject of an answer: a field, or one half of the location. */
export type AnswerSlot = Exclude<FieldName, 'location'> | 'city' | 'district';

/** The slots that are asked for a field; the location has two. */
export const slotsOf = (name: FieldName): AnswerSlot[] => (name === 'location' ? ['city', 'district'] : [name]);

const slots = Object.values(fieldsOfDeed).flat().flatMap(slotsOf);

/** One value that the model says is in these lines. A list has one answer for each item. */
export interface Answer {
  slot: AnswerSlot;
  value: string;
  lines: number[];
}

const mostAnswers = 120;
const longestValue = 600;
/** A value that cites more lines than this is not a quotation. */
const mostCited = 8;

/**
 * The answers in a model's output, `{"found": [{"field", "value", "lines"}]}`, with or without a code fence around it.
 * The output is not trusted: an answer without the right shape counts as refused. Null when it is not such JSON.
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
  const answered = own(entry, 'value');
  const value = typeof answered === 'number' ? String(answered) : answered;
  const cited = own(entry, 'lines');
  if (!slot || typeof value !== 'string' || value.trim() === '' || value.length > longestValue || !Array.isArray(cited))
    return null;
  const lines = cited.filter((line): line is number => Number.isSafeInteger(line) && line > 0);
  if (lines.length === 0 || lines.length !== cited.length || lines.length > mostCited) return null;
  return { slot, value, lines: [...new Set(lines)].sort((a, b) => a - b) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an own property; properties of the prototype are ignored. */
const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;
