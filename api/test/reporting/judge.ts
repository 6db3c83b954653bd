import type { Report } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import { isCorpus } from '../finances/money-people.js';
import type { TestApi } from '../harness.js';

/** An entry as stored in the ledger, with its transaction in the register. */
interface Row {
  readonly day: string;
  /** The funds of the entry that it reverses, if it is a reversal. */
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly sign: bigint;
  readonly type: string | null;
  readonly kind: string | null;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Reads all entries of waqfs one by one; no total that the product keeps is used. */
export async function rowsOf(api: TestApi, waqfIds: readonly string[]): Promise<Row[]> {
  const rows = await api.query<{ day: string; debit: string; credit: string; amount: string; undoes: boolean } & Row>(
    `SELECT to_char(t.occurred_at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day, t.debit_fund AS debit,
       t.credit_fund AS credit, t.amount_halalas::text AS amount, t.reverses_id IS NOT NULL AS undoes,
       f.type, coalesce(f.source, f.category) AS kind
     FROM ledger.transfer t LEFT JOIN finances.transaction f ON f.id = t.id WHERE t.waqf_id = ANY ($1::uuid[])`,
    [waqfIds],
  );
  return rows.map(({ day, debit, credit, amount, undoes, type, kind }) => ({
    day,
    from: undoes ? credit : debit,
    to: undoes ? debit : credit,
    amount: BigInt(amount),
    sign: undoes ? -1n : 1n,
    type,
    kind,
  }));
}

type Figures = Record<string, bigint>;
const charged = ['corpus', 'ghalla', 'reserve', 'payable'];

/** Every figure of every report by its name, computed from the entries only. */
export function recomputeFigures(rows: readonly Row[], { from, to }: Span): Record<string, Figures> {
  const inside = rows.filter(({ day }) => day >= from && day <= to);
  const sum = (some: readonly Row[]) => some.reduce((total, { amount, sign }) => total + amount * sign, 0n);
  const held = (fund: string, until: (day: string) => boolean) =>
    rows
      .filter(({ day }) => until(day))
      .reduce((balance, row) => {
        const change = (row.to === fund ? 1n : 0n) - (row.from === fund ? 1n : 0n);
        return balance + change * row.amount * row.sign;
      }, 0n);
  const before = (...funds: string[]) => funds.reduce((all, fund) => all + held(fund, (day) => day < from), 0n);
  const after = (...funds: string[]) => funds.reduce((all, fund) => all + held(fund, (day) => day <= to), 0n);
  const flow = (sources: string[], targets: string[]) =>
    sum(inside.filter((row) => sources.includes(row.from) && targets.includes(row.to)));
  const net = (sources: string[], targets: string[]) => flow(sources, targets) - flow(targets, sources);
  const kinds = (type: string, without: string, corpus = false): Figures => {
    const own = inside.filter((row) => row.type === type && isCorpus(row.kind) === corpus);
    const names = [...new Set(own.map(({ kind }) => kind))];
    return Object.fromEntries(names.map((kind) => [kind ?? without, sum(own.filter((row) => row.kind === kind))]));
  };
  const income = kinds('income', 'no_source');
  const expenses = kinds('expense', 'no_category');
  const all = (figures: Figures) => Object.values(figures).reduce((total, amount) => total + amount, 0n);
  const received = kinds('income', 'no_source', true);
  const corpus = all(received);
  const paid = net(charged, ['held']) + flow(['payable'], ['contra']);
  const otherIn = flow(['contra'], ['reserve', 'payable']);
  const otherOut = flow(['reserve', 'corpus'], ['contra']);
  const section = (name: string, lines: Figures, total: string, amount = all(lines)): Figures => ({
    ...Object.fromEntries(Object.entries(lines).map(([key, value]) => [`${name}/${key}`, value])),
    [`${name}=${total}`]: amount,
  });
  const earned = section('income', income, 'income_total');
  const spent = section('expenses', expenses, 'expenses_total');
  const endowed = section('corpus', received, 'corpus_additions');
  const receipts = { ...income, corpus_additions: corpus, other_received: otherIn };
  const payments = { ...expenses, distributed: paid, other_paid: otherOut };
  return {
    financial: { ...earned, ...spent, ...endowed },
    position: {
      ...section('assets', { main_account: after(...charged), sub_accounts: after('held') }, 'assets_total'),
      ...section('liabilities', { payable: after('payable'), held: after('held') }, 'liabilities_total'),
      ...section(
        'net_assets',
        { corpus: after('corpus'), ghalla: after('ghalla'), reserve: after('reserve') },
        'net_assets_total',
      ),
    },
    charge_discharge: {
      ...section(
        'charge',
        {
          opening: before(...charged),
          yield_received: all(income),
          corpus_additions: corpus,
          other_received: otherIn,
        },
        'charge_total',
      ),
      ...section(
        'discharge',
        { expenses_paid: all(expenses), distributed: paid, other_paid: otherOut, closing: after(...charged) },
        'discharge_total',
      ),
    },
    activities: {
      ...earned,
      ...spent,
      ...endowed,
      ...section(
        'yield',
        {
          opening: before('ghalla'),
          net: all(income) - all(expenses),
          to_reserve: -net(['ghalla'], ['reserve']),
          allotted: -net(['ghalla'], ['payable']),
          other_movements: net(['held', 'corpus'], ['ghalla']),
        },
        'closing',
        after('ghalla'),
      ),
    },
    cash_flow: {
      ...section('receipts', receipts, 'receipts_total'),
      ...section('payments', payments, 'payments_total'),
      ...section(
        'balance',
        { opening: before(...charged), receipts_total: all(receipts), payments_total: -all(payments) },
        'closing',
        after(...charged),
      ),
    },
    // These books have neither runs nor plans; `nazir-year.test.ts` has both.
    nazir_year: {
      ...earned,
      ...spent,
      ...section(
        'asset',
        {
          opening: before('corpus'),
          corpus_additions: flow(['contra'], ['corpus']),
          other_movements: net(['ghalla', 'reserve', 'payable', 'held'], ['corpus']) - flow(['corpus'], ['contra']),
        },
        'closing',
        after('corpus'),
      ),
      ...section('at_end', Object.fromEntries(charged.map((fund) => [fund, after(fund)])), 'closing'),
    },
    distributions: {
      ...section(
        'owed',
        {
          opening: before('payable'),
          allotted: net(['ghalla'], ['payable']),
          other_movements: net(['reserve', 'corpus'], ['payable']),
          distributed: -net(['payable'], ['held', 'contra']),
        },
        'closing',
        after('payable'),
      ),
      ...section(
        'payments',
        {
          payable: net(['payable'], ['held', 'contra']),
          ghalla: net(['ghalla'], ['held']),
          reserve: net(['reserve'], ['held']),
        },
        'distributed',
      ),
    },
  };
}

/** The figures of a report under the names that `recomputed` uses; those that are zero are left out of both. */
export function shownFigures(report: Report, column: 'amount' | 'before'): Figures {
  const read = (text: string | null) => parseSignedAmount(text ?? '0.00');
  return Object.fromEntries(
    report.sections
      .flatMap(({ key, lines, total }) => [
        ...lines.map((line) => [`${key}/${line.key}`, read(line[column])] as const),
        [`${key}=${total.key}`, read(total[column])] as const,
      ])
      .filter(([, amount]) => amount !== 0n),
  );
}

export const withoutZeroes = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0n));

/** Sections whose lines do not add up to their total. */
export const unbalanced = (report: Report): string[] =>
  report.sections
    .filter(({ lines, total }) =>
      (['amount', 'before'] as const).some(
        (column) =>
          total[column] !== null &&
          lines.reduce((sum, line) => sum + parseSignedAmount(line[column] ?? '0.00'), 0n) !==
            parseSignedAmount(total[column]),
      ),
    )
    .map(({ key }) => `${report.type} ${key}`);
