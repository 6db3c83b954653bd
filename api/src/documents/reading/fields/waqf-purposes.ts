import type { Candidate } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { atWordStart, wordingBetween, wordingCandidates } from '../evidence/field-evidence.js';
import { purposeLabels } from '../labels/waqf-labels.js';
import { pairsOf, phraseEnd } from '../lexicon/free-phrases.js';
import { goodWork, goodWorkStarts, foundersHope } from '../lexicon/good-works.js';
import { lettersOfTail } from '../lexicon/purpose-tail.js';
import { reasonAsked } from '../lexicon/reason-asked.js';
import { isLabel } from '../labels/label-words.js';

const income =
  '(?:غلت\\p{L}{1,3}|ريع\\p{L}{0,3}|ايراد\\p{L}*|عوايد\\p{L}*|عايد\\p{L}*|منافع\\p{L}*|منفعت\\p{L}*|دخل\\p{L}{1,3}|ثمر\\p{L}*|ثمار\\p{L}*|نما[وي]?ه\\p{L}*|الغله|الريع|الدخل|ناتج\\p{L}*|خراج\\p{L}*|اجرت\\p{L}*|اجورها?|كراي?ها|ارباح\\p{L}*|صافي\\p{L}*|(?:الذي|ما)\\s+(?:يطلع|يخرج|يحصل|ينتج|يتحصل)\\s+من\\p{L}*)';
const spending = '(?:صرف|مصروف|نفق|خصص|جعل|وجه|سيوجه|حصر|يذهب|تذهب|يعود|تعود)';

/** Phrases in a sentence after which its purpose follows, with their weight. */
const phrases: [RegExp, number][] = [
  [
    new RegExp(
      `(?:ت|ي|ان\\s+ي|ان\\s+ت|ل(?:ت|ي)|س(?:ي|ت)|ا)?${spending}` +
        `\\p{L}{0,3}\\s+(?:\\p{L}+\\s+){0,2}?${income}` +
        `(?:\\s+(?!في\\s|علي\\s|الي\\s)\\p{L}+){0,3}?\\s+(?:في\\s+سبيل|في|علي|لصالح|الي` +
        `|ل(?=\\p{L}))\\s*`,
      'gu',
    ),
    0.82,
  ],
  [
    new RegExp(
      `${income}(?:\\s+(?!في\\s|علي\\s|الي\\s)[^\\s،,.:؛]+){0,4}?\\s+(?:\\p{L}{0,3}${spending}` +
        `\\p{L}*)\\s+(?:[^\\s،,.:؛]+\\s+){0,3}?(?:في\\s+سبيل|في|علي|لصالح|الي|ل(?=\\p{L}))\\s*`,
      'gu',
    ),
    0.76,
  ],
  [
    new RegExp(
      `(?:جعل|خصص|حصر|صير)\\p{L}{0,4}\\s+(?:مصرف\\p{L}*|مصارف\\p{L}*|غرض\\p{L}*|${income}` +
        `|ل?صرف)\\s*(?:هو|في|علي|ل(?=\\p{L}))?\\s*`,
      'gu',
    ),
    0.8,
  ],
  [/(?:مصرف|مصارف|غرض|غايه|مقصد|مجال|وجه|سبيل)\s+(?:غلت|ريع|صرف|انفاق)\p{L}*\s*(?:هو|هي|في)?\s*[:：]?\s*/gu, 0.78],
  [
    /(?:غرضه|غايته|غرضي\s+منه|غايتي\s+منه|مقصدي\s+منه|مقصوده|مصرفه|موضوعه|هدفه|نشاطه|والغايه\s+منه|الهدف\s+منه|المقصود\s+منه|القصد\s+منه|الغايه\s+منه|الغرض\s+منه|قصدت\s+به|قاصدا\s+(?:به|بها|بذلك)|(?:اراد|اردت|قصد|يراد|نوي|نوت|يقصد|تقصد)\p{L}*\s+(?:به|بها|منه|منها|بذلك|من\s+ذلك)|ابتغاء)\s*(?:هو|هي|ان|إلا)?\s*[:：]?\s*/gu,
    0.8,
  ],
  [
    new RegExp(
      `(?:ال)?(?:وجه|جهه|جهات|اوجه|باب)\\s+(?:ال)?(?:مصروف|صرف|انفاق|يصرف|تصرف)\\p{L}*(?:\\s+(?:فيه|فيها|اليه|عليه|له))?(?:\\s+${income})?\\s+(?:(?:هو|هي|بانه|بانها)\\s+)?`,
      'gu',
    ),
    0.76,
  ],
  [
    /(?:ال)?(?:مقصود|مقصد|قصد|غرض|غايه|هدف|مراد)\s+(?:من|ب)\s*(?:هذا\s+)?(?:ال)?(?:وقف|تحبيس|ايقاف|تسبيل)(?:يه|ه)?\s+(?:(?:هو|هي)\s+)?/gu,
    0.8,
  ],
  [/(?:يهدف|تهدف|يرمي|يسعي|يعني)\s+(?:[^\s،,.:؛]+\s+){0,3}?(?:الي|ب)\s*/gu, 0.7],
  [
    /(?:مصرف\p{L}*|غرض\p{L}*|غايه|هدف|مقصد|نشاط|مجال|رساله)\s+(?:[^\s،,.:؛]+\s+){1,4}?(?:هو|هي|بانه|بانها|في)\s+/gu,
    0.7,
  ],
  [
    /(?:غرض|غايت|مقصد|مقصود|هدف|قصد|باعث|مراد|نيت|رغبت|بغيت|مبتغا)(?:ه|ها|هما|هم|ي|نا)\s+(?:(?:من|ب|في)(?:ه|ها|\s+(?:هذا|ذلك|هذه)(?:\s+(?:ال)?\p{L}+)?)\s+)?(?:(?:هو|هي)\s+)?[:：]?\s*/gu,
    0.78,
  ],
  [
    /(?:ال)?(?:باعث|دافع|داعي|حامل|ذي\s+حمل(?:ه|ها|هم|ني|نا)?)\s+(?:ل\p{L}{1,4}\s+)?(?:علي|الي)(?:ه|ها|\s+(?:ذلك|هذا(?:\s+(?:ال)?\p{L}+)?|(?:ال)?وقف\p{L}*))\s*(?:هو|هي)?\s*[:：]?\s*/gu,
    0.78,
  ],
  [
    /(?:لم|ما|لا)\s+(?:ت|ي|ا)?(?:رد|راد|ريد|قصد|رجو|بتغ|بتغي)\p{L}{0,2}\s+(?:[^\s،.:؛]+\s+){0,4}?(?:إلا|الا|سوي|غير)\s+/gu,
    0.8,
  ],
  [
    /(?:لم|ما)\s+(?:وقف|حبس|سبل|جمع|فعل|بني|عمل|اوقف|صنع)ت?\p{L}{0,3}\s+(?:[^\s،.:؛]+\s+){0,3}?(?:إلا|الا|سوي)\s+(?:ل(?=ان\s))?/gu,
    0.78,
  ],
  [/(?:ت|ي)(?:تلخص|تمثل|نحصر)\s+(?:رسالت|مهمت|غايت|غرض|هدف|اهداف)\p{L}{1,3}\s+(?:في|ب)\s*/gu, 0.78],
  [/(?:ي|ت|ن|ا)بتغي?\s+(?:ب(?:ه|ها|ذلك)|من\s+(?:ذلك|ورايه))\s+/gu, 0.78],
  // "وإنما وقفتها قربة إلى الله", "راجياً بذلك عفو الله", "ما حملك على هذا؟ فقال …".
  [
    /انما\s+(?:ا?وقف|حبس|سبل|فعل|قصد|اراد|ارد|رجو|نوي|رم|ابتغي|صنع|عمل|جعل)\p{L}{0,4}\s+(?:(?:ذلك|هذا|هذه|به|بها|بذلك)\s+){0,2}(?!علي\s|في\s|من\s)/gu,
    0.7,
  ],
  [
    /(?:راجي|طالب|قاصد|محتسب|ملتمس|مريد|مبتغي|امل|ناوي)(?:ا|ه|ين)?\s+(?:به|بها|بذلك|بهذا|من\s+(?:ذلك|هذا|ورايه|ورايها))\s+/gu,
    0.7,
  ],
  [
    /(?:حمل|دفع|دعا|حدا)(?:ه|ها|هم|ك|ني|نا)\s+(?:علي|الي|ل)\s*(?:ذلك|هذا|الوقف)\s*[؟?،,]?\s*(?:ف(?:قال|اجاب|ذكر|افاد)\p{L}{0,2}\s*[:：]?\s*(?:ب?ان(?:ه|ها)\s+)?)/gu,
    0.75,
  ],
  // "أسأل الله بذلك أن …", "أرجو به أن …": what the founder hopes for, as a clause.
  [
    /(?:ا|ن)?(?:رجو(?:ت|نا)?|املت|املنا|سال(?:ت|نا)\s+الله|راجيا|راجيه|سال\s+الله|سايلا\s+الله|املا|امله)\s+(?:(?:به|بها|بذلك|منه|منها|من\s+(?:ذلك|الله|ورايه)|تعالي)\s+){0,2}(?=ان\s)/gu,
    0.5,
  ],
  // "المبتغى منه", "وحداني على ذلك", "لماذا وقفته؟ قال: …"
  [
    /(?:ال)?(?:مبتغي|مرتجي|مامول|مرجو|منشود|مرام|مغزي|مراد|امل|اثر)\s+(?:من|ب)(?:ه|ها|\s+(?:ذلك|هذا|وراي?ه|وراي?ها)(?:\s+(?:ال)?وقف)?)\s*(?:هو|هي)?\s*[:：]?\s*/gu,
    0.75,
  ],
  // "الغاية المتفق عليها كذا", "والهدف المنشود منه كذا".
  [
    /ال(?:غايه|غرض|هدف|مقصد|قصد|باعث|داعي|دافع|رساله)\s+ال(?:متفق|محدد|منشود|معلن|مرسوم|مرجو|مبتغي|مقصود|مراد|معتمد)\p{L}{0,2}(?:\s+(?:علي|ل|من|ب)(?:ه|ها|\s?(?:ال)?وقف\p{L}*))?\s+(?:(?:هو|هي)\s+)?[:：]?\s*/gu,
    0.74,
  ],
  // "أبي به كذا": a letter in dialect.
  [/(?<!(?:ما|لا|مب)\s)(?:ابي|ابغي|ابغا|نبي|نبغي|نبغا|بغيت|بغينا)\s+(?:به|بها|منه|منها|من\s+ورا\p{L}*)\s+/gu, 0.75],
  // "رجاء أن يظلني الله": the hope itself is the purpose.
  [/(?=رجاء\s+ان\s)/gu, 0.6],
  [/(?:ل|ب)(?:غرض|هدف|غايه)\s+/gu, 0.55],
  [/(?:من\s+اجل|لاجل)\s+/gu, 0.6],
  [
    /(?:وقفا|وقف)\s+(?:منجزا|موبدا|خيريا|شرعيا|صحيحا|ناجزا|لله تعالي|[^\n.،]{0,40}?)?\s*(?:في\s+سبيل|علي\s+اوجه|علي\s+وجوه)\s+/gu,
    0.4,
  ],
];

/** "لماذا وقفته؟ قال: …": the answer is the purpose, up to the end of the sentence. */
const asked = new RegExp(
  `${reasonAsked}[؟?]\\s*(?:-\\s*)?(?:(?:ج|(?:ال)?جواب)\\s*[:：/]\\s*|` +
    'ف?(?:قال|اجاب|ذكر|افاد|رد)(?:ت)?\\s*[:：]?\\s*)?(?:ب?ان(?:ه|ها|ني)\\s+)?' +
    '(?:حداني|حملني|دفعني|دعاني|بعثني)?\\s*(?=\\p{L})',
  'gu',
);

/** Words between a label or phrase and the purpose itself. */
const purposeLead = /^\s*(?:(?:من\s+(?:ذلك|هذا(?:\s+الوقف)?|الوقف)|منه|منها|هو|هي|ل?غرض|لاجل|في\s+سبيل|في)\s+)*/u;
/** Words of a sentence about the money of a waqf, before a purpose that no fixed phrase announces. */
const moneyOrAim = new RegExp(
  `${income}|صرف|نفق|غرض|غايه|هدف|مقصد|قصد|مقصود|اجل|سبيل|نشاط|موضوع|ابتغاء|رساله|مجال`,
  'u',
);
const beforePurpose =
  /(?:(?:^|[\s،,])(?:و|ف)?(?:في|علي|الي|هو|هي|لصالح|اجل|سبيل|لغرض|بغرض|بذلك|به|منه|بانه|بانها|ابتغاء|غايته|غرضه|مصرفه)\s+|[:：\n\t]\s*)$/u;

/** Words of a name: "وقف الواحة لسقيا الماء" is a name, and does not say what the waqf is for. */
const inName = /(?<!\p{L})(?:ال)?(?:وقف(?:يه)?|اوقاف)\s+(?:\p{L}+\s+){0,3}$/u;

/** "إلى أبنائي حفظهم الله": whom a letter greets. */
export const greeting = /(?:حفظ|سلم|رعا|وفق)(?:ه|ها|هم|ك|كم|هما)\s+الله|محترم|تحيه\s+طيبه|سلام\s+عليكم/u;

const isPurpose = (text: string): boolean =>
  text.trim().length > 4 &&
  !foundersHope.test(text.trim()) &&
  !greeting.test(text) &&
  !isLabel(text) &&
  !/^(?:\p{L}+\s+){0,2}\p{L}+\s*[:：]/u.test(text.trim()) &&
  !/\d{4}|^(?:ما\s+دام|(?:ال)?(?:مالك|اصول|اعيان|عين|عقار|ناظر|واقف|محكم[هة]|مدين[هة])|كل\s|هو$|هي$|(?:ال)?وقف(?:يه)?\s)/u.test(
    text.trim(),
  );

/**
 * Possible purposes of the waqf, from labels, phrases and the wording itself.
 * @param taken whether a place belongs to a list of the deed: conditions speak of spending as well
 */
export function purposeCandidates(deed: DeedText, taken: (at: number) => boolean): Candidate<string>[] {
  const found = [...labelledPurposes(deed), ...saidPurposes(deed), ...answers(deed), ...worksIn(deed)];
  return found
    .map((one) => withoutTail(deed, one))
    .map((one) =>
      taken(one.start)
        ? { ...one, weight: one.weight * 0.25 }
        : one.evidence !== 'label' && inClause(deed, one.start)
          ? { ...one, weight: one.weight * 0.5 }
          : one,
    );
}

/** The purpose without words that say only that it is the one purpose, or for ever. */
function withoutTail(deed: DeedText, one: Candidate<string>): Candidate<string> {
  const letters = lettersOfTail(deed.text.slice(one.start, one.end));
  if (letters === 0) return one;
  return wordingBetween(deed, one.start, one.end - letters, one.weight, one.evidence, () => true)[0] ?? one;
}

function labelledPurposes(deed: DeedText): Candidate<string>[] {
  const regions = wordingCandidates(
    deed,
    purposeLabels,
    (text) => text.length > 3 && !/^(?:هو|هي)$/.test(text) && !/^(?:من|علي)\s+(?:هذا|الوقف)/.test(text),
  );
  const { stems, notStems } = purposeLabels;
  const pairs = pairsOf(deed)
    .filter(({ label }) => label.split(/\s+/).length <= 7 && stems!.test(label) && !notStems!.test(label))
    .flatMap(({ start, end }) => wordingBetween(deed, start, end, 0.8, 'label', () => true));
  return [...regions, ...pairs].flatMap((one) => {
    const text = deed.text.slice(one.start, one.end);
    const lead = purposeLead.exec(text)![0].length + (/^\s*\/?\s*purpose\s*[:：]?\s*/iu.exec(text)?.[0].length ?? 0);
    const cell = /[\n\t]\s*$|^$/u.test(deed.text.slice(Math.max(0, one.start - 2), one.start));
    const stop =
      /،?\s+وذلك\s|[.؛\n\t]|[،,]\s*(?:و?\p{L}+\s+){1,5}?[^\s:：،,]*\s*[:：]|[،,]\s*(?:و|ف)?(?:ادخل|اضاف|حدد|يستفيد|ينتفع|اشترط)\p{L}*/u.exec(
        text.slice(lead),
      );
    const start = one.start + lead;
    const end = Math.min(
      stop ? start + stop.index : one.end,
      cell
        ? Infinity
        : Math.min(commaEnd(deed.text, start, one.end), phraseEnd(deed, start, { continuesAfterComma: namesGoodWork })),
    );
    const fits = goodWork.test(deed.text.slice(start, end).trim()) ? 1 : 0.8;
    return wordingBetween(deed, start, end, one.weight * fits, 'label', isPurpose);
  });
}

/** A comma between two good works does not end the purpose: "تعليم القرآن، ونشر العلم". */
const namesGoodWork = (rest: string): boolean => goodWork.test(rest.replace(/^و/u, ''));

function commaEnd(text: string, start: number, end: number): number {
  for (const { index } of text.slice(start, end).matchAll(/[،,]/g)) {
    if (!namesGoodWork(text.slice(start + index + 1, end).trimStart())) return start + index;
  }
  return end;
}

/**
 * "أن ينفق على …": whether the place is in a condition. The founder's own words about the money may also begin like
 * this, but rarely.
 */
function inClause(deed: DeedText, at: number): boolean {
  const before = deed.text.slice(Math.max(0, at - 120), at);
  const piece = before.slice(before.search(/[^،؛.:\n\t*]*$/u));
  return /^\s*(?:\p{L}+\s*[:\-/]\s*|\d{1,2}\s*[-.)/]\s*)?(?:و(?:كذلك|ايضا)\s+)?(?:ان|الا|اذا|لا|بان|عدم|من\s+مات)\s/u.test(
    piece,
  );
}

function saidPurposes(deed: DeedText): Candidate<string>[] {
  return phrases.map(atWordStart).flatMap(([phrase, weight]) =>
    [...deed.text.matchAll(phrase)].flatMap((match) => {
      const from = match.index + match[0].length;
      const start = from + purposeLead.exec(deed.text.slice(from))![0].length;
      const end = phraseEnd(deed, start, { continuesAfterComma: namesGoodWork });
      const words = deed.text.slice(start, end).trim();
      if (!words.includes(' ') && !goodWork.test(words)) return [];
      const fits = goodWork.test(words) ? 1 : 0.75;
      return wordingBetween(deed, start, end, weight * fits, 'phrase', isPurpose);
    }),
  );
}

function answers(deed: DeedText): Candidate<string>[] {
  return [...deed.text.matchAll(asked)].flatMap((match) => {
    const start = match.index + match[0].length;
    const stop = deed.text.slice(start).search(/[.؛\n\t؟?]|\sس\s*[:：/]|$/u);
    return wordingBetween(deed, start, start + stop, 0.85, 'phrase', isPurpose);
  });
}

/** Good works anywhere in the deed, weighed by their position. */
function worksIn(deed: DeedText): Candidate<string>[] {
  return [...deed.text.matchAll(goodWorkStarts)].flatMap((match) => {
    const joined = match[1]!;
    const start = match.index + joined.length;
    const before = deed.text.slice(Math.max(0, match.index - 90), match.index);
    const sentence = before.slice(
      Math.max(before.lastIndexOf('.'), before.lastIndexOf('؛'), before.lastIndexOf('\n')) + 1,
    );
    const placed = (joined === 'ل' && !inName.test(before)) || beforePurpose.test(before) || sentence.trim() === '';
    if (!placed) return [];
    const block = deed.blockAt(start);
    const alone =
      block !== null && block.start >= start - 1 && block.end - start < 90 && !/[:：،]/.test(deed.textOf(block));
    const end = alone ? block.end : phraseEnd(deed, start, { continuesAfterComma: namesGoodWork });
    return wordingBetween(
      deed,
      start,
      end,
      alone ? 0.42 : moneyOrAim.test(sentence) ? 0.55 : 0.25,
      'content',
      (text) => isPurpose(text) && text.includes(' '),
    );
  });
}
