import type { Bilingual } from '@waqf/contracts';
import type { Ctx } from '../context/ctx.js';
import type { SqlValue } from '../database/sql-value.js';
import type { Statement } from '../database/sql.js';

/** The person of whom the platform gives out what it holds. */
export interface DataSubject {
  readonly id: string;
  readonly nationalId: string;
  /** Where the person is, or was, a beneficiary. */
  readonly beneficiaryIds: readonly string[];
}

/** `amount` has halalas as decimal text, `waqf` the id of a waqf, whose name is shown. */
export type DataKind = 'text' | 'number' | 'amount' | 'moment' | 'day' | 'waqf';
export interface DataColumn {
  readonly kind: DataKind;
  readonly title: Bilingual;
}
export type DataValue = string | number | boolean | Date | null;
export type DataRow = Readonly<Record<string, DataValue>>;

/** A part of what the platform holds of a person: rows of one table, with a title for people and names for machines. */
export interface DataPart {
  readonly name: string;
  /** The order of the parts in the file. */
  readonly place: number;
  readonly title: Bilingual;
  /** The columns that say whose a row is, as `schema.table.column`. */
  readonly covers: readonly string[];
  readonly columns: Readonly<Record<string, DataColumn>>;
  pages(ctx: Ctx, subject: DataSubject): AsyncIterable<readonly DataRow[]>;
}

const column =
  (kind: DataKind) =>
  (ar: string, en: string): DataColumn => ({ kind, title: { ar, en } });

export const dataText = column('text');
export const dataNumber = column('number');
export const dataAmount = column('amount');
export const dataMoment = column('moment');
export const dataDay = column('day');
export const dataWaqf = column('waqf')('الوقف', 'Waqf');

const declared = new Map<string, DataPart>();

/** All declared parts in their order. */
export const definedDataParts = (): DataPart[] => [...declared.values()].toSorted((a, b) => a.place - b.place);

interface Declaration<Row extends DataRow> extends Omit<DataPart, 'columns' | 'pages'> {
  readonly columns: { readonly [Name in keyof Row]: DataColumn };
}

/**
 * Declares a part, in `personal-data.ts` of the context that owns the table. The statement must give nothing of other
 * people: no names of theirs, and no figures of a waqf.
 * @param of the values of the statement; without it the person's id
 */
export function dataPart<Row extends DataRow>(
  declaration: Declaration<Row> & {
    readonly statement: Statement<Row>;
    readonly of?: (subject: DataSubject) => readonly SqlValue[];
  },
): void {
  const { statement, of = ({ id }) => [id], ...part } = declaration;
  pagedDataPart<Row>({
    ...part,
    async *pages(ctx, subject) {
      yield await statement.rows(ctx, of(subject));
    },
  });
}

/** Like `dataPart`, for a table that may have too many rows of a person to be read at once. */
export function pagedDataPart<Row extends DataRow>(
  part: Declaration<Row> & { pages(ctx: Ctx, subject: DataSubject): AsyncIterable<readonly Row[]> },
): void {
  if (declared.has(part.name)) throw new Error(`the part ${part.name} of personal data is declared twice`);
  declared.set(part.name, part);
}
