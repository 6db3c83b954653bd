import { transactionList } from '@waqf/contracts/finances';
import { figureEntries, type Report, type ReportLine } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import type { Browser } from '../browser.js';

/** A figure of a report with what it is said to open. */
interface Opening {
  readonly where: string;
  readonly amount: bigint;
  /** The query of its entries; null where it opens nothing. */
  readonly path: string | null;
  /** The lines above it open, and it is their sum. */
  readonly isSum: boolean;
}

/** Every figure of a report, those of the period before too. */
function openingsOf(report: Report): Opening[] {
  const waqf = report.waqf ? { waqfId: report.waqf.id } : {};
  const { period, before } = report;
  const ofLine = (section: string, line: ReportLine, isSum: boolean): Opening[] => {
    const where = `${report.type} ${section}/${line.key}`;
    const now = { where, isSum, amount: parseSignedAmount(line.amount), path: pathOf(line, line.adds, waqf, period) };
    if (line.before === null || !before) return [now];
    const path = pathOf(line, line.addsBefore, waqf, before);
    return [now, { where: `${where} before`, isSum, amount: parseSignedAmount(line.before), path }];
  };
  return [
    ...report.sections.flatMap(({ key, lines, total }) => [
      ...lines.flatMap((line) => ofLine(key, line, false)),
      ...ofLine(key, total, true),
    ]),
    ...headOf(report, waqf),
  ];
}

/** The figures above the statements, and those of each waqf in the summary. */
function headOf({ type, figures, waqfs, period }: Report, waqf: { waqfId?: string }): Opening[] {
  const of = (name: string, amount: string | undefined, path: string | null): Opening => ({
    where: `${type} ${name}`,
    amount: parseSignedAmount(amount ?? '0.00'),
    path,
    isSum: false,
  });
  const register = (filter: Record<string, string>, own = waqf) =>
    `transactions?${query({ ...own, ...filter, ...period })}`;
  return [
    ...(figures
      ? [
          of('net', figures.net, figures.netAdds ? partsPath(figures.netAdds, waqf) : null),
          of('income', figures.income, register({ type: 'income', fund: 'yield' })),
          of('expenses', figures.expenses, register({ type: 'expense' })),
        ]
      : []),
    ...waqfs.flatMap(({ id, balance, net, income, expenses, balanceAdds, netAdds }) => [
      of('balance', balance, balanceAdds ? partsPath(balanceAdds, { waqfId: id }) : null),
      of('net of a waqf', net, netAdds ? partsPath(netAdds, { waqfId: id }) : null),
      of('income of a waqf', income, register({ type: 'income', fund: 'yield' }, { waqfId: id })),
      of('expenses of a waqf', expenses, register({ type: 'expense' }, { waqfId: id })),
    ]),
  ];
}

function pathOf(
  { opens }: ReportLine,
  adds: ReportLine['adds'],
  waqf: { waqfId?: string },
  span: { from: string; to: string },
): string | null {
  if (adds) return partsPath(adds, waqf);
  if (!opens) return null;
  const { type, kind, fund } = opens;
  const named = kind === null ? {} : { [type === 'income' ? 'source' : 'category']: kind };
  return `transactions?${query({ ...waqf, type, ...named, ...(fund ? { fund } : {}), ...span })}`;
}

const partsPath = ({ figure, from, to }: NonNullable<ReportLine['adds']>, waqf: { waqfId?: string }): string =>
  `figure-entries?${query({ figure, ...waqf, ...(from === null ? {} : { from }), to })}`;
const query = (named: Record<string, string>): string => new URLSearchParams(named).toString();

/** Opens a path page by page. @returns what the rows add up to, and what is said above them */
async function opened(browser: Browser, path: string): Promise<{ sum: bigint; stated: bigint; rows: number }> {
  let [sum, rows] = [0n, 0];
  let stated: bigint | undefined;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await browser.get(`/api/${path}&limit=100${cursor ? `&cursor=${cursor}` : ''}`);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    const page = path.startsWith('transactions') ? registered(body) : figureEntries.parse(body);
    stated ??= parseSignedAmount(page.amount ?? '');
    sum = page.entries.reduce((all, { amount }) => all + parseSignedAmount(amount), sum);
    rows += page.entries.length;
    cursor = page.nextCursor;
  }
  return { sum, stated: stated ?? 0n, rows };
}

/** Rows of the register by what they add to income, or to expenses. */
function registered(body: unknown) {
  const { transactions, totals, nextCursor } = transactionList.parse(body);
  const entries = transactions.map(({ amount, reverses }) => ({ amount: reverses ? `-${amount}` : amount }));
  const whole = totals && (totals.income === '0.00' ? totals.expenses : totals.income);
  return { entries, amount: whole, nextCursor };
}

/** Figures that open nothing though they are no sum of others, or open what does not add up to them. */
export async function closedFigures(
  browser: Browser,
  reports: readonly Report[],
): Promise<{ opened: number; faults: string[] }> {
  const faults: string[] = [];
  const known = new Map<string, bigint>();
  const openings = reports.flatMap(openingsOf);
  for (const { where, amount, path, isSum } of openings) {
    if (path === null) {
      if (!isSum && amount !== 0n) faults.push(`${where}: ${amount} opens nothing`);
      continue;
    }
    const { sum, stated } = known.has(path)
      ? { sum: known.get(path) ?? 0n, stated: known.get(path) ?? 0n }
      : await opened(browser, path);
    known.set(path, sum);
    if (sum !== amount || stated !== amount) faults.push(`${where}: ${amount}, rows ${sum}, total ${stated} (${path})`);
  }
  return { opened: openings.filter(({ path }) => path !== null).length, faults };
}
