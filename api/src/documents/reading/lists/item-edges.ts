import type { DeedText } from '../text/deed-text.js';
import { type ListField, startsWithPower } from '../lexicon/list-wording.js';
import { startsWithAnd } from './list-joins.js';
import type { Span } from '../tagger/tagger.js';

// The tagger judges word by word, so an item may begin or end within a phrase. The phrase is made whole here. The text
// is folded.

/** A word that always has its object or second part behind it. */
const dangling = /\s(?:او|في|من|علي|الي|عن|مع|بين|بعد|قبل|عند|غير|حتي|لدي)$/u;

/** Where the phrase of a dangling word ends: at a mark, or where the founder says something else. */
const phraseStop =
  /[،,؛;.:\n\t]|\sو(?:اوصي|شرط|اشترط|جعل|قد|ان|الا|لا|علي|بعد|ما)\p{L}{0,2}(?!\p{L})|\sثم(?!\p{L})|\sو?ل(?:ه|ها|هم)\s|$/u;

/** "ثلاثة أيام في | الخامس من شوال": a day that the deed goes on with. */
const dayFollows = /^\s(?:ال(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)|شهر|سنه|عام|يوم|تاريخ|غره|\d)/u;

/** The most letters that a dangling word may lack. */
const longestRest = 50;

/** "مساجد البلدة وخدامها": a word with their pronoun, joined to the receivers whom it belongs to. */
const belonging =
  /^\sو(?!(?:ثلث|ثلثي|ربع|نصف|خمس|سدس|ثمن|سبع|تسع|عشر|باقي|بقيه|فايض|نظارت|ناظر|اجرت|بعد|بين|لدي|عند|كل|جميع|قدر|مقدار|حصت|نصيب|سهام|اول|ثاني|ثالث|رابع|خامس|سادس|سابع|اخر|شرط|علي|من|اعقاب|ذريت)(?:ها|هم|هما|هن)(?!\p{L}))(?!ال|ل)\p{L}{3,}(?:ها|هم|هما|هن)(?=\s*(?:[،,.؛;\n\t]|$)|\s(?:و|ثم\s))/u;

/** An act with its preposition, or alone, between a mark and the item: "النظر في" before "أجور الدكاكين". */
const actBefore = /(?<=[:،,؛.\n\t]\s*[وف]?)(?:ال)?\p{L}{3,}\s(?:في|علي)\s$/u;

/** The end of an item that stops behind a dangling word, or before a word that belongs to it. */
function wholeEnd(deed: DeedText, field: ListField, { start, end }: Span, next: number): number {
  const behind = deed.text.slice(end, next);
  if (dangling.test(deed.text.slice(start, end).trimEnd())) {
    const length = behind.search(phraseStop);
    const rest = behind.slice(0, length);
    const whole = length > 1 && length <= longestRest && /\p{L}/u.test(rest) && !dayFollows.test(rest);
    return whole ? end + length : end;
  }
  return field === 'beneficiaries' ? end + (belonging.exec(behind)?.[0].length ?? 0) : end;
}

/** The start of a power that lacks its act. */
function wholeStart(deed: DeedText, field: ListField, { start }: Span, last: number): number {
  if (field !== 'authorities') return start;
  const lead = actBefore.exec(deed.text.slice(Math.max(last, start - 30), start))?.[0];
  return lead && startsWithPower(lead) ? start - lead.length : start;
}

/** "ذرية الواقف ومن يرافقهم": what و joins is about the ones before it. */
const theirs = /^ومن\s+[يت]\p{L}{2,}(?:هم|ها|هن)$/u;

/** Whether only a space parts two items that are one: "إعادة" and "تأهيل البئر". */
function isOne(deed: DeedText, field: ListField, last: Span, span: Span): boolean {
  if (deed.text.slice(last.end, span.start) !== ' ') return false;
  const [before, text] = [last, span].map(({ start, end }) => deed.text.slice(start, end).trim()) as [string, string];
  if (field === 'beneficiaries' && theirs.test(text)) return true;
  return !/\s/u.test(before) && !startsWithAnd(text) && deed.blockAt(last.start) === deed.blockAt(span.start);
}

const oneRow = (deed: DeedText, field: ListField, spans: readonly Span[]): Span[] =>
  spans.reduce<Span[]>((found, span) => {
    const last = found.at(-1);
    if (last && isOne(deed, field, last, span)) last.end = span.end;
    else found.push({ ...span });
    return found;
  }, []);

/** The tagger's items from the first to the last word of their phrases. */
export function wholePhrases(deed: DeedText, field: ListField, spans: readonly Span[]): Span[] {
  const rows = oneRow(deed, field, spans);
  return rows.map((span, at) => ({
    start: wholeStart(deed, field, span, rows[at - 1]?.end ?? 0),
    end: wholeEnd(deed, field, span, rows[at + 1]?.start ?? deed.text.length),
  }));
}
