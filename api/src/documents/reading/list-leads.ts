import { trimmed } from './candidates.js';
import type { DeedText } from './deed-text.js';
import type { FoundList } from './list-items.js';
import type { ListField } from './list-wording.js';

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

/** Receivers without the preposition that ties each to the verb. */
export function untied(deed: DeedText, field: ListField, { items, structure }: FoundList): FoundList {
  if (field !== 'beneficiaries') return { items, structure };
  return {
    structure,
    items: items.map((item) => {
      const start = item.start + (tied.exec(deed.text.slice(item.start, item.end))?.[0].length ?? 0);
      return start === item.start ? item : { text: trimmed(deed.original(start, item.end)), start, end: item.end };
    }),
  };
}

/** What a court orders is no list of powers: who leaves, who is appointed. And no item announces a list of its own. */
export const orders =
  /^\s*(?:و|ف)?(?:ب)?(?:عزل|اعفاء|تعيين|اقام[هت]|تنصيب|تولي[هت]|تكليف|انهاء|الغاء|رفع\s+يد)\s[^،.]*(?:ناظر|نظار|نظر|ولاي|تكليف)|(?:الاتي|التالي)\p{L}{0,2}\s*[:：]?\s*$/u;
