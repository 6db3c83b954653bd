import type * as z from 'zod/mini';

/** Bytes of one UTF-16 unit in UTF-8 at most; an escaped quote or line break takes two. */
const bytesOfUnit = 3;
/** Texts whose pattern, and not a length, bounds them (days, ids, amounts): none takes more bytes. */
const longestPattern = 80;
/** Names and signs around texts whose length is bounded all together. */
const aroundTexts = 16_384;
const longestNumber = 24;

type Def = Record<string, unknown> & { type: string };
const defOf = (schema: unknown): Def => (schema as z.core.$ZodType)._zod.def as unknown as Def;

/** The size in bytes of the largest JSON that a schema accepts; infinite when nothing bounds it. */
export function largestBody(schema: unknown): number {
  const def = defOf(schema);
  const read = readers[def.type];
  if (!read) throw new Error(`the size of ${def.type} is not known`);
  const together = paramOf(def, 'mostUnits');
  return Math.min(read(def), together === undefined ? Infinity : together * bytesOfUnit + aroundTexts);
}

/** What a check of the contract's own says about its limit. */
function paramOf(def: Def, name: 'mostKeys' | 'mostUnits'): number | undefined {
  const params = ((def.checks ?? []) as z.core.$ZodCheck[]).flatMap(({ _zod }) => {
    const { params: given } = _zod.def as unknown as { params?: Record<string, number> };
    return given?.[name] === undefined ? [] : [given[name]];
  });
  return params[0];
}

const mostOf = (def: Def, name: 'max_length' | 'max_size'): number | undefined => {
  const checks = (def.checks ?? []) as z.core.$ZodCheck[];
  const found = checks.flatMap((check) => {
    const { check: kind, maximum } = check._zod.def as unknown as { check: string; maximum?: number };
    return kind === name && maximum !== undefined ? [maximum] : [];
  });
  return found.length > 0 ? Math.min(...found) : undefined;
};
const hasPattern = (def: Def): boolean =>
  ((def.checks ?? []) as z.core.$ZodCheck[]).some(({ _zod }) => _zod.def.check === 'string_format') || 'format' in def;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const text = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const readers: Record<string, (def: Def) => number> = {
  string: (def) => {
    const most = mostOf(def, 'max_length');
    if (most !== undefined) return 2 + most * bytesOfUnit;
    return hasPattern(def) ? longestPattern : Infinity;
  },
  number: () => longestNumber,
  int: () => longestNumber,
  boolean: () => 5,
  null: () => 4,
  literal: ({ values }) => Math.max(...(values as unknown[]).map(text)),
  enum: ({ entries }) => Math.max(...Object.values(entries as object).map(text)),
  array: (def) => 2 + (mostOf(def, 'max_length') ?? Infinity) * (1 + largestBody(def.element)),
  object: ({ shape }) =>
    2 + sum(Object.entries(shape as object).map(([name, field]) => text(name) + 2 + largestBody(field))),
  record: (def) => {
    const keys = defOf(def.keyType);
    const most = paramOf(def, 'mostKeys');
    if (keys.type !== 'enum') return (most ?? Infinity) * (largestBody(def.keyType) + 2 + largestBody(def.valueType));
    const names = Object.values(keys.entries as object);
    return 2 + sum(names.map((name) => text(name) + 2 + largestBody(def.valueType)));
  },
  union: ({ options }) => Math.max(...(options as unknown[]).map(largestBody)),
  optional: ({ innerType }) => largestBody(innerType),
  nullable: ({ innerType }) => Math.max(4, largestBody(innerType)),
  default: ({ innerType }) => largestBody(innerType),
  nonoptional: ({ innerType }) => largestBody(innerType),
  // What is sent is the left side.
  pipe: (def) => largestBody(def.in),
};
