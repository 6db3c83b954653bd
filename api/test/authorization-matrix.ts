import { readdir } from 'node:fs/promises';
import type { TestApi } from './harness.js';

/** The callers. `header only` sends an administrator's x-national-id without a session. */
export const callers = [
  'anonymous',
  'header only',
  'expired session',
  'waqif',
  'nazir',
  'beneficiary',
  'admin',
] as const;
export type Caller = (typeof callers)[number];
export type RoleCaller = 'waqif' | 'nazir' | 'beneficiary' | 'admin';

/** Whose record the call is about. A route without a record has the target `none`. */
const targets = ['own', 'foreign', 'missing'] as const;
export type Target = (typeof targets)[number] | 'none';

/** The national ids of the callers: the first person of each role in the sample data. */
export const nationalIds: Readonly<Record<RoleCaller, string>> = {
  waqif: '1000000016',
  nazir: '1000000032',
  beneficiary: '1000000065',
  admin: '1000000131',
};

/** A status, or one for each target. */
type Expected = number | Readonly<Record<(typeof targets)[number], number>>;

/** The address of a call, or one for each target. */
type Paths = string | Readonly<Record<(typeof targets)[number], string>>;

/** The expected answers of a route to each caller. */
export interface Row {
  /** The name in the route table, e.g. `PATCH /api/waqf/:id`. */
  readonly route: string;
  /** The address, with or without targets; it may depend on the caller. */
  readonly path: Paths | ((caller: Caller) => Paths);
  readonly body?: unknown;
  /** The form of an upload; replaces `body`. */
  readonly form?: () => FormData;
  /** The answer to every caller: for public routes. */
  readonly everybody?: Expected;
  /** The answers to callers with a session; without one, a route that is not public answers 401. */
  readonly signedIn?: Readonly<Record<RoleCaller, Expected>>;
  /** The call is confirmed on the phone when the answer asks for it. */
  readonly confirmed?: true;
  /** The call ends or changes the session, so each caller signs in again. */
  readonly consumesSession?: true;
}

/** The same answer to callers of every role. */
export const everyRole = (status: number): Record<RoleCaller, number> => ({
  waqif: status,
  nazir: status,
  beneficiary: status,
  admin: status,
});

/** Every file of `authorization/` exports one of these as `rows`; it may create records for its rows first. */
export type RowsOf = (api: TestApi) => Promise<readonly Row[]>;

/** All rows that the files declare. */
export async function declaredRows(api: TestApi): Promise<Row[]> {
  const folder = new URL('./authorization/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const declared: Row[] = [];
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as { rows: RowsOf };
    declared.push(...(await module.rows(api)));
  }
  return declared;
}

/** The status that a caller should get for a target; undefined when none is declared. */
export function expectedStatus(row: Row, caller: Caller, target: Target): number | undefined {
  const expected = row.everybody ?? (isRole(caller) ? row.signedIn?.[caller] : 401);
  return typeof expected === 'object' ? (target === 'none' ? undefined : expected[target]) : expected;
}

export function pathsOf(row: Row, caller: Caller): { target: Target; path: string }[] {
  const paths = typeof row.path === 'function' ? row.path(caller) : row.path;
  if (typeof paths === 'string') return [{ target: 'none', path: paths }];
  return targets.map((target) => ({ target, path: paths[target] }));
}

export function isRole(caller: Caller): caller is RoleCaller {
  return caller in nationalIds;
}
