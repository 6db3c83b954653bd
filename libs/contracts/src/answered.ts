import * as z from 'zod/mini';

declare const unknownValue: unique symbol;
/** A value that a newer server has added. No code of this version can make one, so what the API sends stays known. */
export type UnknownValue = string & { readonly [unknownValue]: true };

/** One of the known values, or one that this version of the page does not know yet. */
export type Answered<Known extends string> = Known | UnknownValue;

/**
 * An enum as answers carry it: open, so that a value added on the server never breaks a page that is already open.
 * Requests use the closed `z.enum` of the same values. OpenAPI names the known values beside any other string.
 */
export function answered<const Known extends string>(values: readonly Known[]): z.ZodMiniType<Answered<Known>, Known> {
  // Zod has no open enum: a union with `string` loses the known values in its type.
  return z.union([z.enum(values), z.string()]) as z.ZodMiniType<string, string> as z.ZodMiniType<
    Answered<Known>,
    Known
  >;
}

/** The value when it is one of those that are known, otherwise undefined. */
export function knownValue<Known extends string>(values: readonly Known[], value: Answered<Known>): Known | undefined {
  return values.find((known) => known === value);
}

/** What a table of the known values says of a value; undefined for one that it does not know. */
export function lookUp<Known extends string, Entry>(
  table: Readonly<Record<Known, Entry>>,
  value: Answered<Known>,
): Entry | undefined {
  const entries: Readonly<Record<string, Entry>> = table;
  return Object.hasOwn(entries, value) ? entries[value] : undefined;
}

/** How a value without words of its own is shown: `bank_fee` reads `bank fee`. */
export const plainValue = (value: string): string => value.replaceAll(/[_.-]+/g, ' ').trim();

/** The words of a value in one language; a value without words is shown plainly. */
export function labelOf<Known extends string, Language extends string>(
  labels: Readonly<Record<Known, Readonly<Record<Language, string>>>>,
  value: Answered<Known>,
  language: Language,
): string {
  return lookUp(labels, value)?.[language] ?? plainValue(value);
}
