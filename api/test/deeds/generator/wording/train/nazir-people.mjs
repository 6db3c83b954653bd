/**
 * People of the nazir deeds of the train split, as clerks write them: without بن, women, residents, names of two words
 * (عبد الرحمن, ضيف الله), families that are a kunya, an آل or a بن. Titles stand before a name and are no part of it.
 */
const given =
  'محمد أحمد عبدالله عبدالرحمن خالد سعد فهد سلطان ناصر صالح علي حسن إبراهيم يوسف سليمان عثمان عمر سالم بكر رشيد قاسم شاكر مسفر حامد غازي زيد معتوق سعيد عبدالغني عبدالحميد عوض يحيى طارق عبدالمجيد لافي غانم جميل مطلق معيض'.split(
    ' ',
  );
const twoWords = [
  'عبد الرحمن',
  'عبد العزيز',
  'عبد الله',
  'ضيف الله',
  'جار الله',
  'عبد رب النبي',
  'نور الدين',
  'سيف الدين',
  'عبد المحسن',
  'صلاح الدين',
  'حمد الله',
  'أبو بكر',
  'عطية الله',
];
const women =
  'نورة حصة الجوهرة لولوة مضاوي شريفة زينب آمنة صفية هيفاء مها عبير بدرية العنود فوزية طرفة رقية جواهر فاطمة سلمى'.split(
    ' ',
  );
const families =
  'العتيبي الغامدي الحارثي السلمي الرويلي الصقعبي الهويمل النملة اللحيدان الجهني البلوي باعشن العمودي الصيعري البقمي العسيري الخضيري المقرن الحصين الجاسر الزامل المهوس الحمدان الصانع النجدي الحلبي مغربي بخاري خوجة فلمبان كتبي جمجوم زاهد نصيف عرب الشمراني المالكي السبتي الرميح الجلاجل'.split(
    ' ',
  );
const longFamilies = [
  'آل مبارك',
  'آل سعيدان',
  'آل زلفة',
  'آل عايض القحطاني',
  'بن محفوظ',
  'بن زقر',
  'بن سعيد الغامدي',
  'أبو نعمة',
  'أبا الخيل',
  'أبو الجدايل',
  'با زرعة',
  'العلي الخضيري',
  'آل حيدر المالكي',
  'أبو داود',
];
const residents = [
  'محمد عبدالفتاح السيد رضوان',
  'أحمد صلاح الدين محمود',
  'عبدالرحيم خان محمد شريف',
  'مصطفى كمال عبدالجواد',
  'عمر الطيب بابكر',
  'ياسين محمد سعيد المصري',
  'إقبال حسين نظام الدين',
  'حسن فضل المولى إدريس',
  'محمود خليل أبو شقرة',
  'عبدالقادر يوسف الحوراني',
];

const family = (random) => (random.chance(0.3) ? random.pick(longFamilies) : random.pick(families));
const first = (random) => (random.chance(0.25) ? random.pick(twoWords) : random.pick(given));

/** @returns {string} two to five words of a name */
function someMan(random) {
  const chain = Array.from({ length: random.whole(2, 4) }, () => first(random));
  const way = random.next();
  if (way < 0.45) return `${chain.join(' بن ')} ${family(random)}`;
  if (way < 0.8) return `${chain.slice(0, 3).join(' ')} ${family(random)}`;
  if (way < 0.9)
    return `${chain[0]} ${chain[1]} ${chain
      .slice(1, 2)
      .map(() => `بن ${random.pick(given)}`)
      .join(' ')} ${random.pick(families)}`;
  return `${chain.slice(0, 2).join(' ')} ${family(random)}`;
}

function someWoman(random) {
  const fathers = Array.from({ length: random.whole(1, 2) }, () => first(random));
  return random.chance(0.55)
    ? `${random.pick(women)} بنت ${fathers.join(' بن ')} ${family(random)}`
    : `${random.pick(women)} ${fathers.join(' ')} ${family(random)}`;
}

const titles = [
  '',
  '',
  'الشيخ ',
  'الأستاذ ',
  'الأستاذ/ ',
  'المهندس ',
  'الدكتور ',
  'السيد/ ',
  'المواطن ',
  'سعادة الأستاذ ',
];
const womensTitles = ['', '', 'السيدة ', 'الأستاذة ', 'الدكتورة ', 'المواطنة '];

/**
 * Slots that only these deeds fill: the persons above, words that agree with the nazir's sex, other ids and numbers,
 * and the day on which the deed itself was written.
 * @param {{someId: Function, laterDay: (days: number) => string}} make
 */
export function moreSlots(random, { someId, laterDay }) {
  const kind = random.next();
  const woman = kind > 0.72 && kind < 0.92;
  const resident = kind >= 0.92;
  const nazir = woman ? someWoman(random) : resident ? random.pick(residents) : someMan(random);
  return {
    nazir,
    nazirId: someId(random, resident ? '2' : '1'),
    man: someMan(random),
    title: random.pick(woman ? womensTitles : titles),
    t: woman ? 'ت' : '',
    tt: woman ? 'ة' : '',
    h: woman ? 'ها' : 'ه',
    as: woman ? 'ناظرة' : 'ناظراً',
    y: woman ? 'ت' : 'ي',
    nationality: resident ? 'مقيم' : 'سعودي',
    founder: someMan(random),
    founderId: someId(random),
    other: someMan(random),
    otherId: someId(random),
    judge: someMan(random),
    witness: someMan(random),
    witnessId: someId(random),
    second: someMan(random),
    secondId: someId(random),
    agent: someMan(random),
    agentId: someId(random),
    clerk: someMan(random),
    applicant: someMan(random),
    applicantId: someId(random),
    file: random.digits(9),
    agency: random.digits(8),
    waqfDeed: random.digits(random.pick([9, 12])),
    issued: laterDay(random.whole(2, 70)),
    born: `${random.whole(1, 28)}/${random.whole(1, 12)}/${random.whole(1365, 1405)}هـ`,
  };
}

const agreeing = ['{t}', '{tt}', '{h}', '{as}', '{y}'];
const masculine = { title: '', t: '', tt: '', h: 'ه', as: 'ناظراً', y: 'ي' };

/** The slots of one deed in prose: where its words don't agree with a woman, its nazir is a man. */
export function slotsFor(template, slots) {
  if (slots.t === '' || agreeing.some((slot) => template.includes(slot))) return slots;
  return { ...slots, ...masculine, nazir: slots.man };
}
