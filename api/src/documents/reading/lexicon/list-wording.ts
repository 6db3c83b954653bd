import type { FieldName } from '@waqf/contracts/documents';

export type ListField = Extract<FieldName, 'conditions' | 'beneficiaries' | 'authorities'>;

/** Folded stems for the people and causes that receive the yield of endowments. */
const receivers =
  'صوام|جار\\s|جيرا|روابط|رابط[هة]|فرق\\s|عتق[اه]|منتج|فلاح|مزارع|ناسخ|زوار|وافد|متخرج|نفس[هي]|متفوق|متطوع|مستضعف|مضطر|عجز[هة]|مكروب|عاطل|معلقات|من\\s+(?:نزل|فقد|مات|اصيب|عجز|لا\\s)|فقر[اي]|فقير|موت[يا]|مغسل|حفار|خريج|حرفي|ضعف[اي]|مار[هة]|رعا[هة]\\s|وارد|سكن[هة]|جماع[هة]\\s|مصلي|نزيل|معنف|مساك|مسكين|ايتام|يتيم|يتام|ارامل|ارمل|طلاب|طلب[هة]|طالب|ذري|اولاد|ابنا|بنات|بني|احفاد|اقارب|اقرب|قراب|قريب|ذو[يو]\\s|مرض[يا]|معسر|غارم|محتاج|ضيوف|حجاج|حجيج|معتمر|مسجد|مساجد|جامع|جوامع|جمعي|اسر|عاجز|معاق|معوق|سجنا|سجين|مطلق|مسن|كبار\\s+السن|ابن\\s+السبيل|ابنا\\s+السبيل|عابر|خدم|خدام|ايم[هة]|امام|موذن|حفاظ|حفظ[هة]|حلق|مدارس|مدرس[هة]|معلم|مستشفي|مراكز|مركز|دور\\s|دار\\s|صايم|لاجي|نازح|منكوب|داعي|دعا[هة]|مقبل|شباب|متزوج|ورث|والد|زوج|اخو|اخت|ارحام|رحم|جيران|رقاب|فاقد|كفيف|مكفوف|ذو[يو]ه|عايل|عيال|اهل|اهالي|نسل|عقب|اعقاب|سلال|عصب|موال|عمال|غرب[اي]|مغترب|باحث|مبتعث|متعلم|علما|قرا|مجاهد|مرابط|مدين|منقطع|مستحق|محروم|نسا|امهات|اطفال|رضع|لقط|حالات|هييات|موسس|صندوق|برامج|مشاريع|قرب[يا]|بيت\\s|عامل[هي]|سكان|منسوب|مهتد|متعفف|متضرر|غسيل|مكتب[هة]|شهدا|شهيد|يتامي|مصاب|ناش|خطبا|دعاه|فتيات|فتيان|طفل|اصحاب|حفظه|مبتل|مشرد|نزلا|فروع|مرافق|قري\\s|هجر\\s';
/** Folded stems of the nouns and verbs for what trustees are empowered to do. */
const acts =
  'جرد|جمع|اخذ|استصلاح|استرداد|استيراد|تفريغ|تعهد|تفتيش|تنقيح|تسييل|تثمين|تلقي|ترشيد|تزويد|تقسيط|تبليغ|اطلاع|اشعار|الزام|اكرا|كرا|مساق|مغارس|مزارع|مناظر|مخالط|ابلاغ|احاط|جباي[هة]|قيام|اعتماد|تفقد|تمكين|تسويق|تفاوض|اجرا|تاجير|ايجار|اجار[هة]|قبض|تحصيل|استلام|تسلم|تسليم|صرف|انفاق|دفع|سداد|تسديد|صيان|ترميم|اصلاح|تمثيل|توكيل|توكل|ترافع|مرافع|مخاصم|مدافع|دفاع|مطالب|فتح|اقفال|حساب|بيع|شرا|استبدال|ابدال|استثمار|تثمير|توقيع|ابرام|عقد|تعاقد|تعيين|عزل|فصل|عمال|موظف|محاسب|مراجع|تقارير|تقرير|ادار[هة]|اشراف|توزيع|قسم|حفظ|محافظ|تسجيل|فواتير|تعويض|اقتراض|استدان|مخاطب|متابع|تطوير|تنمي|عمار|تعمير|بنا|هدم|ازال|اعداد|اصدار|استصدار|استخراج|فسخ|تجديد|اخلا|افراغ|فرز|تجزي|دمج|ضم|رهن|صلح|مصالح|ابرا|اقرار|انكار|تحكيم|رفع|اقام[هة]|قبول|مراقب|رقاب|حصر|جرد|تامين|تشغيل|تعديل|سحب|ايداع|تحويل|شيك|تفويض|اناب|استعان|احتفاظ|تكوين|تقدير|تحديد|وضع|نظر|رعاي|عناي|مباشر|مساهم|اكتتاب|تملك|استيفا|مقاضا|مخالص|التعامل|تعامل|مسك|تنفيذ|اشهار|تنظيم|استقبال|حضور|تصويت|شرط|طلب|اثبات|تقديم|عرض|مواجه|مسووليه|تصرف|زراع|غرس|تخليص|تحرير|كتاب[هة]|انشا|تاسيس|ترخيص|استقطاع|اخراج|زكا|نقل|منح|توظيف|تحسين|حمايه|افصاح|قياد|اختيار|شكوي|استخلاص|حرث|سقي|قطف|ترتيب|تجهيز|تحديث|طعن|تدقيق|مطالعه|الاستعان|استلاف|استغلال|انتفاع|تقييد|تدوين|توثيق|ترقيع|ترقيم';

const startsWithReceiver = new RegExp(`^(?:(?:و|ف)?(?:ال|لل|ل)?)(?:${receivers})`, 'u');
const holdsReceiver = new RegExp(`^(?:\\p{L}+\\s+){1,2}(?:و|ل|ب)?(?:ال|لل)?(?:${receivers})`, 'u');
/** People named by what they do or what happened to them: a plural participle, "المتعافون منهم". */
const peopleByParticiple = /^(?:و|ف)?(?:ال|لل)م\p{L}{3,}(?:ون|ين|ات)(?!\p{L})/u;
const startsWithAct = new RegExp(
  `^(?!و?بناء\\s+علي)(?:(?:و|ب|ل|ف)?(?:في\\s+|حق\\s+(?:في\\s+)?|ان\\s+|حريه\\s+|صلاحيه\\s+)?(?:ال|لل)?)(?:${acts})`,
  'u',
);
/** Whether the text begins with a word for what trustees are empowered to do. */
export const startsWithPower = (text: string): boolean => startsWithAct.test(text);
const verbOfAct = /^(?:و|ف)?(?:ان\s+)?(?:ي|ت)\p{L}{2,}\s/u;
const clause = /^(?:و|ف)?(?:علي\s+)?(?:ب?ان|الا|بالا|انه|انها|ب?عدم)\s/u;
const rule =
  /^(?:و|ف)?(?:لا|لم|يجب|يلزم|يشترط|يلتزم|يمنع|يحظر|يحق|يجوز|ليس|يقدم|يبدا|للناظر|للواقف|الناظر|علي\s+(?:ال)?(?:ناظر|مجلس|متولي)|كل|اذا|متي|لو|ما\s|من\s)/u;
const aboutWaqf =
  /ناظر|وقف|غل[هت]|ريع|عين|واقف|ذري|استحقاق|مستحق|صرف|نظار|نظر|اصل|عقار|موقوف|ايجار|اجر[هت]|دخل|زكا|حساب|محاسب|مالي|ميزاني|صيان|ترميم|عمار[هة]|نصيب|قسم|رهن|فايض|احتياط|ورث|قاضي|محكم[هة]/;
/** "ما يجب على الناظر مراعاته" is a heading of conditions, not a condition; "هذا"، "هذه" begin what the court says. */
const speech =
  /^(?:و|ف)?(?:ما\s+(?:يجب|يلزم|يتعين|ينبغي|اشترط|شرط|الزم|التزم|يلتزم|يلي|ياتي)|هذا\s|هذه\s|للاعتماد$|تم\s|تشهد|تثبت|يشهد|يقول|تقدم|تقرر|ختم\s|اشهد\s|نبهت|(?:ال)?توقيع(?:\s*[:.]|\s+(?:القاضي|الواقف|الناظر|الموثق)|$))|(?:التالي\p{L}*|الاتي\p{L}*|\s(?:ياتي|يلي)|المذكورون)\s*$/u;

/**
 * How well a text reads as an item of this list, 0 to 1, by its content and not by its position. The text is folded and
 * without its marker.
 */
export function readsAs(field: ListField, text: string): number {
  if (text.length < 2 || text.length > 260 || /\d{5}/.test(text)) return 0;
  if (speech.test(text) || /[*•]|:\s*$|[،,]\s*و(?:كذلك|ايضا|كذا)\s/u.test(text)) return 0;
  if (field === 'conditions')
    return conditionLikeness(text) * (clausesJoined.test(text) ? 0.6 : 1) * (/\sبن(?:ت)?\s/u.test(text) ? 0.4 : 1);
  if (field === 'beneficiaries')
    return text.length > 90 || clause.test(text)
      ? 0
      : startsWithReceiver.test(text)
        ? 1
        : peopleByParticiple.test(text)
          ? 0.8
          : holdsReceiver.test(text)
            ? 0.7
            : 0;
  return startsWithAct.test(text) ? 1 : verbOfAct.test(text) && text.length < 90 ? 0.5 : 0;
}

/** In a sentence that introduces a list, the words after which its first item begins. */
const leads: Record<ListField, RegExp | null> = {
  conditions: null,
  beneficiaries: new RegExp(
    `(?<=\\s(?:علي|الي|بين|لصالح|هم|منها|فهو|فهي|هو|هي)\\s+)(?:ال|لل)?(?:${receivers})|(?<=\\s)ل(?:ل)?(?:${receivers})`,
    'u',
  ),
  authorities: new RegExp(
    `(?<=\\s(?:و|ف)?(?:له|لها|اليه|اليها|في|حق|يملك|تملك|صاحبه|صاحبها|الي|بيده|بيدها|يتولي|تتولي|يباشر|تباشر|القيام|يلي|من)\\s+)(?:ال|ب)?(?:${acts})`,
    'u',
  ),
};

/** Where the first item begins in a folded sentence that introduces a list; -1 when it contains none. */
export function itemAtEnd(field: ListField, text: string): number {
  const at = leads[field]?.exec(text)?.index ?? -1;
  return at > 0 && readsAs(field, text.slice(at)) === 1 ? at : -1;
}

/** A word with an attached "his" or "their" belongs to the words before it: "بنات الواقف وأولادهن". */
const partOfName =
  /^(?:ال)?(?:ملحق|توابع)|^من\s+[يت]\p{L}{2,}(?:هم|ها|هن)(?!\p{L})|^(?!ال)\p{L}{3,}(?:ه|ها|هم|هن|هما)(?:\s*$|\s+(?:من|في|الي|و))/u;
/** How a condition begins in the middle of a sentence; "ولا تنقل" alone continues the one before. */
const newClause =
  /^(?:ان|الا|عدم|للناظر|للواقف|علي\s+الناظر|لا\s+(?:يجوز|يحق|يصح|يستحق|يتولي|يباع|يوجر|يستدين|يرهن|يصرف)|اذا|من\s+مات|يجوز|يمنع|يجب|يلتزم|يبدا|تكون|يكون|يصرف|تصرف|يقدم|تقسم|يعين|ينعزل|تنفق|ينفق|يجتمع|يحفظ|يحتفظ|اخراج|الاحتفاظ)\s/u;

/** A second condition that is joined by و: "… وأن يكون", "… وعدم بيعه". */
const clausesJoined = /\sو(?:ان|الا|عدم|للناظر|للواقف|علي\s+الناظر|لا\s+(?:يجوز|يحق|يصح|يستحق|يتولي|يباع))\s/u;

/** What a founder says about the foundation; it is not a condition. */
const telling =
  /^(?:ب?ان(?:ه|ها|ني|ا)?|اني)\s+(?:قد\s+)?(?:وقف|اوقف|حبس|سبل|جعل|عين|اسند|تملك|يملك|املك|رغب|ارغب|لي\s|لدي)\p{L}*/u;

function conditionLikeness(text: string): number {
  if (telling.test(text)) return 0;
  if (clause.test(text)) return 1;
  if (rule.test(text)) return aboutWaqf.test(text) ? 0.85 : 0.5;
  if (/^(?:ي|ت)\p{L}{2,}\s/u.test(text)) return aboutWaqf.test(text) ? 0.75 : 0.4;
  return startsWithAct.test(text) && aboutWaqf.test(text) ? 0.6 : 0;
}

/** Splits "الأيتام والأرامل والمرضى" where each part is an item by itself. The positions are within the text. */
export function partsJoinedByAnd(
  field: ListField,
  text: string,
  afterCommas = false,
): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/\s+و(?=\p{L}{3,}|ان\s|لا\s|من\s)/gu)) {
    const rest = text.slice(match.index + match[0].length);
    const head = text.slice(start, match.index);
    if (partOfName.test(rest)) continue;
    // After commas "الفقراء والمساكين" is one item as often as two; "ابن السبيل وطلبة العلم" are two.
    if (afterCommas && field === 'beneficiaries' && !/^\p{L}+\s+\p{L}/u.test(rest)) continue;
    // "الشكوى والمدافعة": a single word that is joined to another is not an item of its own.
    const longer = /^\p{L}+\s+(?!و(?!ال\p{L}+\s+(?!و))\p{L}{3})\p{L}/u.test(rest);
    const own =
      field === 'conditions'
        ? conditionLikeness(head.trim()) >= 0.5 && newClause.test(rest)
        : field === 'beneficiaries'
          ? startsWithReceiver.test(rest) && startsWithReceiver.test(head.trim())
          : (startsWithAct.test(rest) || (verbOfAct.test(head.trim()) && /^[يت]\p{L}{2,}\s/u.test(rest))) &&
            (startsWithAct.test(head.trim()) || start === 0 || verbOfAct.test(head.trim())) &&
            longer &&
            /\p{L}\s+\p{L}/u.test(head.trim());
    if (!own) continue;
    parts.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ start, end: text.length });
  return parts;
}
