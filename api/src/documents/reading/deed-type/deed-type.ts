import type { DocumentType } from '@waqf/contracts/documents';
import type { DeedText } from '../text/deed-text.js';
import { endowment, trustee, trusteeship } from '../lexicon/trustee-words.js';
import { type ListField, readsAs } from '../lexicon/list-wording.js';
import { typeChances } from './type-model.js';

/** Words for the acts by which somebody becomes a trustee. */
const appointing =
  'اقمت|اقمنا|اقامه|باقامه|عينت|عينا|عين|تعيين|بتعيين|وليت|ولينا|توليه|يولي|تولي|نصبت|نصبنا|نصب|تنصيب|بتنصيب|تكليف|كلفت|كلفنا|كلف|اذنت|اذن|اسندت|اسناد|اسند|فوضت|تفويض|عهدت|يعتمد|اعتماد|تعميد|اثبات|اختيار|قررنا|قررت|قرر|اجزت|خولت|رشح|رشحت|ترشيح|اضافه|تمكين|استحقاق|احقيه|مسجله';

/**
 * An endowment by any of its names, "the lodge", "the fountain of the family": hardly a sign, but enough for a deed
 * whose type a person declared. "على سبيل المثال" is none.
 */
const endowed = new RegExp(
  '(?<!\\p{L})[وفبل]?(?:ال|لل)?(?:اوقاف|وقوف|احباس|رباط|اربطه|مبر[هة]|سبال[هة]|سقاي[هة]|زاوي[هة]|' +
    'سبيل(?!\\s+(?:ال)?(?:مثال|حصر|استعاره|احتياط|اعاره|له|الله|لل)))(?!\\p{L})',
  'u',
);
/** The same of a property: "الدكان", "في العزلة". */
const built =
  /(?<!\p{L})[وفبل]?(?:ال|لل)?(?:دار|دكان|دكاكين|حوش|منزل|شقه|فيلا|استراحه|مزرعه|خبت|مستودع|عشه|ركايب|مدرجات)(?!\p{L})/u;

/** Folded wording that distinguishes the types of deed, with its weight. */
const signs: Record<DocumentType, [RegExp, number][]> = {
  property_deed: [
    [/(?<!\p{L})(?:حج[هت]\s+)?(?:ال)?(?:قسم[هت]|اقتسام|مقاسم[هت])(?!\p{L})[^.\n]{0,120}(?:ورث|ترك|عقار|ملك)/u, 3],
    [/(?:من|الي)\s+نصيب\s|(?:ال)?دار\s+(?:ال)?(?:مذكور|كاين|ذات|واقع)|(?:ال)?مزرع[هت]|(?:ال)?حوش/u, 1],
    [/طول(?:ا)?\s|وعرض|ذرع|(?:ال)?حدود/u, 1],
    [/هب[هت]\s+(?:ال)?(?:عقار|ارض|بيت)/u, 4],
    [/صك\s+(?:تسجيل\s+)?ملكيه/, 5],
    [/(?:وثيقه|سند|صك)\s+(?:ال)?(?:تملك|تمليك)/, 4],
    [/السجل\s+العقاري|(?:ال)?تسجيل\s+(?:ال)?عيني/, 2],
    [/(?:ال)?وحده\s+(?:ال)?عقاريه|title\s+(?:deed|registration)|real\s+estate/iu, 2],
    [/الحدود\s+والاطوال|حدود\s+العقار|وحدوده(?:ا)?\s+واطواله/, 3],
    [/رقم\s+القطعه|قطعه\s+الارض|القطعه\s+رقم/, 2],
    [/(?:ال)?مخطط/, 1.2],
    [/(?:انتقلت|الت|نقل)\s+ملكي/, 3],
    [/افراغ|المفرغ/, 2.5],
    [/(?:اسم\s+)?المالك|الملاك|مالك العقار/, 1.5],
    [/المشتري|البايع|اشتري|باع\s/, 2],
    [/شمالا|الحد\s+الشمالي|من الشمال/, 1.2],
    [/مساحت|المساحه/, 1],
    [/كتابه\s+(?:ال)?عدل/, 1],
    [/نسبه\s+التملك|نسبه\s+الملكيه/, 2],
    [/لاثبات\s+الملكيه/, 2],
    [/حجه\s+استحكام|مبايعه|عقد\s+بيع|صك\s+شراء/, 4],
    [/(?:تملك|ملكيه|عقار)/, 1.2],
    [/(?:يملك|ملك\s|تملك)/, 1],
    [/(?<!\p{L})[وفب]?(?:المملوك\p{L}{0,2}|ملكها|ملكه|بالشراء|بالبيع|مشتراه)(?!\p{L})/u, 2],
    [/خالي[هه]?\s+من\s+(?:الرهن|الموانع|كل)|مرهون|الرهن/, 1.5],
    [
      /(?:ال)?قطع[هت]\s+(?:ال)?(?:ارض|رقم|\d)|تجزي[هت]|جزيت|منح(?:ت|ه)\s+(?:ارض|امانه|بلديه|\p{L}+\s+قطعه)|وحده\s+(?:سكنيه|عقاريه)/u,
      2,
    ],
    [/يحد(?:ه|ها)|حدوده/, 1.5],
    [/مسطح|ذرع/, 1],
    [/(?<!\p{L})[وفبل]?(?:ال)?(?:قليب|نخل\p{L}{0,2}|حايط|بستان|مراح|بلاد|ركيب|غرس|بير)(?!\p{L})/u, 0.5],
    [/(?:قطعه|ال)ارض|بيت|عماره|سكني/, 0.8],
    [/متر(?:ا)?\s+مربع|م2/, 1],
    [built, 0.3],
  ],
  waqf_deed: [
    [/(?<!\p{L})[وف]?(?:قد\s+)?(?:وقفت(?:ها|ه)?|حبست(?:ها|ه)?|سبلت(?:ها|ه)?|وقفها|حبسه|حبسها)(?!\p{L})/u, 3],
    [/صدق[هت]\s+جاري/u, 2],
    [/(?:صدور|ثبوت|صح[هت]|لزوم)\s+(?:ال)?(?:وقف|وقفي[هت])(?!\p{L})/u, 2],
    [/صك\s+(?:اثبات\s+)?(?:وقف|وقفيه)(?!\p{L})/u, 5],
    [/صك\s+(?:ال)(?:وقف|وقفيه)(?!\p{L})/u, 1.5],
    [/(?:وثيقه|حجه|اثبات|اشهاد)\s+(?:ب)?(?:ال)?(?:وقف|وقفيه)(?!\p{L})/u, 4],
    [/الموقوف\s+عليهم/, 3],
    [/(?:تسجيل|اثبات|جعل|صير|ارصد|اخرج)\p{L}{0,4}\s+(?:\p{L}+\s+){0,6}?وقفا(?!\p{L})/u, 4],
    [/(?:شروط|شرط)\s+(?:ال)?(?:واقف|وقف)/, 2],
    [/(?<!الذي\s|التي\s|قد\s|من\s|ممن\s)(?<!\p{L})[وف]?اوقف(?:ت|ته|ها|ه)?(?!\p{L})/u, 3],
    [/وقفا\s+(?:منجزا|موبدا|خيريا|ناجزا|شرعيا|صحيحا|ذريا)/, 4],
    [/(?:الغرض|الغايه|الهدف)\s+من\s+(?:هذا\s+)?الوقف/, 2.5],
    [/مصرف\s+الوقف|مصارف\s+الوقف|مصرف\s+الغله/, 2.5],
    [/(?:اسم|مسمي)\s+الوقف/, 1],
    [/ثبت(?:ت)?\s+(?:لدي\s+)?وقفيه/, 3],
    [/(?<!\p{L})[وف]?(?:حبس(?:ت|ا)?|سبلت?)(?!\p{L})/u, 2],
    [/اشترط(?:ت)?/, 2],
    [/الواقف/, 1],
    [/لا\s+يباع\s+ولا\s+يوهب|تسبيل/, 1.5],
    [/(?:غرض|هدف|غايه|غايته|مقصد|اغراض|اوجه\s+صرف)\s+(?:\p{L}+\s+)?(?:ال)?وقف|اوجه\s+الصرف/u, 2],
    [/(?:ال)?(?:اعيان|عين|عقار\p{L}*|مال)\s+(?:ال)?موقوف\p{L}*/u, 1.5],
    [/(?:ال)?منتفع(?:ون|ين)|(?:ال)?مستفيد(?:ون|ين)|(?:ال)?مستحق(?:ون|ين)/u, 1.2],
    [/ثبتت\s+(?:ال)?وقفيه/, 2],
    [/(?:تسجيل|توثيق|ثبوت|اثبات|انشاء|صحه)\s+(?:ال)?وقف/, 3],
    [/(?:صاحب|منشي|مسمي|اسم)\s+(?:ال)?وقف/, 1.5],
    [/(?:ال)?وقف(?:يه)?(?!\p{L})/u, 1],
    [/مستحق|مستفيد|مستهدف/, 1.2],
    [/ريع|غله/, 1],
    [endowed, 0.3],
  ],
  nazir_deed: [
    [/صك\s+(?:ال)?نظاره|صك\s+(?:اقامه|تعيين|توليه|تنصيب)\s+(?:ال)?(?:ناظر|متول)/, 5.5],
    [/(?:اقامه|تعيين|توليه|تنصيب)\s+(?:ال)?(?:ناظر|متول)/, 5],
    [/قرار\s+(?:تعيين|اقامه|توليه)/, 2],
    [/صلاحي(?:ات|ه)\s+(?:ال)?ناظر/, 4],
    [/اسم\s+الناظر/, 3],
    [/(?:اقمت|عينت|وليت|نصبت|اذنت)(?:ه|ها|ل)?/, 3],
    [/ناظرا(?:ه)?\s+(?:شرعيا\s+)?علي/, 4],
    [/متوليا\s+علي/, 3.5],
    [/مباشره\s+النظاره|بالنظاره\s+علي|النظاره\s+علي|توليه\s+النظاره|تولي\s+النظاره/, 3],
    [/الصلاحيات/, 2],
    [/هويه\s+الناظر/, 3],
    [/(?:له|للناظر)\s+(?:ال)?(?:حق|صلاحيه)/, 1.5],
    [/وثيقه\s+(?:تعيين|نظاره)/, 4],
    [/(?:وثيقه|صك|قرار|اعلام|حكم|بطاقه|شهاده)\s+(?:ب)?(?:ال)?(?:ناظر|ناظره|نظاره|توليه|تنصيب|ولايه)(?!\p{L})/u, 4],
    [/النظر\s+علي|(?:اقمناها|اقمناه|اقامتها|اقامته)/, 2],
    [/(?:اسناد|اسنادها?|تكليف|تجديد|تولي|قبول)\s+(?:ال|ب)?(?:ال)?نظاره|ولايه\s+علي\s+(?:ال)?وقف|تنصيب/, 4],
    [/ناظر(?:ه)?(?!\p{L})/u, 0.8],
    [/(?:ال)?نظاره/, 1.2],
    [/(?:وليته|وليتها|توليته|توليتها|نصبت|المولي)/, 2],
    [/(?:يخول|خول|مفوض|اذنت\s+ل)/, 1],
    [/(?<!\p{L})(?:ال)?متكلم(?:ا|ه|ين)?(?!\p{L})|موقوف/u, 0.5],
    [
      /(?<!\p{L})[وف]?(?:ناظرا|ناظره|متوليا|متوليه|قيما)\s+(?:\p{L}+\s+){0,3}?(?:علي\s|ل(?:ه|ل|ـ)?\s?وقف|لوقف|للوقف|في\s)/u,
      3,
    ],
    [
      new RegExp(
        `(?<!\\p{L})[وف]?(?:${appointing})(?:ه|ها|هم|كم|ك)?[^.\\n؛]{0,90}?(?:ناظر|نظار|النظر|متول|الولايه|ولايه)`,
        'u',
      ),
      3.5,
    ],
    [
      /(?:^|[\n\t])\s*(?:(?:رقم|اسم|سجل|بطاقه|اثبات|بيانات|الهويه|هويه)\s+(?:\p{L}+\s+){0,2}?)?ل?(?:ال|لل)?(?:ناظر|ناظره|متولي|نظاره)(?:\s+\p{L}+){0,2}\s*[:\t\n]/u,
      2.5,
    ],
    [
      /(?:تاريخ|بدايه|بدء|بدا|ابتداء|سريان|نفاذ|مباشره|اول\s+يوم|من\s+تاريخ|يعمل)\s+(?:\p{L}+\s+){0,2}?[بل]?(?:ال)?(?:تعيين|نظاره|ولايه|توليه|تنصيب|عمله|نظر|تكليف)\p{L}*/u,
      2.5,
    ],
    [
      /(?:ناظر\p{L}*|متولي|متوليا|نظاره|نظارته|النظاره|نظارتها|النظر|الولايه|ولايه|ولايته)\s+(?:سابق|علي\s+(?:ال)?وقف|شرعي|ه?ذا\s+الوقف)|(?:ال)?(?:ناظر|متولي)\s+(?:ال)?(?:سابق|قديم|جديد|حالي|معين|مكلف|شرعي)|(?:سجل|شوون|اسم|قيد)\s+(?:ال)?(?:نظار|نظاره|ناظر)/u,
      2.5,
    ],
    [
      /(?:كرسي|منصب|مقعد|شغور|شغر|خلو|خلا)\p{L}{0,2}\s+(?:[^\s.]+\s+){0,4}?(?:ال|لل)?(?:ناظر|نظار|نظر|متول|قايم)|(?<!\p{L})(?:ال)?ناظر[هت]?\s+(?:ال)?(?:نظامي|بديل|خلف|جديد)/u,
      3,
    ],
    [
      /(?:غير|ابدل|استبدل|بدل|عزل|اقال|اعف|نقل)\p{L}{0,3}\s+(?:[^\s.]+\s+){0,3}?(?:ال)?(?:ناظر|متولي|نظار|نظر)(?!\p{L}*\s+ان\s)/u,
      3,
    ],
    [
      /(?<!\p{L})[وف]?(?:قيما|قايما|متوليا|ناظرا|وليا)\s+(?:شرعيا\s+)?علي(?:ها|ه|هم)?(?!\p{L})|لا\s+(?:قايم|ناظر|متولي)\s+(?:علي|له|لها)/u,
      4,
    ],
    // "وكيلاً على السبالة"، "القيام على شؤون الوقف": the trustee's office under any of its names, for any kind of
    // endowment.
    [
      new RegExp(
        `(?<!\\p{L})[وفبل]?(?:ال)?${trustee}(?:ا|ه)?\\s+(?:\\p{L}+\\s+){0,2}?(?:علي|ل|في)\\s*(?:هذا\\s+|هذه\\s+)?(?:ال|ل)?${endowment}(?!\\p{L}{3})`,
        'u',
      ),
      3,
    ],
    [
      new RegExp(
        `(?<!\\p{L})[وفبل]?(?:ال)?${trusteeship}\\s+(?:علي|ب|في|ل)\\s*(?:\\p{L}+\\s+)?(?:ال|ل)?${endowment}(?!\\p{L}{3})`,
        'u',
      ),
      2.5,
    ],
    [endowed, 0.3],
    [/(?<!\p{L})[وفبل]?(?:نظارته|نظارتها|نظارتكم|ولايته|توليته|تعيينه\s+ناظر|تنصيبه)(?!\p{L})/u, 1.5],
  ],
};

export interface TypeVerdict {
  type: DocumentType | null;
  /** 0 to 1. */
  confidence: number;
}

/**
 * The type of deed by the act that its title names, whatever its other words. A trustee's deed names the waqf as well,
 * so it comes first.
 */
const titleTypes: [RegExp, DocumentType][] = [
  [
    /(?:تعيين|تكليف|تقرير|تقليد|استخلاف|اسناد|عزل|ابدال|استبدال|تغيير)\s+(?:\p{L}+\s+){0,2}?(?:متول|قيم|وكيل|وصي|مشرف|قايم|ناظر)|(?<!\p{L})[بل]?(?:ال)?(?:قيم|قوام[هت]|وصاي[هت])(?!\p{L})|ناظر|نظار|(?<!\p{L})(?:ب?ال)?نظر(?!\p{L})|متول|تولي[هت]|ولاي[هت]|تنصيب/u,
    'nazir_deed',
  ],
  [/وقفي|(?<!\p{L})[بل]?(?:ال)?وقف(?!\p{L})|تحبيس|تسبيل|حبس|ايقاف/u, 'waqf_deed'],
  [/ملكي|تملك|تمليك|افراغ|مبايع|(?<!\p{L})(?:بيع|شراء|عقار|ارض)|عقاري|استحكام|منح[هت]|تجزي|فرز/u, 'property_deed'],
];
const titleWeight = 8;

/**
 * The score of each type from the lists of a deed, whatever their headings: acts of management point to a trustee's
 * deed, beneficiaries and clauses to a founder's.
 */
function listed(deed: DeedText): Partial<Record<DocumentType, number>> {
  const pieces = deed.text
    .split(/[\n\t،؛:.•▪]/u)
    .map((piece) => piece.replace(/^[^\p{L}]*(?:(?:اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا)\s*:?\s*)?/u, '').trim())
    .filter((piece) => piece.length > 5 && piece.length < 90);
  const count = (field: ListField): number => pieces.filter((piece) => readsAs(field, piece) === 1).length;
  const [acts, clauses, receivers] = [count('authorities'), count('conditions'), count('beneficiaries')];
  return {
    nazir_deed: acts >= 3 && acts > clauses ? 4 : 0,
    waqf_deed: (clauses >= 2 && clauses >= acts ? 3 : 0) + (receivers >= 3 ? 2 : 0),
  };
}

/** Signs found in the title weigh this many times more. */
const titleFactor = 2.2;
/** A score below this is not enough for a deed: any letter reaches it. */
const enough = 3;
/** From this score on the type may count as certain. */
const plenty = 10;
/**
 * Below this chance the words of a deed contradict the type that the user declared; the lowest chance of a right type
 * was 0.45.
 */
const contradicted = 0.1;

/** Titles that name the type of the deed; a title that only names the endowment does not. */
const titled: Record<DocumentType, RegExp> = {
  property_deed: /ملكي|تملك|تمليك|افراغ|مبايع|استحكام/u,
  waqf_deed: /وقفي[هت]|تحبيس|تسبيل|ايقاف|(?:صك|وثيق\p{L}*|حج[هت]|اثبات|اشهاد|انشاء|سند|كتاب)\s+(?:ال)?وقف(?!\p{L})/u,
  nazir_deed: /ناظر|نظار|(?<!\p{L})(?:ب?ال)?نظر(?!\p{L})|متول|تولي[هت]/u,
};
const endows = /(?<!\p{L})[وف]?(?:قد\s+|ب?انه\s+)?(?:اوقف|وقفت|حبس|سبل)\p{L}{0,3}\s/u;

/**
 * Whether a deed about land may still be the declared waqf deed, because it says that the land is endowed: "وأنه أوقفها
 * على الفقراء".
 */
const saysContrary = (deed: DeedText, declared: DocumentType, contrary: DocumentType): boolean =>
  declared === 'waqf_deed' && contrary === 'property_deed' && endows.test(deed.text);

interface TypeScore {
  type: DocumentType;
  score: number;
}

/**
 * The type of the deed, from all its words and from its title.
 * @param declared the type that the user declared; believed unless the words are certain of another type. With it, any
 * word of a deed is enough: what a person can read is never refused for its form.
 * @returns type null when the text has no wording of a deed
 */
export function typeOf(deed: DeedText, declared?: DocumentType): TypeVerdict {
  const title = titleOf(deed);
  const scored = scoresOf(deed, title);
  const chances = typeChances(deed.text);
  const most = scored[0]!.score;
  if (most < enough && (!declared || most === 0)) return { type: null, confidence: 0 };
  // The signs in title and wording are combined with the chances from all words.
  const joint = scored.map(({ type, score }) => ({ type, chance: chances[type] * Math.exp((score - most) / plenty) }));
  const whole = joint.reduce((sum, { chance }) => sum + chance, 0);
  const first = joint.reduce((best, one) => (one.chance > best.chance ? one : best));
  const confidence = hundredths(Math.min(most < plenty ? 0.8 : 0.99, first.chance / whole));
  if (!declared || first.type === declared) return { type: first.type, confidence };
  const own = joint.find(({ type }) => type === declared)!.chance / whole;
  const certain =
    chances[declared] < contradicted &&
    own < contradicted &&
    !titled[declared].test(title) &&
    !saysContrary(deed, declared, first.type);
  return certain ? { type: first.type, confidence } : { type: declared, confidence: hundredths(own) };
}

/** The scores of the three types, the highest first. */
function scoresOf(deed: DeedText, title: string): TypeScore[] {
  const lists = listed(deed);
  const named = titleTypes.find(([pattern]) => pattern.test(title))?.[1];
  return (Object.entries(signs) as [DocumentType, [RegExp, number][]][])
    .map(([type, patterns]) => {
      const body = patterns.reduce((sum, [pattern, weight]) => sum + (pattern.test(deed.text) ? weight : 0), 0);
      const head = patterns.reduce(
        (sum, [pattern, weight]) => sum + (pattern.test(title) ? weight * titleFactor : 0),
        0,
      );
      return { type, score: body + head + (type === named ? titleWeight : 0) + (lists[type] ?? 0) };
    })
    .sort((a, b) => b.score - a.score);
}

const hundredths = (share: number): number => Math.round(share * 100) / 100;

/** The text in the largest lettering among the first ten blocks of the first page. */
function titleOf(deed: DeedText): string {
  const upper = deed.blocks.filter((block) => block.page === 1).slice(0, 10);
  const largest = Math.max(...upper.map((block) => block.block.size));
  return upper
    .filter((block) => block.block.size > largest * 0.97)
    .map((block) => deed.textOf(block))
    .join('\n');
}
