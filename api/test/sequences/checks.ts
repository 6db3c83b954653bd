import { accountStatement, monthsAnswer } from '@waqf/contracts/finances';
import { report } from '@waqf/contracts/reporting';
import { addDays, riyadhDay } from '@waqf/formats';
import { formatAmountForWire, halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { AuditChecks, definedStates } from '../../src/platform/index.js';
import { providerOf } from '../banking/waqf-money.js';
import type { TestApi } from '../harness.js';
import { systemCtx } from '../membership/approved-waqf.js';
import { recomputeFigures, rowsOf, shownFigures, unbalanced, withoutZeroes } from '../reporting/judge.js';
import type { PlayedWaqf, World } from './world.js';

/** What is wrong with the platform as a whole after everything has settled. */
export async function faultsOfPlatform(api: TestApi): Promise<string[]> {
  const faults: string[] = [];
  const ctx = systemCtx(api);
  const books = await providerOf(api, LedgerFacade).verify(ctx);
  if (!books.ok) faults.push(`the books are broken: ${JSON.stringify(books.firstBroken)}`);
  const trail = await providerOf(api, AuditChecks).check(ctx);
  if (!trail.whole) faults.push(`the audit trail is broken: ${JSON.stringify(trail.broken)}`);
  const below = await api.query("SELECT id FROM ledger.account WHERE fund <> 'contra' AND balance_halalas < 0");
  if (below.length > 0) faults.push(`${below.length} balances below zero`);
  const [total] = await api.query<{ sum: string }>('SELECT sum(balance_halalas)::text AS sum FROM ledger.account');
  if (BigInt(total?.sum ?? 0) !== 0n) faults.push(`the accounts add up to ${total?.sum}`);
  for (const { type, error } of await api.query<{ type: string; error: string }>(
    'SELECT e.type, f.error FROM platform.outbox_failure f JOIN platform.outbox_event e ON e.id = f.event_id',
  ))
    faults.push(`a listener of ${type} failed: ${error.slice(0, 300)}`);
  for (const { name, output } of await api.query<{ name: string; output: unknown }>(
    "SELECT name, output FROM pgboss.job WHERE state = 'failed'",
  ))
    faults.push(`a job of ${name} failed: ${JSON.stringify(output)?.slice(0, 300)}`);
  return faults;
}

/** What is wrong with the figures that a waqf's nazir and founder read. */
export async function faultsOfFigures(world: World, waqf: PlayedWaqf): Promise<string[]> {
  const { id } = waqf;
  const faults: string[] = [];
  const rows = await rowsOf(world.api, [id]);
  const to = riyadhDay(world.api.clock.now());
  const span = { from: addDays(to, -1400), to };
  const wanted = recomputeFigures(rows, span);
  const browser = await world.browserOf(await world.readerOf(waqf));
  const read = async (path: string) => {
    const { status, body } = await browser.get(path);
    if (status !== 200) faults.push(`GET ${path} answered ${status} ${JSON.stringify(body)?.slice(0, 300)}`);
    return body;
  };
  for (const type of ['financial', 'position', 'activities', 'cash_flow', 'charge_discharge'] as const) {
    const shown = report.safeParse(await read(`/api/reports/${type}?${new URLSearchParams({ waqfId: id, ...span })}`));
    if (!shown.success) {
      faults.push(`${type} of ${id}: no report`);
      continue;
    }
    const { report: one } = shown.data;
    faults.push(...unbalanced(one).map((fault) => `${type} of ${id}: ${fault}`));
    const figures = wanted[type];
    if (figures) compare(faults, `${type} of ${id}`, shownFigures(one, 'amount'), withoutZeroes(figures));
  }
  const [balance] = await world.api.query<{ main: string; ghalla: string }>(
    `SELECT sum(balance_halalas) FILTER (WHERE fund NOT IN ('held', 'contra'))::text AS main,
       sum(balance_halalas) FILTER (WHERE fund = 'ghalla')::text AS ghalla FROM ledger.account WHERE waqf_id = $1`,
    [id],
  );
  const [main, ghalla] = [balance?.main, balance?.ghalla].map((sum) => formatAmountForWire(halalas(BigInt(sum ?? 0))));
  const statement = accountStatement.parse(await read(`/api/waqf/${id}/account-statement?from=2000-01-01&limit=100`));
  compare(faults, `closing of the statement of ${id}`, statement.closing, main);
  const { months } = monthsAnswer.parse(await read(`/api/transactions/months?waqfId=${id}`));
  compare(faults, `yield of the present month of ${id}`, months.at(-1)?.closing, ghalla);
  const summary = report.parse(await read(`/api/reports/waqf_summary?${new URLSearchParams({ waqfId: id, ...span })}`));
  compare(faults, `balance in the summary of ${id}`, summary.report.waqfs[0]?.balance, ghalla);
  return faults;
}

function compare(faults: string[], what: string, shown: unknown, wanted: unknown): void {
  const texts = [shown, wanted].map((value) =>
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'bigint'
        ? `${inner}`
        : inner && typeof inner === 'object' && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : inner,
    ),
  );
  if (texts[0] !== texts[1]) faults.push(`${what}: shows ${texts[0]}, the ledger says ${texts[1]}`);
}

/** The states of every row of a state table, to find a move that the table does not have. */
export class StateWatch {
  private readonly known = new Map<string, string>();

  constructor(private readonly api: Pick<TestApi, 'query'>) {}

  /** Rows that are in a state that no transitions of their table lead to from the state in which they were before. */
  async faults(): Promise<string[]> {
    const faults: string[] = [];
    for (const table of definedStates()) {
      const [schema, name, column] = table.column?.split('.') ?? [];
      if (!schema) continue;
      for (const { id, state } of await this.api.query<{ id: string; state: string }>(
        `SELECT id, ${column} AS state FROM ${schema}.${name}`,
      )) {
        const key = `${table.name} ${id}`;
        const before = this.known.get(key);
        this.known.set(key, state);
        if (before !== undefined && !reachable(table.transitions, before).has(state))
          faults.push(`${table.name} went from ${before} to ${state}`);
      }
    }
    return faults;
  }
}

type Moves = readonly { readonly from: readonly string[]; readonly to: string }[];
function reachable(moves: Moves, from: string): Set<string> {
  const found = new Set([from]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { from: starts, to } of moves) if (starts.some((state) => found.has(state))) found.add(to);
  }
  return found;
}
