import type { DocumentType } from '@waqf/contracts/documents';
import { type Candidate, trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { joinedLetters, startsWithAnd } from '../lists/list-joins.js';
import { withFurther } from '../lists/further-items.js';
import { wholePhrases } from '../lists/item-edges.js';
import { parted, rejoined } from '../lists/joined-items.js';
import { bareItem, withoutVerbTies } from '../lists/list-leads.js';
import { beforeClosing, isNoItem, itemsOnly } from '../lists/no-items.js';
import { findOrganisations, outsideOf } from '../entities/organisation-names.js';
import type { NameMention } from '../entities/person-names.js';
import { personsOf } from '../entities/persons.js';
import type { ListField } from '../lexicon/list-wording.js';
import { lettersOfTail } from '../lexicon/purpose-tail.js';
import { type Findings, personCandidate } from '../evidence/field-evidence.js';
import { type Span, type Tagging, taggingOf } from './tagger.js';

/*
 * Combines the tagger's opinion with the candidates of the rules, and adds the tagger's own proposals. A rule that it
 * disagrees with keeps a part of its weight, because rules know things that the tagger was not trained on.
 */

/** Share of its weight that a rule keeps when the tagger is sure of something else. */
const kept = { wording: 0.4, name: 0.5, place: 0.4, number: 0.7, area: 0.4, list: 0.5 };
/** Weight of the tagger's own proposal when it is sure. */
const own = { wording: 0.8, name: 0.7, place: 0.8, number: 0.5, area: 0.8, list: 0.8 };
const kinds: Record<string, Exclude<keyof typeof own, 'list'>> = {
  ownerName: 'name',
  nazirName: 'name',
  city: 'place',
  district: 'place',
};
/** A rule with at least this weight is sure. */
const sure = 0.4;
/** A rule's list with at least this weight may have more items than the tagger's list. */
const leastFurther = 0.6;
/**
 * Below this it proposes nothing. A place is soon told from others by what it is made of. A name stands there in any
 * case, and somebody is the owner or trustee: the likeliest is better than nobody.
 */
const least = { wording: 0.3, name: 0.1, place: 0.2, number: 0.1, area: 0.1 };
/**
 * Where a rule that is sure begins a value at the same place, it knows better where the value ends, unless the tagger
 * is this sure of its own end. A trustee's name ends alike for both: there its word is one more for the person.
 */
const outright: Partial<Record<string, number>> = { purpose: 0.9, nazirName: 0.5 };

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Candidates of a single value, weighed by the tagger, with the tagger's own proposals added. */
export function weighCandidates(
  findings: Findings,
  type: DocumentType,
  field: string,
  candidates: Candidate<string>[],
  /** Other places that name the same, by key. */
  others: (candidate: Candidate<string>) => Span[] = (one) => [one],
): Candidate<string>[] {
  const tagging = taggingOf(findings, type);
  const kind = kinds[field] ?? 'wording';
  const shared = candidates.map((one) => {
    // A repetition in the deed counts whatever the words around it are.
    if (one.evidence === 'again') return one;
    const agreed = Math.max(0, ...others(one).map((span) => tagging.single(field, span)));
    return { ...one, weight: one.weight * (kept[kind] + (1 - kept[kind]) * agreed) };
  });
  const ends = new Set(candidates.filter(({ weight }) => weight >= sure).map(({ start }) => start));
  const proposals = proposed(findings, tagging, field, kind, candidates).filter(
    ({ start, weight }) => !ends.has(start) || weight >= (outright[field] ?? Infinity) * own[kind],
  );
  // What stands twice ends where it ends both times: "وقف الغيث لأبنائه" is said once, "وقف الغيث" again and again.
  const repeated = candidates.filter(({ evidence }) => evidence === 'again').map(({ key }) => key);
  const isRepeatedStart = (key: string): boolean => repeated.some((one) => key !== one && key.startsWith(one));
  return [...shared, ...proposals.filter(({ key }) => !isRepeatedStart(key))];
}

/** The name or organisation that a span overlaps; words within an organisation are not a person's name. */
const nameAt = (span: Span, names: NameMention[], organisations: NameMention[]): NameMention | undefined => {
  const touched = ({ start, end }: NameMention): boolean => start < span.end && span.start < end;
  const organisation = organisations.find((one) => touched(one) && Math.abs(one.start - span.start) <= 3);
  return outsideOf(names, organisations).find(touched) ?? organisation;
};

/** "إلا لأن تبقى بعدي": the letter that ties a clause to its verb is no part of the purpose. */
function untiedPurpose(deed: DeedText, { start, end }: Span): Span {
  const text = deed.text.slice(start, end);
  return { start: /^لان\s/u.test(text) ? start + 1 : start, end: end - lettersOfTail(text) };
}

/** The word before a noun with the article, which the noun may only complete: "ربط" in "ربط التعليم". */
const completed = /(?<=^|[^\p{L}])(?!ال|[وف]?[بل]?ان(?:ه|ها|هم|نا|ي)? |[وف]?(?:هو|هي|كان) )\p{L}{3,} $/u;

/** The purpose from its first word where the tagger begins at the second and a rule at the first of two such nouns. */
function wholePurpose(deed: DeedText, span: Span, rules: readonly Span[]): Span {
  if (startsWithAnd(deed.text.slice(span.start, span.end))) {
    // "عمارة المساجد" before "والإحسان إلى الفقراء": what و joins is the second half.
    const rule = rules.find(({ start, end }) => start < span.start && Math.abs(end - span.end) <= 3);
    return rule ? { start: rule.start, end: span.end } : span;
  }
  const head =
    deed.text.startsWith('ال', span.start) && completed.exec(deed.text.slice(Math.max(0, span.start - 16), span.start));
  const start = head ? span.start - head[0].length : span.start;
  return head && rules.some((rule) => rule.start === start) ? { start, end: span.end } : span;
}

/** "وقف الغيث مسجل لديها", "وقف الغيث كان تحت نظره": what is said of a waqf is no part of its name. */
const saidOfWaqf = /\s+(?:(?:مسجل|مقيد|مدون|موثق)ه?$|(?:كان|كانت|لغايه|لغرض|صدقه\s+عن(?:ه|ها|هم|هما))(?!\p{L}).*$)/su;
const withoutRecord = (deed: DeedText, { start, end }: Span): Span => ({
  start,
  end: end - (saidOfWaqf.exec(deed.text.slice(start, end))?.[0].length ?? 0),
});

/** The mention that spells the name of the same person most fully: a deed says "سعد العتيبي" as well. */
const fullestOf = ({ deed, names }: Findings, name: NameMention): NameMention =>
  personsOf(deed, names).find(({ mentions }) => mentions.includes(name))?.fullest ?? name;

function proposed(
  findings: Findings,
  tagging: Tagging,
  field: string,
  kind: Exclude<keyof typeof own, 'list'>,
  rules: readonly Span[],
): Candidate<string>[] {
  const { deed, names } = findings;
  return tagging.spans(field, least[kind]).flatMap((stretch) => {
    const weight = tagging.single(field, stretch) * own[kind];
    const span =
      field === 'purpose'
        ? wholePurpose(deed, untiedPurpose(deed, stretch), rules)
        : field === 'waqfName'
          ? withoutRecord(deed, stretch)
          : stretch;
    // When there is a whole name at this place, its boundaries are more reliable.
    const name = kind === 'name' ? nameAt(span, names, findOrganisations(deed.text)) : undefined;
    if (name) return [personCandidate(deed, fullestOf(findings, name), weight, 'learned')];
    const value = trimmed(deed.original(span.start, span.end));
    const key = letters(deed.text.slice(span.start, span.end));
    return value.length < 2 ? [] : [{ value, key, ...span, weight, evidence: 'learned' as const }];
  });
}

/** A part of a number before its digits: "DH-48-00932", "ج/404/88". */
const partBefore = /(?<![\p{L}\d])(?:[A-Z]{1,4}\s?[-/]\s?|(?:\p{Script=Arabic}\s)?\p{Script=Arabic}\s?\/\s?)$/u;

/** A part of a number after its digits: "٤٤٢/ز", "810122-4". */
const partBehind = /^(?:\s?\/\s?\p{L}(?!\p{L})|\/(?!هـ?)\p{L}{2,6}(?!\p{L})|-\d{1,3}(?!\d))/u;

/**
 * Candidates of a number, weighed by the tagger, with the likeliest other number of the deed added.
 * @param isOther says whether the number at a place of the text is something else: a date, a person's id
 * @param read the value of the number, by its folded text, as written and its place; null when it is not one of this
 *   field
 */
export function weighNumbers<T extends string | number>(
  findings: Findings,
  field: 'propertyNumber' | 'area',
  candidates: Candidate<T>[],
  isOther: (start: number) => boolean,
  read: (text: string, written: string, start: number) => T | null,
): Candidate<T>[] {
  const { deed } = findings;
  const tagging = taggingOf(findings, 'property_deed');
  const kind = field === 'area' ? 'area' : 'number';
  const shared = candidates.map((one) => {
    // The tagger was not trained on values written in words.
    if (
      one.evidence === 'words' ||
      (field === 'area' && one.evidence === 'itself') ||
      !/\d/.test(deed.text.slice(one.start, one.end))
    )
      return one;
    return { ...one, weight: one.weight * (kept[kind] + (1 - kept[kind]) * tagging.single(field, one)) };
  });
  const proposals = tagging.spans(field, least[kind]).flatMap((span) => {
    const suffix = field === 'propertyNumber' ? (partBehind.exec(deed.text.slice(span.end))?.[0].length ?? 0) : 0;
    const prefix =
      field === 'propertyNumber'
        ? (partBefore.exec(deed.text.slice(Math.max(0, span.start - 8), span.start))?.[0].length ?? 0)
        : 0;
    const text = deed.text.slice(span.start, span.end + suffix);
    const start = span.start - prefix;
    const value =
      /^\d[\d/.,-]*(?:\s?\/\s?\p{L})?$/u.test(text) && !isOther(span.start)
        ? read(text, deed.original(start, span.end + suffix), start)
        : null;
    if (value === null) return [];
    const weight = tagging.single(field, span) * own[kind];
    return [{ start, end: span.end + suffix, value, key: String(value), weight, evidence: 'learned' as const }];
  });
  const likeliest = proposals.reduce<Candidate<T>[]>(
    (best, one) => (one.weight > (best[0]?.weight ?? 0) ? [one] : best),
    [],
  );
  return [...shared, ...likeliest];
}

/** "لا يباع", "لم تؤجر": here the letter is the word's own. */
const ownTie = /^(?:لا|لم|لن|لو|لكل|له|لها|بلا|بل)\s/u;

/** A preposition that ties every item to the verb: "لليتامى وللأرامل". One item alone may begin with that letter. */
function sharedTie(texts: readonly string[]): number {
  const first = texts[0]?.[0] ?? '';
  return texts.length > 1 && /[بل]/u.test(first) && texts.every((text) => text.startsWith(first) && !ownTie.test(text))
    ? 1
    : 0;
}

/** The spans without the letters that only join each to the previous one. */
function untied(deed: DeedText, spans: readonly Span[]): Span[] {
  const joined = spans.map((span, at) => {
    const text = deed.text.slice(span.start, span.end);
    // A first item that و joins to a sentence is joined too; "كذلك" alone may be its own word.
    const letters = at > 0 ? joinedLetters(text) : startsWithAnd(text) ? 1 : 0;
    return { start: span.start + letters, end: span.end };
  });
  const tie = sharedTie(joined.map(({ start, end }) => deed.text.slice(start, end)));
  return joined.map(({ start, end }) => ({ start: start + tie, end }));
}

const isAmong = (span: Span, items: readonly Span[]): boolean =>
  items.some(({ start, end }) => Math.abs(start - span.start) <= 3 && Math.abs(end - span.end) <= 3);

/** Lists weighed by the tagger, with the tagger's own list added. */
export function weighLists(
  findings: Findings,
  field: ListField,
  candidates: (Candidate<string[]> & { items?: Span[] })[],
): Candidate<string[]>[] {
  const { deed } = findings;
  const type = field === 'authorities' ? 'nazir_deed' : 'waqf_deed';
  const tagging = taggingOf(findings, type);
  const shared = candidates.map((one) => {
    const agreed = tagging.list(field, one.items ?? [one]);
    return { ...one, weight: one.weight * (kept.list + (1 - kept.list) * agreed) };
  });
  const whole = wholePhrases(deed, field, tagging.items(field));
  const known = withFurther(deed, field, untied(deed, itemsOnly(deed, field, whole)));
  const bare = withoutVerbTies(deed, field, parted(deed, field, known)).map((span) =>
    beforeClosing(deed, bareItem(deed, field, span), field),
  );
  const spans = rejoined(deed, field, bare)
    .filter(({ start, end }) => end > start)
    .filter(({ start, end }) => !isNoItem(field, deed.text.slice(start, end)));
  if (spans.length === 0) return shared;
  const value = spans.map(({ start, end }) => trimmed(deed.original(start, end)));
  const key = spans.map(({ start, end }) => letters(deed.text.slice(start, end))).join('|');
  // A rule's list that holds all of these and more is the same list, read further.
  const further = candidates.some(
    (one) =>
      one.weight >= leastFurther &&
      (one.items?.length ?? 0) > spans.length &&
      spans.every((span) => isAmong(span, one.items!)),
  );
  const weight = tagging.list(field, spans) * own.list * (further ? 0.5 : 1);
  return [...shared, { value, key, start: spans[0]!.start, end: spans.at(-1)!.end, weight, evidence: 'learned' }];
}
