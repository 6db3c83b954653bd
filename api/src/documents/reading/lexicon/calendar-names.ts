/** Months and weekdays as deeds name them, folded (see arabic.ts). */
const hijriMonths = [
  ['محرم', 'المحرم', 'Muharram'],
  ['صفر', 'Safar'],
  ['ربيع الاول', 'ربيع اول', 'ربيع الانور', 'Rabi I', 'Rabi al-Awwal', 'Rabi Al Awwal', "Rabi' I", "Rabi' al-Awwal"],
  [
    'ربيع الاخر',
    'ربيع الثاني',
    'ربيع ثاني',
    'ربيع ثان',
    'ربيع اخر',
    'Rabi II',
    'Rabi al-Thani',
    'Rabi Al Thani',
    'Rabi al-Akhir',
    "Rabi' II",
    "Rabi' al-Thani",
  ],
  [
    'جمادي الاولي',
    'جمادي الاول',
    'جماد الاول',
    'جماد اول',
    'جمادي اول',
    'جماد الاولي',
    'Jumada I',
    'Jumada al-Ula',
    'Jumada al-Awwal',
    'Jumada Al Awwal',
  ],
  [
    'جمادي الاخره',
    'جمادي الاخر',
    'جمادي الثانيه',
    'جمادي الثاني',
    'جماد الثاني',
    'جماد ثاني',
    'جماد اخر',
    'جماد الاخر',
    'جماد الاخره',
    'جمادي ثاني',
    'جماد ثان',
    'Jumada II',
    'Jumada al-Akhirah',
    'Jumada al-Thani',
    'Jumada Al Thani',
    'Jumada al-Thaniyah',
  ],
  ['رجب', 'Rajab'],
  ['شعبان', 'Shaban', "Sha'ban", 'Shaaban'],
  ['رمضان', 'Ramadan', 'Ramadhan'],
  ['شوال', 'Shawwal'],
  [
    'ذو القعده',
    'ذي القعده',
    'ذا القعده',
    'ذوالقعده',
    'ذيالقعده',
    'ذو قعده',
    'ذي قعده',
    'القعده',
    'Dhu al-Qadah',
    'Dhul Qadah',
    'Dhul-Qadah',
    "Dhul-Qa'dah",
    "Dhu al-Qa'dah",
  ],
  [
    'ذو الحجه',
    'ذي الحجه',
    'ذا الحجه',
    'ذوالحجه',
    'ذيالحجه',
    'ذو حجه',
    'ذي حجه',
    'الحجه',
    'Dhu al-Hijjah',
    'Dhul Hijjah',
    'Dhul-Hijjah',
  ],
];
const gregorianMonths = [
  ['يناير', 'كانون الثاني', 'January', 'Jan'],
  ['فبراير', 'شباط', 'February', 'Feb'],
  ['مارس', 'اذار', 'March', 'Mar'],
  ['ابريل', 'نيسان', 'April', 'Apr'],
  ['مايو', 'ايار', 'May'],
  ['يونيو', 'حزيران', 'June', 'Jun'],
  ['يوليو', 'تموز', 'July', 'Jul'],
  ['اغسطس', 'اب', 'August', 'Aug'],
  ['سبتمبر', 'ايلول', 'September', 'Sept', 'Sep'],
  ['اكتوبر', 'تشرين الاول', 'October', 'Oct'],
  ['نوفمبر', 'تشرين الثاني', 'November', 'Nov'],
  ['ديسمبر', 'كانون الاول', 'December', 'Dec'],
];

export type Calendar = 'hijri' | 'gregorian';
export interface Month {
  calendar: Calendar;
  number: number;
}

const monthsByName = new Map<string, Month>();
hijriMonths.forEach((names, index) =>
  names.forEach((name) => monthsByName.set(name.toLowerCase(), { calendar: 'hijri', number: index + 1 })),
);
gregorianMonths.forEach((names, index) =>
  names.forEach((name) => monthsByName.set(name.toLowerCase(), { calendar: 'gregorian', number: index + 1 })),
);

/** A pattern of all month names, longer names first. */
export const monthPattern = [...monthsByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s+').replaceAll("'", "['’‘`]?"))
  .join('|');

/** The month that a match of `monthPattern` names. */
export const monthNamed = (name: string): Month => {
  const plain = name.replace(/\s+/g, ' ').toLowerCase();
  return monthsByName.get(plain.replace(/['’‘`]/g, "'")) ?? monthsByName.get(plain.replace(/['’‘`]/g, ''))!;
};

const weekdays = ['الاحد', 'الاثنين', 'الثلاثاء', 'الاربعاء', 'الخميس', 'الجمعه', 'السبت'];
const weekdayBefore = new RegExp(
  `(?<!\\p{L})(?:${weekdays.join('|')}` +
    `)(?=\\s*[،,:(\\-]*\\s*(?:(?:و?(?:ال)?موافق|بتاريخ|في)\\s*:?\\s*)?[(]?\\s*(?:اليوم\\s+)?$)`,
  'u',
);

/** The weekday (0 is Sunday) named right before a date; null when there is none. */
export function weekdayNamedBefore(text: string, start: number): number | null {
  const match = weekdayBefore.exec(text.slice(Math.max(0, start - 34), start));
  return match ? weekdays.indexOf(match[0]) : null;
}

/** Whether the word is a weekday: الأحد and الاثنين look like the numbers one and two. */
export const isWeekdayName = (word: string): boolean => weekdays.includes(word);

const hijriMark = 'ه(?:جري(?:ه|ا)?|ـ)?|(?:لل|من\\s+(?:ال)?|بعد\\s+ال)هجر(?:ه|يه)(?:\\s+النبويه)?|AH|H';
const gregorianMark = 'م(?:يلادي(?:ه|ا)?)?|للميلاد|AD|CE|G';

/** A pattern for the calendar mark after a year; the mark itself is in the first group. */
export const calendarMark = `(?:[\\s()]{0,3}(${hijriMark}|${gregorianMark})(?![\\p{L}\\d]))?`;

/** The calendar of a year, from its mark or from its size; null when the number cannot be a year. */
export function calendarOf(year: number, mark: string | undefined): Calendar | null {
  const marked = mark === undefined ? null : new RegExp(`^(?:${hijriMark})$`, 'u').test(mark) ? 'hijri' : 'gregorian';
  if (marked === 'hijri') return year >= 1300 && year <= 1500 ? 'hijri' : null;
  if (marked === 'gregorian') return year >= 1880 && year <= 2100 ? 'gregorian' : null;
  if (year >= 1300 && year <= 1500) return 'hijri';
  return year >= 1900 && year <= 2100 ? 'gregorian' : null;
}
