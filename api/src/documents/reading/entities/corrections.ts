/*
 * A deed that corrects another one names the wrong value before the right one: "ورد باسم «وقف النخيل» والصواب «وقف
 * السدر»". The text is folded.
 */

const wrong = /^[\s"»”)\]،,]*(?:و|ف)?(?:(?:ال)?(?:صواب|صحيح)|(?:صواب|صحت)(?:ه|ها))(?!\p{L})/u;
const right =
  /(?<!\p{L})(?:و|ف)?(?:(?:ال)?(?:صواب|صحيح)|(?:صواب|صحت)(?:ه|ها))\s+(?:(?:هو|هي|ان(?:ه|ها)?|اسم(?:ه|ها)?)\s+)?[:：]?\s*["«“(\[]?\s*$/u;

/** Whether the words behind a value say that another one is right. */
export const isWrong = (text: string, end: number): boolean => wrong.test(text.slice(end, end + 24));

/** Whether the words before a value say that this is the right one. */
export const isRight = (text: string, start: number): boolean => right.test(text.slice(Math.max(0, start - 34), start));

/** The title of a paper that sets a deed right, which keeps its number and day. */
const title =
  /(?:^|\n)\s*(?:(?:محضر|ملحق|صك|قرار|مذكر[هت])\s+)?(?:(?:ال)?تصحيح\p{L}?|استدراك)(?:\s+\p{L}+){0,4}\s*(?:\n|$)/u;

/** Whether the deed only corrects an earlier one. */
export const isCorrection = (text: string): boolean => title.test(text);
