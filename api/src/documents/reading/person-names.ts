/** A person's name found in folded text. */
export interface NameMention { start: number; end: number; /** Links of descent (بن). */ links: number }

const son = '(?:بن|ابن|بنت|ابنه)';
// عبد, ابو and their like take the next word with them.
const givenName = '(?:(?:عبد|ابو|ابا|ابي|ام|نور|سيف|صلاح|محب|شمس)\\s+(?:ال)?\\p{L}{2,}|\\p{L}{2,})';
const pattern = new RegExp(`(?<![\\p{L}])(${givenName}(?:\\s+\\p{L}{2,})?)\\s+${son}\\s+${givenName}(?:\\s+${son}\\s+${givenName})*(?:\\s+(?:ال\\s+)?(?:ال)?\\p{L}{2,}){0,2}`, 'gu');

/** Words that stand beside names and are no part of them. */
const beside = new Set([
  'المكلف', 'شرعا', 'المواطن', 'المواطنه', 'السيد', 'الشيخ', 'الاستاذ', 'الدكتور', 'المهندس', 'المدعو', 'المكرم', 'المالك', 'الواقف', 'الناظر', 'القاضي', 'كاتب', 'العدل', 'سعودي', 'سعوديه',
  'الجنسيه', 'السعودي', 'بموجب', 'هويه', 'الهويه', 'رقم', 'حضر', 'حضرت', 'لدي', 'انا', 'اقر', 'واقر', 'قرر', 'وقرر', 'ذكر', 'المشتري', 'البايع', 'المدعي', 'من', 'الي', 'علي', 'في', 'عن', 'هو', 'هي',
  'وهو', 'وقف', 'صلاحيه', 'ناظرا', 'ناظره', 'متوليا', 'المقدم', 'العايد', 'لصالح', 'باسم', 'ملك', 'تعيين', 'توليه', 'اقامه', 'الموثق', 'الوطنيه', 'المتوفي', 'رحمه', 'يكون', 'بصفته', 'الوارد', 'المذكور', 'المدونه',
  'والمذكور', 'ثبت', 'وعينته', 'عين', 'عينت', 'اقمت', 'وليت', 'نصب', 'قد', 'تم', 'الواقع', 'لعقار', 'العقار', 'المشار', 'المسجل', 'السجل', 'المدني', 'حامل', 'الحامل', 'صاحب', 'وعليه', 'وجعل', 'ليكون', 'التاريخ', 'المحكمه', 'رييس', 'الدايره', 'التوقيع', 'سجل', 'مدني', 'الي', 'مواطن', 'وكيلا', 'بالنظاره', 'النظاره', 'نظاره', 'لتولي', 'توكيل', 'الغير', 'صفته', 'الموقوف', 'الملكيه', 'بان', 'فاقر', 'وذلك', 'حيث', 'نسبه', 'بنسبه', 'كامل', 'سعودية', 'العنوان', 'جوال', 'هاتف', 'المولود', 'تاريخ', 'الثابته', 'المثبت', 'اصاله', 'الصادره', 'الصادر', 'المعروف', 'والمعروف', 'لقب', 'والموقع', 'والتوقيع', 'ووقع', 'للنظر', 'للقيام', 'قايلا', 'بالغا', 'الحاضر', 'عاقلا', 'سعوديا', 'وبعد', 'فقد', 'اتفق', 'وصيا', 'وقفه', 'وقفا', 'اوقف', 'حبس', 'الحاج', 'المرحوم', 'بيع', 'اشتري', 'تملك', 'انتقل', 'افرغ', 'المقيم', 'والد', 'اخيه', 'اخي', 'ابنه', 'ابني', 'زوجه', 'الاتي', 'التالي', 'نفسه', 'بنفسه', 'منفردا', 'كان', 'كانت',
]);
const clitic = /^(?:ل|ب|و|ف|ول|وب|فل|ك)(?=(?:عبد|محمد|احمد|سعد|علي|فهد|خالد|صالح|ناصر|سلطان|ماجد|تركي|بندر|يوسف|منصور|ابراهيم|سليمان|حمد|ال)\p{L}*)/u;

/** Names that hold بن or بنت: evidence that needs no label. */
export function findNames(text: string): NameMention[] {
  const names: NameMention[] = [];
  for (const match of text.matchAll(pattern)) {
    const found = [...match[0].matchAll(/\S+/g)].map((word) => ({ text: word[0], start: match.index + word.index, end: match.index + word.index + word[0].length }));
    // A name ends with its row or cell, but may run on from a row that does.
    const words = found.slice(0, 1 + found.findIndex((word, index) => index === found.length - 1 || (index > 1 && /[\n\t]/.test(text.slice(word.end, found[index + 1]!.start)))));
    if (words.length < 3) continue;
    const closes = /^ *(?:[\n\t]|$)/.test(text.slice(words.at(-1)!.end));
    const isSon = (word: string): boolean => /^(?:بن|ابن|بنت|ابنه)$/.test(word);
    const firstSon = words.findIndex((word) => isSon(word.text));
    // Of two words before the first بن the outer one belongs to the name only in names such as محمد علي.
    let from = 0;
    while (from < firstSon - 1 && (beside.has(words[from]!.text) || !compound(words[from]!.text, words[from + 1]!.text))) from += 1;
    if (beside.has(words[from]!.text) && from < firstSon - 1) from += 1;
    if (beside.has(words[from]!.text) && from === firstSon - 1 && words[from]!.text !== 'علي') continue;
    const to = Math.min(nameEnd(words.map((word) => word.text), isSon, closes), words.length - 1);
    names.push({ start: words[from]!.start, end: words[to]!.end, links: words.slice(from, to + 1).filter((word) => isSon(word.text)).length });
  }
  return names;
}

function compound(first: string, second: string): boolean {
  return /^(?:عبد|ابو|ابا|ابي|ام|نور|سيف|صلاح|محب|شمس)$/.test(first) || (/^(?:محمد|احمد)$/.test(first) && !beside.has(second));
}

const identifies = /^(?:المثبت\p{L}*|هويه|هويته|حامل|الحامل|بموجب|سجل|رقم|سعودي|سعوديه)$/u;

/** Index of the last word of the name: after the last بن X one family name (الحربي, آل سعود) and at most a second one in ي. */
function nameEnd(words: string[], isSon: (word: string) => boolean, closes: boolean): number {
  let last = words.findLastIndex(isSon) + 1;
  if (/^(?:عبد|ابو|ابا|ابي|ام|نور|سيف|صلاح|محب|شمس)$/.test(words[last]!) && last + 1 < words.length) last += 1;
  const family = words[last + 1];
  if (family === undefined || beside.has(family)) return last;
  if (family === 'ال' && words[last + 2] !== undefined) return last + 2;
  const articled = /^ال\p{L}{2,}/u.test(family);
  // Families of Hadhramaut (باعشن، بامحرز), or a word between the name and the id that follows it.
  const next = words[last + 2];
  if (/^با(?!ل|سم$|ن$|مر$|ي)\p{L}{3,}$/u.test(family) || (next !== undefined && identifies.test(next) && !/^(?:و|ب|ل|ف|من|في|عن)/.test(family))) return last + 1;
  // One more word that fills the row or cell is a family name too (كتبي، باوزير).
  if (!articled) return closes && last + 1 === words.length - 1 ? last + 1 : last;
  const second = words[last + 2];
  return second !== undefined && /^ال\p{L}+ي$/u.test(second) && !beside.has(second) && family.endsWith('ي') ? last + 2 : last + 1;
}

/** Words that a value cell of a name should not hold. */
export const isBesideName = (word: string): boolean => beside.has(word);

/** A preposition written together with a name (لمحمد, بعبدالله): its length, or 0. */
export function cliticLength(word: string): number {
  return clitic.exec(word)?.[0].length ?? 0;
}
