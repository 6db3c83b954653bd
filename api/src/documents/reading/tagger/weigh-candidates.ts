import type { DocumentType } from '@waqf/contracts/documents';
import { type Candidate, trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { joinedLetters, startsWithAnd } from '../lists/list-joins.js';
import { bareItem } from '../lists/list-leads.js';
import { findOrganisations, outsideOf } from '../entities/organisation-names.js';
import type { NameMention } from '../entities/person-names.js';
import { personsOf } from '../entities/persons.js';
import type { ListField } from '../lexicon/list-wording.js';
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
  const proposals = proposed(findings, tagging, field, kind).filter(
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

/** "تزويج العزاب لا غير": words that say that there is no other purpose. */
const noOther = /\s+(?:لا\s+غيره?ا?|ليس\s+(?:إلا|الا|غير)|دون\s+(?:غير|سوا)(?:ه|ها)|فحسب|فقط)\s*$/u;

/** "إلا لأن تبقى بعدي": the letter that ties a clause to its verb is no part of the purpose. */
function untiedPurpose(deed: DeedText, { start, end }: Span): Span {
  const text = deed.text.slice(start, end);
  return { start: /^لان\s/u.test(text) ? start + 1 : start, end: end - (noOther.exec(text)?.[0].length ?? 0) };
}

/** "وقف الغيث مسجل لديها": where a name is on record is no part of it. */
const onRecord = /\s+(?:مسجل|مقيد|مدون|موثق)ه?$/u;
const withoutRecord = (deed: DeedText, { start, end }: Span): Span => ({
  start,
  end: end - (onRecord.exec(deed.text.slice(start, end))?.[0].length ?? 0),
});

/** The mention that spells the name of the same person most fully: a deed says "سعد العتيبي" as well. */
const fullestOf = ({ deed, names }: Findings, name: NameMention): NameMention =>
  personsOf(deed, names).find(({ mentions }) => mentions.includes(name))?.fullest ?? name;

function proposed(
  findings: Findings,
  tagging: Tagging,
  field: string,
  kind: Exclude<keyof typeof own, 'list'>,
): Candidate<string>[] {
  const { deed, names } = findings;
  return tagging.spans(field, least[kind]).flatMap((stretch) => {
    const weight = tagging.single(field, stretch) * own[kind];
    const span =
      field === 'purpose'
        ? untiedPurpose(deed, stretch)
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
 * @param read the value of the number, by its folded text and as written; null when it is not one of this field
 */
export function weighNumbers<T extends string | number>(
  findings: Findings,
  field: 'propertyNumber' | 'area',
  candidates: Candidate<T>[],
  isOther: (start: number) => boolean,
  read: (text: string, written: string) => T | null,
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
        ? read(text, deed.original(start, span.end + suffix))
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

/** Text that only announces the following items: "يتقيد القائمون عليه بما هو آت". */
const announces = /(?:الاتي\p{L}*|التالي\p{L}*|(?:ما|كما|مما)\s+(?:هو\s+)?(?:ي?اتي?|يلي))\s*$/u;

/** A day that closes the deed: "سنة خمس وخمسين بعد الثلاثمائة والألف". */
const isDay =
  /^\s*(?:(?:في\s+)?(?:سنه|عام|تاريخ|يوم|حرر|كتب|جري)\s).{0,60}(?:الف|\d{4})\s*(?:هـ?|ميلادي\p{L}{0,2}|هجري\p{L}{0,2})?\s*$/u;

/** "القسم", "التفويض 2": what only names or counts a part of the form. */
const caption =
  /^\s*(?:(?:ال)?(?:قسم|باب|فصل|جزء|فقره|ماده)(?:\s+ال\p{L}{3,6})?|(?:ال)?(?:تفويض|تفويضات|صلاحيه|صلاحيات|افصاحات|شرط|ضابط|مستفيد|مصرف|جهه|مهمه|بند)\s*\(?\d{0,2}\)?)\s*$/u;

/** "ضوابط لا يحيد عنها المدير": words of a heading that read like a condition. */
const headingWords = /^\s*لا\s+(?:ي|ت)(?:حيد|خالف|تخط|تعد)\p{L}{0,2}(?:\s+عن(?:ه|ها))?(?:\s+ال\p{L}+)?\s*$/u;

/** One word is no condition; and some are no item of any list, which a telegram or a count puts between them. */
const isNoItem = (field: ListField, text: string): boolean =>
  /^\s*(?:قف|انتهي|ان|انه|انها|الاولي?|الثاني[هة]?|الثالث[هة]?|وهي|وهم|كذلك|مجانا|.*\s(?:ان|الا)|ل?سكن[يا]|نعم|(?:غير\s+)?متاح[هة]?|له|لها|(?:ي|ت)تولي)\s*$/u.test(
    text,
  ) ||
  announces.test(text) ||
  caption.test(text) ||
  (field === 'conditions' && (!/\S\s+\S/u.test(text) || isDay.test(text) || headingWords.test(text)));

/** A signatory's title on a line or in a cell of its own. */
const signature =
  /[\n\t]\s*(?:[IVX]{1,4}|\d{1,2}|\p{L}{1,5})\s*[-.)/]\s*(?:ال)?(?:ادار[هت]|حوكم[هت]|نظار[هت]|مخاطر|سريان|توقيع)\p{L}{0,3}\s*(?=[:：\n\t])|[\n\t]\s*(?:القاضي|(?:فضيله\s+)?قاضي\s[^\n]{0,40}|كاتب\s+العدل|رييس\s[^\n]{0,30}|الختم|التوقيع)\s*(?=[:：\n\t])/u;

/** Words with which a deed closes; they are no part of an item that stands before them. */
const closes =
  /(?:^|\s)(?:للاعتماد|انتهي|لعن\s+الله|(?:و|ف)من\s+(?:بدل|غير|خالف)(?:ه|ها|\s+ذلك|\s+شيي?ا)|والله\s+(?:المستعان|الموفق|اعلم|ولي)|و?يعد\s+هذا\s|يبلغ\s+(?:هذا|به)\s|ضبط(?:ه|ت|ته)\s+(?:ال)?(?:قاضي|شيخ|موثق)|وثق\s+(?:ال)?(?:قرار|صك|حكم|محضر))/u;

/** The item up to the words that close the deed. */
function beforeClosing(deed: DeedText, { start, end }: Span): Span {
  const at = closes.exec(deed.text.slice(start, end))?.index;
  return { start, end: at === undefined ? end : start + at };
}

/** The items of a list before the signature; what follows, such as a note about the paper, is not an item. */
function beforeSignature(deed: DeedText, items: readonly Span[]): Span[] {
  const first = items.findIndex(({ start }, at) => {
    const before = items[at - 1];
    return before !== undefined && signature.test(deed.text.slice(before.end, start));
  });
  return first < 0 ? [...items] : items.slice(0, first);
}

/** "لا يحق لها:", "المحظورات", "وليس له": words followed by acts that the trustee may not do. Folded. */
const forbids =
  /(?<!\p{L})[وف]?(?:(?:لا|لم)\s+(?:(?:ي|ت)(?:حق|ملك|جوز|دخل|سوغ|شمل|خول|وذن|بقي|مارس|باشر|مكن|تولي|سمح)|حق)\p{L}{0,3}|ليس\s+(?:ل|في|من)\p{L}*|ما\s+(?:عدا|سوي)|(?:ال)?(?:محظور|ممنوع|محجوب|مستثن)\p{L}{0,3}|غير\s+متاح\p{L}{0,2}|باستثناء|رفع\p{L}?\s+(?:عن\s+)?(?:يده|يدها|عنه|عنها)|حجب\p{L}?\s+عن(?:ه|ها)|خارج\s+(?:ال)?(?:نطاق|صلاحي|حدود)\p{L}*|(?:ي|ت)بقي\s+ل\p{L}+|(?:ي|ت)(?:حظر|متنع|منع)\s+علي\p{L}+)(?!\p{L})|(?<!\p{L})(?:may|shall|can|must)\s*not|cannot|reserved|excluded|outside/iu;

/** "يحظر عليه قبض أجور مقدمة": an act with the word that forbids it. */
const opensForbidden = /^\s*[وف]?(?:(?:ي|ت)(?:حظر|متنع|منع)\s+علي\p{L}+|لا\s+(?:ي|ت)(?:حق|جوز|ملك|سوغ))\p{L}{0,2}\s/u;

/** The powers up to the place where the deed lists forbidden acts. */
function beforeForbidden(deed: DeedText, field: ListField, items: readonly Span[]): Span[] {
  if (field !== 'authorities') return [...items];
  const first = items.findIndex(({ start, end }, at) => {
    const before = items[at - 1];
    if (before === undefined) return false;
    const between = start > before.end && forbids.test(deed.text.slice(before.end, start));
    return between || opensForbidden.test(deed.text.slice(start, end));
  });
  return first < 0 ? [...items] : items.slice(0, first);
}

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
  const spans = untied(deed, beforeForbidden(deed, field, beforeSignature(deed, tagging.items(field))))
    .map((span) => beforeClosing(deed, bareItem(deed, field, span)))
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
