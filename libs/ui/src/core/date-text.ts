import type { Language } from '../words';

const ZONE = 'Asia/Riyadh';

/** Names that Saudi offices write; the engine's own English ones carry marks that the font lacks. */
const HIJRI_MONTHS_EN = [
  'Muharram', 'Safar', 'Rabi I', 'Rabi II', 'Jumada I', 'Jumada II', 'Rajab', 'Shaban', 'Ramadan', 'Shawwal',
  'Dhul Qadah', 'Dhul Hijjah',
] as const;

const hijriNumbers = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric', month: 'numeric', year: 'numeric', timeZone: ZONE,
});
const hijriArabicMonth = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', { month: 'long', timeZone: ZONE });
const gregorianFormats = {
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }),
  en: new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }),
};
const timeFormats = {
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { hour: 'numeric', minute: '2-digit', timeZone: ZONE }),
  en: new Intl.DateTimeFormat('en-US-u-nu-latn', { hour: 'numeric', minute: '2-digit', timeZone: ZONE }),
};

/** A bare date is that day in Riyadh; noon keeps it away from both midnights. */
function momentOf(iso: string): Date {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00+03:00` : iso);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`not a date: ${iso}`);
  return moment;
}

export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The Umm al-Qura day of a Gregorian ISO date or moment, in Riyadh. */
export function hijriOf(iso: string): CalendarDay {
  const parts = hijriNumbers.formatToParts(momentOf(iso));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/** Name of a Hijri month, 1 to 12. */
export function hijriMonthName(month: number, language: Language): string {
  if (language === 'en') return HIJRI_MONTHS_EN[month - 1] ?? '';
  for (let day = 0; day < 360; day += 14) {
    const moment = new Date(Date.UTC(2024, 6, 10 + day, 9));
    if (hijriOf(moment.toISOString()).month === month) return hijriArabicMonth.format(moment);
  }
  return '';
}

/** `{hijri: '12 جمادى الآخرة 1448هـ', gregorian: '22 نوفمبر 2026م', time?: '9:40 ص'}` for Asia/Riyadh. */
export function dualDateText(iso: string, language: Language, withTime = false) {
  const moment = momentOf(iso);
  const hijri = hijriOf(iso);
  const month = language === 'en' ? HIJRI_MONTHS_EN[hijri.month - 1] : hijriArabicMonth.format(moment);
  return {
    hijri: `${hijri.day} ${month} ${hijri.year}${language === 'ar' ? 'هـ' : ' AH'}`,
    gregorian: `${gregorianFormats[language].format(moment)}${language === 'ar' ? 'م' : ''}`,
    time: withTime ? timeFormats[language].format(moment) : undefined,
  };
}
