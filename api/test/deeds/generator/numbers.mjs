/** Arabic number words and amounts of area as in deeds, written independently of the reader's own code. */

const ones = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const tens = ['', 'عشرة', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundredStems = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];

function hundred(count, spelling) {
  const word = spelling === 'hamza' ? 'مئة' : 'مائة';
  if (count === 1) return word;
  if (count === 2) return spelling === 'hamza' ? 'مئتان' : 'مائتان';
  return `${hundredStems[count]}${word}`;
}

function underHundred(number) {
  if (number <= 10) return ones[number];
  if (number === 11) return 'أحد عشر';
  if (number === 12) return 'اثنا عشر';
  if (number < 20) return `${ones[number - 10]} عشر`;
  return [ones[number % 10], tens[Math.floor(number / 10)]].filter(Boolean).join(' و');
}

function underThousand(number, spelling) {
  const parts = [];
  if (number >= 100) parts.push(hundred(Math.floor(number / 100), spelling));
  if (number % 100 > 0) parts.push(underHundred(number % 100));
  return parts.join(' و');
}

/**
 * A whole number below a million in words, for a masculine noun.
 * @param {number} number
 * @param {'alef' | 'hamza'} spelling مائة or مئة
 */
export function inWords(number, spelling = 'alef') {
  const thousands = Math.floor(number / 1000);
  const parts = [];
  if (thousands === 1) parts.push('ألف');
  else if (thousands === 2) parts.push('ألفان');
  else if (thousands >= 3 && thousands <= 10) parts.push(`${ones[thousands]} آلاف`);
  else if (thousands > 10) parts.push(`${underThousand(thousands, spelling)} ألف`);
  if (number % 1000 > 0) parts.push(underThousand(number % 1000, spelling));
  return parts.join(' و');
}

const ordinals = [
  '',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
  'الحادي عشر',
  'الثاني عشر',
  'الثالث عشر',
  'الرابع عشر',
  'الخامس عشر',
  'السادس عشر',
  'السابع عشر',
  'الثامن عشر',
  'التاسع عشر',
  'العشرين',
  'الحادي والعشرين',
  'الثاني والعشرين',
  'الثالث والعشرين',
  'الرابع والعشرين',
  'الخامس والعشرين',
  'السادس والعشرين',
  'السابع والعشرين',
  'الثامن والعشرين',
  'التاسع والعشرين',
  'الثلاثين',
  'الحادي والثلاثين',
];

/** Day of a month as an ordinal: السابع. */
export const dayOrdinal = (day) => ordinals[day];

/** Digits with thousands separators: 1,144.47. */
const grouped = (number) =>
  number.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(number) ? 0 : 2, maximumFractionDigits: 2 });

/** Digits without separators: 1144.47. */
export const plain = (number) => String(Number(number.toFixed(2)));

/** 1144.47 in words with units: ألف ومائة وأربعة وأربعون متراً مربعاً وسبعة وأربعون سنتيمتراً مربعاً. */
export function areaInWords(area, spelling) {
  const cents = Math.round((area - Math.floor(area)) * 100);
  const whole = `${inWords(Math.floor(area), spelling)} متراً مربعاً`;
  return cents === 0 ? whole : `${whole} و${inWords(cents, spelling)} سنتيمتراً مربعاً`;
}

/** Ways of writing an area; each takes the area and the spelling of a hundred. */
export const areaForms = {
  digits: (area) => `${plain(area)} متر مربع`,
  'digits-words': (area, spelling) => `${plain(area)} متر مربع (${areaInWords(area, spelling)})`,
  short: (area) => `${grouped(area)} م2`,
  'short-words': (area, spelling) => `(${plain(area)} م2) ${areaInWords(area, spelling)}`,
  words: (area, spelling) => areaInWords(area, spelling),
  'short-dot': (area) => `${plain(area)} م.م`,
  'words-full': (area, spelling) => `${areaInWords(area, spelling)} فقط لا غير`,
  brackets: (area) => `(${plain(area)}) متراً مربعاً`,
  'metres-cents': (area) =>
    `${grouped(Math.floor(area))} متر مربع` +
    (Number.isInteger(area) ? '' : ` و${Math.round((area - Math.floor(area)) * 100)} سنتيمتر مربع`),
  english: (area) => `${grouped(area)} m2`,
  grouped: (area) => `${grouped(area)} متراً مربعاً`,
  'power-words': (area, spelling) => `${grouped(area)} م² فقط ${areaInWords(area, spelling)} لا غير`,
  'words-digits': (area, spelling) => `${areaInWords(area, spelling)} (${grouped(area)})`,
  power: (area) => `${plain(area)} م²`,
};
