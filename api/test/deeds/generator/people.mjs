/**
 * Invented people with Saudi names and ids that pass their check digit. No family name is used in two splits.
 */

const men =
  'محمد أحمد عبدالله عبدالرحمن عبدالعزيز خالد سعد فهد سلطان تركي بندر ناصر صالح علي حسن حسين إبراهيم يوسف سليمان عثمان عمر ماجد مشعل نايف طلال وليد هاني سامي رائد باسم فيصل منصور مساعد حمد راشد ثامر عايض مفلح جابر ياسر أنس زياد هشام عادل نواف سعود عيسى موسى داود حمود دخيل مبارك شافي عبدالكريم عبداللطيف عبدالمحسن عبدالرزاق عبدالإله'.split(
    ' ',
  );
const women =
  'نورة سارة هند لطيفة منيرة فاطمة عائشة خديجة مريم هيا الجوهرة موضي حصة رقية أمل سعاد نجلاء ريم لمى أسماء دلال وفاء'.split(
    ' ',
  );

const families = {
  train:
    'العتيبي الشهراني الغامدي الحارثي السلمي الفيفي الرويلي الخثلان الدخيل الصقعبي البريكان المزيني السويلم الهويمل النملة اللحيدان الجهني البلوي الصاعدي اليوبي باعشن بامحرز العمودي الصيعري الحبابي البقمي الوادعي العسيري'.split(
      ' ',
    ),
  calibration:
    'الزهراني المطيري الفريدي القرني الوهيبي التويجري الثنيان الحجيلان بن جبرين السديس المنيف الراشد الربيعة باطرفي الكثيري الشريف الفارسي المولد الرشيد السحيباني'
      .replace('بن جبرين', 'الجبرين')
      .split(' '),
  test: 'الأسمري البيشي الهذلي الثقفي العنزي الصبياني الحكمي النعيمي الدبيخي المشيقح العمير السبيعي الفوزان القاضي بارجاء بلخير الجفري السقاف العطاس المدخلي الشهري الأحمري الودعاني الحميداني الطويرقي الفهيقي الحويطي الشراري'.split(
    ' ',
  ),
};

/** @returns {string} 3 to 5 words, joined by بن or بنت */
export function someName(random, split, { female = false, joined = true } = {}) {
  const fathers = random.some(men, random.whole(1, 3));
  const family = random.pick(families[split]);
  const given = female ? random.pick(women) : random.pick(men.filter((name) => !fathers.includes(name)));
  if (!joined) return [given, ...fathers, family].join(' ');
  return `${given} ${female ? 'بنت' : 'بن'} ${fathers.join(' بن ')} ${family}`;
}

/** Ten digits, 1 for citizens and 2 for residents, ending in the check digit of the national register. */
export function someId(random, first = '1') {
  const nine = `${first}${Array.from({ length: 8 }, () => random.whole(0, 9)).join('')}`;
  let sum = 0;
  [...nine].forEach((digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return `${nine}${(10 - (sum % 10)) % 10}`;
}
