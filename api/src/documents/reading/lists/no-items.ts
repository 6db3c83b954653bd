import { trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { ListField } from '../lexicon/list-wording.js';
import { reasonAsked } from '../lexicon/reason-asked.js';
import type { Span } from '../tagger/tagger.js';

// What stands where an item of a list could stand and is none: captions, words that close the deed, titles of those who
// sign, and acts that a trustee may not do. The text is folded.

/** Text that only announces the following items: "يتقيد القائمون عليه بما هو آت". */
const announces = /(?:الاتي\p{L}*|التالي\p{L}*|(?:ما|كما|مما)\s+(?:هو\s+)?(?:ي?اتي?|يلي))\s*$/u;

/** A day that closes the deed: "سنة خمس وخمسين بعد الثلاثمائة والألف". */
const isDay =
  /^\s*(?:(?:في\s+)?(?:سنه|عام|تاريخ|يوم|حرر|كتب|جري)\s).{0,60}(?:الف|\d{4})\s*(?:هـ?|ميلادي\p{L}{0,2}|هجري\p{L}{0,2})?\s*$/u;

/** "القسم", "التفويض 2": what only names or counts a part of the form. */
const caption =
  /^\s*(?:(?:ال)?(?:قسم|باب|فصل|جزء|فقره|ماده)(?:\s+ال(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)\p{L}?)?|(?:ال)?(?:تفويض|تفويضات|صلاحيه|صلاحيات|افصاحات|شرط|ضابط|مستفيد|مصرف|جهه|مهمه|بند)\s*\(?\d{0,2}\)?)\s*$/u;

/** "ضوابط لا يحيد عنها المدير": words of a heading that read like a condition. */
const headingWords = /^\s*لا\s+(?:ي|ت)(?:حيد|خالف|تخط|تعد)\p{L}{0,2}(?:\s+عن(?:ه|ها))?(?:\s+ال\p{L}+)?\s*$/u;

/** "الناس يسمونها بئر نفلا", "تعرف بوقف الغيث": what something is called is no condition. */
const calls =
  /^\s*ان\s+(?:[يت]كون\s+(?:اسم|مسما)(?:ه|ها)\s|[يت]سم[يا]\s)|^\s*(?:ان\s+)?(?:(?:ال)?(?:ناس|اهل|عامه|جماعه)\s+)?(?:يسمون|يدعون|يعرفون)(?:ه|ها)\s/u;

/** "ومن مات من أولاده فنصيبه لولده": who takes the place of whom, and not one more who receives. */
const inPlaceOf = /^\s*[وف]?(?:كل\s+)?(?:من|اذا|ان|لو|متي)\s+(?:مات|توفي\p{L}?|انقرض\p{L}?|هلك|درج)(?!\p{L})/u;

/** One word is no condition; and some are no item of any list, which a telegram or a count puts between them. */
export const isNoItem = (field: ListField, text: string): boolean =>
  /^\s*(?:قف|انتهي|لا\s+(?:يوجد|شيء?|احد)|لم\s+(?:يذكر|يحدد)|لا\s+ينطبق|بدون|فضلا\s+عن|ان|انه|انها|الاولي?|الثاني[هة]?|الثالث[هة]?|وهي|وهم|كذلك|مجانا|.*\s(?:ان|الا)|ل?سكن[يا]|نعم|(?:غير\s+)?متاح[هة]?|له|لها|(?:ي|ت)تولي)\s*$/u.test(
    text,
  ) ||
  announces.test(text) ||
  caption.test(text) ||
  (field === 'beneficiaries' && (partsOnly.test(text) || inPlaceOf.test(text))) ||
  (field === 'conditions' &&
    (!/\S\s+\S/u.test(text) || isDay.test(text) || headingWords.test(text) || calls.test(text)));

/** A signatory's title on a line or in a cell of its own. */
const signature =
  /[\n\t]\s*(?:[IVX]{1,4}|\d{1,2}|\p{L}{1,5})\s*[-.)/]\s*(?:ال)?(?:ادار[هت]|حوكم[هت]|نظار[هت]|مخاطر|سريان|توقيع)\p{L}{0,3}\s*(?=[:：\n\t])|[\n\t]\s*(?:القاضي|(?:فضيله\s+)?قاضي\s[^\n]{0,40}|كاتب\s+العدل|رييس\s[^\n]{0,30}|الختم|التوقيع)\s*(?=[:：\n\t])/u;

/** Words with which a deed closes; they are no part of an item that stands before them. */
const closes =
  /(?:^|\s)(?:(?:و?لا\s+(?:ت|ي)(?:عد|غني|نشي|قوم|عتبر)|(?:ت|ي)(?:صلح|عتمد|ستخدم|سري)\p{L}?)\s+(?:هذه?\s+)?(?:ال)?(?:شهاد[هة]|وثيق[هة]|مذكر[هة]|نسخ[هة]|مستند|صك|قرار|اشعار|افاد[هة]|عن\s+(?:صك|ال))\p{L}*|(?:اذنا|تخويلا|تفويضا|توكيلا|تقريرا|وقفا|شرطا)\s+(?:شرعي|صحيح|تام|مطلق|عام|كامل)ا?|للاعتماد|س\s?\d{1,2}\s*$|انتهي|ف(?:هي\s+|هو\s+)?باقي(?:ه|ات)?\s|لعن\s+الله|(?:و|ف)من\s+(?:بدل|غير|خالف)(?:ه|ها|\s+ذلك|\s+شيي?ا)|والله\s+(?:المستعان|الموفق|اعلم|ولي)|و?يعد\s+هذا\s|يبلغ\s+(?:هذا|به)\s|ضبط(?:ه|ت|ته)\s+(?:ال)?(?:قاضي|شيخ|موثق)|وثق\s+(?:ال)?(?:قرار|صك|حكم|محضر))/u;

/** "صرف المخصصات وألا ينفرد بالهبة": what a trustee may not do, behind the last power. */
const notGiven = /\s+و(?:الا|ان\s+لا)\s+[يت]\p{L}{2,}\s/u;

/** "أثلاث": that the yield is parted, and not who gets it. */
const partsOnly = /(?:^|\s)(?:ا?نصاف|اثلاث|ارباع|اخماس|اسداس|اسباع|اثمان|اعشار)ا?\s*[:：]?\s*$/u;

/** "يصرف المرتب، دون", "فيمنع، ومن شرطها": words that belong to what follows the item. */
const dangling = /[\s،,]+(?:دون|من\s+غير|بغير|بلا|و(?:ايضا\s+)?من\s+(?:شرط|شروط)\p{L}{0,3})\s*$/u;

/** The item up to the words that close the deed. */
export function beforeClosing(deed: DeedText, { start, end }: Span, field?: ListField): Span {
  const text = deed.text.slice(start, end);
  const at =
    closes.exec(text)?.index ??
    dangling.exec(text)?.index ??
    (field === 'authorities' ? notGiven.exec(text)?.index : undefined);
  return { start, end: at === undefined ? end : start + at };
}

/** The items of a list before the signature; what follows, such as a note about the paper, is not an item. */
function beforeSignature(deed: DeedText, items: readonly Span[]): Span[] {
  const first = items.findIndex(({ start }, at) => {
    const before = items[at - 1];
    return before !== undefined && signature.test(deed.text.slice(before.end, start));
  });
  return first < 0 ? [...items] : items.slice(0, first);
}

/** The last question in a text. */
const question = /[^؟?\n.]*[؟?](?=[^؟?]*$)/u;
const asksReason = new RegExp(`(?<!\\p{L})[وف]?${reasonAsked}[؟?]`, 'u');

/** The items without those that answer why the waqf was made: "قلنا: وما بعثك عليه؟ قال: …". */
function withoutReasons<Item extends Span>(deed: DeedText, items: readonly Item[]): Item[] {
  let answersReason = false;
  return items.filter(({ start }, at) => {
    const before = items[at - 1];
    const asked = before && question.exec(deed.text.slice(before.end, start))?.[0];
    if (asked) answersReason = asksReason.test(asked);
    return !answersReason;
  });
}

/** "لا يحق لها:", "المحظورات", "وليس له": words followed by acts that the trustee may not do. Folded. */
const forbids =
  /(?<!\p{L})[وف]?(?:(?:لا|لم)\s+(?:(?:ي|ت)(?:حق|ملك|جوز|دخل|سوغ|شمل|خول|وذن|بقي|مارس|باشر|مكن|تولي|سمح)|حق)\p{L}{0,3}|ليس\s+(?:ل|في|من)\p{L}*|ما\s+(?:عدا|سوي|له|لها)(?=\s+ان\s)|ما\s+(?:عدا|سوي)|(?:لم|لا)\s+(?:ن|ا)?(?:جعل|اذن|جز|سمح)\s+ل\p{L}+|(?:نه|منع)(?:ا|يت|ينا|ت|نا)?(?:ه|ها)\s+(?:عن|من)|(?:ال)?(?:محظور|ممنوع|محجوب|مستثن)\p{L}{0,3}|غير\s+متاح\p{L}{0,2}|باستثناء|(?:دون|من\s+غير|بغير)\s+ان|رفع\p{L}?\s+(?:عن\s+)?(?:يده|يدها|عنه|عنها)|حجب\p{L}?\s+عن(?:ه|ها)|خارج\s+(?:ال)?(?:نطاق|صلاحي|حدود)\p{L}*|(?:ي|ت)بقي\s+ل\p{L}+|(?:ي|ت)(?:حظر|متنع|منع)\s+علي\p{L}+)(?!\p{L})|(?<!\p{L})(?:may|shall|can|must)\s*not|cannot|reserved|excluded|outside/iu;

/** "يحظر عليه قبض أجور مقدمة": an act with the word that forbids it. */
const opensForbidden =
  /^\s*[وف]?(?:(?:نه|منع)(?:ا|يت|ينا|ت|نا)?(?:ه|ها)\s+(?:عن|من)|(?:ي|ت)(?:حظر|متنع|منع)\s+علي\p{L}+|لا\s+(?:ي|ت)(?:حق|جوز|ملك|سوغ))\p{L}{0,2}\s/u;

/** "يلتزم الناظر بتقديم تقرير": what the trustee owes. */
const opensDuty =
  /^\s*[وف]?(?:(?:ي|ت)(?:لتزم|تعين|لزم|جب)|(?:علي|الزم|الزمت|الزمنا|اوصي|اوصيت|اوصينا))\p{L}{0,2}\s+(?:علي\s+)?(?:ال)?(?:ناظر|متولي|قيم|ولي|وكيل)\p{L}{0,2}\s/u;

/** Powers without the duties behind them; a list that begins with a duty calls them all powers. */
function withoutDuties<Item extends Span>(deed: DeedText, field: ListField, items: readonly Item[]): Item[] {
  const isDuty = ({ start, end }: Span): boolean => opensDuty.test(deed.text.slice(start, end));
  if (field !== 'authorities' || !items[0] || isDuty(items[0])) return [...items];
  return items.filter((item) => !isDuty(item));
}

/** Whether a text says of acts that they are forbidden. */
export const forbidding = (text: string): boolean => forbids.test(text) || opensForbidden.test(text);

/** "غير مفوض" behind an act in a table: what the trustee may not do. */
const refused =
  /^\s*(?:(?:غير|ليس)\s+(?:مفوض|مصرح|ماذون|مخول|متاح|ممنوح|مسموح|مشمول|مسند)\p{L}?(?:\s+ب?ه)?|(?:محجوب|ممنوع|محظور|مستثن|مرفوض)\p{L}?|لا\s+(?:ي|ت)(?:حق|جوز|ملك|سمح|شمل)|[✗✘❌×☐])\s*$/u;

/** The text without cells that say of the act beside them alone that it is not given. */
const withoutRefusals = (text: string): string =>
  text.replace(/\t[^\n\t]*/gu, (cell) => (refused.test(cell) ? '' : cell));

/** The powers up to the place where the deed lists forbidden acts. */
function beforeForbidden(deed: DeedText, field: ListField, items: readonly Span[]): Span[] {
  if (field !== 'authorities') return [...items];
  const first = items.findIndex(({ start, end }, at) => {
    const before = items[at - 1];
    if (before === undefined) return false;
    const between = start > before.end && forbids.test(withoutRefusals(deed.text.slice(before.end, start)));
    return between || opensForbidden.test(deed.text.slice(start, end));
  });
  return first < 0 ? [...items] : items.slice(0, first);
}

/** Whether the cell behind that of an act says that it is not given. */
export function isRefused(deed: DeedText, { start, end }: Span): boolean {
  const cell = deed.blockAt(start);
  const behind = cell && deed.rows[cell.row]![cell.column + 1];
  return !!behind && cell.end - cell.start < end - start + 8 && refused.test(deed.textOf(behind));
}

/** The items of a rule's list without what is none. */
export function withoutNoItems<Item extends Span & { text: string }>(
  deed: DeedText,
  field: ListField,
  items: readonly Item[],
): Item[] {
  const forbidden = items.findIndex(
    ({ start, end }, at) => field === 'authorities' && at > 0 && opensForbidden.test(deed.text.slice(start, end)),
  );
  const allowed = withoutDuties(deed, field, forbidden < 0 ? items : items.slice(0, forbidden));
  return withoutReasons(deed, allowed).flatMap((item) => {
    if (field === 'authorities' && isRefused(deed, item)) return [];
    const { start, end } = beforeClosing(deed, item, field);
    const text = deed.text.slice(start, end);
    if (text.trim() === '' || isNoItem(field, text)) return [];
    return end === item.end ? [item] : [{ ...item, end, text: trimmed(deed.original(start, end)) }];
  });
}

/** The spans up to the signature, without acts that the trustee may not do. */
export const itemsOnly = (deed: DeedText, field: ListField, spans: readonly Span[]): Span[] =>
  beforeForbidden(
    deed,
    field,
    withoutReasons(deed, withoutDuties(deed, field, beforeSignature(deed, spans))).map((span) =>
      beforeClosing(deed, span, field),
    ),
  ).filter((span) => span.end > span.start && (field !== 'authorities' || !isRefused(deed, span)));
