import type { RoleRule } from './role-rule.js';

/*
 * What the words after a name say about the person; of all rules that match, the nearest match counts. Text is folded;
 * {names} in braces are word lists of `lexicon/role-words.ts`, {within} is anything within the sentence.
 */
export const rolesAfter: readonly RoleRule[] = [
  // a former trustee who asks to be released
  {
    id: 'asks-to-leave',
    when: 'after',
    says: 'former',
    prior: 0.88,
    pattern:
      String.raw`^{within}{0,110}?(?<!\p{L})(?:(?:كنت|كان|كانت)\s+(?:ال)?(?:ناظر|متولي|قيم)|(?:اطلب|يطلب|` +
      String.raw`تطلب|ارغب|راغبا)\s+(?:في\s+)?(?:اعفا|اقال|التنحي))`,
  },
  // "أسندت النظر إلى": the speaking trustee hands the trusteeship over
  {
    id: 'hands-it-over',
    when: 'after',
    says: 'former',
    prior: 0.8,
    pattern:
      String.raw`^[^؛\n]{0,170}?(?<!\p{L})[وف]?(?:قد\s+)?(?:اسندت|تنازلت|نقلت|احلت|فوضت)\s+(?:عن\s+)?` +
      String.raw`(?:ال)?(?:نظر|نظاره|ولايه|توليه)(?!\p{L})(?![^؛\n]{0,70}?\s(?:اليه|له|لها|المذكور))` +
      String.raw`[^؛\n]{0,70}?\s(?:الي|لصالح)\s`,
  },
  // "ناظراً ثانياً", "ناظراً منضماً": a trustee who is added beside another
  {
    id: 'second-nazir',
    when: 'after',
    says: 'nazir',
    prior: 0.92,
    pattern: String.raw`^{within}{0,40}?(?<!\p{L})(?:ناظرا|ناظره|متوليا)\s+(?:ثاني|اخر|منضم|مضموم|مساعد|مشارك|مع|الي\s+جانب)`,
  },
  // "من فلان إلى من يراه": the writer of the letter
  {
    id: 'writes-to-all',
    when: 'after',
    says: 'official',
    prior: 0.85,
    pattern: String.raw`^\s*[،,]?\s*الي\s+(?:من\s+(?:(?:ي|ت)(?:راه|طلع|قف|بلغ|سمع)|وقف|بلغه|يهمه)|كاف[هة]|عموم|جميع\s+من)`,
  },
  // an office after the name
  {
    id: 'is-office',
    when: 'after',
    says: 'official',
    prior: 0.85,
    pattern: String.raw`^\s*[،,]?\s*(?:{office}|(?:ال)?(?:كاتب|رييس|مدير|امين\s|عضو))`,
  },
  // "توفي", "استقال" after the name
  {
    id: 'died-or-left',
    when: 'after',
    says: 'former',
    prior: 0.85,
    pattern:
      String.raw`^[\s،]*(?:\(?\s*(?:ال)?(?:هويه|سجل|هويته)\p{L}*[^\p{L}]{0,4}(?:رقم|المدني|` +
      String.raw`مدني)?[\s:]*\d+\s*\)?[\s،]*)?(?:(?:و)?(?:قد|الذي|التي|حيث)\s+)*(?:توفي|توفيت|مات|ماتت|` +
      String.raw`هلك|توفاها?|اعفي|استقال|اعتذر|تنازل|عزل|طعن|تخلي|ترك|انتهت|اعتذرت|لم\s+يقدم|عجز|كف|عن\s+(?:نظاره|` +
      String.raw`النظر|النظاره|الولايه)|السابق|سابقا|المعزول|المستقيل|في\s+سفر)`,
  },
  // "بإعفائه", "في عدم التجديد"
  {
    id: 'is-released',
    when: 'after',
    says: 'former',
    prior: 0.85,
    pattern:
      String.raw`^{within}{0,80}?(?<!\p{L})(?:و)?(?:قد\s+)?(?:(?:ب|ل|طلب\s+)?(?:اعفاء|اقال[تة]|عزل|` +
      String.raw`تنحي[تة]?|استقال[تة])(?:ه|ها)|(?:طالبا|طلب)\s+(?:اعفاءه|اقالته|اعفاءها)|غادر|غادرت|سافر|` +
      String.raw`انتقل\s+الي\s+رحم|لم\s+يعد|في\s+عدم\s+(?:ال)?(?:تجديد|استمرار|مواصل)|` +
      String.raw`عدم\s+رغبت)(?!\p{L})`,
  },
  // "رحمه الله"
  {
    id: 'blessed',
    when: 'after',
    says: 'founder',
    prior: 0.8,
    pattern: String.raw`^[\s،(]*(?:رحمه|رحمها|يرحمه|غفر|تغمده|المتوفي|المتوفاه|طيب\s+الله)`,
  },
  // "أوقف" after the name
  {
    id: 'endowed',
    when: 'after',
    says: 'founder',
    prior: 0.7,
    pattern:
      String.raw`^[\s،]*(?:هويته\s*\d+\s*)?(?:و)?(?:كان\s+قد\s+|قد\s+)?(?:اوقف|حبس|سبل|وقف|قال\s+في|` +
      String.raw`نص\s+علي|شرط|اشترط)`,
  },
  // "من أهل الصلاح", "كفؤاً"
  {
    id: 'is-praised',
    when: 'after',
    says: 'nazir',
    prior: 0.6,
    pattern:
      String.raw`^{within}{0,80}?(?<!\p{L})(?:(?:رجل|امراه|من\s+اهل|اهل)\s+(?:ل?ال)?(?:امين|ثقه|صلاح|` +
      String.raw`استقامه|ديانه|عدل|صالح|كفو|امانه)|من\s+اهل\s+ال\p{L}+|(?:ي|ت)صلح|صالحه?\s+لل|كفو|كفوا|` +
      String.raw`اهلا|قادره?\s+علي|اصلح|ارشدهم|اكبرهم)`,
  },
  // "لشغل ذلك", "بدلاً عن" after the name
  {
    id: 'for-the-post',
    when: 'after',
    says: 'nazir',
    prior: 0.62,
    pattern:
      String.raw`^{within}{0,70}?(?<!\p{L})(?:لشغل|ليشغل|ليحل|ليقوم|لتولي|ليتولي|ليخلف|خلفا\s+ل|` +
      String.raw`بدلا\s+(?:من|عن)|عوضا\s+عن)(?!\p{L})`,
  },
  // "فشهد" after the name
  {
    id: 'testified',
    when: 'after',
    says: 'witness',
    prior: 0.8,
    pattern: String.raw`^[\s،]*(?:فشهد|شهد|يشهد|وشهد)`,
  },
  // "بصفته وكيلاً"
  {
    id: 'acts-for',
    when: 'after',
    says: 'agent',
    prior: 0.85,
    pattern: String.raw`^{within}{0,70}?(?:وكيلا(?!\s+(?:\p{L}+\s+)?علي)|بصفته\s+وكيل|الوكيل\s+الشرعي|بالوكاله\s+عن|نيابه\s+عن)`,
  },
  // "هو الناظر"
  {
    id: 'he-is-nazir',
    when: 'after',
    says: 'nazir',
    prior: 0.85,
    pattern: String.raw`^{within}{0,100}?(?:^|[\s،)])(?:هو|هي)\s+(?:ال)?(?:ناظر|متولي|قيم|قايم|ولي)`,
  },
  // "ناظراً على" within the sentence
  {
    id: 'as-nazir',
    when: 'after',
    says: 'nazir',
    prior: 0.8,
    pattern: String.raw`^{within}{0,90}?(?<!\p{L})(?:و)?(?:ناظرا|ناظره|متوليا|متوليه|قيما|قيمه|وليا)(?!\p{L})`,
  },
  // "للنظر", "لإدارة"
  {
    id: 'for-trust',
    when: 'after',
    says: 'nazir',
    prior: 0.6,
    pattern:
      String.raw`^{within}{0,70}?(?<!\p{L})(?:بنظاره|لنظاره|للنظاره|بالنظاره|للنظر|بالنظر|في\s+النظر|` +
      String.raw`النظر\s+(?:علي|في)|للولايه|لاداره|نظارته|نظارتها|للقيام|بالقيام|رييسا\s+للنظار)`,
  },
];
