/*
 * Where a name or a purpose that no comma closes turns to another subject: what deeds say next about the waqf, its
 * property, its papers, its trustee and its money. The text is folded.
 */

/** Nouns of a deed with a suffix that means the waqf: "ونظارته", "ومقرها", "وحدوده". */
const ofTheWaqf =
  '(?:نظار[هة]?|نظر|ناظر|ادار|مدير|عقار|ارض|اصل|اصول|عين|اعيان|مقر|موقع|محل|مكان|عنوان|صك|رقم|مد[هة]?|حد|حدود|مساح|تاريخ|مصدر|منفع|منافع|عايد|عوايد|ايراد|نما[ءيو]?|دخل|غل|ريع|مصرف|مصارف|شرط|شروط|اشتراطات|فايض|فاضل|باقي|زايد|صافي|ثمر|اجر|ثواب|جه|فروع|مكونات|محتويات|قيم|راس\\s+مال)(?:ت)?(?:ه|ها|هما)';
/** The same with the article, as the beginning of a clause. */
const withArticle =
  'ال(?:عين|عقار|ارض|مستفيد\\p{L}*|منتفع\\p{L}*|جهه|جهات|فيات|فيه|باقي|فايض|فاضل|زايد|شرط|شروط|نظر|نظاره|ناظر|متولي|موقوف\\p{L}*|وقف(?!\\p{L})|واقف\\p{L}*)';
/** Verbs that give it a short name: "ويشار إليه فيما بعد بالوقف". */
const callsIt = '[يت](?:شار|رمز|سمي|عرف|دعي|طلق|ختصر|ذكر)(?=\\s+(?:الي|ل|علي|ب|اسم|فيما)\\p{L}*)';
/** Verbs that tell what happened next. */
const nextAct =
  '(?:اوقف|وقف|اشهد|وثق|اتفق|ابرم|باشر|فوض|اسند|وكل|ال(?=\\s)|انتقل|تم|تمت|جرت|سوف|سيكون|لن|لو|عندما|وضع|ضبط|اثبت|تعهد|رضي|وافق|رتب|اقام|اذن|منع|اوجب|استثني|ابقي|امر|اجاز|فرض)(?:ت|نا|ا|وا|ه|ها)?';
const nextParticle =
  '(?:نحن|انا|منذ|من\\s+(?:شروط\\p{L}*|اهداف\\p{L}*|مصارف\\p{L}*|ذلك|تلك)|ما\\s+(?:زاد|فضل|بقي|تبقي|شابه)|غير\\s+ذلك|نحوه?ا?\\s+ذلك|تحت\\s+يد\\p{L}*|علي\\s+(?:النحو|الوجه|الناظر|من))';
/** Who looks after it, on what terms, from when, as an addition to the sentence. */
const terms =
  '(?:(?:ب|تحت\\s+)(?:نظر|نظاره|اشراف|ولايه|رياسه|اداره|رعايه|اشرافه|نظره)(?=\\s|$)|علي\\s+(?:يد|ارض|النحو|الوجه\\s+(?:الاتي|التالي))|كالاتي|كالتالي|كما\\s+يلي|فيما\\s+يلي|ب?حسب|طبقا|وفقا|تبعا|بالشروط|بشرط|شريطه|ما\\s+لم|بنسبه|اعتبارا|ابتداء|منذ|اعلاه|ادناه|(?:ال)?(?:مسجل|مقيد|موثق|مثبت|محرر)(?:ه)?\\s+(?:ب|في|لدي)\\p{L}*|بعد\\s+(?:خصم|اقتطاع|استيفاء|عماره|اخراج|سداد|دفع|حسم|اداء|صيانه|مصاريف|مصروفات|ما\\s)\\p{L}*|حال\\s+حيا\\p{L}*|ل[يت](?:صرف|نفق|خدم|خصص|وزع|قسم|كون|عود|ستفيد)(?=\\s|$)|(?:في\\s+)?كل\\s+(?:سنه|عام|شهر)|(?:طول|طوال|مدي)\\s+ال(?:دهر|زمان)|ما\\s+تناسلوا|رجاء\\s+(?:ال)?(?:ثواب|اجر|ما)|اذا\\s+|الا\\s+اذا)';

const turn = `\\s+(?:[وف](?:${ofTheWaqf}|${withArticle}|${nextAct}|${nextParticle}|${callsIt})|${terms})`;
const ofPurpose = new RegExp(`${turn}(?!\\p{L})`, 'u');

/** Whose waqf it is, where it stands and who made it: behind a name, but possible inside a purpose. */
const behindName =
  '(?:ل(?:ل)?(?:واقف|صاحب|مالك|منشي|موسس)(?:ه|ها|ته|تها)?|ال(?:ذي|تي|لذان)|ال(?:كاين|واقع|قايم|مقام|منشا|مبني)(?:ه)?\\s+(?:في|ب|علي)\\p{L}*|ال(?:مملوك|عايد|تابع|منسوب|مسبل|موقوف|محبس)(?:ه)?\\s+(?:ل|من|علي)\\p{L}*|ال(?:اتي|اتيه|تالي|تاليه|موسس|منشا|معروف)|ا?(?:وقف|حبس|سبل|نشا|سس)(?:ت)?(?:ه|ها)|(?:مضي|تعطل|اندثر|انهدم|استبدل|اصبح|صار)(?:ت)?(?=\\s)|تاسس\\p{L}?|انشي\\p{L}?|ب(?:غرض|هدف|قصد|نيه)|ل(?:غرض|اجل|صالح|غايه)|كان(?:ت)?(?=\\s|$)|من\\s+اجل|مما|بما|بعقد|عند|ضمن|(?:ل|في\\s+)?(?:عام|سنه)\\s|(?:صرف|ريع|غلت|مصرف)(?:ه|ها))';
const ofName = new RegExp(`(?:${turn}|\\s+${behindName}|\\s+و(?:في|الي|لدي|عند|من|علي)(?=\\s|$))(?!\\p{L})`, 'u');

/**
 * Letters of a name or a purpose before it turns to another subject; all of them when it does not. At least two words
 * stay.
 */
export function lettersBeforeTurn(folded: string, of: 'waqfName' | 'purpose'): number {
  const two = /^\s*\S+\s+\S+/u.exec(folded)?.[0].length ?? folded.length;
  const found = (of === 'waqfName' ? ofName : ofPurpose).exec(folded.slice(two));
  return found === null ? folded.length : two + found.index;
}
