export { compactNumber, normaliseDigits } from './digits';
export { displayNumber } from './display-number';
export { rounded, wholePercent } from './rounded';
export { arabicCount, arabicNouns, type ArabicForms } from './arabic-count';
export { givenName } from './given-name';
export { completeNationalId, isNationalId, normaliseNationalId } from './national-id';
export { groupIban, hasFormOfSaudiIban, isIban, isSaudiIban, makeSaudiIban, normaliseSaudiIban } from './iban';
export { displaySaudiMobile, isSaudiMobile, normaliseSaudiMobile } from './mobile';
export { arabicSearchKey, searchWords } from './search-key';
export {
  firstHijriYear,
  gregorianFromHijri,
  hijriFromGregorian,
  hijriMonthLength,
  isHijriDate,
  lastHijriYear,
  type HijriDate,
} from './hijri-calendar';
export {
  bothCalendarsSpanText,
  bothCalendarsOfDay,
  bothCalendarsText,
  displayBothCalendars,
  displayGregorian,
  displayGregorianDay,
  displayGregorianDigits,
  displayHijri,
  displayTime,
  type DateInput,
  type DateStyle,
  type GregorianOrder,
  type Language,
  spanOf,
} from './display-date';
export {
  addDays,
  addMonths,
  allDays,
  endOfDay,
  firstDayOf,
  lastDayOf,
  momentOnDay,
  monthsAndDays,
  monthsBetween,
  noonOfDay,
  riyadhClock,
  riyadhDay,
  riyadhMonth,
  sameDaysOfMonthBefore,
  startOfDay,
  timeZone,
  type DaySpan,
} from './riyadh-days';
export { momentText } from './moment-text';
export { relativeDate, relativeTime } from './relative-date';
export { monthNamed, type CalendarName } from './month-names';
export { nameOfMonth } from './calendar-month';
export { isoOfWritten, writtenDay, type WrittenDay } from './written-day';
export { capitalised } from './capitalised';
export { sentenceList, wordList, wordSeparator } from './word-list';
export { arabicInEnglish, isolatedIn } from './arabic-in-english';
export { keptUnits } from './kept-units';
export { waqfCalled } from './waqf-called';
export { siteNameIn } from './site-name';
export { textForSheets } from './text-for-sheets';
