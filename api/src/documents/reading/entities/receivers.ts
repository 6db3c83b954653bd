import { backReferences } from './back-references.js';
import type { Candidate } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import { type Findings, isOfficial, personCandidate } from '../evidence/field-evidence.js';
import type { NameMention } from './person-names.js';

/*
 * Finds who receives a property: the person after "to", however far from the verb of transfer. "قد بعت من ملكي جميع
 * العرصة الكائنة بالمحلة على المكرم فلان". The text is folded.
 */

/** Verbs and nouns of selling, giving and transferring. */
const parting =
  /(?<!\p{L})(?:و|ف)?(?:باع|بعت|بيع|ابيع|بعنا|باعت|باع(?:ه|ها|هما)|بعت(?:ه|ها|هما)|افرغ\p{L}{0,4}|تنازل\p{L}{0,3}|وهب\p{L}{0,3}|منح\p{L}{0,3}|نقل(?:ت|ها|ه)?|تخلي|اعطي\p{L}{0,3}|سلم(?:ت|ها|ه)|اسقط\p{L}{0,2}|مل[ّ]?ك(?:ت|ها|ه)|عوض\p{L}{0,2}|(?:[بلو]{0,2})(?:منح|تخصيص|تمليك|افراغ|نقل|تسليم|بيع|هب[هت]|تنازل|اسقاط|اقطاع)(?:ه|ها|هما|هم|ي|نا)?)(?!\p{L})/gu;
/** Words between "to" and the name: presence, titles, relations. */
const titles =
  '(?:(?:ال)?(?:حاضر|حاضره|مواطن|مواطنه|سيد|سيده|شيخ|مكرم|مكرمه|حاج|حاجه|مدعو|مدعوه|مذكور|مشتري|مشتريه|رجل|اخ|حرمه|مسمي|طرف|ثاني)\\p{L}{0,2}|(?:ابن|بنت|زوج|اخ|اخت|ولد|والد|شقيق|عم)(?:ي|ه|ها|ته|تي|يه|وه)|معي|معه|معها|في\\s+(?:ال|هذا\\s+ال)?مجلس|(?:رافع|حامل)\\p{L}?\\s+هذ[اه]\\s+ال\\p{L}+|هنا|كل\\s+من|هو|(?<=(?:ابن|بنت|اخ|اخت|ولد)(?:ه|ها|ته|ي)\\s+)ال(?:صغير|كبير|اكبر|اصغر|كبري|صغري|قاصر|وحيد)\\p{L}?|\\/|:)';
const receiving = new RegExp(
  `(?<!\\p{L})(?:(?:و|ف)?(?:الي|علي|لصالح|باسم)\\s+(?:ملكي[هت]|ملك|اسم|حوز[هت])?|ل(?=\\S*$)|ل(?:ل)?(?=${titles}))\\s*(?:ل?ل?${titles}\\s*)*$`,
  'u',
);
const moved =
  /(?<!\p{L})(?:و|ف)?(?:قد\s+)?(?:انتقل|نقل|ال)\p{L}{0,2}\s[^.\n]{0,110}?\sالي\s+(?:ملكي[هت]|ملك|اسم|حوز[هت])\s*[/:]?\s*$/u;
/** "فقبل فلان الشراء لنفسه": the person who accepts is the buyer. */
const accepts = /(?<!\p{L})(?:و|ف)?(?:قد\s+)?(?:قبل|قبلت)(?:\s+(?:منه|منها|المشتري|المشتريه))?\s+$/u;
const accepted = /^[^.\n]{0,40}?(?<!\p{L})(?:(?:ال)?(?:شراء|بيع|مبيع|هب[هة]|تنازل|افراغ)|ذلك|لنفسه|لنفسها)(?!\p{L})/u;

/** "بعتها من فلان" in deeds of old notaries means sold to him, unless a word for a purchase is between. */
const soldOf = new RegExp(
  `(?<!\\p{L})(?:و|ف)?(?:قد\\s+)?(?:بعت(?:ها|ه)?|ابيع(?:ها|ه)?|باع(?:ها|ه)|بعنا(?:ها|ه)?)\\s[^.\\n]{0,60}?\\sمن\\s+(?:${titles}\\s+)*$`,
  'u',
);
const bought = /شرا|اشتر|انتقل|(?<!\p{L})ال(?:ت)?\s|ارث|مملوك|صك|كاين|واقع/u;

/** "وهب ابنته فلانة", "منح المواطن فلاناً": verbs whose object is the person who receives. */
const givenTo = new RegExp(
  `(?<!\\p{L})(?:و|ف)?(?:قد\\s+|ب?انه\\s+)?(?:وهب|منح|اهدي|نحل|ملك|اعطي|اقطع)(?:ت|نا|وا)?\\s+(?:${titles}\\s*)+$`,
  'u',
);
/** "صار ملكاً خاصاً لفلانة": it became the property of the named person. */
const ownedBy = /(?<!\p{L})ملك(?:ا|ه|ها)?\s+(?:\p{L}+\s+){0,2}ل(?:ل)?$/u;
/** Words for a division among heirs; `falls` matches the words before the heir who gets a part. */
const divides =
  /تخارج|قرع[هت]|(?<!\p{L})(?:ال|ب|ل)*(?:قسا[مي]\p{L}?|افراز|سهام|سهم)(?!\p{L})|اقتسم|قسم[هت]|(?<!\p{L})[وف]?قسم(?:ها|وا)?(?!\p{L})|اصطلح|مصالح|نصيب/u;
const falls = new RegExp(
  `(?<!\\p{L})(?:و|ف)?(?:(?:ي|ت)?كون|صار|بقي|خرج|وقع|ال)(?:ت)?\\s(?:[^.\\n]{0,120}?\\s)?(?:ل(?:ل)?|الي\\s+|من\\s+نصيب\\s+|في\\s+نصيب\\s+|لنصيب\\s+)(?:${titles}\\s*)*$`,
  'u',
);
/** A seller who sells to "the one present": the second of the persons who appeared. */
const toSecond =
  /(?<!\p{L})(?:و|ف)?(?:قد\s+|لقد\s+)?(?:باع|بعت|بعنا|وهبت?|افرغت?|تنازلت?)\p{L}{0,2}\s[^.\n]{0,60}?(?:علي|الي|ل)\s*(?:هذا\s+)?(?:ال)?(?:حاضر|مذكور|ثاني|طرف\s+الثاني)(?!\p{L})|(?:قال|اجاب|قبل|صادق|صدقه|وافق)\s+(?:ال)?(?:طرف\s+)?الثاني(?!\p{L})/u;
/** Words before somebody who only attends or is represented, and so is not a party that appeared. */
const noParty =
  /(?<!\p{L})(?:عن|من\s+قبل|ب?وكال\p{L}*|موكل\p{L}*|ب?معرف\p{L}*|ب?شهاد\p{L}*|شهد|شهود|لدي|امام|والد\p{L}*|ورث\p{L}*)\s+(?:\p{L}+\s+){0,2}$/u;

/** The second party of those who appeared before the clerk; undefined when the deed names none before `until`. */
function secondParty(deed: DeedText, names: NameMention[], until: number): NameMention | undefined {
  const parties: NameMention[] = [];
  let passed = -1;
  for (const name of names.filter(({ end }) => end <= until)) {
    const before = deed.text.slice(Math.max(0, name.start - 40), name.start);
    const joined = passed >= 0 && /^[\s،]*و?$/u.test(deed.text.slice(passed, name.start));
    if (noParty.test(before) || joined || isOfficial(deed, name)) passed = name.end;
    else parties.push(name);
  }
  const [first, ...rest] = parties;
  return rest.find(
    (name) => first && deed.text.slice(name.start, name.end) !== deed.text.slice(first.start, first.end),
  );
}

/** The most letters between the verb and the name of the recipient. */
const reach = 300;

/** Candidates for the owner: persons who receive the property by the words before their name. */
export function receivers({ deed, names }: Findings): Candidate<string>[] {
  const verbs = [...deed.text.matchAll(parting)].map((match) => match.index + match[0].length);
  const references = backReferences(deed.text, names);
  const present = toSecond.exec(deed.text);
  const second = present ? secondParty(deed, names, present.index) : undefined;
  const divided = divides.test(deed.text);
  const ofPresent = second ? [personCandidate(deed, second, 0.72, 'receiver')] : [];
  const direct = [...names, ...references].flatMap((name) => {
    const whole = wholeNameOf(deed, name, names);
    if (!whole) return [];
    const before = deed.text.slice(Math.max(0, name.start - 160), name.start);
    if (givenTo.test(before) || ownedBy.test(before)) return [personCandidate(deed, whole, 0.78, 'receiver')];
    if (divided && falls.test(before)) return [personCandidate(deed, whole, 0.72, 'receiver')];
    if (moved.test(before)) return [personCandidate(deed, whole, 0.88, 'receiver')];
    if (accepts.test(before) && accepted.test(deed.text.slice(name.end, name.end + 60)))
      return [personCandidate(deed, whole, 0.7, 'accepts')];
    const ofBuyer = soldOf.exec(before);
    if (ofBuyer && !bought.test(ofBuyer[0])) return [personCandidate(deed, whole, 0.8, 'receiver')];
    if (!receiving.test(before.slice(-70))) return [];
    const verb = verbs.findLast((end) => end <= name.start && name.start - end < reach);
    return verb !== undefined && isOneSentence(deed.text.slice(verb, name.start))
      ? [personCandidate(deed, whole, 0.85, 'receiver')]
      : [];
  });
  return [...direct, ...ofPresent];
}

/** The full name that a first name refers to; a full name is returned as it is. */
function wholeNameOf(deed: DeedText, name: NameMention, names: NameMention[]): NameMention | undefined {
  if (!name.reference) return name;
  const first = deed.text.slice(name.start, name.end);
  return names
    .filter(({ start, end }) => deed.text.slice(start, end).startsWith(`${first} `))
    .reduce<NameMention | undefined>((a, b) => (a && a.end - a.start >= b.end - b.start ? a : b), undefined);
}

const isOneSentence = (text: string): boolean => !/\.\s|\n/u.test(text.replace(/\b\p{L}\.\s/gu, ''));

/** "هي في ملك فلان. وقد انتقلت إلى …": whether the words after the name show that the person is the previous owner. */
export function partsWithIt(text: string, name: NameMention): boolean {
  return /^\s*[.،]?\s*(?:و|ف)?(?:قد\s+)?(?:انتقلت|الت\s|باعها|افرغها|تنازل|نقلت)/u.test(
    text.slice(name.end, name.end + 30),
  );
}
