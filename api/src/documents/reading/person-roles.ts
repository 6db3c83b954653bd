import { officePattern } from './lexicon/offices.js';
import { runningText } from './running-text.js';
import type { DeedText } from './deed-text.js';
import { labelBefore, titles } from './cell-labels.js';
import type { NameMention } from './person-names.js';
import { noPerson, type Role, roleOfLabel, type RoleSign } from './role-of-label.js';

/** The words around a mention: the label of its cell counts as words before it. All folded. */
export interface Surroundings {
  before: string /** The label of its cell, where it has one of its own. */;
  label: string;
  after: string /** Other short cells of its row. */;
  row: string[];
}

/** Relations that stand between the word that rules and the name: عين ابنه فلاناً. */
const relations =
  /(?:^|\s)(?:ل|ب)?(?:ابن|ابني|ابنه|ابنها|ابنهم|ابنته|ابنتي|ولد|ولدي|ولده|والدي|والده|والد|والدها|جدي|جده|جدها|جدهم|عمي|عمه|عمها|اخي|اخوه|اخيه|اخاه|اخوها|اخيها|اخينا|اخونا|شقيقي|شقيقه|شقيقنا|شقيقها|زوجي|زوجها|زوجته|خالي|خاله|ابيه|ابي|ابوه|قريبه|قريبنا|حفيده|وكيله)(?:\s+(?:ابن|الاكبر|الارشد))?\s*$/u;

const inner = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:و|ف|ل|ب|ول|وب|فل)?(?:${words})\\s*[/:]?\\s*$`, 'u');
const appointing =
  'اقمت|اقمنا|اقيم|اقيمت|اقام|اقامه|عينت|عينا|عينه|عين|تعيين|يعين|تعين|وليت|ولينا|ولي|يولي|ولت|توليه|نصبت|نصبنا|نصب|تنصيب|تكليف|كلفت|كلف|كلفنا|اسندت|اسند|اذنت|اذن|فوضت|فوضنا|تفويض|خولت|خولنا|عهدت|عهد|يعتمد|اعتمدت|اعتماد|اعتمدنا|اجزت|اخترت|اخترنا|اختيار|الاختيار|اختار|يتولي|تولي|تنصب|قررنا|قررت|رشح|رشحت|رشحوا|ترشيح|استبدال|يخلف|يخلفني|يخلفه|استخلف|استخلاف|ندبت|ندب|انتدبت|انتدب|وكلنا|وكلت|سمت|سمينا|اقررنا|اقرت|قلدت|قلدنا|نيطت|انيطت|انيط|صار|صارت|اصبح|بقي|الخلف|المستلم|الت|تجديد|اثبت|اثبات\\s+نظاره|اثبات\\s+ولايه|توكيل|تمكين|استحقاق|احقيه|قبول|ابدال|ابدلت|احلال';

const offices =
  `(?:${officePattern}|` +
  'القاضي|قاضي|كاتب|رييس\\p{L}*|مدير|امين|عضو|عضويه|برياسه|رياسه|فضيله|فضيلته|المشرف|موثق|الموثق|كتبه|كتب|حرره|امضاه|صدقه|صدق|توقيع|بقلم|قلم|ماذون|الماذون|مامور|ناسخ|مسجل|عمده|العمده|امام|خطيب|المحاسب|محاسب|وقع|اعتمده|نايب|الملازم|صدر\\s+من|صادر\\s+من|صدر\\s+عن|المفتي|المحقق|الباحث|المدقق|المراجع|المستشار|السكرتير|معالي|مندوب|قرره|ناظر\\s+الضبط)';

/** What rules the name from before it; the first that fits counts. */
const rulingBefore: [RegExp, RoleSign][] = [
  [
    inner('(?:ورثه|تركه|وفاه|موت|استقاله|اعتذار|تنحي|خلفا\\s+ل)\\s*(?:ال)?(?:ناظر|متولي|قيم)\\p{L}{0,2}'),
    { role: 'former', strength: 0.9 },
  ],
  [
    inner(
      '(?:الناظر|ناظر|المتولي|متولي|النظار|الولي|الممثل)?\\s*(?:ال)?(?:سابق|سابقا|سابقه|قديم|اسبق|معزول|مستقيل|متنحي|سلف|سلفه|قبله|راحل|اول|منتهيه\\s+ولايته|منتهي\\s+تكليفه|معتذر|متنازل|منتهيه\\s+نظارته|الذي\\s+قبله)',
    ),
    { role: 'former', strength: 0.9 },
  ],
  [
    inner(
      '(?:كان\\s+)(?:ال)?(?:ناظر|متولي|يتولي|ينظر|القايم|ولي)\\p{L}*(?:\\s+(?:عليه|فيه|علي\\s+الوقف|الوقف|نظارته))?',
    ),
    { role: 'former', strength: 0.85 },
  ],
  [
    inner(
      '(?:عزل|يعزل|اعفاء|اعفي|اعفيت|استقاله|وفاه|موت|اعتذار|تنازل|خلفا|خلف|بدلا|بديلا|عوضا|مكان|محل|كف\\s+يد|انتهاء\\s+(?:ولايه|نظاره|تكليف)|تخلي|تنحي|رفع\\s+يد|انهاء\\s+(?:ولايه|نظاره|تكليف)|سفر|عجز|غياب|مرض|فقدان\\s+اهليه|خلو\\s+الوقف\\s+بوفاه|بعد)(?:\\s+(?:عن|من|ل|الناظر|ناظره|ناظر\\s+الوقف|السابق|نظاره|المدعي\\s+عليه|سلفه|لسلفه|المرحوم|له))*',
    ),
    { role: 'former', strength: 0.85 },
  ],
  [
    inner('(?:قيد|ضبط|سجل|دون|وثق|قيدت|ضبطت|سجلت|المقيد|المسجل)\\p{L}*(?:\\s+[\\p{L}\\d/]+){0,4}?\\s+لدي'),
    { role: 'official', strength: 0.8 },
  ],
  [inner('المدعي\\s+عليه|المدعي\\s+عليها|المدعي\\s+عليهم|المعترض|المعارض|خصمه'), { role: 'former', strength: 0.7 }],
  [inner(offices), { role: 'official', strength: 0.85 }],
  [
    inner(
      '(?:لدي|لدينا|عندي|امامي|الي|علي|واقول|اقول|قال|فيقول)\\s+و?انا(?:\\s+(?:القاضي|\\p{L}+\\s+القاضي|كاتب\\s+العدل))?',
    ),
    { role: 'official', strength: 0.9 },
  ],
  [
    inner(
      '(?:شهاده|بشهاده|شهود|الشهود|شهد|وشهد|شاهد|الشاهد|الشاهدين|شهود\\s+الحال|تزكيه|المزكيين|المزكين|المعرفين|المعرف|حضور|لحضوره|بحضور|حضرها|حضره|محرمها|مرافقه|كل\\s+من|كلا\\s+من|ومنهم|ومعه|ومعها|عضويه)(?:\\s+(?:بذلك|علي\\s+ذلك|الاول|الثاني|كل|كلا|من|المعدلين|العدلين|عليه|الشاهدان|محرمها))*',
    ),
    { role: 'witness', strength: 0.85 },
  ],
  [
    inner('وكيل\\s+(?:الناظر|المنهي|المدعي|الورثه)|الوكيل|الوكيله|وكيله\\s+الشرعي|وكيلها|موكلا|نايب\\s+الناظر'),
    { role: 'agent', strength: 0.85 },
  ],
  [
    inner(
      '(?:وكيلا|وكيل|الوكيل|بالوكاله|نيابه|نايبا|وكاله|وكالته|بوكالته)(?:\\s+(?:شرعيا|شرعي|شرعيه|عنه|المذكور))?\\s+عن(?:\\s+(?:موكله|موكلته))?|موكله|الموكل|موكلي|موكلته',
    ),
    { role: 'principal', strength: 0.6 },
  ],
  [
    inner(
      '(?:ال|لل)?واقف\\p{L}{0,2}(?:\\s+(?:هو|وهو|المرحوم|المتوفي))?|(?:ال)?موسس\\p{L}*(?:\\s+الوقف)?|منشي\\p{L}*\\s*\\p{L}*|مسبل\\s+\\p{L}+|المسبل|محبس\\s+\\p{L}+|المحبس|الموقف|صاحب\\s+الوقف|المسبل\\s+من|اوقفه|اوقفها|اوقف|وقفه|وقفها|حبسه|حبسها|سبله|سبلها|انشاه|اسسه|من\\s+اوقاف|اوقاف|العايد|العايده|ورثه|وصيه|تركه|المرحوم|المرحومه|ذريه|اولاد|احفاد|بيت|اسره|عايله|اسره\\s+الواقف|وقف|شرط|بن|الموصي|وقفيه',
    ),
    { role: 'founder', strength: 0.8 },
  ],
  [
    inner(
      '(?:ناظر|الناظر|الناظره|ناظره|متولي|المتولي|المتوليه|القيم|الولي)(?:\\s+(?:ال)?(?:جديد|جديده|حالي|شرعي|نظامي|معين|وقف|مسجل|مذكور|منفرد|مكلف|مفوض))*(?:\\s+(?:علي\\s+\\p{L}+(?:\\s+\\p{L}+){0,4}|الذي\\s+حل\\s+مكانه))?(?:\\s+(?:هو|وهو|هي))?',
    ),
    { role: 'nazir', strength: 0.78 },
  ],
  [
    inner(
      '(?:النظر|النظاره|نظاره|الولايه|ناظر|بالنظر|بالنظاره|بنظاره|التوليه)(?:\\s+(?!عن)\\p{L}+){0,6}?\\s+(?:الي|ل|هو|بيد|باسم|لصالح|علي\\s+يد|من\\s+بعدي|مسجله)',
    ),
    { role: 'nazir', strength: 0.75 },
  ],
  [
    inner(
      `(?:${appointing}` +
        `)(?:\\s+(?:النظاره|النظر|الولايه|علي|الي|ل|محكمه\\s+\\p{L}+|المحكمه|المحكمه\\s+\\p{L}+` +
        `|الدايره|اسم|في|ذلك|ب|صلاحيه|اهليه|من|كلا|به|عليه|هذه|الهييه|العامه|للاوقاف|نظاره|امر|امره` +
        `|الوقف|كله|له|لها|لنا|شان|شوون|رعايه|اداره|قيام|ناظره|ناظرها|ورثه|اسره|عايله|` +
        `(?:ال)?واقف\\p{L}*(?:\\s+فلان)?|القاضي\\s+فلان|فلان(?=\\s+(?:ل|ابن|ولد|اخ|عم` +
        `|شقيق)\\p{L}*\\s*[/:]?\\s*$)))*`,
    ),
    { role: 'nazir', strength: 0.78 },
  ],
  [
    inner(
      '(?:المولي|المعهود|المسند|المكلف|المنصوب|المعين|القايم|صاحب|صاحبه|المفوض|المختار|المقام|المرشح|(?:من|الذي)\\s+(?:اسندت|ولي|عين|نصب|تولي|يتولي)\\p{L}*)(?:\\s+\\p{L}+){0,3}?\\s+(?:ال|بال|لل)?(?:نظر|نظاره|ولايه|ناظرا|توليه)(?:\\s+علي\\s+\\p{L}+)?|المولي\\s+علي\\s+\\p{L}+',
    ),
    { role: 'nazir', strength: 0.75 },
  ],
  [
    inner('(?:صلاحيه|صلاح|اهليه|كفاءه|امانه|عداله|لياقه|اضافه\\s+اسم|تسجيل\\s+اسم|قيد\\s+اسم|تاهيل)'),
    { role: 'nazir', strength: 0.72 },
  ],
  [
    inner('(?:النظاره|الولايه|الناظر|ناظرا|التعيين|نظاره)\\s[^؟]{0,50}؟\\s*(?:ج|جواب|الجواب|اجاب)'),
    { role: 'nazir', strength: 0.65 },
  ],
  [inner('(?:ان|بان|ليكون|يكون|بكون|جعل|جعلت|كون)'), { role: 'nazir', strength: 0.4 }],
  [
    inner(
      'المنهي|المنهيه|انهاء|الانهاء|منهي|المستدعي|المدعي|المدعيه|مقدم\\s+الطلب|مقدمه\\s+الطلب|الطالب|المتقدم|صاحب\\s+الطلب|طلب|المقدم\\s+من|الطلب\\s+المقدم\\s+من',
    ),
    { role: 'applicant', strength: 0.5 },
  ],
  [
    inner(
      '(?:حضر|حضرت|تقدم|تقدمت|مثل|مثلت|انهي|انهت|حضور|افاد|افادت|ادعي|قدم|الي|اقام)(?:\\s+(?:الي|الينا|لدينا|لدي|امامنا|امامي|فيه|المنهي|المدعي|المستدعي))*',
    ),
    { role: 'applicant', strength: 0.45 },
  ],
  // An office with its court between it and the name, where nothing nearer rules.
  [inner(`${offices}(?:\\s+\\p{L}+){1,5}?`), { role: 'official', strength: 0.75 }],
];

const person = '[^.؛؟\\n]';
const rulingAfter: [RegExp, RoleSign][] = [
  // Who was it and asks to be let go.
  [
    new RegExp(
      `^${person}{0,110}?(?<!\\p{L})(?:(?:كنت|كان|كانت)\\s+(?:ال)?(?:ناظر|متولي|قيم)|(?:اطلب|يطلب|تطلب|ارغب|راغبا)\\s+(?:في\\s+)?(?:اعفا|اقال|التنحي))`,
      'u',
    ),
    { role: 'former', strength: 0.88 },
  ],
  [
    /^[\s،]*(?:بصفته\s+|وهو\s+|هو\s+)?(?:ال)?(?:ناظر|ناظره|متولي|قيم)\s+(?:\p{L}+\s+){0,2}?(?:ال)?(?:سابق|قديم|منتهي|منتهيه|معزول|مستقيل|متنحي|متوفي|مستعفي|اسبق|سلف|معتذر|متنازل)/u,
    { role: 'former', strength: 0.9 },
  ],
  [
    /^[\s،]*(?:بصفته\s+|بصفتها\s+)?(?:ال)?(?:ناظر|ناظره|متولي|متوليه|قيم)(?!\p{L})(?!\s*[:：])/u,
    { role: 'nazir', strength: 0.75 },
  ],
  [
    new RegExp(`^\\s*[،,]?\\s*(?:${officePattern}|(?:ال)?(?:كاتب|رييس|مدير|امين\\s|عضو))`, 'u'),
    { role: 'official', strength: 0.85 },
  ],
  [
    /^[\s،]*(?:\(?\s*(?:ال)?(?:هويه|سجل|هويته)\p{L}*[^\p{L}]{0,4}(?:رقم|المدني|مدني)?[\s:]*\d+\s*\)?[\s،]*)?(?:(?:و)?(?:قد|الذي|التي|حيث)\s+)*(?:توفي|توفيت|مات|ماتت|هلك|اعفي|استقال|اعتذر|تنازل|عزل|طعن|تخلي|ترك|انتهت|اعتذرت|لم\s+يقدم|عجز|كف|عن\s+(?:نظاره|النظر|النظاره|الولايه)|السابق|سابقا|المعزول|المستقيل|في\s+سفر)/u,
    { role: 'former', strength: 0.85 },
  ],
  [
    new RegExp(
      `^${person}{0,80}?(?<!\\p{L})(?:و)?(?:قد\\s+)?(?:(?:ب|ل|طلب\\s+)?(?:اعفاء|اقال[تة]|عزل|تنحي[تة]?|استقال[تة])(?:ه|ها)|(?:طالبا|طلب)\\s+(?:اعفاءه|اقالته|اعفاءها)|غادر|غادرت|سافر|انتقل\\s+الي\\s+رحم|لم\\s+يعد)(?!\\p{L})`,
      'u',
    ),
    { role: 'former', strength: 0.85 },
  ],
  [/^[\s،(]*(?:رحمه|رحمها|يرحمه|غفر|تغمده|المتوفي|المتوفاه|طيب\s+الله)/u, { role: 'founder', strength: 0.8 }],
  [
    /^[\s،]*(?:هويته\s*\d+\s*)?(?:و)?(?:كان\s+قد\s+|قد\s+)?(?:اوقف|حبس|سبل|وقف|قال\s+في|نص\s+علي|شرط|اشترط)/u,
    { role: 'founder', strength: 0.7 },
  ],
  [
    new RegExp(
      `^${person}` +
        `{0,80}?(?<!\\p{L})(?:(?:رجل|امراه|من\\s+اهل|اهل)\\s+(?:ل?ال)?(?:امين|ثقه|صلاح|استقامه` +
        `|ديانه|عدل|صالح|كفو|امانه)|من\\s+اهل\\s+ال\\p{L}+|(?:ي|ت)صلح|صالحه?\\s+لل|كفو|كفوا|اهلا` +
        `|قادره?\\s+علي|اصلح|ارشدهم|اكبرهم)`,
      'u',
    ),
    { role: 'nazir', strength: 0.6 },
  ],
  // Who says "I made, I gave, I appointed" of himself appoints another.
  [
    new RegExp(
      `^${person}` +
        `{0,80}?(?<!\\p{L})(?:واقف(?:ه)?\\s|بصفتي\\s+(?:ال)?واقف|(?:قد|اني|انني|باني|بانني|اقر)\\s+` +
        `(?:جعلت|اسندت|عهدت|وليت|عينت|اوصيت|اوقفت|فوضت|نصبت|اقمت|رشحت|اخترت|تنازلت))`,
      'u',
    ),
    { role: 'founder', strength: 0.75 },
  ],
  [/^[\s،]*(?:فشهد|شهد|يشهد|وشهد)/u, { role: 'witness', strength: 0.8 }],
  [
    new RegExp(`^${person}{0,70}?(?:وكيلا|بصفته\\s+وكيل|الوكيل\\s+الشرعي|بالوكاله\\s+عن|نيابه\\s+عن)`, 'u'),
    { role: 'agent', strength: 0.85 },
  ],
  [
    new RegExp(`^${person}{0,14}?(?:^|[\\s،)])(?:هو|هي)\\s+(?:ال)?(?:ناظر|متولي)`, 'u'),
    { role: 'nazir', strength: 0.85 },
  ],
  [
    new RegExp(`^${person}{0,90}?(?<!\\p{L})(?:و)?(?:ناظرا|ناظره|متوليا|متوليه|قيما|قيمه|وليا)(?!\\p{L})`, 'u'),
    { role: 'nazir', strength: 0.8 },
  ],
  [
    new RegExp(
      `^${person}` +
        `{0,70}?(?<!\\p{L})(?:بنظاره|لنظاره|للنظاره|بالنظاره|للنظر|بالنظر|في\\s+النظر|النظر\\s+` +
        `(?:علي|في)|للولايه|لاداره|نظارته|نظارتها|للقيام|بالقيام|رييسا\\s+للنظار)`,
      'u',
    ),
    { role: 'nazir', strength: 0.6 },
  ],
];

const reach = 110;

/** The words around a mention, within its sentence. */
export function surroundingsOf(deed: DeedText, name: NameMention, previous?: NameMention): Surroundings {
  const block = deed.blockAt(name.start);
  const from = Math.max(block?.start ?? 0, name.start - reach, 0);
  const begin = block && block.column === 0 && name.start - block.start < 30 ? Math.max(0, name.start - reach) : from;
  // Another name before this one stands for anybody: grammar goes by its place, not by its words.
  const earlier =
    previous && previous.start >= begin
      ? `${runningText(deed, begin, previous.start)}فلان${runningText(deed, previous.end, name.start)}`
      : runningText(deed, begin, name.start);
  const sentence = earlier.split(/[.؛\n\t](?!\d)/u).at(-1)!;
  const own = block === null || block.start >= name.start ? '' : deed.text.slice(block.start, name.start);
  const named = labelBefore(deed, name.start);
  let before = named === '' || own.includes(':') ? sentence : `${named} ${own}`;
  // The answer belongs to its question, which ends the row before.
  if (/^\s*(?:ج|جواب|الجواب|اجاب|فاجاب)\s*[:/]?\s*$/u.test(sentence))
    before = `${deed.text.slice(Math.max(0, name.start - reach), name.start).replace(/\n/gu, ' ')}`;
  const row = block
    ? (deed.rows[block.row] ?? [])
        .filter((one) => one !== block)
        .map((one) => deed.textOf(one).trim())
        .filter((text) => text.length < 24)
    : [];
  return { before, label: named, after: deed.text.slice(name.end, name.end + reach).split(/\n|\t/u)[0]!, row };
}

const capacity =
  /^(?:ال)?(?:(ناظر|ناظره|متولي|متوليه)|(واقف|واقفه|موقف|موصي)|(قاضي|كاتب\s+عدل|رييس\s+\p{L}+)|(شاهد|معرف|مزكي)|(وكيل|ممثل)|(ناظر\s+سابق|ناظر\s+معزول|سابق))$/u;
const capacities: Role[] = ['nazir', 'founder', 'official', 'witness', 'agent', 'former'];

/**
 * Signs of roles in the words around a mention; `next` is where the next person is named, beyond which words speak of
 * somebody else.
 */
export function roleSigns({ before, label, after, row }: Surroundings, next: number): RoleSign[] {
  const signs: RoleSign[] = [];
  const told = label === '' || noPerson.test(label) ? undefined : roleOfLabel(label);
  const ruling = told ?? ruledBy(before);
  if (ruling) signs.push(ruling);
  const own = after.slice(0, next);
  // Of all that is said after the name the nearest words rule.
  const following = rulingAfter
    .map(([pattern, sign]) => ({ sign, length: pattern.exec(own)?.[0].length ?? Number.POSITIVE_INFINITY }))
    .reduce((best, one) => (one.length < best.length ? one : best));
  if (following.length < Number.POSITIVE_INFINITY) signs.push(following.sign);
  for (const text of row) {
    const found = capacity.exec(text);
    if (found) signs.push({ role: capacities[found.slice(1).findIndex(Boolean)]!, strength: 0.9 });
  }
  return signs;
}

/** The nearest ruling words, past titles and relations: "رشحت أسرة الواقف … ابنها فلان". */
function ruledBy(before: string): RoleSign | null {
  let rest = before;
  for (let step = 0; step < 4; step += 1) {
    const found = rulingBefore.find(([pattern]) => pattern.test(rest));
    if (found) return found[1];
    // لابنه is ل and the relation: the preposition stays with what rules it.
    const shorter = rest.replace(titles, '').replace(relations, (words) => (/^\s*ل/u.test(words) ? ' ل' : ' '));
    if (shorter.length === rest.length) return null;
    rest = shorter;
  }
  return null;
}
