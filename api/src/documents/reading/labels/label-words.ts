import { comparable, similarity } from '../text/arabic.js';
import { isCaption } from '../lexicon/english-captions.js';
import { allLabels } from './field-labels.js';

/* Whether words are a label, and which. */

/** "1)" or "٢-" before a label. */
export const numbering =
  /^\s*(?:[([]?\d{1,2}\s*[)\].\-]\s*|(?:ال)?(?:ماده|بند|فقره|فصل|باب|قسم)\s+(?:\(?\d{1,2}\)?|ال\p{L}{3,}(?:\s+عشر\p{L}?)?)\s*[:：\-/.]\s*|(?:اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا)\s*[:：\-/.]\s*)(?=\p{L})/u;
const bareTexts = new Map<string, string>();

/** The words of a label without text in brackets. Cached, because each block is compared with hundreds of labels. */
export function bare(text: string): string {
  let words = bareTexts.get(text);
  if (words === undefined) {
    words = comparable(withoutCaption(text.replace(numbering, '').replace(/\([^)]*\)/g, ' '))).replace(
      /^و(?=ال|مساحت)/,
      '',
    );
    bareTexts.set(text, words);
  }
  return words;
}

/** An Arabic label without the English caption and the unit beside it: "Area المساحة م²". */
function withoutCaption(text: string): string {
  if (!/\p{Script=Arabic}{2}/u.test(text) || !/[A-Za-z²]|\sم2(?!\p{L})/u.test(text)) return text;
  return text.replace(/[A-Za-z][A-Za-z.'&]*\s?[²2]?|(?<!\p{L})م\s?[²2]/gu, ' ');
}

/** How well the whole text matches this label, 0 to 1; 0 when the match is poor. */
export function labelLikeness(text: string, name: string): number {
  if (text.length > 60) return 0;
  const mine = bare(text);
  if (mine === name) return 1;
  // "الحي / المجاورة", "Location / الموقع": one of two names is enough.
  if (text.includes('/') && !/[:：]\s*\S|[.…_]{3}/.test(text) && text.split('/').some((half) => bare(half) === name))
    return 0.92;
  if (mine === '' || Math.abs(mine.length - name.length) > 3) return 0;
  const likeness = similarity(mine, name);
  // Short labels may differ from other labels by one letter, so only long ones may be misspelt.
  return likeness >= (name.length < 8 ? 0.9 : 0.82) ? likeness * 0.95 : 0;
}

/**
 * Short wording that begins with what is asked for: "رقم …", "مساحة الأرض", "صفحة السجل". The name of a city is not.
 */
const asks =
  /^\s*و?(?:(?:ال)?(?:رقم|تاريخ|نوع|مساحه|عنوان|موقع|هويه|جنسيه|مصدر|رمز|صفه)|اسم|جهه|مبلغ|ثمن|نسبه|حاله|صفحه|معرف|استعمال|استخدام|طبيعه|بطاقه|شاهد|وكيل|كاتب|مامور|(?:مدينه|بلد|حي)\s+(?:العقار|الارض|القطعه|الصك|اصدار|المالك)|الحي\s+(?:السكني|او))(?!\p{L})(?:\s+\/?\s*\p{L}+){0,3}\s*(?:[(\/].{0,16})?[:：]?\s*$/u;
const verdicts = new Map<string, boolean>();

/** True when the text is a label by itself. */
export function isLabel(text: string): boolean {
  let verdict = verdicts.get(text);
  if (verdict === undefined) {
    const words = text.replace(numbering, '');
    verdict =
      (asks.test(words) && !/(?<!\p{L})ب(?:ن|نت)(?!\p{L})/u.test(words)) ||
      isCaption(words) ||
      allLabels.some((name) => labelLikeness(words, name) > 0);
    // The cache stays small: a deed has about a hundred blocks, and a child process reads few deeds.
    verdicts.set(text, verdict);
  }
  return verdict;
}
