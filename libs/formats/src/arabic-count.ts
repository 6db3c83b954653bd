import { displayNumber } from './display-number';

/** The forms of a noun after a number; one and two are expressed by the noun alone. */
export interface ArabicForms {
  readonly one: string;
  readonly two: string;
  /** 3 to 10. */
  readonly few: string;
  /** 11 to 99, in the accusative. */
  readonly many: string;
  /** Numbers of 100 and more. */
  readonly other: string;
}

/** Nouns that are counted in several places, in the form they have after a preposition. */
export const arabicNouns = {
  hour: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  year: { one: 'سنة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
  row: { one: 'صف', two: 'صفين', few: 'صفوف', many: 'صفًا', other: 'صف' },
  line: { one: 'سطر', two: 'سطرين', few: 'أسطر', many: 'سطرًا', other: 'سطر' },
  entry: { one: 'قيد', two: 'قيدين', few: 'قيود', many: 'قيدًا', other: 'قيد' },
  file: { one: 'ملف', two: 'ملفين', few: 'ملفات', many: 'ملفًا', other: 'ملف' },
} as const satisfies Record<string, ArabicForms>;

const plural = new Intl.PluralRules('ar');

/** A number with its noun by the rules of Arabic (`20,000 سطر`); only the noun for one and two. */
export function arabicCount(count: number, forms: ArabicForms): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const form = plural.select(count);
  return `${displayNumber(count)} ${form === 'few' ? forms.few : form === 'many' ? forms.many : forms.other}`;
}
