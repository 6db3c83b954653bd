import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { comparable } from '../text/arabic.js';
import { type Candidate, type Choice, choose, fieldOf, trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { DeedReadingField } from '../deed-reading.js';
import { atWordStart, type Findings } from '../evidence/field-evidence.js';
import { listLabels } from '../labels/waqf-labels.js';
import { regionsOf } from '../labels/labels.js';
import { linesEndOnPurpose, linesOfCell } from './cell-lines.js';
import { columnFrom, columnsReading } from './list-columns.js';
import { isListHeading, openerOf } from './list-headings.js';
import { type FoundList, listAfter } from './list-items.js';
import { tiersOf } from './list-tiers.js';
import { orders, untied, withoutLead, withoutVerbTies } from './list-leads.js';
import { listRuns } from './list-runs.js';
import { headings, phrases } from './list-words.js';
import { withoutNoItems } from './no-items.js';
import { weighLists } from '../tagger/weigh-candidates.js';
import type { Span } from '../tagger/tagger.js';
import { type ListField, partsJoinedByAnd, readsAs } from '../lexicon/list-wording.js';

const structureWeight: Record<FoundList['structure'], number> = {
  ordinals: 1,
  numbers: 1,
  bullets: 1,
  letters: 0.95,
  strokes: 0.93,
  lines: 0.88,
  commas: 0.88,
  clauses: 0.85,
  single: 0.72,
};

/** Separates items that are joined only by و, judged by their content: "الأيتام والأرامل" are two. */
function itemsOf(deed: DeedText, field: ListField, list: FoundList): FoundList['items'] {
  if (list.items.length > 1 && !['commas', 'clauses', 'lines'].includes(list.structure)) return list.items;
  return list.items.flatMap((item, index) => {
    // In a list with commas, و joins the last item only: "الأيتام، الأرامل والمرضى".
    if (index < list.items.length - 1 && field !== 'conditions') return [item];
    const parts = partsJoinedByAnd(field, deed.text.slice(item.start, item.end), list.items.length > 1);
    if (parts.length === 1) return [item];
    return parts.map((part) => ({
      text: trimmed(deed.original(item.start + part.start, item.start + part.end)),
      start: item.start + part.start,
      end: item.start + part.end,
    }));
  });
}

/** The items without the words that introduce, tie or close them. */
function bareItems(deed: DeedText, field: ListField, list: FoundList): FoundList['items'] {
  const items = itemsOf(deed, field, untied(deed, field, withoutLead(deed, field, list)));
  return withoutVerbTies(deed, field, withoutNoItems(deed, field, items));
}

/** Conditions, beneficiaries or authorities, item by item in the order of the deed. */
export function readList(findings: Findings, field: ListField): DeedReadingField {
  return listField(findings, field, findList(findings, field));
}

/** The items, each once: some deeds give a list in a sentence and again item by item. */
const each = (items: string[]): string[] =>
  items.filter((item, at) => items.findIndex((other) => comparable(other) === comparable(item)) === at);

export function listField({ deed }: Findings, field: ListField, found: Choice<string[]> | null): DeedReadingField {
  const choice = found && { ...found, value: each(found.value) };
  return fieldOf(deed, field, choice, {
    validated: choice !== null && (choice.evidence.size >= 2 || choice.evidence.has('label')),
  });
}

/**
 * The list that the clues agree on, with its place.
 * @param taken whether the text at a place belongs to another list: a condition may say who gets how much
 */
export function findList(
  findings: Findings,
  field: ListField,
  taken: (at: number) => boolean = () => false,
): Choice<string[]> | null {
  const { deed } = findings;
  const clues = [...labelledLists(deed, field), ...announcedLists(deed, field), ...readableLists(deed, field)];
  const candidates = clues.flatMap((clue) => candidatesOf(deed, field, clue, taken));
  return choose(
    weighLists(
      findings,
      field,
      candidates.flatMap((one) => absorbed(one, candidates)),
    ),
  );
}

/** A list that was found, with what points to it. */
interface Clue {
  list: FoundList | null;
  weight: number;
  evidence: EvidenceKind;
}

type ListCandidate = Candidate<string[]> & { items: Span[] };

/** Longer runs are not lists of a deed, and a longer item is a paragraph. */
const mostItems = 40;
const longestItem = 300;

/** The candidates for one clue: also without its last items, where those do not read as items. */
function candidatesOf(
  deed: DeedText,
  field: ListField,
  { list, weight, evidence }: Clue,
  taken: (at: number) => boolean,
): ListCandidate[] {
  if (!list || list.items.length === 0 || list.items.length > mostItems) return [];
  const shorter = withoutStrangers(deed, field, list);
  const others = shorter ? candidatesOf(deed, field, { list: shorter, weight, evidence }, taken) : [];
  const found = bareItems(deed, field, list);
  const value = found.map(({ text }) => text);
  if (found.length === 0 || value.some((text) => text.length > longestItem)) return others;
  const start = found[0]!.start;
  const end = found.at(-1)!.end;
  const textOf = (item: Span): string => deed.text.slice(item.start, item.end);
  const fit = found.reduce((sum, item) => sum + readsAs(field, textOf(item).trim()), 0) / found.length;
  const single = field === 'beneficiaries' && list.structure === 'single' && found.length === 1 ? 1.2 : 1;
  const ordered = field === 'authorities' && found.some((item) => orders.test(textOf(item)));
  const share = (taken(start) ? 0.3 : 1) * (ordered ? 0.3 : 1);
  const known = { value, key: value.map(comparable).join('|').replace(/ /g, ''), start, end, items: found };
  const candidate = {
    ...known,
    weight: share * weight * structureWeight[list.structure] * single * (0.55 + 0.45 * fit),
    evidence,
  };
  // Numbering right where the heading points is a second clue.
  return isNumbered(list)
    ? [...others, candidate, { ...known, weight: share * 0.5 * (0.4 + 0.6 * fit), evidence: 'structure' }]
    : [...others, candidate];
}

const isNumbered = ({ structure }: FoundList): boolean =>
  ['ordinals', 'numbers', 'bullets', 'letters'].includes(structure);

/** The lists where the field's own label points. */
function labelledLists(deed: DeedText, field: ListField): Clue[] {
  return regionsOf(deed, listLabels[field]).flatMap((region) => {
    const clueOf = (list: FoundList | null): Clue => ({ list, weight: region.weight * 0.95, evidence: 'label' });
    const cell = region.how !== 'inline' && region.label !== '' && deed.blockAt(region.start)?.block.ruled === true;
    const column = region.how === 'below' ? columnFrom(deed, region.start) : null;
    // The first cell of a column is not a list by itself.
    if (column && cell) return [clueOf(column)];
    const lines = cell ? linesOfCell(deed, region.start, field) : null;
    // Lines that were ended on purpose are the list, so they are not read as running text as well.
    if (lines && linesEndOnPurpose(deed.blockAt(region.start)!.block)) return [clueOf(column), clueOf(lines)];
    const text = listAfter(deed, region.start, headings[field], {
      ...(cell ? { within: region.end } : {}),
      under: region.how === 'below',
    });
    return [clueOf(column), clueOf(lines), clueOf(text)];
  });
}

/** The lists that a phrase of a sentence announces. */
function announcedLists(deed: DeedText, field: ListField): Clue[] {
  const clueAt = (at: number, weight: number): Clue => ({
    list: listAfter(deed, at, headings[field]),
    weight,
    evidence: 'phrase',
  });
  return [
    ...phrases[field]
      .map(atWordStart)
      .flatMap(([phrase, weight]) =>
        [...deed.text.matchAll(phrase)].map((match) => clueAt(match.index + match[0].length, weight)),
      ),
    ...announced(deed, field).map((at) => clueAt(at, 0.74)),
    ...(field === 'beneficiaries' ? [{ list: tiersOf(deed), weight: 0.82, evidence: 'phrase' } as const] : []),
  ];
}

/** The columns, runs and cells whose content reads as items of the field. */
function readableLists(deed: DeedText, field: ListField): Clue[] {
  const columns = columnsReading(deed, field).flatMap(({ list, fit, headed }): Clue[] => [
    { list, weight: runWeight(list.items.length) * fit, evidence: 'content' },
    ...(headed ? [{ list, weight: 0.8, evidence: 'label' } as const] : []),
  ]);
  const runs = listRuns(deed, field).map(
    (run): Clue => ({ list: run, weight: runWeight(run.items.length) * run.fit, evidence: 'content' }),
  );
  const cells = deed.blocks
    .filter(({ block }) => block.ruled && block.lines.length > 1 && linesEndOnPurpose(block))
    .map(({ start }): Clue => ({ list: linesOfCell(deed, start, field), weight: 0.7, evidence: 'content' }));
  return [...columns, ...runs, ...cells];
}

/**
 * The list without its last items when they do not read as items but the earlier ones do; null when nothing is removed.
 */
function withoutStrangers(deed: DeedText, field: ListField, list: FoundList): FoundList | null {
  if (!['lines', 'commas', 'clauses'].includes(list.structure)) return null;
  // A few unknown words may still be an item.
  const reads = list.items.map(({ start, end }) => {
    const text = deed.text.slice(start, end).trim();
    return readsAs(field, text) >= 0.4 || (text.split(/\s+/).length < 4 && !isListHeading(text));
  });
  const last = reads.lastIndexOf(true);
  if (last < 0 || last === list.items.length - 1) return null;
  return { items: list.items.slice(0, last + 1), structure: last === 0 ? 'single' : list.structure };
}

/**
 * Where words that announce the list end with a colon or a question mark, whatever they are: "ويعطى من غلته هؤلاء:".
 */
function announced(deed: DeedText, field: ListField): number[] {
  const others = (Object.keys(phrases) as ListField[]).filter((name) => name !== field);
  return [...deed.text.matchAll(/[:：؟?]/g)].flatMap(({ index }) => {
    const before = deed.text.slice(Math.max(0, index - 70), index);
    const words = before.slice(before.search(/[^.،؛:：\n\t]*$/u));
    const lastOf = (name: ListField): number => [...words.matchAll(openerOf(name))].at(-1)?.index ?? -1;
    const mine = lastOf(field);
    return mine >= 0 && others.every((name) => lastOf(name) < mine) ? [index + 1] : [];
  });
}

/**
 * When the candidate is the beginning of a longer run that reads as one list, its evidence also counts for that run.
 */
function absorbed(candidate: Candidate<string[]>, all: Candidate<string[]>[]): Candidate<string[]>[] {
  if (candidate.evidence === 'content') return [candidate];
  const whole = all.find(
    (one) =>
      one.evidence === 'content' &&
      one.value.length > candidate.value.length &&
      Math.abs(one.start - candidate.start) < 4 &&
      one.end > candidate.end,
  );
  if (!whole) return [candidate];
  return [
    { ...candidate, weight: candidate.weight * 0.6 },
    { ...whole, weight: candidate.weight * 0.8, evidence: candidate.evidence },
  ];
}

/** The weight of a run: more items that read alike are better evidence. */
const runWeight = (items: number): number => (items === 1 ? 0.3 : items === 2 ? 0.7 : 0.85);
