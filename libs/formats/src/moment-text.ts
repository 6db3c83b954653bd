import { bothCalendarsText, displayTime, type DateInput, type Language } from './display-date';
import { wordSeparator } from './word-list';

/**
 * A moment in both calendars with its time in Riyadh as running text: `19 Jumada II 1448 AH (29 November 2026), 14:05`.
 */
export const momentText = (date: DateInput, language: Language): string =>
  `${bothCalendarsText(date, language)}${wordSeparator(language)}${displayTime(date)}`;
