import type { DocumentType, FieldName } from '@waqf/contracts/documents';
import { isNationalId } from '@waqf/formats';
import { areaNumber, findAreas } from '../entities/area-mentions.js';
import { comparable } from '../text/arabic.js';
import { type Candidate, trimmed } from '../evidence/candidates.js';
import { groupOfField } from '../evidence/confidence.js';
import { findDates } from '../entities/date-mentions.js';
import { fieldsOfDeed } from '../deed-reading.js';
import type { Findings } from '../evidence/field-evidence.js';
import { isLabel } from '../labels/label-words.js';
import { type ListField, readsAs } from '../lexicon/list-wording.js';
import { isNotNazir } from '../fields/nazir-person.js';
import { isBesideName } from '../entities/person-names.js';
import { isNotOwner } from '../fields/not-owner.js';
import { type Answer, slotsOf } from './answers.js';
import type { PlacedLine } from './deed-lines.js';
import { findWords, type Span } from './find-words.js';

export type FieldCandidate = Candidate<string | number | string[]>;

/** The answers that were found in the deed, and the number of answers that were not. */
export interface Grounded {
  candidates: Map<FieldName, FieldCandidate>;
  rejected: number;
}

/** Weight of a grounded answer compared with the rules, measured with stand-in models on the train deeds (ADR 25). */
const weights: Record<string, number> = {
  number: 0.7,
  id: 0.75,
  date: 0.7,
  area: 0.7,
  place: 0.78,
  person: 0.78,
  wording: 0.8,
  list: 0.82,
};
const mostItems = 40;
const listFields: ListField[] = ['conditions', 'beneficiaries', 'authorities'];

/**
 * Keeps the answers that are in the lines they cite and have the form of their field. Values are copied from the deed
 * at that position; none of the model's own words are kept.
 */
export function groundAnswers(
  type: DocumentType,
  findings: Findings,
  lines: PlacedLine[],
  answers: Answer[],
): Grounded {
  const candidates = new Map<FieldName, FieldCandidate>();
  let rejected = 0;
  for (const name of fieldsOfDeed[type]) {
    const own = slotsOf(name).map((slot) => answers.filter((answer) => answer.slot === slot));
    const all = own.flat();
    if (all.length === 0) continue;
    const kept =
      name === 'location'
        ? location(findings, lines, own)
        : isList(name)
          ? list(name, findings, lines, all)
          : single(name, findings, lines, all);
    rejected += all.length - kept.used;
    if (kept.candidate)
      candidates.set(name, { ...kept.candidate, weight: kept.candidate.weight * weights[groupOfField[name]]! });
  }
  const asked = fieldsOfDeed[type].flatMap(slotsOf);
  return { candidates, rejected: rejected + answers.filter(({ slot }) => !asked.includes(slot)).length };
}

interface Kept {
  candidate: FieldCandidate | null /** How many answers it is made of. */;
  used: number;
}
const nothing: Kept = { candidate: null, used: 0 };

/** The position of the value in the cited lines; null when it is not there or a cited line does not exist. */
function spanOf({ deed }: Findings, lines: PlacedLine[], { value, lines: cited }: Answer): Span | null {
  const placed = cited.flatMap((n) => lines[n - 1] ?? []);
  if (placed.length < cited.length) return null;
  for (const run of runsOf(placed)) {
    const found = findWords(deed.text, run, value);
    if (found) return found;
  }
  return null;
}

/** Joins consecutive lines into one run, because a name may continue in the next line. */
function runsOf(lines: PlacedLine[]): Span[] {
  const runs: (Span & { n: number })[] = [];
  for (const { n, start, end } of lines) {
    const last = runs.at(-1);
    if (last && n === last.n + 1) Object.assign(last, { n, end });
    else runs.push({ n, start, end });
  }
  return runs;
}

/** Accepts the answer of a field when there is exactly one; a second one is a contradiction. */
function single(name: FieldName, findings: Findings, lines: PlacedLine[], answers: Answer[]): Kept {
  const span = answers.length === 1 ? spanOf(findings, lines, answers[0]!) : null;
  const candidate = span && formed(name, findings, span);
  return candidate ? { candidate, used: 1 } : nothing;
}

function formed(name: FieldName, findings: Findings, span: Span): FieldCandidate | null {
  switch (groupOfField[name]) {
    case 'number':
      return number(
        findings,
        span,
        (digits) => /^\d{4,20}$/.test(digits) && !isNationalId(digits) && !/^05\d{8}$/.test(digits),
      );
    case 'id':
      return number(findings, span, (digits) => /^[12]\d{9}$/.test(digits) && isNationalId(digits));
    case 'date':
      return day(findings, span);
    case 'area':
      return area(findings, span);
    case 'person':
      return person(name, findings, span);
    default:
      return wording(name, findings, span);
  }
}

function number({ deed }: Findings, span: Span, isSound: (digits: string) => boolean): FieldCandidate | null {
  const digits = deed.text.slice(span.start, span.end);
  return isSound(digits) ? { ...span, value: digits, key: digits, weight: 1, evidence: 'model' } : null;
}

/** The date that our own date reader finds at this position, whatever value the model gave. */
function day({ deed, dates }: Findings, span: Span): FieldCandidate | null {
  const there = dates.filter((date) => date.start < span.end && date.end > span.start);
  // A date in words that was unclear within its sentence may be clear when it is cut out.
  const found =
    there.length > 0
      ? there
      : findDates(deed.text.slice(span.start, span.end)).map((date) => ({
          ...date,
          start: date.start + span.start,
          end: date.end + span.start,
        }));
  const [date] = found;
  if (!date || found.length > 1) return null;
  return {
    value: date.iso,
    key: date.iso,
    start: date.start,
    end: date.end,
    weight: 1,
    evidence: 'model',
    parts: { hijri: date.hijri },
  };
}

/** An area with its unit, or a number that has no other explanation. */
function area({ deed, dates }: Findings, span: Span): FieldCandidate | null {
  const mention = findAreas(deed.text).find((one) => one.start < span.end && one.end > span.start);
  if (mention)
    return {
      value: mention.value,
      key: String(mention.value),
      start: mention.start,
      end: mention.end,
      weight: 1,
      evidence: 'model',
    };
  const text = deed.text.slice(span.start, span.end);
  const value = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{2,6}(?:[.,]\d{1,2})?$/.test(text) ? areaNumber(text) : 0;
  const isDay = dates.some((date) => date.start < span.end && date.end > span.start);
  return value > 0 && !isDay ? { ...span, value, key: String(value), weight: 0.85, evidence: 'model' } : null;
}

/** A person, unless the words before the name show another role, such as seller, founder or signatory. */
function person(name: FieldName, findings: Findings, span: Span): FieldCandidate | null {
  const { deed, names } = findings;
  const text = deed.text.slice(span.start, span.end);
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 10 || !words.every((word) => /^\p{L}+$/u.test(word)) || isLabel(text))
    return null;
  const mention = names.find((one) => one.start === span.start);
  // Without بن anything could be a name, so no word in it may be one that usually accompanies names. باسم is both a
  // name and such a word.
  const linked = words.findIndex((word) => /^(?:بن|ابن|بنت|ابنه)$/.test(word));
  if (!mention && words.some((word, at) => isBesideName(word) && at !== linked - 1)) return null;
  const there = mention ?? { ...span, links: 0, known: 0 };
  if (name === 'ownerName' ? isNotOwner(deed, there) : isNotNazir(findings, there)) return null;
  return {
    ...span,
    value: trimmed(deed.original(span.start, span.end)),
    key: text.replace(/\s+/g, ''),
    weight: mention ? 1 : 0.85,
    evidence: 'model',
  };
}

function wording(name: FieldName, { deed, dates, names }: Findings, span: Span): FieldCandidate | null {
  const value = trimmed(deed.original(span.start, span.end));
  const folded = deed.text.slice(span.start, span.end);
  const longest = name === 'waqfName' ? 70 : 400;
  if (value.length < 4 || value.length > longest || !/\p{L}{2}/u.test(value) || isLabel(value) || /\d{5}/.test(folded))
    return null;
  const isOther = [...dates, ...names].some((one) => one.start <= span.start && one.end >= span.end);
  return isOther ? null : { ...span, value, key: comparable(value), weight: 1, evidence: 'model' };
}

const isList = (name: FieldName): name is ListField => groupOfField[name] === 'list';

/**
 * Grounds a list item by item; it is rejected when most of it is not in the deed. Rejected items make the rest
 * doubtful, and the remaining list does not replace another.
 */
function list(name: ListField, findings: Findings, lines: PlacedLine[], answers: Answer[]): Kept {
  const { deed } = findings;
  const found: Span[] = [];
  for (const answer of answers) {
    const span = spanOf(findings, lines, answer);
    if (
      span &&
      isItem(name, findings, span) &&
      !found.some((other) => span.start < other.end && span.end > other.start)
    )
      found.push(span);
  }
  const items = found.map(({ start, end }) => trimmed(deed.original(start, end)));
  if (items.length === 0 || items.length * 2 < answers.length || items.length > mostItems) return nothing;
  const fit = found.reduce((sum, { start, end }) => sum + readsAs(name, deed.text.slice(start, end)), 0) / found.length;
  const start = Math.min(...found.map((span) => span.start));
  const end = Math.max(...found.map((span) => span.end));
  const weight = (0.85 + 0.15 * fit) * (items.length / answers.length) ** 2;
  return {
    candidate: { value: items, key: items.map(comparable).join('|'), start, end, weight, evidence: 'model' },
    used: items.length,
  };
}

/** Whether a span can be an item: no date, no number, no person except a beneficiary, no item of another list. */
function isItem(name: ListField, { deed, dates, names }: Findings, { start, end }: Span): boolean {
  const text = deed.text.slice(start, end);
  const holds = (others: Span[]): boolean =>
    others.some((one) => one.start < end && one.end > start && one.end - one.start > (end - start) / 2);
  if (
    text.length < 2 ||
    text.length > 300 ||
    /\d{5}/.test(text) ||
    isLabel(text) ||
    holds(dates) ||
    (name !== 'beneficiaries' && holds(names))
  )
    return false;
  return readsAs(name, text) > 0 || listFields.every((field) => readsAs(field, text) < 0.7);
}

/** The location from city and district, each in its own lines; one without the other is not a location. */
function location(findings: Findings, lines: PlacedLine[], [cities = [], districts = []]: Answer[][]): Kept {
  const city = cities.length === 1 ? placePart(findings, lines, cities[0]!) : null;
  const district = districts.length === 1 ? placePart(findings, lines, districts[0]!) : null;
  if (!city || !district || city.value === district.value) return nothing;
  const value = `${city.value}، ${district.value}`;
  const near = Math.abs(city.start - district.start) < 160;
  const start = near ? Math.min(city.start, district.start) : district.start;
  const end = near ? Math.max(city.end, district.end) : district.end;
  return {
    candidate: {
      value,
      key: comparable(value),
      start,
      end,
      weight: 1,
      evidence: 'model',
      parts: { city: city.value, district: district.value },
    },
    used: 2,
  };
}

function placePart(findings: Findings, lines: PlacedLine[], answer: Answer): (Span & { value: string }) | null {
  const { deed, names } = findings;
  const span = spanOf(findings, lines, answer);
  if (!span) return null;
  const lead =
    /^(?:ال|ب)?(?:حي|مدينه|محافظه)\s+(?!المنوره|النبويه)/u.exec(deed.text.slice(span.start, span.end))?.[0].length ?? 0;
  const start = span.start + lead;
  const value = trimmed(deed.original(start, span.end));
  const isName = names.some((name) => name.start < span.end && name.end > start);
  const sound =
    value.length >= 2 && value.length <= 40 && /^[\p{L}\p{M}\s]+$/u.test(value) && !isLabel(value) && !isName;
  return sound ? { start, end: span.end, value } : null;
}
