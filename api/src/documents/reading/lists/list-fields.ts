import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { comparable, fold } from '../text/arabic.js';
import { type Candidate, type Choice, choose, fieldOf, trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { DeedReadingField } from '../deed-reading.js';
import type { Block } from '../text/page-parts.js';
import { atWordStart, type Findings } from '../evidence/field-evidence.js';
import { listLabels } from '../labels/waqf-labels.js';
import { regionsOf } from '../labels/labels.js';
import { columnFrom, columnsReading } from './list-columns.js';
import { isListHeading, openerOf } from './list-headings.js';
import { type FoundList, listAfter } from './list-items.js';
import { startsWithAnd } from './list-joins.js';
import { tiersOf } from './list-tiers.js';
import { orders, untied, withoutLead, withoutVerbTies } from './list-leads.js';
import { listRuns } from './list-runs.js';
import { withoutNoItems } from './no-items.js';
import { weighLists } from '../tagger/weigh-candidates.js';
import type { Span } from '../tagger/tagger.js';
import { type ListField, partsJoinedByAnd, readsAs } from '../lexicon/list-wording.js';

const phrases: Record<ListField, [RegExp, number][]> = {
  conditions: [
    [
      /(?:شروط|قيود|ضوابط)(?:ا)?(?:\s+\p{L}+){0,2}?\s*[،,:]?\s*(?:\s+(?:يلزم|يجب|يتعين)\s+[^،,:\n]{0,30})?[،,:]?\s*(?=و?(?:اولها|اولا|الاول)(?!\p{L}))/gu,
      0.85,
    ],
    [/(?:اشترط|شرط)\p{L}{0,3}\s[^.\n:]{0,90}?\s(?:منها|وهي|هي)\s+(?=(?:ان|الا)\s)/gu, 0.86],
    [
      /(?:و?قد\s+)?(?:و|ف)?(?:اشترط|شرط)(?:ت|نا|ه|ها)?(?!\p{L})(?:\s+(?:الواقف\p{L}*|في|علي|لوقف\p{L}*|وقف\p{L}*|هذا|الناظر|لنفسه|علي الناظر|من ياتي بعده|الشروط|شروطا|ما|الاتي\p{L}*|التالي\p{L}*|ياتي|يلي|هي|منها|لصحه|فيه|فيها)(?!\p{L}))*\s*[:：،]?\s*/gu,
      0.85,
    ],
    [
      /(?:ب|وفق\s+|علي\s+|طبق\s+)(?:ال)?شروط\s+(?:الاتيه|التاليه|المبينه\s+\p{L}+|المذكوره\s+\p{L}+)\s*[:：]?\s*/gu,
      0.85,
    ],
    [/(?:و?التزم|و?الزم)(?:ت)?\s+(?:الناظر|من\s+يتولي)[^:\n]{0,40}[:：]\s*/gu, 0.6],
  ],
  beneficiaries: [
    [
      /(?:و?الموقوف\s+عليهم|و?المستفيدون|و?المستحقون)(?:\s+(?:هم|من|هذا|الوقف|لغلته|لريعه|ريع|غله|ريعه|غلته|ايراده|في|منه)(?!\p{L}))*\s*[:：]?\s*/gu,
      0.8,
    ],
    [
      /(?:الموقوف\s+عليهم|المستفيدي?ن|المستحقي?ن|المنتفعي?ن|الذين\s+\p{L}+)\s+(?:[^\s،.:؛]+\s+){0,4}?(?:بانهم|انهم|هم|وهم|كل\s+من)\s*[:：]?\s*/gu,
      0.78,
    ],
    [/(?:اوقف|وقف|حبس|سبل)\p{L}{0,4}\s+[^.\n:]{0,90}?\s(?:علي)\s+(?!ان\s|الناظر|ما\s|وجوه|اوجه)/gu, 0.6],
    // "أنشأ وقفه هذا على نفسه أيام حياته، ثم من بعده على أولاده": the formula of old courts.
    [/انشا(?:ت|ا|وا)?(?:ه|ها)?\s+(?:(?:وقف|حبس)\p{L}{0,3}\s+|هذا\s+|ذلك\s+|المذكور\p{L}?\s+){0,3}علي\s+/gu, 0.78],
    [
      /(?:و?جعل(?:ت|ه|ته|تها)?|و?خصص(?:ت|ه|ته)?)\s+(?:ال)?(?:استحقاق|مستحق|منفعه|ريع|غله|انتفاع)\p{L}*\s+(?:فيه\s+|به\s+)?(?:ل|الي|علي)?\s*/gu,
      0.72,
    ],
    [
      /(?:و|ت|ي)*(?:يستحق|يستفيد|ينتفع|وينتفع)\s+(?:(?:من|ب)\s*)?(?:غلت|ريع|ه|الوقف|منه|به)\p{L}*\s*(?:كل\s+من\s*|كلا\s+من\s*)?[:：]?\s*/gu,
      0.75,
    ],
    [
      /(?:غل[هت]|ريع|ايراد|دخل|اجر[هت]|ثمر|فضل|زاد|بقي|فايض|عايد|عوايد|ناتج)\p{L}*\s+(?:[^\s.:]+\s+){0,5}?(?:ف?هو|ف?هي|فل|يكون|تكون|يعود|تعود|يرجع|يول|تول|مصروف\p{L}*|(?=فعلي|فالي))\s*(?:ف?الي\s+|ف?علي\s+|(?=ل\p{L}{3}))/gu,
      0.75,
    ],
    [/(?:توزع|يوزع|تقسم|يقسم|تدفع|يدفع|تودي)\s+(?:غلت|ريع|الغله|الريع|ايراد)\p{L}*\s+(?:علي|بين|الي|ل)\s*/gu, 0.75],
  ],
  authorities: [
    [
      /(?:امور|صلاحيات|اشياء|اعمال|مهام)(?:ا)?(?:\s+\p{L}+){0,2}?\s*[،,:]?\s*(?=و?(?:اولها|اولا|الاول)(?!\p{L}))/gu,
      0.8,
    ],
    [
      /(?:و?(?:جعل|منح|خول|فوض|اعط|اسند|اذن|رخص|اجز|انط)(?:ت|نا|ي|يت|ت\s+ل)?(?:ه|ها)?(?:ناه|ته|تها)?)\s+(?:(?:له|لها|اليه|به|للناظر|الناظر|من|في|ب|كافه|جميع|ال)?\s*)*(?:الصلاحيات|صلاحيات|صلاحيه|الحق|حق|الاعمال|ما\s+ياتي|ما\s+يلي|القيام|ب)?[^\n:.]{0,40}[:：]\s*/gu,
      0.85,
    ],
    [
      /(?:و?(?:له|لها|للناظر|للمتولي|يحق\s+له|يحق\s+للناظر|يكون\s+له|يملك\s+الناظر|من\s+صلاحياته|من\s+صلاحيات\s+الناظر|تشمل\s+صلاحياته|وتشمل\s+صلاحياته|تتضمن\s+صلاحياته|وتشمل\s+النظاره|ويختص\s+ب|ويتولي)(?!\p{L}))\s*(?:من\s+الصلاحيات|الحق\s+في|حق|ان|الصلاحيه\s+في|صلاحيه|كامل\s+الصلاحيه\s+في)?\s*(?:ما\s+(?:ياتي|يلي)|الاتي|التالي)?\s*[:：]?\s*/gu,
      0.7,
    ],
    [/علي\s+ان\s+(?:يلي|تلي)\s+/gu, 0.8],
    [/من\s+حق(?:ه|ها|\s+(?:ال)?(?:ناظر|متولي)\p{L}?)(?:\s+(?:بمقتضي|بموجب|في)\s+ذلك)?\s+/gu, 0.75],
    [/(?:وليت|اقمت|نصبت|عينت|كلفت|فوضت|وكلت)(?:ه|ها)\s[^.\n:]{0,60}?[،,]\s*(?=(?:ي|ت)\p{L}{2,}\s)/gu, 0.7],
    [/(?:صار|اصبح|بات|غدا)\p{L}?\s+(?:له|لها|يملك|تملك|اليه|اليها)\s+/gu, 0.7],
    [
      /(?:ان\s+)?(?:(?:ي|ت)باشر|(?:ي|ت)تولي|(?:ي|ت)مارس|(?:ي|ت)قوم\s+ب)(?:\s+(?:بموجب|بمقتضي)\s+ذلك)?\s*(?:ما\s+(?:يلي|ياتي)\s*[:：]?)?\s*/gu,
      0.7,
    ],
    [/(?:صلاحيات|اختصاصات|مهام|اعمال)\p{L}*\s+[^\n:.]{0,30}[:：]\s*/gu, 0.8],
    [
      /(?:و?من\s+ذلك|ومنها|وهي|بالاتي|بما\s+(?:يلي|ياتي)|ما\s+(?:يلي|ياتي)|القيام\s+ب(?:الاتي|ما\s+ياتي|ما\s+يلي))\s*[:：]\s*/gu,
      0.66,
    ],
    [
      /(?:و?(?:خولته|خولتها|اذنت\s+له|اذنت\s+لها|فوضته|منحته|اجزت\s+له|وكلته|جعلت\s+له|رخصت\s+له))\s+(?:في|ب|حق|ان|الحق\s+في|صلاحيه)?\s*/gu,
      0.78,
    ],
  ],
};

const allNames = (field: ListField): string[] => [...listLabels[field].names, ...(listLabels[field].loose ?? [])];

/** Headings of other subjects; they end a list when they are at the start of a row or sentence. */
function headingsAfter(field: ListField): RegExp {
  const others = (Object.keys(listLabels) as ListField[]).filter((name) => name !== field).flatMap(allNames);
  const more = [
    'الغرض من الوقف',
    'مصرف الوقف',
    'اسم الناظر',
    'الناظر',
    'اسم الوقف',
    'الواقف',
    'اسم الواقف',
    'تاريخ',
    'رقم',
    'بيانات',
    'ناظر الوقف',
    'اعيان الوقف',
    'العين الموقوفه',
    'الاعيان الموقوفه',
    'مده النظاره',
    'اجره الناظر',
    'المحكمه',
    'الغايه من الوقف',
    'النظاره',
    'غرض الوقف',
    'حدود',
  ];
  const names = [...others, ...more]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/ /g, '\\s+'))
    .join('|');
  return new RegExp(`(?:^|\\n)\\s*و?(?:${names})(?:\\s+(?:هم|هو|هي))?\\s*(?=[:：\\n\\t]|\\d)`, 'gu');
}
const headings: Record<ListField, RegExp> = {
  conditions: headingsAfter('conditions'),
  beneficiaries: headingsAfter('beneficiaries'),
  authorities: headingsAfter('authorities'),
};

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
  const candidates: (Candidate<string[]> & { items: Span[] })[] = [];
  const add = (list: FoundList | null, weight: number, evidence: EvidenceKind): void => {
    if (!list || list.items.length === 0 || list.items.length > 40) return;
    const shorter = withoutStrangers(deed, field, list);
    if (shorter) add(shorter, weight, evidence);
    const found = bareItems(deed, field, list);
    if (found.length === 0) return;
    const items = found.map(({ text }) => text);
    if (items.some((text) => text.length > 300)) return;
    const start = found[0]!.start;
    const end = found.at(-1)!.end;
    const fit =
      found.reduce((sum, item) => sum + readsAs(field, deed.text.slice(item.start, item.end).trim()), 0) / found.length;
    const single = field === 'beneficiaries' && list.structure === 'single' && items.length === 1 ? 1.2 : 1;
    const ordered = field === 'authorities' && found.some((item) => orders.test(deed.text.slice(item.start, item.end)));
    const share = (taken(start) ? 0.3 : 1) * (ordered ? 0.3 : 1);
    const known = { value: items, key: items.map(comparable).join('|').replace(/ /g, ''), start, end, items: found };
    candidates.push({
      ...known,
      weight: share * weight * structureWeight[list.structure] * single * (0.55 + 0.45 * fit),
      evidence,
    });
    // Numbering right where the heading points is a second clue.
    if (['ordinals', 'numbers', 'bullets', 'letters'].includes(list.structure))
      candidates.push({ ...known, weight: share * 0.5 * (0.4 + 0.6 * fit), evidence: 'structure' });
  };
  for (const region of regionsOf(deed, listLabels[field])) {
    const cell = region.how !== 'inline' && region.label !== '' && deed.blockAt(region.start)?.block.ruled === true;
    const column = region.how === 'below' ? columnFrom(deed, region.start) : null;
    add(column, region.weight * 0.95, 'label');
    // The first cell of a column is not a list by itself.
    if (column && cell) continue;
    const lines = cell ? linesOfCell(deed, region.start, field) : null;
    add(lines, region.weight * 0.95, 'label');
    // Lines that were ended on purpose are the list, so they are not read as running text as well.
    if (lines && linesEndOnPurpose(deed.blockAt(region.start)!.block)) continue;
    add(
      listAfter(deed, region.start, headings[field], {
        ...(cell ? { within: region.end } : {}),
        under: region.how === 'below',
      }),
      region.weight * 0.95,
      'label',
    );
  }
  for (const [phrase, weight] of phrases[field].map(atWordStart)) {
    for (const match of deed.text.matchAll(phrase))
      add(listAfter(deed, match.index + match[0].length, headings[field]), weight, 'phrase');
  }
  for (const at of announced(deed, field)) add(listAfter(deed, at, headings[field]), 0.74, 'phrase');
  if (field === 'beneficiaries') add(tiersOf(deed), 0.82, 'phrase');
  for (const { list, fit, headed } of columnsReading(deed, field)) {
    add(list, runWeight(list.items.length) * fit, 'content');
    if (headed) add(list, 0.8, 'label');
  }
  for (const run of listRuns(deed, field)) add(run, runWeight(run.items.length) * run.fit, 'content');
  for (const cell of deed.blocks)
    if (cell.block.ruled && cell.block.lines.length > 1 && linesEndOnPurpose(cell.block))
      add(linesOfCell(deed, cell.start, field), 0.7, 'content');
  return choose(
    weighLists(
      findings,
      field,
      candidates.flatMap((one) => absorbed(one, candidates)),
    ),
  );
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

/** The lines of a ruled cell, when each is an item by itself; null otherwise. */
function linesOfCell(deed: DeedText, at: number, field: ListField): FoundList | null {
  const cell = deed.blockAt(at);
  if (!cell || cell.block.lines.length < 2) return null;
  let start = cell.start;
  const items = cell.block.lines.map((line) => {
    const end = start + fold(line.map(({ text }) => text).join(' ')).length;
    const item = { text: trimmed(deed.original(start, end)), start, end };
    start = end + 1;
    return item;
  });
  if (items.length > 1 && linesEndOnPurpose(cell.block)) return { items, structure: 'lines' };
  // A line that و joins to the line above is not an item of its own.
  if (items.some((item, index) => index > 0 && startsWithAnd(deed.text.slice(item.start, item.end)))) return null;
  return items.every((item) => readsAs(field, deed.text.slice(item.start, item.end).trim()) >= 0.5)
    ? { items, structure: 'lines' }
    : null;
}

/**
 * Whether the lines of a cell were ended on purpose: each but the last has room for the first word of the next line.
 */
function linesEndOnPurpose({ lines, left, size }: Block): boolean {
  return lines.slice(1).every((line, index) => {
    const above = lines[index]!;
    const room = Math.min(...above.map((word) => word.left)) - left;
    return room > line[0]!.right - line[0]!.left + size * 2;
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
