/** How a word stands behind a number: one and two have words of their own. */
export interface ArabicForms {
  readonly one: string;
  readonly two: string;
  /** 3 to 10. */
  readonly few: string;
  /** 11 to 99, in the accusative. */
  readonly many: string;
  /** From 100 on. */
  readonly other: string;
}

const plural = new Intl.PluralRules('ar');

/** A number with its word, as Arabic counts; the word alone for one and two. */
export function arabicCount(count: number, forms: ArabicForms): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const form = plural.select(count);
  return `${count} ${form === 'few' ? forms.few : form === 'many' ? forms.many : forms.other}`;
}
