import { Injectable } from '@nestjs/common';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { addDays, riyadhDay } from '@waqf/formats';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { LineRepository } from './persistence/line.repository.js';
import { ViewReconciliation } from './use-cases/view-reconciliation.js';

/** How many days to look back; the same as on the reconciliation page. */
const lookedAtDays = 90;
/** The most waqfs whose lines are listed, and the most lines of each; the rest of a waqf is one row. */
const mostWaqfs = 5;
const mostLines = 4;

/** Lines of bank statements that have no entry in the books. */
@Injectable()
export class LinesOnDesk implements DeskSource {
  constructor(
    private readonly lines: LineRepository,
    private readonly reconciliation: ViewReconciliation,
  ) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const from = addDays(riyadhDay(ctx.clock.now()), -lookedAtDays);
    const tasks: DeskTask[] = [];
    const open = await this.lines.waqfsWithOpen(ctx, [...waqfs.keys()], from);
    for (const { waqfId } of open.slice(0, mostWaqfs)) {
      const { suspense, counts } = await this.reconciliation.execute(ctx, { waqfId });
      tasks.push(...suspense.slice(0, mostLines).map((row) => taskOf(waqfId, row)));
      if (counts.suspense > mostLines) tasks.push(linesOf(waqfId, counts.suspense - mostLines, rest));
    }
    const others = open.slice(mostWaqfs).map(({ waqfId, count }) => linesOf(waqfId, count, all));
    return [...tasks, ...others];
  }
}

function taskOf(waqfId: string, { line, candidates }: Reconciliation['suspense'][number]): DeskTask {
  // When several entries have the same amount, the user chooses one on the page.
  const [entry, ...others] = candidates;
  const only = others.length === 0 ? entry : undefined;
  return {
    key: `line-${line.id}`,
    kind: 'unmatched_line',
    waqfId,
    title: {
      ar: `في كشف المصرف بلا قيد: ${line.description}`,
      en: `On the statement, without an entry: ${line.description}`,
    },
    text: only
      ? { ar: `قيد بالمبلغ نفسه: ${only.description}`, en: `Entry of the same amount: ${only.description}` }
      : null,
    amount: line.amount,
    due: null,
    to: `/waqf/${waqfId}/reconciliation`,
    open: { ar: 'افتح المطابقة', en: 'Open reconciliation' },
    line: { lineId: line.id, entryId: only?.id ?? null, entry: only?.description ?? null },
  };
}

const all = { ar: 'أسطر الكشف بلا قيد', en: 'Statement lines without an entry' };
const rest = { ar: 'بقية أسطر الكشف بلا قيد', en: 'Further statement lines without an entry' };

/** One row for lines that are not listed one by one. */
function linesOf(waqfId: string, count: number, { ar, en }: typeof all): DeskTask {
  return {
    key: `lines-${waqfId}`,
    kind: 'unmatched_line',
    waqfId,
    title: { ar: `${ar}: ${count}`, en: `${en}: ${count}` },
    text: null,
    amount: null,
    due: null,
    to: `/waqf/${waqfId}/reconciliation`,
    open: { ar: 'افتح المطابقة', en: 'Open reconciliation' },
  };
}
