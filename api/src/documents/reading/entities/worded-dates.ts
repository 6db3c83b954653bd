import {
  type Calendar,
  calendarMark,
  calendarOf,
  isWeekdayName,
  monthNamed,
  monthPattern,
} from '../lexicon/calendar-names.js';
import { isNumberWord, numberFromWords, numberWordPattern } from './number-words.js';

/** A date as given in one calendar. */
export interface RawDate {
  calendar: Calendar;
  year: number;
  month: number;
  day: number;
  start: number;
  end: number;
  /** True when the calendar is written and not guessed from the year. */
  explicit: boolean;
  /**
   * True when the day or the year is written in words that break off and may continue where the reader does not see it.
   */
  cut?: boolean;
}

const order = `${numberWordPattern}(?:\\s+عشر(?!\\p{L}))?`;
const monthAnchor = new RegExp(
  `(?<![\\p{L}])(?:(?<name>${monthPattern})|الشهر\\s+\\(?(?:(?<order>${order}` +
    `)|(?<number>\\d{1,2}))\\)?|شهر\\s+\\(?(?<bare>\\d{1,2})\\)?)(?!\\p{L})`,
  'giu',
);
const beforeMonth = /[ \n\-/،,.]*(?:(?<!\p{L})(?:من\s+|ل))?(?:شهر\s+(?:الله\s+)?)?[ \n\-/،,]*$/u;
const dayDigits = /(?<![\d/.,])[()]?\s?(\d{1,2})\s?(?:st|nd|rd|th)?[()]?$/iu;
/** The first word of a day at the end of a line, and at most one unrelated line (a stamp, a page footer) after it. */
const tornOff = /(?<!\p{L})(ال\p{L}+) *\n(?:[^\n]{0,40}\n)? *$/u;
const wordBefore = /(\p{L}+)\)?$/u;
/** "صفر الخير من شهور سنة …", "محرم الحرام افتتاح سنة …": praise of the month, and what the year is to it. */
const beforeYear =
  /^[ \n\-/،,.]*(?:(?:المبارك|الحرام|المحرم|الخير|المعظم|المكرم|الفرد|الاصم|الاصب|المرجب|الشريف|الاغر|الانور|الميمون)\s*[،,]?\s*)?(?:(?:من\s+)?(?:شهور|اشهر|افتتاح|مفتتح|ختام)\s+)?(?:من\s+)?(?:ال|لل|ل|ب)?(?:سنه|عام|هذا العام)?(?:\s+(?:ال)?هجري(?:ه)?(?=\s))?[ \n:(]*/u;
const yearDigits = new RegExp(`^(?:ه\\s?)?(\\d{3,4})(?!\\d)${calendarMark}`, 'iu');
const markOnly = new RegExp(`^[ )]*${calendarMark.replace(/^\(\?:/, '').replace(/\)\?$/, '')}`, 'iu');
const dayAndYear = /^\s+(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(\d{4})(?!\d)/iu;

interface Piece {
  value: number;
  start: number;
  end: number;
}
/** A day in words; `torn` is true when a line break or a stamp split it, so that it may be another day. */
interface Day extends Piece {
  torn: boolean;
}
interface Year extends Piece {
  mark: string | undefined;
  cut: boolean;
}

/**
 * Dates whose month is named, or counted in words: "السابع من شهر رجب لعام ألف وأربعمائة", "٣ ربيع الآخر ١٤٣٢هـ", "14
 * May 2020".
 */
export function wordedDates(dotted: string): RawDate[] {
  // Forms fill the space between words with leader dots: "الثامن .... من شهر .... رمضان".
  const text = dotted.replace(/[.…_]{2,}/gu, (dots) => ' '.repeat(dots.length));
  return [...text.matchAll(monthAnchor)].flatMap((match) => {
    const { name, order: inOrder, number, bare } = match.groups!;
    const end = match.index + match[0].length;
    const day = dayBefore(text, match.index);
    const named = name === undefined ? null : monthNamed(name);
    if (!day) return named ? dayBehindMonth(text, match.index, end, named) : [];
    const hijri = named?.calendar === 'hijri';
    const year = yearBehind(text, end, hijri) ?? (hijri ? yearAhead(text, day.start, end) : null);
    if (!year) return [];
    const calendar = named?.calendar ?? calendarOf(year.value, year.mark);
    const month =
      named?.number ?? (inOrder === undefined ? Number(number ?? bare) : numberFromWords(inOrder.split(/\s+/)));
    if (calendar === null || month === null) return [];
    return [
      {
        calendar,
        year: year.value,
        month,
        day: day.value,
        start: Math.min(day.start, year.start),
        end: Math.max(end, year.end),
        explicit: named !== null || year.mark !== undefined,
        cut: year.cut || day.torn,
      },
    ];
  });
}

/** A date with its day after the month: "May 14, 2020". */
function dayBehindMonth(
  text: string,
  start: number,
  end: number,
  month: { calendar: Calendar; number: number },
): RawDate[] {
  const match = dayAndYear.exec(text.slice(end, end + 20));
  return match
    ? [
        {
          calendar: month.calendar,
          month: month.number,
          day: Number(match[1]),
          year: Number(match[2]),
          start,
          end: end + match[0].length,
          explicit: true,
        },
      ]
    : [];
}

function dayBefore(text: string, monthStart: number): Day | null {
  const from = Math.max(0, monthStart - 60);
  const before = text.slice(from, monthStart);
  const head = before.slice(0, beforeMonth.exec(before)!.index);
  const nights = nightsBefore(head, from);
  if (nights) return nights;
  const digits = dayDigits.exec(head);
  if (digits)
    return {
      value: Number(digits[1]),
      start: from + digits.index + digits[0].search(/\S/),
      end: from + head.length,
      torn: false,
    };
  const words: string[] = [];
  let start = head.length;
  for (;;) {
    const rest = head.slice(0, start).replace(/[ \n]+$/, '');
    const word = wordBefore.exec(rest);
    // A weekday before another number word is not part of the number; الثاني is the second day, الاثنين is Monday.
    if (!word || words.length === 4 || !isNumberWord(word[1]!) || (isWeekdayName(word[1]!) && words[0] !== 'عشر'))
      break;
    words.unshift(word[1]!);
    start = word.index;
  }
  // "لإحدى وعشرين من": the preposition of old days is joined to the count.
  const tied = words[0]?.startsWith('و') ? /(?<!\p{L})[لب](\p{L}{3,})[ \n]+$/u.exec(head.slice(0, start)) : null;
  if (tied && isNumberWord(tied[1]!))
    return {
      value: numberFromWords([tied[1]!, ...words])!,
      start: from + tied.index,
      end: from + head.length,
      torn: false,
    };
  if (words.length === 0) {
    const counted = new RegExp(`(?<!\\p{L})(${numberWordPattern})\\s+(?:يوم|ايام)(?:\\s+من)?$`, 'u').exec(head);
    const nth = counted && numberFromWords([counted[1]!]);
    if (nth) return { value: nth, start: from + counted.index, end: from + head.length, torn: false };
    const first = /(?<!\p{L})(?:غره|مستهل|اول\s+(?:يوم|ايام)(?:\s+من)?)$/u.exec(head);
    const half = /(?<!\p{L})(?:منتصف|النصف)(?:\s+من)?$/u.exec(head);
    if (half) return { value: middle, start: from + half.index, end: from + head.length, torn: false };
    const last = /(?<!\p{L})(?:سلخ|منسلخ|غايه|ختام|(?:اخر|اواخر)\s+(?:يوم|ايام)(?:\s+من)?)$/u.exec(head);
    if (last) return { value: longestMonth, start: from + last.index, end: from + head.length, torn: false };
    return first ? { value: 1, start: from + first.index, end: from + head.length, torn: false } : null;
  }
  const torn = /^(?:عشره?$|و)/.test(words[0]!);
  const lost = torn ? tornOff.exec(head.slice(0, start)) : null;
  if (lost && isNumberWord(lost[1]!) && !isWeekdayName(lost[1]!))
    return { value: numberFromWords([lost[1]!, ...words])!, start: from + lost.index, end: from + head.length, torn };
  return { value: numberFromWords(words)!, start: from + start, end: from + head.length, torn };
}

/** "لثلاث عشرة ليلة خلت من"، "لسبع بقين من": old deeds count the nights that have passed or remain in the month. */
const nights = new RegExp(
  `(?<!\\p{L})(?:ل|في\\s+|ب)((?:${numberWordPattern}\\s*){1,3}?|ليلة|ليلتين)\\s*(?:ليل[هة]|ليال|ليالي|يوما|ايام)?\\s*(?:(خلت|خلون|خلا|مضت|مضين|مضي)|(بقيت|بقين|بقي))\\s*(?:من\\s*)?(?:شهر\\s*(?:الله\\s*)?)?$`,
  'u',
);
/** "منتصف رجب", "النصف من شعبان". */
const middle = 15;
/** Remaining nights are counted in a month of thirty, because the deed does not say how long its month was. */
const longestMonth = 30;

function nightsBefore(head: string, from: number): Day | null {
  const match = nights.exec(head);
  const count = match && numberFromWords(match[1]!.trim().split(/\s+/));
  if (!match || count === null || count < 1 || count >= longestMonth) return null;
  return {
    value: match[2] === undefined ? longestMonth - count : count,
    start: from + match.index,
    end: from + head.length,
    torn: match[2] === undefined,
  };
}

/**
 * The year with its thousand: years are accepted from 1300 Hijri, and old deeds leave the thousand out ("عام 412هـ").
 */
const withThousand = (year: number, hijri: boolean): number =>
  hijri && year >= 300 && year < 500 ? year + 1000 : year;

/** "السنة التاسعة والخمسين": an ordinal that agrees with the year. */
const feminine = /^(و?ال(?:حادي|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر))ه$/u;

function yearBehind(text: string, monthEnd: number, hijri: boolean): Year | null {
  const after = text.slice(monthEnd, monthEnd + 130);
  const at = beforeYear.exec(after)![0].length;
  const digits = yearDigits.exec(after.slice(at));
  if (digits)
    return {
      value: withThousand(Number(digits[1]), hijri),
      start: monthEnd + at,
      end: monthEnd + at + digits[0].length,
      mark: digits[2],
      cut: false,
    };
  const words: string[] = [];
  let end = at;
  for (;;) {
    const word = /^([ \n]*)(?:و[ \n]|(بعد)[ \n]+(?=ال|ثلاث|اربع))?(\p{L}+)/u.exec(after.slice(end));
    const plain = word?.[3]?.replace(feminine, '$1');
    if (!word || !plain || (end > at && word[1] === '') || !isNumberWord(plain)) break;
    // "وثلاثمائة بعد الألف" adds the thousand as و does.
    words.push(word[2] === undefined ? plain : `و${plain}`);
    end += word[0].length;
  }
  const value = numberFromWords(words);
  if (value === null) return null;
  const mark = markOnly.exec(after.slice(end));
  if (mark || /^\s*[.،؛:(]/.test(after.slice(end)))
    return {
      value: withThousand(value, hijri),
      start: monthEnd + at,
      end: monthEnd + end + (mark?.[0].length ?? 0),
      mark: mark?.[1],
      cut: false,
    };
  const rest = restOfYear.exec(after.slice(end));
  const whole = rest && numberFromWords([...words, ...(rest[1]?.trim().split(/\s+/) ?? [])]);
  return {
    value: withThousand(whole ?? value, hijri),
    start: monthEnd + at,
    end: monthEnd + end,
    mark: rest?.[2],
    cut: whole === null,
  };
}

/** "سنة ١٣٧٧ في ٢٢ صفر": the year before the day, in old letters and minutes. */
const ahead = new RegExp(
  `(?<!\\p{L})[لب]?(?:ال)?(?:سنه|عام|لعام|لسنه)\\s+(?:(\\d{4})|((?:${numberWordPattern}\\s*){2,6}))${calendarMark}` +
    `\\s*[،,]?\\s*(?:و?في\\s+)?(?:ال)?(?:يوم|ليله)?\\s*$`,
  'u',
);

function yearAhead(text: string, dayStart: number, end: number): Year | null {
  const from = Math.max(0, dayStart - 70);
  const match = ahead.exec(text.slice(from, dayStart));
  const value = match && (match[1] ? Number(match[1]) : numberFromWords(match[2]!.trim().split(/\s+/)));
  if (!match || !value) return null;
  return { value: withThousand(value, true), start: from + match.index, end, mark: match[3], cut: false };
}

/** The end of a year in words that a narrow column broke off; the text of the other column comes between. */
const restOfYear = new RegExp(
  `^[^\\d.،:]{0,46}?[\\t\\n ]((?:${numberWordPattern}\\s+){0,4})` +
    `${calendarMark.replace(/^\(\?:/, '').replace(/\)\?$/, '')}`,
  'u',
);
