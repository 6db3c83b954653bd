import * as z from 'zod/mini';

const name = /^[a-zA-Z]{1,40}(?:\.[a-zA-Z]{1,40}){0,4}$/;
/** Where an amount stands in an answer, e.g. `dashboard.totalBalance`. */
const place = z.string().check(z.regex(name));

/** Schema of the main figure of a page, with the given rule for its texts. */
export function figureShape(words: z.ZodMiniObject<{ ar: z.ZodMiniString; en: z.ZodMiniString }>) {
  return z.object({
    label: words,
    /** The call whose answer has the amounts; one of the page's `firstData`. */
    call: z.string(),
    amount: place,
    /** Lines below the amount; a line can end with an amount of its own. */
    notes: z.array(z.object({ text: words, amount: z.optional(place) })).check(z.maxLength(3)),
    /** A key of the session storage: while it is set, the page is about somebody else and has no figure. */
    unless: z.optional(z.string().check(z.regex(/^[\w.-]{1,60}$/))),
  });
}
type Words = Record<'ar' | 'en', string>;

/** The main figure of a page, which is shown before its screen has loaded. */
export type PageFigure = z.infer<ReturnType<typeof figureShape>>;

/** A figure with its amounts, in riyals as decimal strings. */
export interface FigureValues {
  readonly label: Words;
  readonly amount: string;
  readonly notes: readonly FigureLine[];
}
interface FigureLine {
  readonly text: Words;
  readonly amount?: string;
}

/**
 * The amounts of a figure in the JSON text of its call's answer. Null when one is missing: part of a figure would say
 * something else.
 */
export function figureValues({ label, amount, notes }: PageFigure, answer: string | null): FigureValues | null {
  const data: unknown = answer === null ? null : JSON.parse(answer);
  const found = amountAt(data, amount);
  const lines = notes.map(({ text, amount: at }) =>
    at === undefined ? { text } : { text, amount: amountAt(data, at) },
  );
  const complete = lines.filter((line): line is FigureLine => line.amount !== null);
  return found === null || complete.length < lines.length ? null : { label, amount: found, notes: complete };
}

function amountAt(data: unknown, at: string): string | null {
  const value = at
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : null,
      data,
    );
  return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,2})?$/.test(value) ? value : null;
}
