import type { Answered } from '@waqf/contracts';
import { type $ZodType, type output, prettifyError, safeParse } from 'zod/v4/core';

/**
 * The JavaScript type that the driver returns for each PostgreSQL type: `int8` and `numeric` are decimal text, so that
 * no digit is lost.
 */
export interface SqlTypes {
  uuid: string;
  text: string;
  int4: number;
  int8: string;
  numeric: string;
  bool: boolean;
  timestamptz: Date;
  bytea: Buffer;
  jsonb: unknown;
  'uuid[]': string[];
  'text[]': string[];
}
export type SqlType = keyof SqlTypes;

/** A column of a result: how it is declared to the test, and how a value is read. */
export interface Column<Value = unknown> {
  readonly type: SqlType;
  readonly nullable: boolean;
  /** The only values allowed in a text column. */
  readonly values?: readonly string[];
  /** Why the result is narrower than the table: it has no null, or not all of the table's values. */
  readonly because?: string;
  /** @throws Error when the database's value is not of the declared type */
  read(value: unknown): Value;
}

/** A type's name, followed by `?` when the value may be null; or a column with more rules. */
export type ColumnSpec = SqlType | `${SqlType}?` | Column;
export type Columns = Readonly<Record<string, ColumnSpec>>;

type ValueOf<Spec> =
  Spec extends Column<infer Value>
    ? Value
    : Spec extends `${infer Type extends SqlType}?`
      ? SqlTypes[Type] | null
      : Spec extends SqlType
        ? SqlTypes[Spec]
        : never;

/** The type of a row with these columns. */
export type RowOf<Spec extends Columns> = { [Name in keyof Spec]: ValueOf<Spec[Name]> };

/** Whether a row contains no null, e.g. when an outer join found the other side. */
export const isWhole = <Row extends object>(row: Row): row is Row & { [Name in keyof Row]: NonNullable<Row[Name]> } =>
  Object.values(row).every((value) => value !== null);

/** Columns shared by several statements. */
export const rowOf = <const Spec extends Columns>(columns: Spec): Spec => columns;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const guards: { readonly [Type in SqlType]: (value: unknown) => value is SqlTypes[Type] } = {
  uuid: isText,
  text: isText,
  int4: (value) => typeof value === 'number',
  int8: isText,
  numeric: isText,
  bool: (value) => typeof value === 'boolean',
  timestamptz: (value) => value instanceof Date,
  bytea: (value) => Buffer.isBuffer(value),
  jsonb: (value): value is unknown => value !== undefined,
  'uuid[]': isTexts,
  'text[]': isTexts,
};

const isSqlType = (name: string): name is SqlType => name in guards;

function scalar<Type extends SqlType>(type: Type): Column<SqlTypes[Type]> {
  const guard: (value: unknown) => value is SqlTypes[Type] = guards[type];
  return {
    type,
    nullable: false,
    read(value) {
      if (value === null || !guard(value)) throw new Error(`${value === null ? 'null' : typeof value}, not ${type}`);
      return value;
    },
  };
}

/** The same column, but its value may be null. */
export function orNull<Value>(column: Column<Value>): Column<Value | null> {
  return { ...column, nullable: true, read: (value) => (value === null ? null : column.read(value)) };
}

/**
 * A column that is never null, although the table's column may be.
 * @param because what rules out null: a constraint of the table or a condition of the statement
 */
export function neverNull<Type extends SqlType>(type: Type, because: string): Column<SqlTypes[Type]> {
  return { ...scalar(type), because };
}

/**
 * A text column with only these values. The test compares them with the table's constraint.
 * @param because why the result has fewer values than the table
 */
export function oneOf<const Value extends string>(values: readonly Value[], because?: string): Column<Value> {
  return {
    type: 'text',
    nullable: false,
    values,
    ...(because === undefined ? {} : { because }),
    read(value) {
      const found = values.find((one) => one === value);
      if (found === undefined) throw new Error(`${JSON.stringify(value)}, not one of ${values.join(', ')}`);
      return found;
    },
  };
}

/**
 * Like `oneOf`, for columns that are only displayed. A value that this release does not know was written by a later
 * release that runs, or ran, on the same database: it is returned as it is, so that a list with such a row can still be
 * shown.
 */
export function oneOfOrLater<const Value extends string>(
  values: readonly Value[],
  because?: string,
): Column<Answered<Value>> {
  const known = oneOf(values, because);
  const isLater = (value: unknown): value is Answered<Value> => isText(value) && value !== '';
  return {
    ...known,
    read: (value) => (isLater(value) ? value : known.read(value)),
  };
}

/** The state of a row, taken from its state table. */
export const stateOf = <const State extends string>({ all }: { readonly all: readonly State[] }) => oneOfOrLater(all);

/** A list of texts, each of which is one of these values. */
export function listOf<const Value extends string>(values: readonly Value[]): Column<Value[]> {
  const item = oneOf(values);
  const texts = scalar('text[]');
  return { type: 'text[]', nullable: false, read: (value) => texts.read(value).map((one) => item.read(one)) };
}

/** A `jsonb` or `json` column that is validated by a schema. */
export function json<Schema extends $ZodType>(schema: Schema): Column<output<Schema>> {
  return {
    type: 'jsonb',
    nullable: false,
    read(value) {
      const result = safeParse(schema, value);
      if (!result.success) throw new Error(prettifyError(result.error));
      return result.data;
    },
  };
}

/** The column for a declaration. */
export function columnOf(spec: ColumnSpec): Column {
  if (typeof spec !== 'string') return spec;
  const nullable = spec.endsWith('?');
  const type = nullable ? spec.slice(0, -1) : spec;
  if (!isSqlType(type)) throw new Error(`${spec} is no column type`);
  return nullable ? orNull(scalar(type)) : scalar(type);
}

/** The column of a property: its name in snake case. */
export const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns as a statement defines them for `jsonb_to_recordset`: `id uuid, reason text`. */
export const columnDefinitions = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, spec]) => `${name} ${columnOf(spec).type}`)
    .join(', ');
