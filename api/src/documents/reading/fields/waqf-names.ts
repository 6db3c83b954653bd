import type { Candidate } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { wordingBetween, wordingCandidates } from '../evidence/field-evidence.js';
import { waqfNameLabels } from '../labels/waqf-labels.js';
import { pairsOf, phraseEnd } from '../lexicon/free-phrases.js';
import { goodWork } from '../lexicon/good-works.js';
import { isLabel } from '../labels/label-words.js';

/** Words that cannot follow "وقف" in a name, because they make it a sentence about a waqf. */
const noName =
  /^(?:ال)?(?:وقف(?:ا|ه|ها|يه)?|اوقاف)\s+(?:(?:لله|منجز|موبد|ناجز|لا|هذا|هذه|ما|في|من|علي\s+(?:ان|ما)|عليه|فيه|فيها|به|العقار|المذكور|الحق|صحيحه?|شرعيه?|مرعيه?|لما|له|لها|كامل|جميع|نصف|ثلث|ثلثي|ربع|خمس|قبل|المدعو|المنهي|المالك|الواقف|المواطن|هو|هي|او|اي|الي|عن|مع|علي|ذلك|كما|قد|سو[في]|المثبت|المسم|المشار|الموصوف|المعروف|المقر|لوالد|والد[هي]\s|ان|ناظر|بموجب|باسم|تحت|حال|حسب|عبر|جديد|قديم|بعد(?:ي|ه|ها)|اخر|واحد|سابق|منه|منها|عنه)|(?:و|ت|ي)(?:قرر|جعل|كان|كون|صرف|سمي|هدف|تكون|دير|شمل)\p{L}*)(?!\p{L})/u;
/** A kind of waqf, not a name. */
const kindOfWaqf = /^(?:ال)?وقف(?:يه)?(?:ال)?(?:خيري|ذري|ذريه|اهلي|مشترك|عام|خاص|منجز|موبد|شرعي|عايلي|معقب)?$/;
/** "وقف عقمه الذي بوادي جازان": what somebody endowed, described further, is no name. */
const endowed =
  /^(?:وقف|حبس)\s+(?!ال)\p{L}{2,}(?:ه|ها|ي|هما|نا)\s+(?:ال)?(?:ذي|تي|لذين|كاين|واقع|معروف|مسما?ه?|مشهور|مشتهر|موصوف|محدود|ملاصق|مذكور|مكون)/u;
/** "وقف جدهم": whose it is, told by somebody who knows, is no name either. */
const ofKin = /^(?:ال)?(?:وقف|اوقاف)\s+(?:جد|والد|اب[يو]|ام|عم|خال|اخ[يو]|مورث|سلف|اجداد|اسلاف)(?:هم|ه|ها|هما|ي|نا)$/u;
/** "وقف وحبس وأبّد وتصدق": the acts of a founder, which old deeds pile up. */
const acts = /^(?:وقف|حبس|سبل)\s+و(?:اوقف|وقف|حبس|سبل|ابد|خلد|ارصد|تصدق|اكد|حرم|احرم)(?:ت|نا)?(?!\p{L})/u;
/** The words with which the name of a waqf begins. */
const head = '(?:(?:ال)?(?:وقف(?:يه)?|اوقاف)|حبيس|حبس)';
const startsAsWaqf = new RegExp(`^${head}\\s+\\p{L}`, 'u');
const mentionOf = new RegExp(`(?<!\\p{L})([وفبلك]?)(${head})\\s+(?=\\p{L}{2,})`, 'gu');

/** Words that introduce a name, right before it: "أسماه", "ويعرف ب", "يقال له", "تحت مسمى", "أطلق عليه اسم". */
const naming =
  /(?:(?:اسم|سم[يا]|اسمي|تسم|مسم|معروف|عرف|يعرف|تعرف|يدع|تدع|مدعو|يقال|لقب|وسم|عنوان|عنون|اطلق|يطلق|تطلق|يحمل|يحمل\s+اسم)\p{L}{0,6}(?:\s+(?:ل|علي|الي)(?:ه|ها|هما|ي))?(?:\s+\p{L}{2,}){0,2}?(?:\s+(?:هو|هي|ب|بانه|بانها|باسم|اسم|اسما))?|(?:ب|تحت\s+)(?:اسم|مسمي))\s*[:：]?\s*["«“(\[]?\s*ب?$/u;
/** "وهو وقف …", "بأنه وقف …": words that introduce a name less surely. */
const saying = /(?:^|[\s،,])و?(?:هو|هي|بانه|بانها|انه|ليكن)\s*[:：]?\s*["«“(\[]?\s*$/u;
/** Words of a title, which names the kind of deed: "صك وقف ذري". */
const title =
  /(?:صك|وثيق[هة]|حج[هة]|سند|كتاب|اشهاد|محضر|نموذج|رسم|شهاد[هة]|اثبات|توثيق|تسجيل|حكم|ثبوت|انها|بيانات|نوع|صف[هة]|انشا\p{L}*|طلب|وصي[هة])\s+(?:ال|ب|ل)?$/u;
/** "مديرية أوقاف القصيم": the name of an authority for endowments is not the name of an endowment. */
const authority =
  /(?<!\p{L})[وفبل]?(?:ال)?(?:مديري[هة]|هيي[هة]|ادار[هة]|وزار[هة]|داير[هة]|فرع|وكال[هة]|مدير|مامور|وزير|جدول|سجل|قسم|لجن[هة])\s+$/u;
const quoteBefore = /["«“”(\[]\s*$/u;

/** Possible names of the waqf, from labels, phrases and the deed's own mentions. */
export function waqfNameCandidates(deed: DeedText): Candidate<string>[] {
  return [...labelledNames(deed), ...mentionedNames(deed), ...otherNames(deed)].filter(
    (one) => !kindOfWaqf.test(one.key),
  );
}

/** How well a text can be a name: 0 when it cannot be one, less than 1 when it does not begin with "وقف". */
function likeness(folded: string): number {
  const text = folded.trim();
  if (
    text.length > 70 ||
    noName.test(text) ||
    endowed.test(text) ||
    acts.test(text) ||
    ofKin.test(text) ||
    /\d{3}|[:：]|\//.test(text) ||
    /^(?:من|في|علي|ب|ل)\s/.test(text)
  )
    return 0;
  if (startsAsWaqf.test(text)) return 1;
  if (
    isLabel(text) ||
    goodWork.test(text) ||
    /\sبن(?:ت)?\s|(?:^|\s)هـ?$|واقف/u.test(text) ||
    /^(?:منجز|موبد|خيري|ذري|نعم|لا)/u.test(text)
  )
    return 0.2;
  return 0.75;
}

/** "البند الثاني (الاسم): …" */
const bracketedLabel = /\((?:ال)?(?:اسم|مسمي|تسميه)(?:\s+(?:ال)?وقف)?\)\s*[:：]\s*/gu;

function labelledNames(deed: DeedText): Candidate<string>[] {
  const regions = wordingCandidates(deed, waqfNameLabels, () => true);
  const { stems, notStems } = waqfNameLabels;
  const pairs = pairsOf(deed)
    .filter(
      ({ label }) =>
        label.split(/\s+/).length <= 7 &&
        ((stems!.test(label) && !notStems!.test(label)) || /^(?:و?اسم\p{L}*|(?:ال)?وقف)$/u.test(label)),
    )
    .flatMap(({ start, end }) => wordingBetween(deed, start, end, 0.8, 'label', () => true));
  const bracketed = [...deed.text.matchAll(bracketedLabel)].flatMap(({ index, 0: { length } }) =>
    wordingBetween(deed, index + length, phraseEnd(deed, index + length, { reach: 70 }), 0.8, 'label', () => true),
  );
  return [...regions, ...pairs, ...bracketed].flatMap((one) => {
    const lead = /^[\s/]*(?:waqf\s+name\s*)?[:：\s]*(?:هو\s+|هي\s+)?["«“(\[]?\s*/iu.exec(
      deed.text.slice(one.start, one.end),
    )![0].length;
    const start = one.start + lead;
    const whole = deed.text.slice(start, one.end);
    const comma = /[،,؛\n\t"»”)\]:]|\s-\s/u.exec(whole);
    const end = Math.min(
      comma ? start + comma.index : one.end,
      startsAsWaqf.test(whole.trim()) ? phraseEnd(deed, start) : Infinity,
    );
    const fits = likeness(deed.text.slice(start, end));
    // Within a sentence and without a colon "الوقف" is an ordinary word, not a label.
    const within = /[^\n\t:：]\s*$/u.test(deed.text.slice(Math.max(0, one.start - 3), one.start).replace(/ +$/u, ''));
    return fits === 0 || (within && fits < 1)
      ? []
      : wordingBetween(deed, start, end, one.weight * fits, 'label', () => true);
  });
}

/** Names that begin with "وقف" anywhere in the deed, weighed by the words before them. */
function mentionedNames(deed: DeedText): Candidate<string>[] {
  const found = [...deed.text.matchAll(mentionOf)].flatMap((match) => {
    const start = match.index + match[1]!.length;
    const end = phraseEnd(deed, start, { reach: 80 });
    const name = deed.text.slice(start, end);
    const definite = /^ال/.test(name);
    if (likeness(name) < 1 || name.trim().split(/\s+/).length > 8 || /\s(?:ال)?وقف(?!\p{L})/u.test(name)) return [];
    // "الوقف" begins a name only with an adjective, and it is often a label.
    if (definite && (!/^\S+\s+ال\p{L}{3,}/u.test(name) || /^\s*[:：\t]/.test(deed.text.slice(end)))) return [];
    const before = deed.text.slice(Math.max(0, match.index - 46), start);
    const words = before.slice(
      Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\t'), before.lastIndexOf('.')) + 1,
    );
    const named = naming.test(words)
      ? 0.8
      : quoteBefore.test(words) && /["»“”)\]]/.test(deed.text[end] ?? '')
        ? 0.62
        : saying.test(words)
          ? 0.5
          : 0;
    if (/^(?:ال)?اوقاف/u.test(name) && authority.test(words)) return [];
    const alone = /^\s*$/.test(words) && /^\s*(?:[\n\t]|$)/.test(deed.text.slice(end));
    // "وقفية نخل": a paper named by its kind, unless the deed gives it as a name.
    const isTitle = title.test(words) || (alone && named === 0 && /^وقفيه/u.test(name));
    const weight = isTitle ? 0.1 : Math.max(named, alone ? 0.45 : 0.3) * (definite ? 0.7 : 1);
    const evidence = named >= 0.5 ? 'phrase' : alone ? 'shape' : 'mention';
    return wordingBetween(deed, start, end, weight, evidence, () => true);
  });
  // A name that the deed repeats is probably that of its waqf.
  const isRepeated = ({ key }: Candidate<string>): boolean =>
    found.filter((other) => other.key.startsWith(key)).length > 1;
  return found.flatMap((one) => (isRepeated(one) ? [one, { ...one, weight: 0.4, evidence: 'again' }] : [one]));
}

const otherName =
  /(?:اسم\p{L}{0,3}|سم(?:ي|اه|اها|يته|يتها|وه|وها)|وسم(?:ت|نا)(?:ه|ها)|يسمونه?ا?|مسمي|باسم|يسمي|تسمي|المسم(?:ي|اه)|جعل(?:ه|ها|ت|ته|تها)?(?=\s+سبال)|(?:عرف|يعرف|تعرف|معروف|اشتهر|تشتهر)\p{L}{0,3}(?:\s+(?:ذلك|هذا|هذه))?\s+ب(?=\p{L}))\s*[:：]?\s*["«“(\[]?\s*((?:مبر[هة]|سبيل|ثلث|رباط|بير|عين|كرسي|سبال[هة]|حبس|مشروع|صندوق|صدق[هة]|منار[هة]|دار|بيت)\s+\p{L}|(?<=["«“(\[])\p{L})/gu;

/** "وسميته …", "أسماها الواقف …": whatever follows is the name. Folded. */
const givenName =
  /(?<!\p{L})[وف]?(?:سمي(?:ت|نا)|اسمي(?:ت|نا)|اسما|سما|وسم(?:ت|نا)|لقب(?:ت|نا))(?:ه|ها)\s+(?:(?:ال)?(?:واقف|ناس|جماعه|اهالي|اهل\s+\p{L}+)\p{L}?\s+)?["«“(\[]?\s*(?!وقفا|ب(?:اسم|ما)|في|علي|من|الي|ل)(?=\p{L})/gu;

/** "هذا رباط الحضرمية": a row that shows what it names, as an inscription does. */
const shown =
  /(?<=^|\n)[ ]*(?:هذا|هذه)\s+((?:رباط|سبيل|مبر[هة]|زاوي[هة]|تكي[هة]|بير|دار)\s+\p{L}[^\n،.:]{2,40})[ ]*(?=\n|$)/gu;

/** Names without "وقف": in quotes after a naming word, or of another kind of foundation. */
function otherNames(deed: DeedText): Candidate<string>[] {
  const nameFrom = (start: number, weight: number, mostWords: number) =>
    wordingBetween(
      deed,
      start,
      phraseEnd(deed, start, { reach: 70 }),
      weight,
      'phrase',
      (text) => likeness(text) >= 0.75 && text.split(/\s+/).length <= mostWords,
    );
  const given = [...deed.text.matchAll(givenName)].flatMap((match) => nameFrom(match.index + match[0].length, 0.5, 4));
  const others = [...deed.text.matchAll(otherName)].flatMap((match) =>
    nameFrom(match.index + match[0].length - match[1]!.length, 0.55, 6),
  );
  const rows = [...deed.text.matchAll(shown)].flatMap((match) =>
    nameFrom(match.index + match[0].indexOf(match[1]!), 0.5, 6),
  );
  return [...given, ...others, ...rows];
}
