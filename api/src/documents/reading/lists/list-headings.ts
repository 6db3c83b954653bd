/**
 * Headings of lists by their wording: a few words that name the rules, the people or the powers that follow, in a way
 * that no list item does. Folded.
 */
const headings = {
  conditions:
    /^(?:و|ف)?(?:قد\s+)?(?:(?:ال|ب|وفق\s+)?(?:شروط|شرط|ضوابط|احكام|بنود|قيود|اشتراطات|التزامات|تعليمات|لايح[هة]|قواعد|معايير|محاذير|محظورات)|(?:بماذا\s+|بم\s+)?(?:يلتزم|تلتزم)\s|ابرز\s+بنود|ما\s+(?:قيد|ضبط)\p{L}*\s+به|ما\s+(?:يجب|يلزم|يتعين|ينبغي|اشترط|شرط|الزم|التزم|يلتزم|يتقيد)|(?:اشترط|شرط|الزم)\p{L}*\s)/u,
  beneficiaries:
    /^(?:و|ف)?(?:(?:ال)?(?:موقوف\s+علي|مستفيد|مستحق|منتفع|مشمول|مصروف\s+ل|فيات\s|في[هة]\s+ال?مست|شريح[هة]|شرايح|جهات|جه[هة]\s)|من\s+(?:ي|ت)(?:نال|خدم|نفق|عط|شمل)|علي\s+من\s+(?:ي|ت)(?:صرف|نفق)|(?:ال)?اهل\s+(?:ال)?(?:وقف|حبس|حبيس)|من\s+(?:يصرف|يستحق|يستفيد|ينتفع|يعطي)|(?:يوزع|توزع|يقسم|تقسم|يصرف|تصرف|يستفيد|ينتفع|يستحق)\s+(?:ال)?(?:ريع|غل[هت]|من|ب)\p{L}*(?:\s+(?:علي|بين|ل|الي))?\s*$|(?:و)?(?:ينتفع|يستفيد|يخدم)\s+(?:به|منه)?\s*$|من\s+(?:ال)?(?:يخدم|ينتفع|يستفيد|يدخل)|ارباب|اهل\s+(?:ال|هذا\s+ال)?(?:وقف|استحقاق)|طبقات\s)/u,
  authorities:
    /^(?:و|ف)?(?:ل?لناظر\s+(?:ال)?صلاحيات|(?:ال)?(?:صلاحيات|صلاحي[هة]|مهام|اختصاصات|سلطات|واجبات|مخول|ماذون|مسموح|مفوض)|(?:ال)?تصرفات\s+(?:ال)?(?:داخل|ماذون|مسموح|جايز)|(?:نطاق|حدود)\s+(?:ال)?(?:صلاحي|تصرف|عمل|ولاي|نظار|تفويض|تكليف)|(?:ال)?اعمال\s+(?:ال)?(?:مكلف|ماذون|مسموح|مسند)|(?:يجوز|يحق|يسوغ)\s+ل|ما\s+(?:يحق|يجوز|انيط|اسند|فوض|خول))/u,
};

/** "المادة الثانية: ", "ثالثاً: ", "2- ": the number of a part of the deed, which says nothing about its content. */
const counted =
  /^(?:(?:ال)?(?:ماده|بند|فقره|فصل|باب|قسم)\s+(?:\(?\d{1,2}\)?|ال\p{L}{3,}(?:\s+عشر\p{L}?)?)\s*[:：\-–/.]?\s*|(?:اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)\s*[:：\-–/.]\s*|[(\[]?\d{1,2}\s*[)\].\-–/]\s*)(?=\p{L}{2})/u;

const withoutCount = (text: string): string => text.replace(counted, '');

/**
 * True for a short text that is the heading of a list. Items with the same words are longer, or continue with a verb.
 */
export function isListHeading(text: string): boolean {
  const words = withoutCount(text.trim().replace(/\s*[:：؟?]\s*$/u, ''));
  if (words.length > 48 || words.split(/\s+/).length > 7 || /\d{2}/.test(words)) return false;
  return Object.values(headings).some((heading) => heading.test(words));
}

/** Whether a short text is the heading of this list. */
export const heads = (field: keyof typeof headings, text: string): boolean =>
  isListHeading(text) && headings[field].test(withoutCount(text.trim()));

/** Words with which a sentence announces a list, anywhere in the sentence. */
const openers = {
  conditions:
    /نص\s+علي|تشترط|مراعا|لا\s+بد|شرط|شروط|ضوابط|قيود|قيدت|احكام|بنود|الزم|التزم|يلتزم|تلتزم|التقيد|مراعا|تعليمات/u,
  beneficiaries:
    /مستحق|مستفيد|مصارف|موقوف\s+عليه|منتفع|ينتفع|يستفيد|يستحق|تنتفع|خص\s+ب|لهم\s+(?:ال)?حق|ارباب|اهل\s+(?:هذا\s+)?(?:ال)?وقف|يصرف\s+ل(?:هم|كل)|تصرف\s+ل|يعطي|تعطي|يقسم|تقسم|يوزع|توزع|(?:خص|خصص)\p{L}*\s+(?:ب?غلت|ب?ريع|ال)|لمن\s+سم|يجري\s+عليهم|يدخل\s+في|من\s+يخدم|يخدم|(?:ي|ت)نال|علي\s+من\s+(?:ي|ت)|(?:ي|ت)نفق\s+(?:\p{L}+\s+){0,4}?علي|نصيب|اسهم|شمول/u,
  authorities:
    /صلاحي|مهام|اختصاص|خول|فوض|اذن|اذنت|يباشر|يتولي|انيط|اسند|ماذون|يده?ا?\s+مبسوط|يجوز\s+ل|يملك|مكن|(?:ي|ت)مارس|(?:ي|ت)شمل|(?:ي|ت)قوم\s+ب|ليقوم|(?:ي|ت)سمح|(?:ي|ت)ختص|نطاق|حدود\s+(?:ال)?(?:ولاي|نظار|تصرف|عمل)|من\s+حق/u,
};

/** A pattern for `matchAll` that finds where a sentence announces this list. */
export const openerOf = (field: keyof typeof openers): RegExp => new RegExp(openers[field].source, 'gu');
