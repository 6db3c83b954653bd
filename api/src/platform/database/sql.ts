import { Client, type QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { type Column, columnOf, type Columns, type RowOf } from './columns.js';
import { currentTracer, traced } from '../tracing/tracing.js';
import { clientOf, poolOf, sendTogether } from './data-source.js';
import { listAsText } from './list-as-text.js';
import type { SqlValue } from './sql-value.js';

/** Where a statement runs: in a `ctx`, on a `DataSource`, or on a connection of its own. */
export type Connection = { readonly manager: EntityManager } | Client;

/** The description of a statement. */
export interface Declaration<Spec extends Columns> {
  /** Unique, `<context>.<verb-noun>`, at most 63 bytes. */
  readonly name: string;
  readonly text: string;
  /** The columns of its result; omitted when it returns none. */
  readonly row?: Spec;
  /** True when it is parsed and planned once per connection: for the hot path. */
  readonly prepared?: boolean;
}

const declared = new Map<string, Statement<unknown>>();

/** All statements declared in the files that are loaded. */
export const declaredStatements = (): readonly Statement<unknown>[] => [...declared.values()];

/** Declares a statement. `api/test/sql-statements.test.ts` compares each with the real schema. */
export function sql<const Spec extends Columns = Record<never, never>>(
  declaration: Declaration<Spec>,
): Statement<RowOf<Spec>> {
  const statement = new Statement<RowOf<Spec>>(declaration);
  if (declared.has(statement.name)) throw new Error(`statement ${statement.name} is declared twice`);
  declared.set(statement.name, statement);
  return statement;
}

/** Declares one thing for each key, e.g. the variants of a statement whose text depends on a choice. */
export function variants<const Key extends string, Variant>(
  keys: readonly Key[],
  declare: (key: Key) => Variant,
): { readonly [Name in Key]: Variant } {
  const made: Partial<Record<Key, Variant>> = {};
  for (const key of keys) made[key] = declare(key);
  const isWhole = (all: Partial<Record<Key, Variant>>): all is Record<Key, Variant> => keys.every((key) => key in all);
  if (!isWhole(made)) throw new Error('a variant is missing');
  return made;
}

/** A declared statement; its values are passed in the order of `$1`, `$2` …. */
export class Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** The columns once more: going through a map makes an object for each column of each row. */
  private readonly readers: readonly { readonly name: string; readonly column: Column }[];
  private readonly prepared: boolean;

  constructor({ name, text, row, prepared = false }: Declaration<Columns>) {
    if (Buffer.byteLength(name) > 63) throw new Error(`the name of statement ${name} is too long`);
    this.name = name;
    this.text = text;
    this.columns = new Map(Object.entries(row ?? {}).map(([column, spec]) => [column, columnOf(spec)]));
    this.readers = [...this.columns].map(([name, column]) => ({ name, column }));
    this.prepared = prepared;
  }

  /** All rows, including those of INSERT, UPDATE and DELETE … RETURNING. */
  async rows(on: Connection, values: readonly SqlValue[] = []): Promise<Row[]> {
    const { rows } = await this.execute(on, values);
    const read: Row[] = [];
    for (const row of rows) {
      this.assertRow(row);
      read.push(row);
    }
    return read;
  }

  /** The first row, if any. */
  async first(on: Connection, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.rows(on, values))[0];
  }

  /** The row of a statement that always returns one. @throws Error when it returns none */
  async one(on: Connection, values: readonly SqlValue[] = []): Promise<Row> {
    const row = await this.first(on, values);
    if (row === undefined) throw new Error(`${this.name} returned no row`);
    return row;
  }

  /** Number of rows added, changed, deleted or found. */
  async run(on: Connection, values: readonly SqlValue[] = []): Promise<number> {
    return (await this.execute(on, values)).rowCount ?? 0;
  }

  private async execute(on: Connection, values: readonly SqlValue[]): Promise<QueryResult<Record<string, unknown>>> {
    const query = { text: this.text, values: values.map(listAsText), ...(this.prepared ? { name: this.name } : {}) };
    const ask = async () => {
      const connection = await connectionOf(on);
      if (connection instanceof Client) sendTogether(connection);
      return connection.query<Record<string, unknown>>(query);
    };
    if (!currentTracer()) return ask();
    // The text contains `$1`, never a value.
    const about = { 'db.system.name': 'postgresql', 'db.operation.name': this.name, 'db.query.text': this.text };
    return traced(this.name, about, ask);
  }

  /** Checks and converts a row in place. It finds what PostgreSQL cannot declare, such as nulls of an outer join. */
  private assertRow(row: Record<string, unknown>): asserts row is Record<string, unknown> & Row {
    for (const { name, column } of this.readers) {
      try {
        row[name] = column.read(row[name]);
      } catch (error) {
        throw new Error(`${this.name}: column ${name} is ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}

export async function connectionOf(on: Connection): Promise<Pick<Client, 'query'>> {
  if (on instanceof Client) return on;
  const runner = on.manager.queryRunner;
  if (!runner) return poolOf(sourceOf(on.manager));
  if (runner.isReleased) throw new Error('a statement came after the end of its transaction');
  return clientOf(runner);
}

const sourceOf = (manager: EntityManager): DataSource => manager.dataSource;
