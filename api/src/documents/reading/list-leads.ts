import { trimmed } from './candidates.js';
import type { DeedText } from './deed-text.js';
import type { FoundList } from './list-items.js';
import type { ListField } from './list-wording.js';
import type { Span } from './tagger/tagger.js';

// What leads to the first item of a list, or ties each to its verb, is no part of it. Text is folded.

/** What the deed's court or board does to give powers; it is no part of the first of them. Folded. */
const giving =
  /^\s*(?:و|ف)?(?:تخويل|تفويض|تمكين|منح|اعطاي?|توكيل)(?:ه|ها|\s+الناظر\p{L}?|\s+المذكور\p{L}?)\s+(?:(?:من|في|حق|الحق|صلاحيه)\s+)*/u;

/** Verbs that give a power, and words up to a colon that only lead to the first item. Folded. */
const leads: Record<ListField, RegExp> = {
  authorities:
    /^\s*(?:[^:：\d]{2,40}[:：]\s*|(?:و|ف)?(?:ل)?(?:ي|ت)(?:تولي|باشر|مارس|قوم|ملك|ختص|شمل)\p{L}{0,2}\s+(?:ب(?=ال)|في\s+)?(?=(?:ال)?\p{L}{3,}\s))/u,
  beneficiaries: /^\s*(?:(?:و|ف)?(?:هم|هي|هو)\s+|[^:：\d]{2,40}[:：]\s*)/u,
  conditions: /^\s*[^:：\d]{2,40}[:：]\s*/u,
};
/** "على قرابتها، ثم على الصوام": what ties each receiver to the verb. */
const tied = /^\s*(?:ثم\s+)?(?:علي|الي)\s+(?=\p{L}{3})/u;

/** The list without what only leads to its first item. */
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

/** "سهم للأرامل"، "ثلث يحوزه القراء"، "أن ثلثها": how much somebody gets, before who it is. */
const shareBefore =
  /^\s*(?:و|ف)?(?:ان\s+)?(?:(?:\p{L}+\s+){1,3}(?:في\s+|ب)(?:ال)?مي?يه|(?:ال)?(?:سهم|ثلث|ربع|نصف|خمس|سدس|سبع|ثمن|عشر|حصه|قسم|جزء|نصيب|قيراط)(?:ان|ين|ا|ه|ها)?)\s+(?:(?:منه|منها|واحد|اخر)\s+)?(?:ياخذ\p{L}?|يحوز\p{L}?|يناله|يعط\p{L}{0,2}|يصرف|تصرف|يدفع|يكون|هو|هي)?\s*(?:(?:الي|علي)\s+|ل(?!ل)(?=\p{L}{3}))?/u;
/** "بنسبة 40%", "وله الربع": how much somebody gets, behind who it is. */
const shareBehind =
  /[\s،,(:\-–—]+(?:(?:بنسبه|بواقع|بمقدار|ونصيب\p{L}+|وحصت\p{L}+|و?لهم?\s+(?:ال)?(?:ثلث|ربع|نصف|خمس|سدس|ثمن|مثل|(?:\p{L}+\s+)?(?:وزن|كيل|صاع|اصواع|ريال|قرش|قروش|درهم|دراهم|جنيه|دينار|دنانير|سهم|حصه)\p{L}{0,3})|لكل\s+واحد|(?:ي|ت)عطي\p{L}{0,3}|من\s+(?:غل|ثمر|ريع|ذر|تمر|نتاج|حب|دخل|ايراد)\p{L}?(?:ه|ها|هم|هما))(?!\p{L}).*|\d[\d.,]*\s*%?\s*|%\s*\d[\d.,]*)$/su;
/** "أنه يعزل"، "وآخرها الإفصاح": what only counts a condition or ties it to the verb. */
const countBefore =
  /^\s*(?:و|ف)?(?:ب?ان(?:ه|ها)\s+|(?:اول|ثاني|ثالث|رابع|خامس|سادس|اخر)(?:ها|هما|هم)\s*[:،,]?\s+)(?=\p{L}{2})/u;
/** Letters that are left of an item at least. */
const leastItem = 3;

/** Stretches of a list's items without what says how much or counts them. */
export function bareItem(deed: DeedText, field: ListField, { start, end }: Span): Span {
  const text = deed.text.slice(start, end);
  const lead = (field === 'beneficiaries' ? shareBefore : countBefore).exec(text)?.[0].length ?? 0;
  const tail = field === 'beneficiaries' ? (shareBehind.exec(text.slice(lead))?.[0].length ?? 0) : 0;
  return text.length - lead - tail < leastItem ? { start, end } : { start: start + lead, end: end - tail };
}

/** Receivers without the preposition that ties each to the verb. */
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

/** What a court orders is no list of powers: who leaves, who is appointed. And no item announces a list of its own. */
export const orders =
  /^\s*(?:و|ف)?(?:ب)?(?:عزل|اعفاء|تعيين|اقام[هت]|تنصيب|تولي[هت]|تكليف|انهاء|الغاء|رفع\s+يد)\s[^،.]*(?:ناظر|نظار|نظر|ولاي|تكليف)|(?:الاتي|التالي)\p{L}{0,2}\s*[:：]?\s*$/u;
