import { trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { isLabel } from '../labels/label-words.js';
import { abjad, countedNouns, dottedNumber, ordinalAdverbs, ordinalOf, ordinalStems } from '../lexicon/list-marks.js';
import { isListHeading } from './list-headings.js';
import { type FoundList, tableHead } from './list-items.js';
import { joinedLetters } from './list-joins.js';
import { itemAtEnd, type ListField, readsAs } from '../lexicon/list-wording.js';

/** A piece of text between separators. */
interface Piece {
  start: number;
  end: number;
  marked: boolean;
  /** How it is marked (word, letter, sign, number with its part). Pieces of two kinds belong to two lists. */
  kind: string | null;
  /** True when the mark is the first of a count: 1, أ, أولاً. */
  first: boolean;
  fit: number;
  before: string;
  label: boolean;
}

export interface ListRun extends FoundList {
  /** The mean of how well the items read as items of the field, 0 to 1. */
  fit: number;
  marked: boolean;
}

const ordered = `(?:${ordinalStems.map((_, index) => ordinalOf(index)).join('|')})`;
/** "ذرية الواقف من الطبقة الأولى": behind such a word an ordinal says who is meant, and counts no item. */
const tied = '(?<!\\p{L})(?:من|في|علي|الي|عن|اهل|اصحاب|ذوي|ابناء|اولاد|بنات|نسل)\\s+';
const ordinal =
  `(?:(?:${ordinalAdverbs.slice(0, 12).join('|').replace(/ /g, '\\s+')})(?!\\p{L})` +
  `|(?:${countedNouns}\\s+)?${ordered}(?=\\s*[:\\-])|(?<!${tied})${countedNouns}\\s+${ordered}(?=\\s)` +
  `|(?<=[.:؛؟،\\n]\\s*و?)${ordered}(?=\\s+\\p{L}))`;
const marker =
  `(?:(?<![\\p{L}\\d])و?${ordinal}` +
  `\\s*[:\\-.،)/]?|(?<!\\p{L})${countedNouns}\\s*\\(?\\d{1,2}\\)?\\s*[:\\-.)]+` +
  `|${dottedNumber}|(?<![\\p{L}\\d/.])[([]?\\d{1,2}\\s*(?:[-.)\\]](?!\\d)|\\/(?=\\s))[-.:]?` +
  `|(?<=[\\s،؛,.:])[وف]?منها(?=\\s+(?:ان|الا)\\s)` +
  `|(?<![\\p{L}\\d])\\(?[${abjad.join('')}]\\s*[-)(](?=\\s)|[☑☒✅•●▪■◦○‣∙·✓✔◆❖➢►▫◾]|(?<=\\n)\\s*-\\s` +
  `|(?<=[\\s\\p{L}])\\*\\s|(?<=\\n)[ ]*\\d{1,2}[ ]*\\t)`;
const separators = new RegExp(
  `(${marker})|\\n|\\t|\\s(?:بانهم|انهم|وهم|هم)(?=\\s)|\\s(?=و(?:كذلك|ايضا)\\s)|[،,؛;:]|\\s[-|]\\s(?=\\p{L})|\\.(?=\\s|$)`,
  'gu',
);

/** Separators that also match "ثم إلى", between beneficiaries who receive in turn. */
const separatorsOfReceivers = new RegExp(`${separators.source}|\\sثم\\s+(?=(?:الي|علي|ل\\p{L}{3}))`, 'gu');

/** Separators that also match "وله" or "وأذنت له", because powers often follow them without a colon. */
const separatorsOfPowers = new RegExp(
  `${separators.source}|\\sثم\\s+(?=\\p{L}{3,}\\s)|(?<!\\p{L})ومنه(?:ا)?(?=\\s+\\p{L}{3})|(?<!\\p{L})(?:و|ف)?(?:له|لها|للناظر)(?:\\s+(?:بذلك|ايضا|كذلك))?(?=\\s+\\p{L}{3})`,
  'gu',
);

/** Wording with which a deed continues after the last item without a new sentence. */
const goesElsewhere =
  /\s+(?:و(?:اوصي|به\s|عليه\s|بذلك|صلي\s|قد\s|شهد|افهم|حرر|جعل\s+النظر|الله\s+(?:علي|ولي|خير|الهادي))|ثم\s+(?:قال|ان\s|انه|اقر|جري|صدق|صادق|شهد|ذكر|اشهد|طلب|قرر|جعل)|صفحه\s+\d|كل\s+واحد\s+منهم).*$/su;
/** How the beneficiaries share; it is not part of the last of them. */
const sharing = /\s+(?:ب?السويه|بالتساوي|علي\s+حد\s+سواء).*$/su;

function piecesOf(deed: DeedText, field: ListField): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let marked = false;
  let kind: Piece['kind'] = null;
  let first = false;
  let before = '\n';
  const put = (end: number, after: string, nextMarked: boolean): void => {
    const text = deed.text.slice(start, end);
    if (text.trim() !== '') {
      const lead = /^\s*/.exec(text)![0].length;
      const at = start + lead;
      const whole = text.trim().replace(goesElsewhere, '');
      const body = field === 'beneficiaries' ? whole.replace(sharing, '') : whole;
      // Words before a colon announce what follows; only a mark makes them an item.
      const announces = !marked && /^[:：]/u.test(after);
      const label = announces || isLabel(body) || isListHeading(body) || tableHead.test(`${body}\n`);
      pieces.push({
        start: at,
        end: at + body.length,
        marked,
        kind,
        first,
        before,
        label,
        fit: label ? 0 : readsAs(field, body.slice(joinedLetters(body))),
      });
      before = '';
      marked = false;
      kind = null;
      first = false;
    }
    before += after;
    marked ||= nextMarked;
    if (nextMarked) [kind, first] = [kindOf(after), opensCount.test(after)];
  };
  for (const match of deed.text.matchAll(separatorsOf[field])) {
    put(match.index, match[0], match[1] !== undefined);
    start = match.index + match[0].length;
  }
  put(deed.text.length, '', false);
  return pieces;
}

const opensCount = /(?<!\d)1\s*[-.)\/:]|(?<![\p{L}\d])\(?ا\s*[-)]|اولا|الاول/u;

const separatorsOf: Record<ListField, RegExp> = {
  conditions: separators,
  beneficiaries: separatorsOfReceivers,
  authorities: separatorsOfPowers,
};

function kindOf(marker: string): Piece['kind'] {
  const part = /(\d{1,2})[.\-]\d/.exec(marker);
  if (/\d/.test(marker)) return `number ${part?.[1] ?? ''}`;
  if (/\p{L}{2}/u.test(marker)) return 'word';
  return /\p{L}/u.test(marker) ? 'letter' : 'sign';
}

/** How well a piece must read as an item; one that is numbered among others may read a little less well. */
const enough = 0.5;

/** Runs of neighbouring pieces that read as items of the field, whatever their heading. */
export function listRuns(deed: DeedText, field: ListField): ListRun[] {
  const pieces = piecesOf(deed, field);
  const runs: ListRun[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    if (pieces[index]!.fit < enough) continue;
    let last = index;
    while (last + 1 < pieces.length && continuesList(pieces, last)) last += 1;
    while (pieces[last]!.fit < enough && !pieces[last]!.marked) last -= 1;
    const first = firstOf(pieces, index);
    runs.push(runOf(deed, field, withLead(deed, field, pieces, first, last)));
    index = last;
  }
  return runs;
}

/**
 * The pieces of a run. A sentence that introduces the list may end with its first item: "وبموجب ذلك صار يملك تأجير
 * الدكاكين، ومحاسبة المستأجرين".
 */
function withLead(deed: DeedText, field: ListField, pieces: Piece[], first: number, last: number): Piece[] {
  const own = pieces.slice(first, last + 1);
  const cut = (piece: Piece): Piece | null => {
    const at = piece.label || piece.marked ? -1 : itemAtEnd(field, deed.text.slice(piece.start, piece.end));
    return at > 0 ? { ...piece, start: piece.start + at, fit: 1 } : null;
  };
  const [head, ...rest] = own;
  if (head!.fit < 1) return [cut(head!) ?? head!, ...rest];
  const earlier = pieces[first - 1];
  const led = earlier && afterComma(head!) && earlier.end - earlier.start < longestLead ? cut(earlier) : null;
  return led ? [led, ...own] : own;
}

/** The most letters of a sentence that introduces a list. */
const longestLead = 160;

const plain = (piece: Piece): boolean => !piece.label && piece.end - piece.start < 100;
const afterComma = ({ before }: Piece): boolean => /^\s*[،,؛;]\s*$/.test(before);

/**
 * The index of the first piece of the run: earlier items with unknown words belong to it by their numbering, or a
 * single one by the comma that joins it.
 */
function firstOf(pieces: Piece[], index: number): number {
  let first = index;
  while (pieces[first]!.marked && !pieces[first]!.first && pieces[first - 1]?.marked && plain(pieces[first - 1]!))
    first -= 1;
  const earlier = pieces[first - 1];
  const joined =
    earlier !== undefined &&
    afterComma(pieces[first]!) &&
    plain(earlier) &&
    earlier.end - earlier.start < 60 &&
    /[:\n\t]\s*$/.test(earlier.before);
  return joined ? first - 1 : first;
}

function continuesList(pieces: Piece[], at: number): boolean {
  const next = pieces[at + 1]!;
  if (next.kind !== null && pieces[at]!.kind !== null && next.kind !== pieces[at]!.kind) return false;
  // A count that restarts is another list, and so is a count that follows items without one.
  if (next.first || (next.marked && next.kind !== 'sign' && !pieces[at]!.marked && pieces[at + 2]?.kind === next.kind))
    return false;
  // A colon begins another list; a sentence that ends within its row ends the list, unless the numbering continues.
  if (/[:：]|هم\s*$/u.test(next.before) && !next.marked) return false;
  // Another cell is another list, unless it also reads as an item.
  if (/\t/.test(next.before) && (next.fit < enough || (next.marked && next.kind !== 'sign'))) return false;
  if (/\./.test(next.before) && !next.marked && !/\n/.test(next.before)) return false;
  if (next.fit >= enough) return next.marked || !pieces[at]!.marked || !/\n/.test(next.before) ? true : next.fit > 0.9;
  // Numbering or commas keep an item that does not read like the others.
  if (next.marked && pieces[at]!.marked && pieces[at - 1]?.marked) return plain(next);
  const after = pieces[at + 2];
  return (
    after !== undefined &&
    after.fit >= enough &&
    plain(next) &&
    ((next.marked && after.marked) || (afterComma(next) && afterComma(after)))
  );
}

function runOf(deed: DeedText, field: ListField, pieces: Piece[]): ListRun {
  const items = pieces.flatMap((piece) => {
    const text = deed.text.slice(piece.start, piece.end);
    const start = piece.start + (afterComma(piece) ? joinedLetters(text) : 0);
    const value = trimmed(deed.original(start, piece.end));
    return value.length > 1 ? [{ text: value, start, end: piece.end }] : [];
  });
  const marked = pieces.length > 1 && pieces.every((piece) => piece.marked);
  const fit = pieces.reduce((sum, piece) => sum + piece.fit, 0) / pieces.length;
  const structure = marked
    ? 'numbers'
    : items.length === 1
      ? 'single'
      : pieces.every((piece, index) => index === 0 || /\n/.test(piece.before))
        ? 'lines'
        : 'commas';
  return { items, structure, fit, marked };
}
