import type { DeedText } from '../text/deed-text.js';
import type { ListField } from '../lexicon/list-wording.js';
import type { Span } from '../tagger/tagger.js';
import { abjad } from '../lexicon/list-marks.js';
import { isListHeading, openerOf } from './list-headings.js';
import { orders } from './list-leads.js';
import { forbidding, isRefused } from './no-items.js';

// Items that nothing but their place shows: the next number of a list, or one more clause with the words that begin the
// others. The text is folded.

/** The number before an item at the start of a row: what stands before the count, the count, what stands after it. */
const number = /(?<=^|[\n\t])[ ]*([(\[]?(?:\d{1,2}[.\-])*)(\d{1,2})([)\]]?[ ]*[-.)/:]{0,2})[ \t]+(?=\p{L})/gu;
/** The same with a letter, which always has a mark behind it. */
const letter = new RegExp(
  `(?<=^|[\\n\\t])[ ]*([(\\[]?)([${abjad.join('')}])([)\\]]?[ ]*[-.)/:]{1,2}|[)\\]])[ \\t]+(?=\\p{L})`,
  'gu',
);

const countOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : abjad.indexOf(sign) + 1);

interface Counted extends Span {
  style: string;
  count: number;
}

/** Every numbered row of the deed. */
function countedRows(deed: DeedText): Counted[] {
  return [number, letter].flatMap((sign) =>
    [...deed.text.matchAll(sign)].map((match) => {
      const start = match.index + match[0].length;
      const length = deed.text.slice(start).search(/[\n\t.]|$/u);
      const kind = /\d/.test(match[2]!) ? 'number' : 'letter';
      return {
        start,
        end: start + length,
        style: `${kind} ${match[1]} ${match[3]!.trim()}`,
        count: countOf(match[2]!),
      };
    }),
  );
}

/** "احتياطي الوقف": a part of the yield that nobody receives. */
const keptBack = /^\s*(?:ال)?(?:احتياط|صيان|ادخار|استثمار|تنمي|عمار|ترميم|اجر|مكافا)/u;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
const isPlain = (text: string): boolean =>
  text.trim().length > 5 &&
  text.length < 110 &&
  !/[،,].*[،,]/u.test(text) &&
  !/[:：؟?]\s*$/u.test(text) &&
  !isListHeading(text) &&
  !forbidding(text) &&
  !orders.test(text);

/** The numbered rows right behind the last item and right before the first one, where two items are numbered alike. */
function byNumber(deed: DeedText, spans: readonly Span[]): Span[] {
  const rows = countedRows(deed);
  const isItem = (row: Counted): boolean => spans.some(({ start }) => Math.abs(row.start - start) <= 3);
  const isFree = (row: Counted): boolean => !spans.some((span) => overlaps(row, span));
  const next = (at: number, step: 1 | -1): Counted[] => {
    const [row, beside, behind] = [rows[at]!, rows[at + step], rows[at - step]];
    const alike = (other: Counted | undefined, by: number): boolean =>
      other?.style === row.style && other.count === row.count + by;
    if (!beside || !behind || !isFree(beside) || !isItem(behind) || !alike(beside, step) || !alike(behind, -step))
      return [];
    return isPlain(deed.text.slice(beside.start, beside.end)) ? [beside] : [];
  };
  return rows.flatMap((row, at) => (isItem(row) ? [...next(at, 1), ...next(at, -1)] : []));
}

/** "وأن يعمر …": a clause behind a comma or the item before. */
const clause = /(?<=[،,؛]\s*|\p{L}\s+)و(?:ب)?ان\s+(?=[يت]\p{L}{2,}\s)/gu;

/** Clauses that begin with the verb in the same sentence as two items that do: "أن يعمر، وأن يحفظ، وأن يمنع". */
function byClause(deed: DeedText, spans: readonly Span[]): Span[] {
  const led = spans.filter(({ start }) =>
    /(?<!\p{L})(?:و|ف)?ب?ان\s+$/u.test(deed.text.slice(Math.max(0, start - 6), start)),
  );
  const first = led[0];
  if (!first || led.length < 2) return [];
  const from = first.start;
  const stop = deed.text.slice(led.at(-1)!.end).search(/[.\n\t؛:]/u);
  const to = stop < 0 ? deed.text.length : led.at(-1)!.end + stop;
  const region = deed.text.slice(from, to);
  return [...region.matchAll(clause)].flatMap((match) => {
    const start = from + match.index + match[0].length;
    const length = deed.text.slice(start, to).search(/[،,؛]|\sو(?:ب)?ان\s/u);
    const span = { start, end: length < 0 ? to : start + length };
    const text = deed.text.slice(span.start, span.end);
    return isPlain(text) && !spans.some((one) => overlaps(one, span)) ? [span] : [];
  });
}

/** "أن يعمر؛ وأن يزكى": the clause right behind the last condition, where two others begin like it. */
function nextClause(deed: DeedText, spans: readonly Span[]): Span[] {
  const last = spans.at(-1);
  const alike = spans.filter(({ start }) => /^(?:و?ان|و?الا)\s/u.test(deed.text.slice(start, start + 5)));
  if (!last || alike.length < 2 || !alike.includes(last)) return [];
  const match = /^\s*[،,؛;]\s*و((?:ان|الا)\s[يت][^،,؛;:.\n\t]{4,100})/u.exec(deed.text.slice(last.end));
  if (!match) return [];
  const end = last.end + match[0].length;
  return isPlain(match[1]!) ? [{ start: end - match[1]!.length, end }] : [];
}

/** "مصارف هي: كذا، وكذا": what stands between the colon and the comma before the first known item. */
function behindColon(deed: DeedText, field: ListField, spans: readonly Span[]): Span[] {
  const first = spans[0];
  if (!first || spans.length < 2) return [];
  const before = deed.text.slice(Math.max(0, first.start - 110), first.start);
  const match = /[:：]\s*([^:：،,؛.\n\t]{6,60}?)\s*[،,]\s*و?$/u.exec(before);
  if (!match || !openerOf(field).test(before.slice(0, match.index))) return [];
  const start = first.start - before.length + match.index + match[0].indexOf(match[1]!);
  const span = { start, end: start + match[1]!.length };
  return isPlain(match[1]!) && !/\d/.test(match[1]!) ? [span] : [];
}

/** The spans with further ones that their number or their first words show to be items of the same list. */
export function withFurther(deed: DeedText, field: ListField, spans: readonly Span[]): Span[] {
  const numbered = byNumber(deed, spans).filter(
    ({ start, end }) => field !== 'beneficiaries' || !keptBack.test(deed.text.slice(start, end)),
  );
  const further = [
    ...numbered,
    ...behindColon(deed, field, spans),
    ...(field === 'authorities' ? byClause(deed, spans) : []),
    ...(field === 'conditions' ? nextClause(deed, spans) : []),
  ];
  return [...spans, ...further.filter((span) => field !== 'authorities' || !isRefused(deed, span))].sort(
    (one, other) => one.start - other.start,
  );
}
