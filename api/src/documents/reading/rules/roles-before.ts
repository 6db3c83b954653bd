import type { RoleRule } from './role-rule.js';

/*
 * What the words before a name say about the person; the first rule that matches counts. Text is folded; {names} in
 * braces are word lists of `lexicon/role-words.ts`.
 */
export const rolesBefore: readonly RoleRule[] = [
  // "بوفاة متوليها الثاني": an event that happened to a trustee, followed by the name
  {
    id: 'heirs-of-nazir',
    when: 'before',
    says: 'former',
    prior: 0.9,
    pattern:
      String.raw`(?:ورثه|تركه|وفاه|موت|استقاله|اعتذار|تنحي|خلفا\s+ل)\s*(?:ال)?(?:ناظر|متولي|` +
      String.raw`قيم)\p{L}{0,2}(?:\s+ال(?:اول|ثاني|ثالث|رابع|سابق|راحل))?|` +
      String.raw`(?:مات|توفي|هلك|عجز|غاب|سافر)\s+(?:عنه\s+|عنها\s+)?(?:ال)?(?:ناظر|متولي|قيم)\p{L}{0,2}`,
  },
  // "الناظر السابق": the title of a former trustee
  {
    id: 'former-title',
    when: 'before',
    says: 'former',
    prior: 0.9,
    pattern:
      String.raw`(?:الناظر|ناظر|المتولي|متولي|النظار|الولي|الممثل)?\s*(?:ال)?(?:سابق|سابقا|سابقه|قديم|` +
      String.raw`اسبق|معزول|مستقيل|متنحي|سلف|سلفه|قبله|راحل|اول|منتهيه\s+ولايته|منتهي\s+تكليفه|معتذر|` +
      String.raw`متوفي|متوفاه|مرحوم|متنازل|منتهيه\s+نظارته|الذي\s+قبله)`,
  },
  // "كان ناظراً عليه"
  {
    id: 'was-nazir',
    when: 'before',
    says: 'former',
    prior: 0.85,
    pattern:
      String.raw`(?:كان\s+)(?:ال)?(?:ناظر|متولي|يتولي|ينظر|القايم|ولي|يلي(?:ه|ها)?(?!\p{L}))\p{L}*(?:\s+(?:عليه|فيه|علي\s+الوقف|` +
      String.raw`الوقف|نظارته))?`,
  },
  // "عزل", "استقالة", "بدلاً من": a person who leaves or is replaced
  {
    id: 'leaves',
    when: 'before',
    says: 'former',
    prior: 0.85,
    pattern:
      String.raw`(?:عزل|يعزل|اعفاء|اعفي|اعفيت|استقاله|وفاه|موت|اعتذار|تنازل|خلفا|خلف|بدلا|بديلا|عوضا|مكان|` +
      String.raw`محل|كف\s+يد|انتهاء\s+(?:ولايه|نظاره|تكليف)|تخلي|تنحي|رفع\s+يد|انهاء\s+(?:ولايه|نظاره|` +
      String.raw`تكليف)|سفر|عجز|انتقال|تقاعد|ابتعاث|غياب|مرض|فقدان\s+اهليه|خلو\s+الوقف\s+بوفاه|` +
      String.raw`بعد)(?:\s+(?:عن|من|ل|الناظر|ناظره|ناظر\s+الوقف|السابق|نظاره|المدعي\s+عليه|سلفه|لسلفه|` +
      String.raw`المرحوم|له))*`,
  },
  // "فلان، وأمه": the mother or father of the person named before
  {
    id: 'parent-of',
    when: 'before',
    says: 'official',
    prior: 0.85,
    pattern: String.raw`(?<=[،,]\s*و)(?:ام(?:ه|ها)|والدت(?:ه|ها)|ابوه|ابوها)(?:\s+(?:هي|هو))?`,
  },
  // "غيّرت الناظر المذكور وهو"
  {
    id: 'changed-nazir',
    when: 'before',
    says: 'former',
    prior: 0.85,
    pattern:
      String.raw`(?:غير|ابدل|بدل|استبدل|اقال|ازاح|نحي)\p{L}{0,3}\s+(?:ال)?(?:ناظر|متولي|` +
      String.raw`قيم)\p{L}?(?:\s+\p{L}+){0,4}?(?:\s+(?:و?هو|و?هي))?`,
  },
  // "استبدلت به", "تحل محله", "صوتوا لـ": a replacement, or a person who is voted for
  {
    id: 'takes-the-place',
    when: 'before',
    says: 'nazir',
    prior: 0.72,
    pattern:
      String.raw`(?:استبدل|ابدل|عوض|احل)\p{L}{0,3}\s+(?:به|بها|عنه|عنها|محله|محلها|مكانه)|(?:ي|ت)(?:حل|` +
      String.raw`خلف|قوم)\p{L}{0,2}\s+(?:محل|مقام|مكان)\p{L}{1,3}|(?:صوت|انتخب|ارتض|رض[يو]|يرض|ترض|اجمع|` +
      String.raw`اتفق|توافق|استقر)\p{L}{0,4}(?:\s+\p{L}+){0,4}?(?:\s+(?:علي|ل|ان|بان|يكون))?|` +
      String.raw`وقع\s+(?:ال)?(?:اختيار|نظر|راي)\p{L}*(?:\s+علي)?`,
  },
  // "أسندت النظر من يومي هذا إلى": the trusteeship is named between the verb and the person who receives it
  {
    id: 'handed-over-to',
    when: 'before',
    says: 'nazir',
    prior: 0.8,
    pattern:
      String.raw`(?:اسند|فوض|نقل|احال|تنازل|عهد)\p{L}{0,3}\s+(?:عن\s+)?ب?(?:ال)?(?:نظر|نظاره|ولايه|توليه)` +
      String.raw`(?:\s+[^؛\n]{0,70}?)?\s+(?:الي|لصالح)`,
  },
  // "فأحضر أكبرهم وهو": the most suitable of the people present
  {
    id: 'fittest-is',
    when: 'before',
    says: 'nazir',
    prior: 0.6,
    pattern: String.raw`(?:اكبر|ارشد|اصلح|اعلم|اسن|اتقي)\p{L}{0,4}\s+و?(?:هو|هي)|ف?(?:اذا|وجدنا?|تبين\s+ان)\s+(?:اكبر|ارشد|اصلح|اسن)(?:هم|هن|هما)`,
  },
  // "ويمثلها مديرها التنفيذي": the representative of a company
  {
    id: 'represents',
    when: 'before',
    says: 'agent',
    prior: 0.88,
    pattern: String.raw`(?:ي|ت)مثل(?:ه|ها|هم|هما)(?:\s+(?:في\s+)?\p{L}+){0,4}`,
  },
  // "وقف جدهم": the person whose endowment it is
  {
    id: 'whose-waqf',
    when: 'before',
    says: 'founder',
    prior: 0.8,
    pattern:
      String.raw`(?:وقف|اوقاف|وقفيه|رباط|سبيل|حبس|سباله)\s+(?:جد|والد|اب|عم|ام|خال|مورث|اسلاف|(?:ال)?(?:مرحوم|مغفور\s+له|شيخ|سيد|حاج))\p{L}{0,3}` +
      String.raw`(?:\s+(?:ال)?(?:مرحوم|شيخ|سيد|حاج)\p{L}?)?`,
  },
  // "المدعى عليه"
  {
    id: 'defendant',
    when: 'before',
    says: 'former',
    prior: 0.7,
    pattern: String.raw`المدعي\s+عليه|المدعي\s+عليها|المدعي\s+عليهم|المعترض|المعارض|خصمه`,
  },
  // "الناظر ورئيس المجلس": the trustee is the head of the council too
  {
    id: 'nazir-and-head',
    when: 'before',
    says: 'nazir',
    prior: 0.9,
    pattern: String.raw`(?:ال)?(?:ناظر|متولي)\p{L}?\s+و?(?:ال)?رييس\p{L}?(?:\s+(?:ال)?(?:مجلس|لجن|هيي)\p{L}*)?(?:\s+(?:ال)?(?:نظار|وقف)\p{L}*)?`,
  },
  // the title of an office
  {
    id: 'office',
    when: 'before',
    says: 'official',
    prior: 0.85,
    pattern: String.raw`{offices}`,
  },
  // "من أنت؟ ج: أنا فلان": who answers the court about himself
  {
    id: 'answers',
    when: 'before',
    says: 'applicant',
    prior: 0.6,
    pattern: String.raw`(?:ج|(?:ال)?جواب|الاسم)\s*[:/]\s*(?:انا|اسمي)`,
  },
  // "لدي أنا"
  {
    id: 'i-the-judge',
    when: 'before',
    says: 'official',
    prior: 0.9,
    pattern:
      String.raw`(?:لدي|لدينا|عندي|امامي|الي|علي|واقول|اقول|قال|فيقول)\s+و?انا(?:\s+(?:القاضي|` +
      String.raw`\p{L}+\s+القاضي|كاتب\s+العدل))?`,
  },
  // "شهد", "بحضور", "زكاه"
  {
    id: 'witness',
    when: 'before',
    says: 'witness',
    prior: 0.85,
    pattern:
      String.raw`(?:زكاه|زكاها|زكاهم|يزكيه|شهاده|بشهاده|شهود|الشهود|شهد|وشهد|شاهد|الشاهد|الشاهدين|` +
      String.raw`شهود\s+الحال|تزكيه|المزكيين|المزكين|المعرفين|المعرف|حضور|لحضوره|بحضور|حضرها|حضره|محرمها|` +
      String.raw`مرافقه|كل\s+من|كلا\s+من|ومنهم|ومعه|ومعها|عضويه)(?:\s+(?:بذلك|علي\s+ذلك|الاول|الثاني|كل|` +
      String.raw`كلا|من|المعدلين|العدلين|عليه|له|الشاهدان|محرمها|ب(?:ال)?(?:صلاح|اهلي|عدال|امان|كفاء|ديان|استقام)\p{L}{0,3}))*` +
      String.raw`(?:\s+فلان\s*،?\s+و)?`,
  },
  // "سألنا عنه فلاناً": who is asked about somebody
  {
    id: 'asked-about',
    when: 'before',
    says: 'witness',
    prior: 0.85,
    pattern:
      String.raw`(?:سال(?:نا|ت|ا|وا)?|سيل|استشهد(?:نا|ت)?|استخبر(?:نا|ت)?|استفسر(?:نا|ت)?|استعلم(?:نا|ت)?)\s+` +
      String.raw`(?:عن(?:ه|ها|هم)|عن\s+حال(?:ه|ها)|عن\s+سيرت(?:ه|ها)|(?:من|عند)\s+(?:جيرانه|جماعته))(?:\s+(?:كل|كلا|من|الشيخ|جاره|جيرانه)(?!\p{L}))*(?:\s+فلان\s*،?\s+و)?`,
  },
  // "الوكيل"
  {
    id: 'agent',
    when: 'before',
    says: 'agent',
    prior: 0.85,
    pattern:
      String.raw`وكيل\s+(?:الناظر|المنهي|المدعي|الورثه)|الوكيل|الوكيله|وكيله\s+الشرعي|وكيلها|موكلا|` +
      String.raw`نايب\s+الناظر`,
  },
  // "وكيلاً عن": the person for whom somebody acts
  {
    id: 'principal',
    when: 'before',
    says: 'principal',
    prior: 0.6,
    pattern:
      String.raw`(?:وكيلا|وكيل|الوكيل|بالوكاله|نيابه|نايبا|وكاله|وكالته|بوكالته)(?:\s+(?:شرعيا|شرعي|شرعيه|` +
      String.raw`عنه|المذكور))?\s+عن(?:\s+(?:موكله|موكلته))?|موكله|الموكل|موكلي|موكلته`,
  },
  // "الواقف", "وقفية", "ورثة"
  {
    id: 'founder',
    when: 'before',
    says: 'founder',
    prior: 0.8,
    pattern:
      String.raw`(?:ال|لل)?واقف\p{L}{0,2}(?:\s+(?:هو|وهو|المرحوم|المتوفي))?|` +
      String.raw`(?:ال)?موسس\p{L}*(?:\s+الوقف)?|منشي\p{L}*\s*\p{L}*|مسبل\s+\p{L}+|المسبل|محبس\s+\p{L}+|` +
      String.raw`المحبس|الموقف|صاحب\s+الوقف|المسبل\s+من|اوقفه|اوقفها|اوقف|وقفه|وقفها|حبسه|حبسها|سبله|` +
      String.raw`سبلها|انشاه|اسسه|من\s+اوقاف|اوقاف|العايد|العايده|ورثه|وصيه|تركه|المرحوم|المرحومه|ذريه|` +
      String.raw`اولاد|احفاد|بيت|اسره|عايله|اسره\s+الواقف|وقف|شرط|بن|الموصي|وقفيه`,
  },
  // "الناظر", "المتولي"
  {
    id: 'nazir-title',
    when: 'before',
    says: 'nazir',
    prior: 0.78,
    pattern:
      String.raw`(?:ناظر|الناظر|الناظره|ناظره|متولي|المتولي|المتوليه|القيم|الولي|والي(?:ه|ها|هم))(?:\s+(?:ال)?(?:جديد|` +
      String.raw`جديده|حالي|شرعي|نظامي|معين|وقف|مسجل|مذكور|منفرد|مكلف|` +
      String.raw`مفوض))*(?:\s+(?:علي\s+\p{L}+(?:\s+\p{L}+){0,4}|الذي\s+حل\s+مكانه))?(?:\s+(?:هو|وهو|هي))?`,
  },
  // "النظر ... إلى"
  {
    id: 'trust-to',
    when: 'before',
    says: 'nazir',
    prior: 0.75,
    pattern:
      String.raw`(?:النظر|النظاره|نظاره|الولايه|ناظر|بالنظر|بالنظاره|بنظاره|` +
      String.raw`التوليه)(?:\s+(?!عن)\p{L}+){0,6}?\s+(?:الي|ل|هو|بيد|باسم|لصالح|علي\s+يد|من\s+بعدي|مسجله)`,
  },
  // an act of appointing, with the words that may be between it and the name
  {
    id: 'appointed',
    when: 'before',
    says: 'nazir',
    prior: 0.78,
    pattern:
      String.raw`(?:{appointing})(?:\s+(?:النظاره|النظر|الولايه|علي|الي|ل|محكمه\s+\p{L}+|المحكمه|` +
      String.raw`المحكمه\s+\p{L}+|الدايره|اسم|في|ل?ذلك|ب|صلاحيه|اهليه|من|كلا|به|عليه|هذه|الهييه|العامه|` +
      String.raw`للاوقاف|نظاره|امر|امره|الوقف|كله|له|لها|لنا|شان|شوون|رعايه|اداره|قيام|ناظره|ناظرها|ورثه|` +
      String.raw`مكانه|مكانها|محله|محلها|بدله|بدلها|بدلا\s+(?:عنه|منه|عنها|منها)|عوضا\s+(?:عنه|عنها)|خلفا\s+(?:له|لها)|في\s+مكانه|` +
      String.raw`اسره|عايله|(?:ال)?واقف\p{L}*(?:\s+فلان)?|القاضي\s+فلان|فلان(?=\s+(?:ل|ابن|ولد|اخ|عم|` +
      String.raw`شقيق)\p{L}*\s*[/:]?\s*$)))*`,
  },
  // "بأن", "ليكون": a weak sign by itself
  {
    id: 'that-is',
    when: 'before',
    says: 'nazir',
    prior: 0.4,
    pattern: String.raw`(?:ان|بان|ليكون|يكون|بكون|جعل|جعلت|كون)`,
  },
  // "المنهي", "مقدم الطلب"
  {
    id: 'applicant',
    when: 'before',
    says: 'applicant',
    prior: 0.5,
    pattern:
      String.raw`المنهي|المنهيه|انهاء|الانهاء|منهي|المستدعي|المدعي|المدعيه|مقدم\s+الطلب|مقدمه\s+الطلب|` +
      String.raw`الطالب|المتقدم|صاحب\s+الطلب|طلب|المقدم\s+من|الطلب\s+المقدم\s+من`,
  },
  // "حضر", "تقدم"
  {
    id: 'came',
    when: 'before',
    says: 'applicant',
    prior: 0.45,
    pattern:
      String.raw`(?:حضر|حضرت|تقدم|تقدمت|مثل|مثلت|انهي|انهت|حضور|افاد|افادت|ادعي|قدم|الي|اقام)(?:\s+(?:الي|` +
      String.raw`الينا|لدينا|لدي|امامنا|امامي|فيه|المنهي|المدعي|المستدعي))*`,
  },
  // an office, then its court, then the name
  {
    id: 'office-at-court',
    when: 'before',
    says: 'official',
    prior: 0.75,
    pattern: String.raw`{offices}(?:\s+(?!فلان)\p{L}+){1,5}?`,
  },
];
