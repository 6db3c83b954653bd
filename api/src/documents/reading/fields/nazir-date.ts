import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { type Candidate, choose, fieldOf } from '../evidence/candidates.js';
import type { DateMention } from '../entities/date-mentions.js';
import type { DeedReadingField } from '../deed-reading.js';
import type { DeedText } from '../text/deed-text.js';
import { dateCandidates, dateDoubt, daysOf, type Findings } from '../evidence/field-evidence.js';
import { resolveDisagreement, weighKnownValues } from '../tagger/known-values.js';
import { appointmentLabels } from '../labels/waqf-labels.js';
import { belongsTo } from '../entities/document-references.js';
import { labelBefore } from '../labels/cell-labels.js';
import { runningText } from '../text/running-text.js';

/**
 * What a date means for the appointment: its start, the act of appointment, the date of the deed, of a paper with a
 * number, or of something else.
 */
type DayRole = 'start' | 'act' | 'deed' | 'paper' | 'other';
const weights: Record<DayRole, number> = { start: 0.84, act: 0.72, deed: 0.42, paper: 0.25, other: 0 };

/** Words that say what a date is; when there are several before one date, the nearest decides. */
const ruling: [RegExp, DayRole][] = [
  // "استقالة ناظره": what happened to a trustee is not an act of appointment.
  [
    /(?<!\p{L})[وفبل]?(?:ال)?(?:استقال|وفا|عزل|اعتذار|تنازل|شغور|انتهاء|اعفاء|تخلي)\p{L}*\s+(?:ال)?(?:ناظر|متولي|قيم|ولي|وكيل|نظار|نظر|ولاي)\p{L}{0,3}(?!\p{L})/gu,
    'other',
  ],
  [
    /(?<!\p{L})[وفبل]?(?:ال)?(?:حكم|قرار|صك|اعلام|امر)\s+(?:ال)?(?:سابق|اول|قديم)\p{L}{0,2}(?:\s+(?:ال)?(?:صادر|مورخ)\p{L}?)?(?!\p{L})/gu,
    'other',
  ],
  [
    /(?<!\p{L})(?:و)?(?:اعتبارا|ابتداء|بدءا|بدايه|ابتدا|يبدا|تبدا|يسري|تسري|سري|سرت|ساريا|ساريه|نفاذ|نافذا|يباشر|مباشره|باشر|وباشر|سريان|يعمل|يبتدي|تبتدي|لينظر|ليباشر)\p{L}{0,2}(?!\p{L})/gu,
    'start',
  ],
  // "يعمل بهذا القرار من": the word for the paper stands within the words for the start.
  [
    /(?<!\p{L})[وف]?(?:ي|ت)(?:عمل|سري|نفذ|بدا)\p{L}?\s+(?:العمل\s+)?(?:ب|مفعول\s+)?(?:(?:هذا|هذه)\s+)?(?:ال)?(?:قرار|حكم|صك|تكليف|تعيين|تعديل)\s+(?:من|في|اعتبارا\s+من|ابتداء\s+من|بدءا\s+من)(?!\p{L})/gu,
    'start',
  ],
  [/(?<!(?:لم|لا|كان|ظل|بقي)\s[^.؛]{0,40})(?<!\p{L})(?:و)?منذ(?!\p{L})/gu, 'start'],
  [/(?<!\p{L})من\s+(?:تاريخ|يوم)(?!\p{L})/gu, 'start'],
  [
    /(?<!\p{L})[وف]?[بل]?(?:ال)?(?:اقم|اقيم|عين|ولي|نصب|تعيين|توليه|توليت|تنصيب|اقامه|اقامت|تكليف|كلف|اسناد|اسند|اذن|فوض|خول|يعتمد|اعتمد|اجز|نظاره|نظارت|ناظرا|ناظره|ناظر|النظر|ولايه|ولايت|اضافه|حل|حلول|تمكين|منح|اخت[يا]ر|رشح|قبل|قبول|يولي|متوليا|قيما)\p{L}{0,3}(?!\p{L})/gu,
    'act',
  ],
  [
    /(?<!\p{L})[وف]?(?:ال)?(?:حكم|حكمت|قررت|قرر|تقرر|ثبت|اثبات|اثبت|منطوق|وافق|وافقت|الموافقه|موافقه|جري|تم|تمت|حضر|تقدم|ففي|كان\s+ذلك|وذلك)\p{L}{0,2}(?!\p{L})/gu,
    'act',
  ],
  [
    /(?<!\p{L})[وفبل]?(?:ال)?(?:حكم|حكمها|حكمه|قرار|قرارها|تعيين|توليه|اذن|تكليف|موافقه|امر|منطوقه)\s+(?:\p{L}+\s+)?(?:ال)?(?:صادر|صدر|صدرت|صادره)(?!\p{L})/gu,
    'act',
  ],
  [
    /(?<!\p{L})[وف]?(?:ال)?(?:حرر|تحريرا|تحرير|صدر|صدرت|الصادر|الصادره|كتب|سجل|ضبط|اصدار|صادر|قيد|المقيد|المقيده|المورخ|المورخه|مورخ|بالصك|صك|الصك|وثيقه|خطاب|كتاب|معامله|طلب|دعوي|الدعوي|القضيه|جلسه|محضر|وكاله|الوكاله|بالوكاله|اعلام|قرار|سند|فاتوره|عقد|تسجيل)(?!\p{L})/gu,
    'deed',
  ],
  [
    /(?<!\p{L})[وفبل]?(?:ال)?(?:مولود|ولد|ولدت|ميلاد|ولاده|توفي|توفيت|وفاه|متوفي|مات|هلك|استقال|استقالت|استقاله|اعتذر|اعتذار|تنازل|انتهت|انتهاء|تنتهي|حتي|لغايه|غايه|الي\s+يوم|الي\s+تاريخ|طباعه|طبع|طبعت|سابق|سابقا|السابقه|عزل|اعفي|غياب|انقضاء|صلاحيه\s+(?:الهويه|البطاقه)|هجره|سابقه|صادقت|صادق|صودق|صدق\s+(?:علي|من|في)|تصديق|مصادقه)\p{L}{0,3}(?!\p{L})/gu,
    'other',
  ],
];
/** A number right before a date belongs to a paper, and so does the date. */
const ofPaper =
  /\d{4,}\s*[)،,]?\s*(?:و?(?:ال)?تاريخ|بتاريخ|وبتاريخ|في|المورخ\p{L}*(?:\s+في)?|الصادر\p{L}*(?:\s+(?:في|بتاريخ))?|لعام)\s*:?\s*$/u;

const labelRules: [RegExp, DayRole][] = [
  [
    /ميلاد|انتها|نهاي|(?<!\p{L})[تي]نته|سابق|وقفي|وكال|طباع|هوي|بطاق|صلاحي|وفا|هجر|الطلب|معامل|قضي|دعو|عقار|قبله|ملكي|\b(?:ends?|expir\w*|birth|print\w*|until)\b/iu,
    'other',
  ],
  [
    /(?:تاريخ|رقم)\s+(?:(?:ال)?(?:صك|وثيقه|قرار|اعلام|خطاب|شهاده|سند|محضر))(?!\p{L})|^\s*(?:ال)?تاريخ\s*$|تاريخه|تحرير|اصدار|صدور|صدر|حرر|قيد|تسجيل|جلس|ضبط|مصادق|\b(?:issued?|dated?)\b/iu,
    'deed',
  ],
  [
    /تعيين|عين|نظار|نظر|تولي|ولاي|تنصيب|نصب|مباشر|باشر|بدء|بداي|بدا|ابتدا|سري|نفاذ|اسناد|تكليف|كلف|اقيم|اقام|عمل|اعتبار|شغل|اعتماد|تفويض|استلام|اختيار|حكم|\b(?:starts?|effective|appoint\w*|commenc\w*|from)\b/iu,
    'start',
  ],
];

/** The words that decide about a date: back to the date before it, within the sentence. */
function leading(deed: DeedText, dates: DateMention[], date: DateMention): string {
  const previous = Math.max(0, ...dates.filter((one) => one.end <= date.start).map((one) => one.end));
  const from = Math.max(previous, date.start - 150);
  return runningText(deed, from, date.start)
    .split(/[؛\n\t؟]|\.(?!\d)/u)
    .at(-1)!;
}

/** The same for a short number or a register number. */
const ofAnyNumber =
  /\d(?:\/[\p{L}\d]+)?\s*[)،,]?\s*(?:و?(?:ال|ب)?تاريخ\p{L}*|في|و?(?:ال)?(?:مورخ|صادر)\p{L}*(?:\s+في)?)\s*:?\s*$/u;
/** "الرقم 36/77 - التاريخ 3/11/1436": the date of the deed is in its header. */
const header = /(?:^|\s-\s|\d\s)\s*(?:و)?(?:ال)?تاريخ\s*$/u;
const fromItsOwnDay =
  /(?:من|منذ)\s+(?:تاريخ|يوم)\s+(?:هذا|هذه|صدور\s+هذا|توقيع\s+هذا|تحرير\s+هذا|ال(?:اجتماع|جلس[هة]|قرار|حكم|صك|نطق|محضر|توقيع)(?!\p{L}))|(?<!\p{L})من\s+تاريخه/u;
/** Words after the date of the deed itself: "وفي الثاني من رجب … صار تحريره". */
const written =
  /^[\s،ه]*(?:للهجره\s+)?(?:(?:صار|جري|تم|وقع|كان)\s+(?:تحرير|توقيع|كتاب|ضبط|تنظيم)|(?:اجتمع|انعقد|افتتح|التام)\p{L}{0,2}\s)/u;
/** The date of a hearing that ends with the appointment: "وفي جلسة … حكمت … بتعيين". */
const hearing = /جلس[هت]\p{L}*(?:\s+\p{L}+){0,4}\s*$/u;
const rules = /(?<!\p{L})[وف]?(?:قد\s+)?(?:حكمت|قضت|قضيت|قررت|قررنا|اقمت|نصبت|عينت|وليت|اسندت|اذنت|كلفت)(?!\p{L})/u;

/** The text after a date, up to the next date. */
function untilNextDay(deed: DeedText, dates: DateMention[], date: DateMention): string {
  const next = Math.min(deed.text.length, ...dates.filter((one) => one.start > date.end).map((one) => one.start));
  return deed.text.slice(date.end, next);
}

function roleOf(deed: DeedText, dates: DateMention[], date: DateMention): DayRole | null {
  const label = labelBefore(deed, date.start);
  const labelled = label === '' ? undefined : labelRules.find(([pattern]) => pattern.test(label));
  if (labelled) return labelled[1];
  const before = leading(deed, dates, date);
  const cited = belongsTo(deed.text, date.start) === 'another';
  if (cited && ofAnyNumber.test(before)) return 'other';
  if (header.test(before) || written.test(deed.text.slice(date.end, date.end + 40))) return 'deed';
  if (ofPaper.test(before)) return 'paper';
  const nearest = ruling
    .flatMap(([pattern, role]) =>
      [...before.matchAll(pattern)].map((match) => ({ at: match.index + match[0].length, role })),
    )
    .reduce<{ at: number; role: DayRole } | null>(
      (best, one) => (best === null || one.at > best.at ? one : best),
      null,
    );
  if (nearest?.role === 'deed' && hearing.test(before) && rules.test(untilNextDay(deed, dates, date))) return 'act';
  const acts = nearest?.role === 'act' || nearest?.role === 'start';
  return cited && !acts ? 'other' : (nearest?.role ?? null);
}

/**
 * The date from which the trustee is appointed, judged by the label or the nearest deciding words of each date. A deed
 * that gives no such date appoints on its own date.
 */
export function readAppointmentDate(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const days = new Set(dates.map((date) => date.iso));
  const roles = dates.map((date) => roleOf(deed, dates, date));
  const other = new Set(dates.filter((_, index) => roles[index] === 'other').map(({ start }) => start));
  const candidates: Candidate<string>[] = dateCandidates(findings, appointmentLabels, []).filter(
    ({ start }) => !other.has(start),
  );
  dates.forEach((date, index) => {
    const role = roles[index]!;
    const add = (weight: number, evidence: EvidenceKind): void => {
      candidates.push({
        value: date.iso,
        key: date.iso,
        start: date.start,
        end: date.end,
        weight,
        evidence,
        parts: { hijri: date.hijri },
      });
    };
    if (role !== null && weights[role] > 0)
      add(
        weights[role],
        role === 'deed' || role === 'paper' ? 'decision' : labelBefore(deed, date.start) === '' ? 'phrase' : 'label',
      );
    if (role !== 'other' || days.size === 1)
      add(days.size === 1 ? 0.75 : index === 0 && role === null ? 0.3 : 0.1, 'presence');
  });
  // "من تاريخ هذا المحضر": the date of the deed itself, which is in its header.
  const head = dates.find((_, index) => roles[index] === 'deed' || roles[index] === null);
  if (head && fromItsOwnDay.test(deed.text))
    candidates.push({
      value: head.iso,
      key: head.iso,
      start: head.start,
      end: head.end,
      weight: 0.62,
      evidence: 'decision',
      parts: { hijri: head.hijri },
    });
  candidates.push(...latest(dates.filter((date) => !other.has(date.start))));
  const weighed = weighKnownValues(findings, 'nazir_deed', 'appointmentDate', candidates, daysOf(dates));
  const { choice, doubt } = resolveDisagreement(choose(candidates), choose(weighed));
  const mention = dates.find((date) => date.iso === choice?.value);
  const labelled =
    choice !== null && (choice.evidence.has('label') || choice.evidence.has('phrase') || days.size === 1);
  const validated =
    mention !== undefined && labelled && (mention.difference === 0 || (mention.explicit && choice.evidence.size >= 2));
  return fieldOf(deed, 'appointmentDate', choice, {
    validated,
    note: (choice && dateDoubt(dates, choice.value)) ?? doubt,
  });
}

/**
 * The latest date as a candidate: no deed cites a paper that is later than itself, so of several possible dates the
 * latest is likelier.
 */
function latest(dates: DateMention[]): Candidate<string>[] {
  const last = dates.reduce<DateMention | null>(
    (best, one) => (best === null || one.iso > best.iso ? one : best),
    null,
  );
  if (!last || dates.every(({ iso }) => iso === last.iso)) return [];
  const { iso, start, end, hijri } = last;
  return [{ value: iso, key: iso, start, end, weight: 0.3, evidence: 'latest', parts: { hijri } }];
}
