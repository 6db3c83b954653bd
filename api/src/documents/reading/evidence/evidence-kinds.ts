import type { Bilingual } from '@waqf/contracts';

/*
 * All kinds of evidence that a rule may give for a value, with the words that the user sees. A rule that gives a new
 * kind of evidence must add it here, otherwise the code does not compile.
 */
const kinds = {
  label: { ar: 'أمامه تسمية هذا الحقل في الصك.', en: 'A label of this field stands beside it.' },
  phrase: { ar: 'تدل عليه عبارة قبله أو بعده.', en: 'A phrase before or after it points to it.' },
  itself: { ar: 'ينسبه الصك إلى نفسه.', en: 'The deed says that it is its own.' },
  foreign: { ar: 'ينسبه الصك إلى وثيقة أو جزء أو طرف آخر.', en: 'The deed gives it to another paper, part or party.' },
  shape: { ar: 'صورته صورة ما يُطلب هنا.', en: 'It has the form of what is asked for.' },
  presence: { ar: 'ورد في الصك تاريخًا.', en: 'It is a day that the deed names.' },
  latest: { ar: 'آخر تاريخ ذكره الصك.', en: 'It is the latest day that the deed names.' },
  decision: { ar: 'تاريخ قرار التعيين أو وثيقته.', en: 'It is the day of the decision or of its paper.' },
  number: { ar: 'جاء بعد رقم الصك مباشرة.', en: 'It stands right behind the number of the deed.' },
  digits: { ar: 'رقم معه وحدته.', en: 'A number with its unit.' },
  words: { ar: 'مكتوب بالحروف.', en: 'It is written in words.' },
  receiver: { ar: 'هو من آلت إليه الملكية بلفظ الصك.', en: 'By its words the property passes to this person.' },
  accepts: { ar: 'هو من قبل لنفسه.', en: 'This person accepted on their own behalf.' },
  applicant: { ar: 'هو من تقدم بالطلب أو الإنهاء.', en: 'This person filed the request.' },
  principal: { ar: 'هو الموكل الذي حضر وكيله.', en: 'An agent appeared for this person.' },
  identified: { ar: 'ذُكر معه رقم هويته.', en: 'An ID number is given with the name.' },
  only: { ar: 'لا يصلح له غيره ممن ذكرهم الصك.', en: 'Nobody else in the deed fits.' },
  again: { ar: 'تكرر في الصك.', en: 'The deed says it more than once.' },
  pronoun: { ar: 'يعود إليه ضمير عبارة التعيين.', en: 'The pronoun of the appointment means this person.' },
  'check digit': { ar: 'تصح خانة تحققه.', en: 'Its check digit is right.' },
  'beside name': { ar: 'جاء بجانب اسم صاحبه.', en: 'It stands beside the name of its person.' },
  structure: { ar: 'بنوده مرقمة أو معلّمة.', en: 'Its items are numbered or marked.' },
  content: { ar: 'معناه معنى ما يُطلب هنا.', en: 'It says what such a field says.' },
  known: { ar: 'اسم معروف في القائمة.', en: 'It is a known name.' },
  near: { ar: 'المدينة والحي متجاوران.', en: 'City and district stand side by side.' },
  place: { ar: 'جاء في وصف موقع العقار.', en: 'It stands where the deed says where the property lies.' },
  prose: { ar: 'سُمي في الكلام مدينةً أو حيًا.', en: 'The text calls it a city or a district.' },
  office: { ar: 'مدينة المحكمة أو كتابة العدل.', en: 'It is the city of the court or notary.' },
  mention: { ar: 'ورد ذكره في الصك.', en: 'The deed mentions it.' },
  learned: {
    ar: 'كلماته وما حولها تشبه ما في صكوك تُعلِّم منها القارئ.',
    en: 'Its words and those around it are like such values in the deeds that the reader learned from.',
  },
  rules: { ar: 'وجدته القواعد.', en: 'The rules found it.' },
  model: { ar: 'وجده النموذج اللغوي في سطور الصك.', en: 'The language model found it in the lines of the deed.' },
} as const satisfies Record<string, Bilingual>;

export type EvidenceKind = keyof typeof kinds;

/** What speaks for or against a value, in words for the user. */
export interface FieldReason {
  /** The kind of evidence, or `rival` for another value that the deed may mean. */
  rule: EvidenceKind | 'rival';
  speaks: 'for' | 'against';
  words: Bilingual;
}

/** Another possible value, with its evidence. */
export interface Rival {
  text: string;
  evidence: ReadonlySet<EvidenceKind>;
}

/** Kinds of evidence that the value belongs to something else. */
const doubting: ReadonlySet<EvidenceKind> = new Set(['foreign']);
const longestRival = 80;

/** The reasons for a value: what speaks for it, what speaks against it, and the other possible values. */
export function reasonsOf(evidence: ReadonlySet<EvidenceKind>, rivals: readonly Rival[]): FieldReason[] {
  const own = [...evidence].map(
    (rule): FieldReason => ({
      rule,
      speaks: doubting.has(rule) ? 'against' : 'for',
      words: kinds[rule],
    }),
  );
  const others = rivals.map(({ text, evidence: why }): FieldReason => {
    const short = text.length > longestRival ? `${text.slice(0, longestRival)}…` : text;
    const reasons = [...why].map((kind) => kinds[kind]);
    return {
      rule: 'rival',
      speaks: 'against',
      words: {
        ar: `في الصك أيضًا: ${short} (${reasons.map(({ ar }) => ar.replace(/\.$/, '')).join('، ')})`,
        en: `The deed also holds: ${short} (${reasons.map(({ en }) => en.replace(/\.$/, '')).join('; ')})`,
      },
    };
  });
  return [...own, ...others].sort((a, b) => Number(a.speaks === 'against') - Number(b.speaks === 'against'));
}
