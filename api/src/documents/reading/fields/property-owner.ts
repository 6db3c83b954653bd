import { choose, type Choice, fieldOf, trimmed } from '../evidence/candidates.js';
import type { DeedReadingField } from '../deed-reading.js';
import type { DeedText } from '../text/deed-text.js';
import {
  atWordStart,
  type Findings,
  isOfficial,
  nameCandidates,
  namesAfter,
  personCandidate,
} from '../evidence/field-evidence.js';
import { labelBefore } from '../labels/cell-labels.js';
import { ownerLabels } from '../labels/property-labels.js';
import { findOrganisations, outsideOf } from '../entities/organisation-names.js';
import { nameSupport } from '../tagger/name-support.js';
import { weighCandidates } from '../tagger/weigh-candidates.js';
import { personsOf, strengthOf } from '../entities/persons.js';
import { receivers } from '../entities/receivers.js';
import type { NameMention } from '../entities/person-names.js';
import { cellsBeside, isNotOwner, roleNotOwner } from './not-owner.js';

/**
 * Words after which the recipient of the property is named: verbs of giving with their preposition, verbs of receiving
 * with their subject.
 */
const ownerPhrases: [RegExp, number][] = [
  [
    /(?:انتقل|انتقلت|الت|ال|تول|نقلت|انتقال|ايله)\s+(?:ال)?ملكي\p{L}*\s*(?:هذا\s+|هذه\s+|كامل\s+|جميع\s+)?(?:العقار\p{L}*\s+|الارض\s+|المبيع\s+)?(?:المذكور\p{L}*\s+)?(?:الي|ل|لصالح)?/gu,
    0.88,
  ],
  [
    /(?:المملوك|المملوكه|العايد|العايده|العايدة|الت|ال)\s+(?:ملكيته|ملكيتها)?\s*(?:ل|الي)(?:لمواطن\p{L}*|لسيد\p{L}*)?/gu,
    0.7,
  ],
  [/(?:قد\s+)?(?:الت|ال|اال)\s+(?:ب\p{L}+\s+|شرعا\s+|كامل\p{L}*\s+){0,2}(?:الي\s|ل)/gu, 0.8],
  [/انتقل\p{L}*\s+(?:[^\n.]{0,60}?\s)?من\s[^\n.]{0,120}?\sالي\s+/gu, 0.85],
  [/(?:في|ضمن|من)\s+(?:ملك|املاك|ملكيه)\s/gu, 0.75],
  [/(?:ملك|ملكا|ملكها|ملكه|يملك|تملك|مملوك\p{L}*)\s+(?:خالص\p{L}*\s+|بنسبه\s+[\d%. ]+\s*)?(?:ل(?!ه)|الي\s)?/gu, 0.75],
  [
    /(?:اشتري|اشترت|اشتراها?|اشترته|المشتري|للمشتري|تملك|تملكه|تملكها|المتملك|صاحب\s+الحق|المزايد|الموهوب\s+له|الوارث(?=\s+\p{L}+\s+بن))\s/gu,
    0.8,
  ],
  [/(?:افرغ|افرغت|افرغه|افرغها|الافراغ|وافرغ\p{L}*|تفريغ\p{L}*)[^.\n]{0,50}?(?:الي|ل|لصالح|باسم)\s?/gu, 0.8],
  [
    /(?:وهب|وهبت|وهبه|وهبها|منح|منحت|خصص|خصصت|تنازل|تنازلت|اوصي|ملك|ملكت|اقطع|اقطعت)\s[^.\n]{0,160}?\s(?:(?:الي|علي|عن|لصالح)\s+|ل)(?=(?:اخ|ابن|ولد|زوج|والد|شقيق|عم|بنت|ام|المواطن|السيد|مواطن|سيد|\p{L}+\s+(?:\p{L}+\s+)?(?:بن|بنت)\s))/gu,
    0.8,
  ],
  [/(?:منحت|منح|اقطعت)\s+(?:امانه|بلديه|وزاره|الدوله)[^.\n]{0,30}?\s(?:المواطن\p{L}*|السيد\p{L}*)\s/gu, 0.85],
  [/(?:خصصت?|منحت?)\s+لل?(?:مواطن\p{L}*|سيد\p{L}*)\s/gu, 0.85],
  [
    /(?:(?:مشتري|مالك|صاحب|متملك)\s+(?:ال)?(?:عقار|ارض|صك|ملك)|(?:ال)?(?:متنازل|مبيع|مباع|محال|منقول|مفرغ|موهوب|مملوك)\s+(?:له|لها|اليه|اليها))\s/gu,
    0.8,
  ],
  [/(?:سجلت?|انتقلت?|الت?|نقلت?|افرغت?)\s+(?:له|لها|اليه|اليها|باسمه|باسمها)\s+(?:(?:ال)?ملكي\p{L}*\s+)?/gu, 0.75],
  [
    /رسا\p{L}*\s+(?:[^.\n]{0,24}\s)?علي\s+(?:(?:ال)?(?:صاحب|مزايد|مقدم)\p{L}?\s+(?:ال)?(?:عطاء|عرض|سعر|سوم|مزايد)?\p{L}?\s*(?:ال?)(?:اعلي|اخير|اكبر|ارفع)?\s*)?/gu,
    0.85,
  ],
  [/(?:(?:ي|ت)?ختص|(?:ا|ي|ت)نفرد|(?:ا|ي|ت)ستقل|اختص)\p{L}*\s/gu, 0.8],
  [/مالك(?:ه|ها)\s+(?:الجديد|اللاحق|الحالي)\s/gu, 0.88],
  [
    /(?:باع|باعت|بعت|باعه|باعها|بيع|ابيع)(?:\s[^\n]{0,260}?)?\s(?:(?:الي|علي)\s+|ل)(?=(?:الطرف|المواطن\p{L}*|السيد\p{L}*|المشتري\p{L}*|المدعو|الاخ|\p{L}+\s+(?:\p{L}+\s+)?(?:بن|بنت|ابن))\s)/gu,
    0.8,
  ],
  [
    /(?:سجل|سجلت|مسجل|مسجله|المسجل|المسجله|قيد|قيدت|دون|تسجيل\p{L}*|نقل\p{L}*)[^.\n]{0,30}?\s(?:باسم|لصالح|الي اسم)\s/gu,
    0.85,
  ],
  [/(?:تبين\p{L}*|يبين|تفيد|يفيد|نفيد\p{L}*|نشهد|تشهد|يشهد|ثبت\p{L}*)\s+(?:[^.\n]{0,24}\s)?ب?ان\s/gu, 0.35],
  [
    /(?:لمن|(?:ل|علي|الي)\s*من)\s+(?:(?:ت|ي)(?:نقل|بيع|هب|فرغ|تنازل|ملك)\p{L}{0,3}|بعت\p{L}*|وهبت\p{L}*|افرغت\p{L}*)[^؟?\n]{0,24}[؟?]\s*(?:ج\s*[:/]|ف?(?:قال|اجاب|ذكر)\p{L}?\s*[:：]?)?\s*(?:ل|علي|الي)?\s*(?:(?:ال)?(?:زوج|ابن|بنت|اخ|ولد|حاضر|جار)\p{L}{0,3}\s+){0,2}/gu,
    0.85,
  ],
  [/certify\s+that\s+(?:Mr|Mrs|Ms)?\.?\s*/giu, 0.75],
];

/**
 * The clause in which an applicant says that he bought or owns the property or asks for the deed; his name is before
 * it.
 */
const ownClause =
  /(?:ان(?:ه|ها)|بان(?:ه|ها|ني|ي)|ب?ان\s+موكل(?:ه|ته|ها|ي|تي)|قد|طالب(?:ا|ه)|يطلب|تطلب|قايلا|قايله|انه[يت]|انهت)\s+(?:ان\s+)?(?:من\s+)?(?:اشتر(?:ي|ت|يت)\s|تملك|يملك|يختص|تجديد|تحديث|استخراج|اثبات\s+(?:تملك|ملكي)|صك|بدل|الجاري\s+في\s+ملك|(?:حج[هت]\s+)?(?:ال)?استحكام|مما\s+(?:احيي|تملك|ملك|اشتري)\p{L}*|احيي\p{L}*)/gu;
const appearedBefore =
  /(?:(?:ب?وكال\p{L}*|وكيل\p{L}*)\s+(?:\p{L}+\s+)?عن\s+|(?:حضر|حضرت|مثل|مثلت|تقدم|تقدمت|انهي|انهت|المواطن|المواطنه|استدعاء)\s+(?:\p{L}+\s+){0,5}?)$/u;

/** "فحكمت بتسليم الأرض للمدعي", "ثبت تملك المدعي": the ruling gives the plaintiff what he claims. */
const wonByPlaintiff =
  /(?<!\p{L})[وف]?(?:حكم|قض|ثبت|الزم)\p{L}{0,3}\s[^\n]{0,160}?(?:(?<!\p{L})لل?مدعي(?:ه)?(?!\p{L}|\s+علي)|(?:تملك|ملك|ملكي[هت]|استحقاق)\s+(?:ال)?مدعي(?:ه)?(?!\p{L}|\s+علي))/u;
const ownsBehind =
  /^(?:[^.\n،]{0,14}|\s*\([^)\n]{0,30}\))\s*[،(]?\s*(?:و?(?:يشار|(?:ال)?مشار)\s+الي\p{L}\s+بالمشتر\p{L}+|(?:بصفت\p{L}+\s+)?(?:مشتري(?:ا|ه)|متملك(?:ا|ه))|(?:المشتري|القابل)(?:ه)?\s+(?:ذلك\s+)?(?:لنفس|بمال|من\s+مال|اصال)\p{L}*|(?:هو|هي)\s+(?:ال)?(?:مالك|متملك|مشتري)\p{L}*|(?:قد\s+)?(?:ت|ي)(?:متلك|ملك)|(?:ال)?مالك(?:ه)?\s+(?:ال)?(?:وحيد|مسجل|حالي)\p{L}*)(?!\p{L})/u;
const cellOfOwner =
  /^\s*(?:ال)?(?:مالك|متصرف|متملك|مشتري|موهوب|منقول|مفرغ)(?:ه|ها)?\s+(?:ال)?(?:حالي|جديد|لاحق|له|لها|اليه|اليها)\p{L}{0,2}\s*$|^\s*100\s*%\s*$/u;

/** What remains of the tagger's proposal where the words around the name show another part in the transfer. */
const keptOfOthers = 0.7;

/** The owner of the property according to this deed: a person or an organisation. */
export function readOwner(findings: Findings): DeedReadingField {
  const { deed } = findings;
  const named = partiesOf(findings);
  const { parties, others } = named;
  const pointed = [
    ...ownersByWords(findings, named),
    ...ownersByPlace(deed, named),
    ...ownersByThemselves(deed, named),
  ];
  const candidates = pointed.length > 0 ? pointed : ownersWhoAppeared(deed, named);
  const weighed = weighCandidates(findings, 'property_deed', 'ownerName', candidates, (one) => [
    one,
    ...parties.filter((name) => wordsOf(deed, name) === wordsOf(deed, one)),
  ]).map((one) =>
    one.evidence === 'learned' && others.has(one.start) ? { ...one, weight: one.weight * keptOfOthers } : one,
  );
  const choice = withHeirs(deed, choose(weighed), parties);
  const isParty = choice !== null && parties.some((name) => name.end === choice.candidate.end);
  const foreign = choice !== null && [...choice.evidence].every((kind) => kind === 'foreign');
  return fieldOf(deed, 'ownerName', choice, {
    validated: isParty && !foreign && (choice.evidence.has('label') || choice.evidence.size >= 2),
    support: nameSupport(findings, 'property_deed', 'ownerName', choice?.candidate),
  });
}

interface Parties {
  readonly organisations: NameMention[];
  readonly people: NameMention[];
  /** Both in the order of the text. */
  readonly parties: NameMention[];
  /** Where a party is named who is not the owner. */
  readonly others: ReadonlySet<number>;
  /** People who are not named as somebody else. */
  readonly left: NameMention[];
  /** Those of them who are no bystanders either. */
  readonly remaining: NameMention[];
}

type OwnerCandidate = ReturnType<typeof personCandidate>;

const wordsOf = (deed: DeedText, { start, end }: { start: number; end: number }): string => deed.text.slice(start, end);

function partiesOf(findings: Findings): Parties {
  const { deed } = findings;
  const organisations = findOrganisations(deed.text);
  const people = outsideOf(findings.names, organisations);
  const parties = [...people, ...organisations].sort((a, b) => a.start - b.start);
  // Somebody who is once named as an official or a seller is not the owner where the name is repeated either.
  const strangers = new Set(parties.filter((name) => isNotOwner(deed, name)).map((name) => wordsOf(deed, name)));
  const pointed = new Set(nameCandidates(findings, ownerLabels).map(({ start }) => start));
  const others = new Set(
    parties
      .filter((name) => isNotOwner(deed, name) || (strangers.has(wordsOf(deed, name)) && !pointed.has(name.start)))
      .map(({ start }) => start),
  );
  // A witness or an official, by the words around any mention, is not the owner just because nobody else is left.
  const bystanders = new Set(
    personsOf(deed, people)
      .filter((person) => strengthOf(person, 'witness') >= 0.7 || strengthOf(person, 'official') >= 0.7)
      .flatMap(({ mentions }) => mentions.map(({ start }) => start)),
  );
  const left = people.filter((name) => !others.has(name.start));
  const remaining = left.filter((name) => !bystanders.has(name.start));
  return { organisations, people, parties, others, left, remaining };
}

/** Whom labels and phrases of the deed point to. */
function ownersByWords(findings: Findings, { organisations, parties, others }: Parties) {
  const { deed } = findings;
  const all = { ...findings, names: parties };
  return [
    ...nameCandidates(all, ownerLabels),
    ...namesAfter(all, ownerPhrases),
    ...applicants(all),
    ...receivers(all),
    ...theSaidBody(deed, organisations),
    ...(wonByPlaintiff.test(deed.text) ? namesAfter(all, [[/ادع(?:ي|ت)\s/gu, 0.78]], 'applicant', 8) : []),
  ].map((one) => (others.has(one.start) ? { ...one, weight: one.weight * 0.25, evidence: 'foreign' as const } : one));
}

/** Who is named below the owner's heading, beside a cell for the owner, or before words that say so. */
function ownersByPlace(deed: DeedText, { parties, others }: Parties): OwnerCandidate[] {
  // "المالك الحالي" above "الاسم": the heading of the part says whose name it is.
  const headed = parties.filter((name) => {
    const label = others.has(name.start) ? '' : labelBefore(deed, name.start);
    return label !== '' && ownerLabels.stems!.test(label) && !roleNotOwner.test(label);
  });
  return [
    ...headed.map((name) => personCandidate(deed, name, 0.7, 'label')),
    ...parties.flatMap((name) => [
      ...(ownsBehind.test(deed.text.slice(name.end, name.end + 70))
        ? [personCandidate(deed, name, 0.75, 'phrase')]
        : []),
      ...(!others.has(name.start) && cellsBeside(deed, name).some((text) => cellOfOwner.test(text))
        ? [personCandidate(deed, name, 0.8, 'label')]
        : []),
    ]),
  ];
}

/** Who is named with an id, or is the only person who can be the owner. */
function ownersByThemselves(deed: DeedText, { left, remaining }: Parties): OwnerCandidate[] {
  const persons = new Set((remaining.length > 0 ? remaining : left).map((name) => wordsOf(deed, name)));
  return left.flatMap((name) => [
    ...(/^[^.\n]{0,70}?(?<!\d)[12]\d{9}(?!\d)/u.test(deed.text.slice(name.end, name.end + 90))
      ? [personCandidate(deed, name, 0.4, 'identified')]
      : []),
    ...(persons.size === 1 && persons.has(wordsOf(deed, name)) ? [personCandidate(deed, name, 0.5, 'only')] : []),
  ]);
}

/** The property has an owner: without other evidence, the person who appeared is the most likely one. */
const ownersWhoAppeared = (deed: DeedText, { remaining }: Parties): OwnerCandidate[] =>
  remaining
    .filter((name) => appearedBefore.test(deed.text.slice(Math.max(0, name.start - 60), name.start)))
    .map((name) => personCandidate(deed, name, 0.2, 'mention'));

const saidBody =
  /(?<!\p{L})[وف]?(?:قد\s+)?(?:صار|ال|انتقل|بيع|نقل|افرغ|سجل)(?:ت|ها|ه)?\s(?:\p{L}+\s+){0,3}?ل(?:ل|صالح\s+ال)(شركه|موسسه|جمعيه|جامعه|مجموعه|هييه|مدرسه|رابطه)\s+المذكوره/gu;

/** "قد صارت للجمعية المذكورة": a body that was named with its full name before. */
function theSaidBody(deed: DeedText, organisations: NameMention[]): ReturnType<typeof namesAfter> {
  return [...deed.text.matchAll(saidBody)].flatMap((match) => {
    const body = organisations.findLast(
      ({ start, end }) => end <= match.index && deed.text.slice(start, end).startsWith(match[1]!),
    );
    return body ? [personCandidate(deed, body, 0.85, 'receiver')] : [];
  });
}

/** "باسم ورثة سعد بن فهد", "المالك: أبناء المرحوم سعد": the heirs own it together, not the person they inherit from. */
const heirsOwn =
  /(?<!\p{L})(?:(?:ال)?(?:اسم|باسم|مالك\p{L}{0,2}|ملاك)|الي|لصالح)\s*[:：\t]?\s*((?:ورثه|ابناء|اولاد|بنات)\s+(?:(?:ال)?(?:مرحوم|متوفي)\p{L}?\s+)?)$/u;

function withHeirs(deed: DeedText, choice: Choice<string> | null, parties: NameMention[]): Choice<string> | null {
  const chosen = choice && deed.text.slice(choice.candidate.start, choice.candidate.end);
  for (const { start, end } of parties) {
    const match = heirsOwn.exec(deed.text.slice(Math.max(0, start - 50), start));
    const from = start - (match?.[1]!.length ?? 0);
    // The tagger may have proposed only the word for heirs.
    if (!match || (deed.text.slice(start, end) !== chosen && from !== choice?.candidate.start)) continue;
    const value = trimmed(deed.original(from, end));
    return { ...choice!, value, candidate: { ...choice!.candidate, value, start: from, end } };
  }
  return choice;
}

/** Persons who appeared and say that they bought or own the property. */
function applicants({ deed, names }: Findings): ReturnType<typeof namesAfter> {
  const [clause] = atWordStart([ownClause, 0]);
  return [...deed.text.matchAll(clause)].flatMap((match) => {
    const before = names.filter(
      (name) =>
        name.end <= match.index && match.index - name.end < 190 && !/\.\s/.test(deed.text.slice(name.end, match.index)),
    );
    const who = before.findLast(
      (name) =>
        appearedBefore.test(deed.text.slice(Math.max(0, name.start - 60), name.start)) && !isOfficial(deed, name),
    );
    return who ? [personCandidate(deed, who, 0.75, 'applicant')] : [];
  });
}
