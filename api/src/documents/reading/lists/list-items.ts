import { abjad, countedNouns, dottedNumber, ordinalAdverbs, ordinalOf, ordinalStems } from '../lexicon/list-marks.js';
import { officePattern } from '../lexicon/offices.js';
import { trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { isLabel } from '../labels/label-words.js';
import { isListHeading } from './list-headings.js';
import { joinedLetters } from './list-joins.js';
import { readsAs } from '../lexicon/list-wording.js';

/** Items of a list with their places in the folded text. */
export interface FoundList {
  items: { text: string; start: number; end: number }[];
  /** How the items were separated: numbering is better evidence than commas. */
  structure: 'ordinals' | 'numbers' | 'letters' | 'bullets' | 'strokes' | 'lines' | 'clauses' | 'commas' | 'single';
}

/** Wording at the start of a sentence with which deeds continue after a list. */
const closing = new RegExp(
  '(?:^|\\n|(?<!\\d)\\.)\\s*(?:وبعد\\s+(?:سماع|ان|التامل|الدراسه|الاطلاع)|واوصيت|اوصيت|وبه\\s+(?:حكمت|صدر|تم|ثبت)|وبما\\s+ذكر|بما\\s+ذكر|و?حرر(?:ت)?\\s|وقف(?:ا)?\\s+(?:منجزا|موبدا|لا\\s)|والله\\s|وعليه\\s|وبناء|رييس\\s|القاضي|قاضي\\s|كاتب\\s+(?:ال)?عدل|' +
    `${officePattern}\\s*[:/]|` +
    '(?:ال)?توقيع\\s*[:：.]|الختم|ختم\\s|وصلي\\s+الله|وبالله' +
    '|هذا\\s+(?:و|ما)|وقد\\s+(?:جري|تم|ثبت|صدر|حكمت|اشترط|شرط|قبل|قررت|اجز|اذن)|وثبت|ثبت\\s|شهد|وشهد|الشهود|جري\\s|وجري|وعلي\\s+(?:ذلك|الناظر|ما)|وبذلك|والحمد|و?صدر(?:ت)?\\s|تم\\s|وتم\\s|و?يعتمد|وتفضلو|والموقوف\\s+عليهم|واشترط|والغرض|الموثق|فضيله|مامور|و?يعمل\\s+ب|للتحقق|رمز\\s+التحقق|هذه\\s+الوثيقه|ضبط(?:ه|ت|ته)?\\s|كتبه\\s|انتهي(?!\\p{L})|فمن\\s+بدله|طبعت\\s|نسخه\\s+ل|و?لا\\s+يعتد|قري\\s|و?يعد\\s+هذا|يبلغ\\s|وليس\\s+ل|وثيقه\\s+صادره|وقبل\\s|وقد\\s+قبل|للاعتماد|(?:وثق|و?قيد|و?سجل)\\s+(?:هذا\\s+)?(?:ال)?(?:قرار|صك|حكم|محضر)|وافهمت|وليس\\s+لل?ناظر|ولا\\s+يجوز\\s+له|صفحه\\s)',
  'gu',
);

const article = /\n\s*(?:ال)?(?:ماده|فصل|باب)\s+(?:\(?\d|ال\p{L}{3,})/gu;

/** The same wording in the middle of a sentence. */
const elsewhere =
  /(?<=\p{L}\s*)\s(?:واوصيت|والله\s+(?:الهادي|علي\s+ما|ولي|خير|المستعان|الموفق|اعلم)|انتهي(?=\s*[.\n])|و?يعد\s+هذا\s|ضبط(?:ه|ت|ته)\s+(?:ال)?(?:قاضي|شيخ|موثق)|وصلي\s+الله|و?علي\s+الناظر\s+(?:العمل|التقيد)|ختم\s+(?:ال)?(?:محكم|كتاب|داير)|رييس\s+(?:ال)?(?:داير|محكم|كتاب)\p{L}*\s*[:：]|(?:القاضي|كاتب\s+العدل|الموثق)\s*[:：]|صفحه\s+\d)|[،,]\s*و?ليس\s+ل\p{L}|[،,]\s*وبه(?:ذا)?\s+(?:حكم|صدر|قضي|جري)|[،,]\s*هذا\s+(?:انهايي|ما|مضمون|دعواي)|[،,]\s*وعلي\s+(?:ال)?(?:جميع|كل|من\s|جهات)/gu;

/** Where the list that starts at `start` must have ended: at closing wording or at a heading. */
function listLimit(deed: DeedText, start: number, headings: RegExp): number {
  let limit = deed.text.length;
  for (const pattern of [closing, elsewhere, headings]) {
    pattern.lastIndex = start;
    for (let match = pattern.exec(deed.text); match; match = pattern.exec(deed.text)) {
      if (match.index <= start + 1 && /^\s*$/.test(deed.text.slice(start, match.index))) continue;
      limit = Math.min(limit, match.index);
      break;
    }
  }
  // In a statute the list ends at the next article.
  article.lastIndex = start;
  const next = /^\s*(?:ال)?(?:ماده|فصل|باب)/u.test(deed.text.slice(start)) ? null : article.exec(deed.text);
  return Math.min(limit, next?.index ?? limit, headingAfter(deed, start));
}

/** The start of the next row that looks like a heading: it ends with a colon, or has larger letters than the list. */
function headingAfter(deed: DeedText, start: number): number {
  const following = deed.blocks.filter((block) => block.column === 0 && block.start > start);
  const first = following[0];
  if (!first) return deed.text.length;
  const listSize =
    deed.text.slice(start, first.start).trim() === ''
      ? first.block.size
      : (deed.blockAt(start)?.block.size ?? first.block.size);
  const heading = following.find((block, index) => {
    const atStart = index === 0 && deed.text.slice(start, block.start).trim() === '';
    if (atStart || deed.text[block.start - 1] !== '\n') return false;
    return (
      block.block.size > listSize * 1.08 ||
      (block.end - block.start < 50 && /[:：؟?]\s*$/.test(deed.textOf(block))) ||
      isListHeading(deed.textOf(block)) ||
      (deed.rows[block.row]!.length > 1 && isLabel(deed.textOf(block)))
    );
  });
  return heading ? heading.start : deed.text.length;
}

interface Marker {
  start: number;
  end: number;
}

/** Markers that count up from the first; anything else between them is part of an item. */
function sequence(region: string, patternOf: (index: number) => RegExp | null): Marker[] {
  const markers: Marker[] = [];
  let from = 0;
  for (let index = 0; ; index += 1) {
    const pattern = patternOf(index);
    if (!pattern) return markers;
    pattern.lastIndex = from;
    const match = pattern.exec(region);
    if (!match) return markers;
    markers.push({ start: match.index, end: match.index + match[0].length });
    from = match.index + match[0].length;
  }
}

const edge = '(?<=^|[\\s،؛,.:()[\\]])';

function ordinalMarkers(region: string): Marker[] {
  const plain = sequence(region, (index) =>
    ordinalAdverbs[index]
      ? new RegExp(`${edge}و?(?:ال)?${ordinalAdverbs[index].replace(' ', '\\s+')}\\s*(?:[:\\-.،)/]\\s*|\\s+)`, 'gu')
      : null,
  );
  if (plain.length > 0) return plain;
  // "أولها …، وثانيها …": ordinals of conditions, powers or matters that were named before.
  const owned = sequence(region, (index) =>
    ordinalStems[index]
      ? new RegExp(
          `${edge}و?${index === 0 ? '(?:اول|احد|احدي)' : ordinalStems[index]}(?:ها|هما|هم|ه)\\s*[:\\-،]?\\s*`,
          'gu',
        )
      : null,
  );
  if (owned.length > 1) return owned;
  const counted = (pattern: (ordinal: string) => string): Marker[] =>
    sequence(region, (index) => {
      const ordinal = ordinalOf(index);
      return ordinal === undefined ? null : new RegExp(pattern(ordinal), 'gu');
    });
  // "الأول كذا. الثاني كذا."، "الأول كذا، والثاني كذا": each ordinal begins a sentence or a clause.
  const opening = counted((ordinal) => `(?<=(?:^|[.:؛؟،,\\n])\\s*)و?${ordinal}\\s+(?=\\p{L})`);
  if (opening.length > 1) return opening;
  // "الشرط الأول كذا، القاعدة الثانية كذا": the noun shows that the ordinal counts an item.
  const byNoun = counted((ordinal) => `${edge}و?${countedNouns}\\s+${ordinal}\\s*[:\\-،]?\\s*`);
  if (byNoun.length > 1) return byNoun;
  return counted(
    (ordinal) => `${edge}و?(?:${countedNouns}\\s+)?${ordinal}(?:\\s*[:\\-]\\s*|\\s+(?=(?:ان|الا|لا|عدم|بان)\\s))`,
  );
}

/** "فمنها أن …، ومنها ألا …": each item begins with "منها" (one of them). */
const oneOfThem = (region: string): Marker[] => {
  const found = [...region.matchAll(/(?<=^|[\s،؛,.:(])[وف]?منها\s+(?=\p{L})/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.length > 1 ? found : [];
};

function numberMarkers(region: string): Marker[] {
  const found = sequence(region, (index) =>
    index < 40
      ? new RegExp(
          `${edge}(?:${countedNouns}\\s*)?[([]?${index + 1}\\s*(?:[)\\]]\\s*[-.:/]?|(?<=[)\\]]\\s?\\d{1,2}\\s?)[(\\[]|\\s?[-.:/](?!\\d))\\s*`,
          'gu',
        )
      : null,
  );
  if (found.length > 0) return found;
  const dotted = [...region.matchAll(new RegExp(dottedNumber, 'gu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (dotted.length > 1) return dotted;
  // Serial numbers in a column, or numbers without their dash: accepted when they count up from the start of the list.
  const serial = sequence(region, (index) =>
    index < 40 ? new RegExp(`(?<=^|\\s)${index + 1}\\s+(?=\\p{L})`, 'gu') : null,
  );
  const fromStart = serial.length > 1 && region.slice(0, serial[0]!.start).replace(tableHead, '').trim() === '';
  return fromStart ? serial : [];
}

const letterMarkers = (region: string): Marker[] => {
  const found = sequence(region, (index) =>
    abjad[index] ? new RegExp(`${edge}\\(?${abjad[index]}\\s*[-.)(/]\\s*`, 'gu') : null,
  );
  return found.length > 1 ? found : [];
};

const bulletMarkers = (region: string): Marker[] =>
  [...region.matchAll(/[☑☒✅•●▪■◦○‣∙·✓✔◆❖➢►▫◾]\s*|(?<=^|\n)\s*[-o]\s+|(?<=^|[\s\p{L}])\*\s+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/**
 * The list that follows a heading or an opening phrase which ends at `start`.
 * @param options `within`: end of the cell that holds it; `under`: the list starts on the row below its heading
 */
export function listAfter(
  deed: DeedText,
  start: number,
  headings: RegExp,
  { within, under = false }: { within?: number; under?: boolean } = {},
): FoundList | null {
  const limit = Math.min(within ?? Infinity, listLimit(deed, start, headings));
  const region = deed.text.slice(start, limit);
  if (region.trim() === '') return null;
  const kinds = [
    { structure: 'ordinals', markers: ordinalMarkers(region) },
    { structure: 'numbers', markers: numberMarkers(region) },
    { structure: 'letters', markers: letterMarkers(region) },
    { structure: 'bullets', markers: bulletMarkers(region) },
    { structure: 'clauses', markers: oneOfThem(region) },
  ] as const;
  // When a sentence ends before the first marker, it is the list itself and the markers belong to another one.
  const marked = kinds
    .filter(
      ({ markers }) =>
        markers.length > 0 &&
        !/\p{L}.*[.\n]/su.test(region.slice(0, markers[0]!.start).replace(tableHead, '')) &&
        markers[0]!.start < 90,
    )
    .sort((a, b) => a.markers[0]!.start - b.markers[0]!.start || b.markers.length - a.markers.length)[0];
  if (marked) return { items: markedItems(deed, region, start, marked.markers), structure: marked.structure };
  return unmarked(deed, region, start, { bounded: within !== undefined, under });
}

/** Headings of a table of items: "م" above the numbers, "البيان" above the items. */
export const tableHead =
  /^\s*(?:(?:م|ت|الرقم|رقم|#|التسلسل|مسلسل)\s+)?(?:البيان|بيان|الشرط|الشروط|الصلاحي[هة]|الصلاحيات|النص|الوصف|الاسم|الجه[هة]|المستفيد|الفي[هة]|البند)(?:[ /]*[A-Za-z][A-Za-z ().]*)?\s*(?=[\n\t\d]|$)/u;

const endOfLastItem =
  /\.\s+\p{L}|\s+و(?:اوصي|به\s|عليه\s|بذلك|صلي\s|شهد|افهم|حرر|جعل\s+النظر|الله\s+(?:علي|ولي|خير|الهادي))/u;

function markedItems(deed: DeedText, region: string, start: number, markers: Marker[]): FoundList['items'] {
  return markers.flatMap((marker, index) => {
    const next = markers[index + 1];
    let end = next?.start ?? region.length;
    // After the last item a new row is a new subject.
    const row = region.indexOf('\n', marker.end);
    if (!next && row >= 0) end = row;
    // In running text the last item ends with its sentence, or where the sentence turns to another subject.
    const sentence = next ? -1 : region.slice(marker.end, end).search(endOfLastItem);
    if (sentence > 0) end = marker.end + sentence;
    return item(deed, start + marker.end, start + end);
  });
}

function item(deed: DeedText, start: number, end: number): FoundList['items'] {
  const text = trimmed(deed.original(start, end));
  return text.length > 1 && text !== 'نعم' && /\p{Script=Arabic}/u.test(text) ? [{ text, start, end }] : [];
}

function unmarked(
  deed: DeedText,
  region: string,
  start: number,
  { bounded, under }: { bounded: boolean; under: boolean },
): FoundList | null {
  const offset = /^[\s:،]*/.exec(region)![0].length;
  const rows = rowsIn(region, offset);
  const first = rows[0];
  if (!first) return null;
  const opensRow =
    bounded ||
    under ||
    /\n\s*$/.test(deed.text.slice(Math.max(0, start - 3), start)) ||
    /\n/.test(region.slice(0, offset)) ||
    rows.length === 1;
  // Semicolons separate the items, even across line breaks.
  const strokes = /؛|\s\/\s[^\n]*\s\/\s/u.test(region.slice(first.start, first.end));
  if (!bounded && rows.length > 1 && opensRow && !strokes) {
    const alike = sameLettering(deed, start, rows);
    return { items: alike.flatMap((row) => item(deed, start + row.start, start + row.end)), structure: 'lines' };
  }
  const text = region.slice(first.start, strokes && opensRow ? rows.at(-1)!.end : first.end);
  const stop = bounded ? text.length : sentenceEnd(text);
  const sentence = text.slice(0, stop);
  const clauses = splitAt(sentence, /(?:^|[،؛,.]?\s+)(?:و?منها\s+)?و?(?=(?:ان|الا)\s)/gu);
  if (/^و?(?:علي\s+)?(?:ان|الا)\s/.test(sentence) && clauses.length > 0) {
    // When other clauses begin with a verb or لا, the commas separate the items.
    const pieces = splitAt(sentence, /\s*[،؛]\s*/gu);
    const mixed =
      pieces.length > clauses.length &&
      pieces.every(
        ({ start: from, end }) =>
          readsAs('conditions', sentence.slice(from + joinedLetters(sentence.slice(from, end)), end).trim()) >= 0.4,
      );
    return mixed
      ? built(deed, start + first.start, pieces, 'commas')
      : built(deed, start + first.start, clauses, 'clauses');
  }
  const separator = /؛/.test(sentence)
    ? /\s*؛\s*/gu
    : /\s\|\s/.test(sentence)
      ? /\s+\|\s+/gu
      : /\s*[،,]\s*|\s+\/\s+|\s+-\s+|\s+ثم\s+(?=(?:الي|علي|ل\p{L}{3}))|\s+(?=و(?:كذلك|ايضا)\s)/gu;
  const parts = splitAt(sentence, separator);
  // "ما قيدت به الواقفة - لا تغير …": the heading of the list is in the same line.
  const [head, ...rest] = parts;
  // "ويصرف على الجهات الآتية: كذا؛ كذا": the words before the colon only introduce the list.
  const lead = strokes && head ? sentence.slice(head.start, head.end).lastIndexOf(':') : -1;
  if (head && lead >= 0) head.start += lead + 1;
  if (rest.length > 1 && isListHeading(sentence.slice(head!.start, head!.end)))
    return built(deed, start + first.start, rest, 'strokes');
  if (parts.length > 1 && /[؛|]/.test(sentence)) return built(deed, start + first.start, parts, 'strokes');
  return built(deed, start + first.start, parts, parts.length > 1 ? 'commas' : 'single');
}

/** The rows up to the first one with other lettering, a heading, or a marker of another list. */
function sameLettering(deed: DeedText, start: number, rows: Marker[]): Marker[] {
  const size = deed.blockAt(start + rows[0]!.start)?.block.size ?? 0;
  const end = rows.findIndex((row, index) => {
    if (index === 0) return false;
    const other = deed.blockAt(start + row.start)?.block.size ?? size;
    return (
      Math.abs(other - size) > size * 0.06 ||
      /^\s*(?:\(?\d{1,2}\s*[-.)]|\(?\p{L}\s*[-.)]|اولا)/u.test(deed.text.slice(start + row.start, start + row.end)) ||
      /[:：]\s*$/.test(deed.text.slice(start + row.start, start + row.end))
    );
  });
  return end < 0 ? rows : rows.slice(0, end);
}

function built(deed: DeedText, start: number, parts: Marker[], structure: FoundList['structure']): FoundList | null {
  const items = parts.flatMap((part, index) => {
    const text = deed.text.slice(start + part.start, start + part.end);
    const joined = index > 0 && (structure === 'commas' || structure === 'strokes') ? joinedLetters(text) : 0;
    return item(deed, start + part.start + joined, start + part.end);
  });
  return items.length > 0 ? { items, structure } : null;
}

function rowsIn(region: string, offset: number): Marker[] {
  const rows: Marker[] = [];
  let start = offset;
  for (const line of region.slice(offset).split('\n')) {
    if (line.trim() !== '') rows.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return rows;
}

function sentenceEnd(text: string): number {
  const match = /\.(?=\s|$)|\t/u.exec(text);
  return match ? match.index : text.length;
}

/** The pieces of a text between the matches of a separator. */
function splitAt(text: string, separator: RegExp): Marker[] {
  const pieces: Marker[] = [];
  let start = 0;
  for (const match of text.matchAll(separator)) {
    if (match.index > start) pieces.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push({ start, end: text.length });
  return pieces.filter((piece) => text.slice(piece.start, piece.end).trim() !== '');
}
