import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export type Path = readonly (string | number)[];

/** A value that a schema accepts, with the paths of its enums and objects. */
export interface Sample {
  value: unknown;
  enums: Path[];
  objects: Path[];
}

const texts = [
  'words of a text',
  '1.00',
  '2026-01-31',
  '2026-01-31T10:00:00Z',
  '0199a000-0000-7000-8000-000000000000',
  '1000000008',
  '0501234567',
  'someone@example.com',
  'abcdef0123456789',
  '2026-01',
  '10',
  'true',
  '100000/3',
];
const numbers = [1, 2026];
const plain: Readonly<Record<string, unknown>> = {
  boolean: true,
  unknown: null,
  any: null,
  date: null,
  void: undefined,
};

const at = (key: string | number, paths: readonly Path[]): Path[] => paths.map((path) => [key, ...path]);
const leaf = (value: unknown, isEnum = false): Sample => ({ value, enums: isEnum ? [[]] : [], objects: [] });

/** Samples that together cover every branch of a schema. */
export function samplesOf(schema: Schema): Sample[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return samplesOfObject(def.shape);
    case 'array':
      return samplesOf(def.element).map(({ value, enums, objects }) => ({
        value: [value],
        enums: at(0, enums),
        objects: at(0, objects),
      }));
    case 'tuple':
      return [samplesOfTuple(def.items)];
    case 'union':
      return samplesOfUnion(def.options);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
      return samplesOf(def.innerType);
    case 'pipe':
      return samplesOf(def.in);
    case 'record':
      return samplesOf(def.valueType).map(({ value, enums, objects }) => ({
        value: { key: value },
        enums: at('key', enums),
        objects: at('key', objects),
      }));
    case 'enum':
      return [leaf(Object.values(def.entries)[0], true)];
    case 'literal':
      return [leaf(def.values[0], typeof def.values[0] === 'string')];
    case 'string':
      return [leaf(texts.find((text) => z.safeParse(schema, text).success))];
    case 'number':
      return [leaf(numbers.find((number) => z.safeParse(schema, number).success))];
    default:
      if (!(def.type in plain)) throw new Error(`no sample for ${def.type}`);
      return [leaf(plain[def.type])];
  }
}

/** An open enum is a union of an enum and any string: it has one sample, whose path is listed as an enum. */
function samplesOfUnion(options: readonly Schema[]): Sample[] {
  const [first, second] = options;
  const isOpen = options.length === 2 && first?._zod.def.type === 'enum' && second?._zod.def.type === 'string';
  return isOpen && first ? samplesOf(first) : options.flatMap(samplesOf);
}

/** Uses each branch of each key once, with the first branch of the other keys. */
function samplesOfObject(shape: Readonly<Record<string, Schema>>): Sample[] {
  const keys = Object.entries(shape).map(([key, schema]) => ({ key, branches: samplesOf(schema) }));
  const most = Math.max(1, ...keys.map(({ branches }) => branches.length));
  return Array.from({ length: most }, (_, branch) => {
    const parts = keys.map(({ key, branches }) => ({ key, sample: branches[branch] ?? branches[0] ?? leaf(null) }));
    return {
      value: Object.fromEntries(parts.map(({ key, sample }) => [key, sample.value])),
      enums: parts.flatMap(({ key, sample }) => at(key, sample.enums)),
      objects: [[], ...parts.flatMap(({ key, sample }) => at(key, sample.objects))],
    };
  });
}

function samplesOfTuple(items: readonly Schema[]): Sample {
  const parts = items.map((item) => samplesOf(item)[0] ?? leaf(null));
  return {
    value: parts.map(({ value }) => value),
    enums: parts.flatMap(({ enums }, index) => at(index, enums)),
    objects: parts.flatMap(({ objects }, index) => at(index, objects)),
  };
}

/**
 * An answer of a newer server: a sample in which every value of an enum is `added_later`.
 * @throws ZodError when the contract refuses it
 */
export function newerAnswer(schema: Schema): unknown {
  const sample = samplesOf(schema)[0];
  const newer = sample?.enums.reduce((value, path) => changedAt(value, path, () => 'added_later'), sample.value);
  return z.parse(schema, lastPage(newer));
}

/** Removes the cursor of the next page, because a client that reads all pages would never stop. */
const lastPage = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'nextCursor' in answer ? { ...answer, nextCursor: null } : answer;

/** A copy of `value` in which `change` was applied to the value at `path`. */
export function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? changedAt(entry, rest, change) : entry));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: changedAt(record[key], rest, change) };
}
