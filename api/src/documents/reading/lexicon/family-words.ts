/*
 * What tells the word behind a name from its family; folded.
 */

/** Prepositions written together with their noun go on after a name: "بمقتضى"، "بواسطة". */
export const joinedPhrase =
  /^(?:بمقتض|بموجب|بواسط|بحضور|بشاه|بعدد|بطريق|بسبب|بتفويض|بوكال|بولاي|بصفت|بشان|بخصوص|بمبلغ|بثمن|بقيم|بشهاد|بحكم|باقرار|بمعرف|لصالح|لدي)/u;
/** Beginnings of verbs, and of nouns with a preposition and the article. */
export const verbLike = /^(?:و|ي|ت|س(?=ت)|(?:ب|ل|ك)ال|لل)/u;
/** The same beginnings, and pronouns or endings that no family name has. */
export const noFamily = /^(?:و|ي|ت|س(?=ت)|(?:ب|ل|ك)ال|لل)|(?:ته|تها|اره|ها|هم|هما|كم|نا|وا|ات|تم)$/u;

/** Families by a word that as often describes: theirs where the row or the sentence ends with it. */
export const describing = /^ال(?:رشيد|كريم|فاضل|فقيه|مبارك|عاقل|شريف|خطيب)$/u;

/** "شلبي", "مدني": before a word with the article that goes on about the person. */
export const endsAsNisba = /^(?![وفبلاكيتن])\p{L}{3,}ي$/u;

/** "مصري الجنسية": behind a nationality or an origin, which is no family. */
export const originWords = /^(?:الجنسيه|الاصل|المولد|التبعيه)$/u;

/** Titles of rank behind a first name: "حسن آغا بن عبدالله", "عبدالعظيم أفندي شعراوي". */
export const rank = /^(?:افندي|بك|بيك|باشا|اغا|هانم)$/u;
/** Words for places that are named after people. */
export const places =
  /(?:^|\s)(?:حي|شارع|طريق|جامع|مسجد|مدينه|الملك|الامير|الاميره|مخطط|مستشفي|مدرسه|جامعه|برج|ميدان|مجمع|مركز|دوار|قاعه|مكتبه|جسر|واحه|عين|بير|درب|رباط|مبره|سوق|باب|قصر)\s*$/u;

/** Words between a name and the number that identifies the person. */
export const identifies =
  /^(?:هويه|هويته|هويتها|وهويته|حامل|حامله|الحامل|بموجب|سجل|سجله|سجلها|رقم|ورقم|سعودي|سعوديه|ذو|ذي|ذات|بطاقه|صاحب|صاحبه|المثبت|المثبته|مقيم|هـ)$/u;
/** A word with which the sentence continues after the name: و, ف, ب or ل is written together with it. */
export const wordWithParticle = /^(?:و|ف|ب|ل)\p{L}{3,}$/u;

/** Second halves of names such as ضيف الله and نور الدين. */
export const secondHalf = /^(?:الله|الدين|المولي|الهدي|العابدين|النبي|الاسلام|الحق)$/u;
export const firstHalf =
  /^(?:ضيف|جار|حفظ|عطيه|عطا|حمد|خير|نصر|فضل|سعد|عوض|رحمه|هبه|سيف|نور|صلاح|علاء?|عز|محيي?|شمس|نظام|فخر|زين|بدر|تاج|كمال|حسام|عماد|جمال|بهاء?|مصباح|قمر|شهاب|امان|سراج|ولي|رزق|رجاء?|غرم|فتح|جاد|فرج|ستر|احسان|صدر|نجم|مجد|محب|عون|غيث|هدايه|كرم|لطف|ركن|غلام|اسد|امين|نعمه|منه|دخيل|عبيد|خلف|شجاع|رضاء?|معين|صفي|وجيه|ضياء?|قطب|بدل|شرف|سعيد|فيض|شكر|حبيب|حسب|روح|ثناء?|عنايه|وهب|جبر|ذبيح|كليم|برهان|جلال|ناصر|تقي|موفق|علم|ظهير|نصير|عود[هة]|اصيل|امر|باب|برك[هة]|بشار[هة]|تسليم|توكل|حجاب|حزب|حمزه|حميد|خليل|خلق|ذخر|ربيع|رحيم|رشيد|رضي|رفيع|رفع|زكي|سبيل|سديد|سلام|سليم|سناء?|صبح|صبغ[هة]|صلح|صنع|ظفر|عبد|عز[هة]|عزيز|عصم[هة]|عضد|عطاء|عظيم|عفيف|عقيل|عليم|عماد|غياث|فرقان|فريد|قدر[هة]|كافي|كفاي[هة]|مسعد|مصلح|مظفر|معز|مغيث|مقبل|منصور|مهدي|نجيب|نذير|نعيم|نفيس|هادي|وحيد|يسر)$/u;

/** Words and marks that are directly followed by a person's name, whatever the role. */
export const announcesName =
  /(?:[:/\t]|(?<!\p{L})[وف]?(?:ال|لل)?(?:سيد|سيده|شيخ|استاذ|استاذه|مهندس|دكتور|مواطن|مواطنه|مدعو|مدعوه|مكرم|مكرمه|اسم|باسم|مراه|رجل|مقيم|مقيمه|حرمه|حاج|حاجه|امير|اميره|لواء|عميد|عقيد|مستشار|مستشاره|انسه|ست|معلم|بروفيسور|اقامه|توليه|تعيين|تنصيب|تكليف|عزل|مدعي)) *$/u;

/** First names that, after another name, are more often the next word of the sentence than part of the name. */
export const seldomInside = new Set(
  'علي عامل عالم كبير حافظ حاكم شارع طالب مسلم خاتم رجب شعبان رمضان صباح رحمه شامل قاعد متروك كامل حكم عهود وفاء امل بيان ناشر مشهور مشرف حاضر قبيل ظاهر ثابت لاحق ملاك امينه عاليه وجيه باني بادي نادر دعا مني هلا واصل وافي سبيل عابر اسلام ايمان امين نافع السيد باسم منادي'.split(
    ' ',
  ),
);
