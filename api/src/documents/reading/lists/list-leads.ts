import { trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { FoundList } from './list-items.js';
import type { ListField } from '../lexicon/list-wording.js';
import type { Span } from '../tagger/tagger.js';

// Words that introduce the first item of a list, or tie each item to its verb, are not part of the item. The text is
// folded.

/** Words for the act by which a court or board gives powers; they are not part of the first power. Folded. */
const giving =
  /^\s*(?:و|ف)?(?:تخويل|تفويض|تمكين|منح|اعطاي?|توكيل)(?:ه|ها|\s+الناظر\p{L}?|\s+المذكور\p{L}?)\s+(?:(?:من|في|حق|الحق|صلاحيه)\s+)*/u;

/** Verbs that give a power, and words before a colon that only introduce the first item. Folded. */
const leads: Record<ListField, RegExp> = {
  authorities:
    /^\s*(?:[^:：\d]{2,40}[:：]\s*|(?:و|ف)?(?:ل)?(?:ي|ت)(?:تولي|باشر|مارس|قوم|ملك|ختص|شمل)\p{L}{0,2}\s+(?:ب(?=ال)|في\s+)?(?=(?:ال)?\p{L}{3,}\s))/u,
  beneficiaries: /^\s*(?:(?:و|ف)?(?:هم|هي|هو)\s+|[^:：\d]{2,40}[:：]\s*)/u,
  conditions: /^\s*[^:：\d]{2,40}[:：]\s*/u,
};
/** "على قرابتها، ثم على الصوام": the preposition that ties each beneficiary to the verb. */
const tied = /^\s*(?:ثم\s+)?(?:علي|الي)\s+(?=\p{L}{3})/u;

/** The list without the words that only introduce its first item. */
export function withoutLead(deed: DeedText, field: ListField, { items, structure }: FoundList): FoundList {
  const [first, ...rest] = items;
  const text = first ? deed.text.slice(first.start, first.end) : '';
  const lead = Math.max(
    field === 'authorities' ? (giving.exec(text)?.[0].length ?? 0) : 0,
    leads[field].exec(text)?.[0].length ?? 0,
  );
  if (!first || lead === 0 || first.end - first.start - lead < 4) return { items, structure };
  const start = first.start + lead;
  return { items: [{ text: trimmed(deed.original(start, first.end)), start, end: first.end }, ...rest], structure };
}

/** "سهم للأرامل"، "ثلث يحوزه القراء"، "أن ثلثها": the share, before the name of the beneficiary. */
const shareBefore =
  /^\s*(?:و|ف)?(?:ان\s+)?(?:(?:\p{L}+\s+){1,3}(?:في\s+|ب)(?:ال)?مي?يه|(?:ال)?(?:سهم|ثلث|ربع|نصف|خمس|سدس|سبع|ثمن|عشر|حصه|قسم|جزء|نصيب|قيراط)(?:ان|ين|ا|ه|ها)?)\s+(?:(?:منه|منها|واحد|اخر)\s+)?(?:ياخذ\p{L}?|يحوز\p{L}?|يناله|يعط\p{L}{0,2}|يصرف|تصرف|يدفع|يكون|هو|هي)?\s*(?:(?:الي|علي)\s+|ل(?!ل)(?=\p{L}{3}))?/u;
/** "عشرة جنيهات لملء الأسبلة": the amount, before the preposition that the item begins with. */
const amountBefore = /^\s*(?:و|ف)?(?:\p{L}+\s+){0,2}(?:جنيهات|ريالات|جنيها|ريالا)\s+(?=ل\p{L}{3})/u;
/** "بنسبة 40%", "وله الربع": the share, after the name of the beneficiary. */
const shareBehind =
  /[\s،,(:\-–—]+(?:(?:بنسبه|بواقع|بمقدار|ونصيب\p{L}+|وحصت\p{L}+|و?لهم?\s+(?:ال)?(?:ثلث|ربع|نصف|خمس|سدس|ثمن|مثل|(?:\p{L}+\s+)?(?:وزن|كيل|صاع|اصواع|ريال|قرش|قروش|درهم|دراهم|جنيه|دينار|دنانير|سهم|حصه)\p{L}{0,3})|لكل\s+واحد|(?:ي|ت)عطي\p{L}{0,3}|من\s+(?:غل|ثمر|ريع|ذر|تمر|نتاج|حب|دخل|ايراد)\p{L}?(?:ه|ها|هم|هما))(?!\p{L}).*|\d[\d.,]*\s*%?\s*|%\s*\d[\d.,]*)$|\s+(?:ب?السويه|بالتساوي|علي\s+(?:حد\s+سواء|السواء))(?:\s+بينهم)?\s*$/su;
/** "أنه يعزل"، "وآخرها الإفصاح": words that only count a condition or tie it to the verb. */
const countBefore =
  /^\s*(?:و|ف)?(?:ب?ان(?:ه|ها)\s+|(?:اول|ثاني|ثالث|رابع|خامس|سادس|اخر)(?:ها|هما|هم)\s*[:،,]?\s+)(?=\p{L}{2})/u;
/** "أن يعمر": the word that ties a power to the verb that gives it. */
const verbTie = /^\s*(?:و|ف)?ب?ان\s+(?=[يت]\p{L}{2})/u;

/** The powers without "أن" where at least one of them stands without it: the list begins behind "له أن". */
export function withoutVerbTies<Item extends Span>(deed: DeedText, field: ListField, spans: readonly Item[]): Item[] {
  const ties = spans.map(({ start, end }) => verbTie.exec(deed.text.slice(start, end))?.[0].length ?? 0);
  if (field !== 'authorities' || !ties.includes(0)) return [...spans];
  return spans.map((span, at) => {
    if (ties[at] === 0) return span;
    const start = span.start + ties[at]!;
    return { ...span, start, ...('text' in span ? { text: trimmed(deed.original(start, span.end)) } : {}) };
  });
}

/**
 * "وبعده أختي", "والباقي الفقير القريب", "وعند انقطاعهم الجمعية", "فإن انقرضوا فعلى الفقراء": whose turn it is, before
 * who it is.
 */
const turnBefore =
  /^\s*(?:و|ف)?(?:ثم\s+)?(?:(?:من\s+)?بعد(?:ه|ها|هم|هما)|(?:ال)?باقي|(?:عند|بعد|حال)\s+(?:انقطاع|انقراض|عدم|فقد|موت|وفا[هت]|انتهاء)(?:ه|ها|هم|هن|هما)|(?:ان|اذا|متي)\s+(?:انقرض|انقطع|انعدم|عدم|تعذر|مات)\p{L}{0,3}(?:\s+(?:ذلك|كلهم|جميعا|جميعهم|نسلهم|عقبهم))?(?=\s+ف))\s+(?:ف?(?:علي|الي)\s+|(?:فل|ل|ف)(?=ال))?(?=\p{L}{3})/u;
/** "يبدأ بأولادي": the verb that begins the turns. */
const beginsWith = /^\s*(?:(?:ي|ن|ت)?(?:بدا|بتدا|بتدي)|اول\s+ما\s+(?:ي|ت)بد\p{L}{1,3})\s+ب(?=\p{L}{4})/u;

/** The fewest letters that must be left of an item. */
const leastItem = 3;

/** The span of an item without the words that give its share or count it. */
export function bareItem(deed: DeedText, field: ListField, { start, end }: Span): Span {
  const text = deed.text.slice(start, end);
  const lead =
    (field === 'beneficiaries'
      ? (amountBefore.exec(text) ?? shareBefore.exec(text) ?? turnBefore.exec(text) ?? beginsWith.exec(text))
      : countBefore.exec(text))?.[0].length ?? 0;
  const tail = field === 'beneficiaries' ? (shareBehind.exec(text.slice(lead))?.[0].length ?? 0) : 0;
  return text.length - lead - tail < leastItem ? { start, end } : { start: start + lead, end: end - tail };
}

/** The items without the words that only tie them to the verb, give their share or count them. */
export function untied(deed: DeedText, field: ListField, { items, structure }: FoundList): FoundList {
  return {
    structure,
    items: items.map((item) => {
      const lead = field === 'beneficiaries' ? tied.exec(deed.text.slice(item.start, item.end)) : null;
      const { start, end } = bareItem(deed, field, { start: item.start + (lead?.[0].length ?? 0), end: item.end });
      const same = start === item.start && end === item.end;
      return same ? item : { text: trimmed(deed.original(start, end)), start, end };
    }),
  };
}

/**
 * Matches what is not a power: a court's order about who leaves or is appointed, or an item that announces a list of
 * its own.
 */
export const orders =
  /^\s*(?:و|ف)?(?:ب)?(?:عزل|اعفاء|تعيين|اقام[هت]|تنصيب|تولي[هت]|تكليف|انهاء|الغاء|رفع\s+يد)\s[^،.]*(?:ناظر|نظار|نظر|ولاي|تكليف)|(?:الاتي|التالي)\p{L}{0,2}\s*[:：]?\s*$/u;
