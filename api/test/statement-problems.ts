import type { Client, Connection, FieldDef, Submittable } from 'pg';
import type { SqlType } from '../src/platform/database/columns.js';
import type { Statement } from '../src/platform/database/sql.js';

/** PostgreSQL's type oids by the names that declarations use. */
const oidsOf: Record<SqlType, readonly number[]> = {
  uuid: [2950],
  text: [25, 1043, 19],
  int4: [23, 21],
  int8: [20],
  numeric: [1700],
  bool: [16],
  timestamptz: [1184],
  bytea: [17],
  // Both are read in the same way; `json` keeps the text as it was written.
  jsonb: [3802, 114],
  'uuid[]': [2951],
  'text[]': [1009],
};

/** What the schema says about a table's column in a result. */
interface TableColumn {
  readonly notNull: boolean;
  /** The list of values in its CHECK; null when there is none. */
  readonly values: readonly string[] | null;
}

/** Every difference between a statement's declaration and the database, as sentences; empty when there is none. */
export async function problemsOf(client: Client, statement: Statement<unknown>): Promise<string[]> {
  let fields: FieldDef[];
  let optional: boolean[];
  try {
    fields = await describe(client, statement.text);
    optional = await optionalOutputs(client, statement.text);
  } catch (error) {
    return [`${statement.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  // Only the number of its rows is used.
  if (statement.columns.size === 0) return [];
  const problems: string[] = [];
  const say = (what: string): number => problems.push(`${statement.name}: ${what}`);
  for (const name of statement.columns.keys()) {
    if (!fields.some((field) => field.name === name)) say(`${name} is declared, but not answered`);
  }
  for (const [place, field] of fields.entries()) {
    const column = statement.columns.get(field.name);
    if (!column) {
      say(`${field.name} is answered, but not declared`);
      continue;
    }
    if (!oidsOf[column.type].includes(field.dataTypeID)) {
      say(`${field.name} is declared ${column.type}, but has the type ${await typeName(client, field.dataTypeID)}`);
    }
    const source = field.tableID === 0 ? undefined : await tableColumn(client, field);
    const mayBeNull = optional[place] === true || source?.notNull === false;
    if (mayBeNull && !column.nullable && column.because === undefined) say(`${field.name} may be null`);
    if (source && !mayBeNull && column.nullable) say(`${field.name} is never null`);
    const { values, because } = column;
    if (!values || !source?.values) continue;
    const unknown = values.filter((value) => !source.values?.includes(value));
    const missing = source.values.filter((value) => !values.includes(value));
    if (unknown.length > 0) say(`${field.name} is never ${unknown.join(', ')}`);
    if (missing.length > 0 && because === undefined) say(`${field.name} may be ${missing.join(', ')}`);
  }
  return problems;
}

/** Parses and describes a statement without running it. */
function describe(client: Client, text: string): Promise<FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: FieldDef[] = [];
    const question: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: FieldDef[] }) => void (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(question);
  });
}

interface Plan {
  readonly 'Node Type'?: string;
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
}

/** For each output, true when it is a column of an outer join's optional side. Planned for the application's role. */
async function optionalOutputs(client: Client, text: string): Promise<boolean[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, COSTS OFF, FORMAT JSON) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('no plan');
  const optional = optionalAliases(plan);
  const aliasOf = (output: string): string | undefined => /^"?([a-z_0-9]+)"?\.[a-z_0-9"]+$/i.exec(output)?.[1];
  return (plan.Output ?? []).map((output) => optional.has(aliasOf(output) ?? ''));
}

function optionalAliases(plan: Plan): Set<string> {
  const found = new Set<string>();
  for (const child of plan.Plans ?? []) {
    const side = child['Parent Relationship'];
    const join = plan['Join Type'];
    const isOptional =
      join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
    for (const alias of isOptional ? aliases(child, plan) : optionalAliases(child)) found.add(alias);
  }
  return found;
}

/**
 * The aliases of a plan. Partitions of `n` have the aliases `n_1`, `n_2` …, and their columns count as those of `n`.
 */
function aliases(plan: Plan, parent?: Plan): string[] {
  const isPart = /Append$/.test(parent?.['Node Type'] ?? '');
  const own = plan.Alias ? [plan.Alias, ...(isPart ? [plan.Alias.replace(/_\d+$/, '')] : [])] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((child) => aliases(child, plan))];
}

async function tableColumn(client: Client, { tableID, columnID }: FieldDef): Promise<TableColumn | undefined> {
  const { rows } = await client.query<{ not_null: boolean; checks: string[] }>(
    `SELECT attnotnull AS not_null, ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint
              WHERE contype = 'c' AND conrelid = attrelid AND conkey = ARRAY[attnum]) AS checks
     FROM pg_attribute WHERE attrelid = $1 AND attnum = $2`,
    [tableID, columnID],
  );
  const [row] = rows;
  if (!row) return undefined;
  const list = row.checks.map((check) => /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1]).find(Boolean);
  const values = list ? [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value) : null;
  return { notNull: row.not_null, values };
}

async function typeName(client: Client, oid: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT $1::regtype::text AS name', [oid]);
  return rows[0]?.name ?? String(oid);
}
