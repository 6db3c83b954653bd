import { transactionList } from '@waqf/contracts/finances';
import { figureEntries, type Report, type ReportLine } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import type { Browser } from '../browser.js';

/** A figure of a report with the link to its entries. */
interface LinkedFigure {
  readonly where: string;
  readonly amount: bigint;
  /** The query of its entries; null if it has no link. */
  readonly path: string | null;
  /** It is the sum of the lines above it, which have links. */
  readonly isSum: boolean;
}

/** Every figure of a report, including those of the previous period. */
function linkedFiguresOf(report: Report): LinkedFigure[] {
  const waqf = report.waqf ? { waqfId: report.waqf.id } : {};
  const { period, before } = report;
  const ofLine = (section: string, line: ReportLine, isSum: boolean): LinkedFigure[] => {
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
function headOf({ type, figures, waqfs, period }: Report, waqf: { waqfId?: string }): LinkedFigure[] {
  const of = (name: string, amount: string | undefined, path: string | null): LinkedFigure => ({
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

/** Reads the entries page by page. @returns the sum of the rows, and the total that the list states */
async function sumEntries(browser: Browser, path: string): Promise<{ sum: bigint; stated: bigint; rows: number }> {
  let [sum, rows] = [0n, 0];
  let stated: bigint | undefined;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await browser.get(`/api/${path}&limit=100${cursor ? `&cursor=${cursor}` : ''}`);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    const page = path.startsWith('transactions') ? transactionRows(body) : figureEntries.parse(body);
    stated ??= parseSignedAmount(page.amount ?? '');
    sum = page.entries.reduce((all, { amount }) => all + parseSignedAmount(amount), sum);
    rows += page.entries.length;
    cursor = page.nextCursor;
  }
  return { sum, stated: stated ?? 0n, rows };
}

/** Transactions with their signed contribution to income or expenses. */
function transactionRows(body: unknown) {
  const { transactions, totals, nextCursor } = transactionList.parse(body);
  const entries = transactions.map(({ amount, reverses }) => ({ amount: reverses ? `-${amount}` : amount }));
  const whole = totals && (totals.income === '0.00' ? totals.expenses : totals.income);
  return { entries, amount: whole, nextCursor };
}

/** Finds figures without a link that are not sums of others, and figures whose entries do not add up to them. */
export async function checkFigureEntries(
  browser: Browser,
  reports: readonly Report[],
): Promise<{ opened: number; faults: string[] }> {
  const faults: string[] = [];
  const known = new Map<string, bigint>();
  const linkedFigures = reports.flatMap(linkedFiguresOf);
  for (const { where, amount, path, isSum } of linkedFigures) {
    if (path === null) {
      if (!isSum && amount !== 0n) faults.push(`${where}: ${amount} has no entries`);
      continue;
    }
    const { sum, stated } = known.has(path)
      ? { sum: known.get(path) ?? 0n, stated: known.get(path) ?? 0n }
      : await sumEntries(browser, path);
    known.set(path, sum);
    if (sum !== amount || stated !== amount) faults.push(`${where}: ${amount}, rows ${sum}, total ${stated} (${path})`);
  }
  return { opened: linkedFigures.filter(({ path }) => path !== null).length, faults };
}
