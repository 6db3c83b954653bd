import * as z from 'zod/mini';

declare const unknownValue: unique symbol;
/**
 * A value added by a newer server. Code of this version cannot create one, so the API itself sends known values only.
 */
export type UnknownValue = string & { readonly [unknownValue]: true };

/** A known value, or one that this version of the page does not know yet. */
export type Answered<Known extends string> = Known | UnknownValue;

/**
 * An enum in an answer. It is open, so that a value added on the server never breaks a page that is already open.
 * Requests use the closed `z.enum` of the same values. OpenAPI lists the known values and allows any other string.
 */
export function answered<const Known extends string>(values: readonly Known[]): z.ZodMiniType<Answered<Known>, Known> {
  // Zod has no open enum: a union with `string` loses the known values in its type.
  return z.union([z.enum(values), z.string()]) as z.ZodMiniType<string, string> as z.ZodMiniType<
    Answered<Known>,
    Known
  >;
}

/** Returns the value when it is a known one, otherwise undefined. */
export function knownValue<Known extends string>(values: readonly Known[], value: Answered<Known>): Known | undefined {
  return values.find((known) => known === value);
}

/** Returns the table's entry for a value; undefined when the table does not have the value. */
export function lookUp<Known extends string, Entry>(
  table: Readonly<Record<Known, Entry>>,
  value: Answered<Known>,
): Entry | undefined {
  const entries: Readonly<Record<string, Entry>> = table;
  return Object.hasOwn(entries, value) ? entries[value] : undefined;
}

/** How a value without a label is shown: `bank_fee` becomes `bank fee`. */
export const plainValue = (value: string): string => value.replaceAll(/[_.-]+/g, ' ').trim();

/** The label of a value in one language; a value without a label is shown as plain text. */
export function labelOf<Known extends string, Language extends string>(
  labels: Readonly<Record<Known, Readonly<Record<Language, string>>>>,
  value: Answered<Known>,
  language: Language,
): string {
  return lookUp(labels, value)?.[language] ?? plainValue(value);
}
