import { Injectable } from '@nestjs/common';
import { mostExportedRows } from '@waqf/contracts/exports';
import type { Transaction } from '@waqf/contracts/finances';
import type { Report, ReportType } from '@waqf/contracts/reporting';
import { rounded } from '@waqf/formats';
import { FinancesFacade } from '../../finances/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { FinishExport } from './finish-export.js';
import { IssueFile, type ReportRecord } from './issue-file.js';
import { ViewReport } from './view-report.js';

const page = 100;

/** Reads a report for its file, with all entries if the report lists them. */
@Injectable()
export class MakeReportFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly viewReport: ViewReport,
    private readonly finances: FinancesFacade,
    private readonly issueFile: IssueFile,
    private readonly finish: FinishExport,
    private readonly memberships: Memberships,
  ) {}

  async execute(ctx: Ctx, record: ReportRecord & { report: ReportType }, signal: AbortSignal): Promise<void> {
    // Figures and entries are read at one moment, from a replica if there is one; progress is written to the primary.
    const { report, entries } = await this.transactions.reading(ctx, async (inside) => {
      const report = await this.viewReport.execute(inside, { ...record.filters, type: record.report });
      if (isOfAllWaqfs(record)) await this.finish.cover(ctx, record.id, await this.memberships.visibleWaqfIds(inside));
      await this.finish.advance(ctx, record.id, 20);
      const reportProgress = (part: number) => this.finish.advance(ctx, record.id, 20 + rounded(part * 40));
      // One more than the file holds shows that there are more.
      const most = mostExportedRows + 1;
      const entries = report.type === 'detailed' ? await this.entriesOf(inside, report, most, reportProgress) : [];
      return { report, entries };
    });
    await this.issueFile.execute(ctx, record, report, entries, signal);
  }

  /**
   * Every transaction of the report's waqf and period, newest first, up to `most`.
   * @param onProgress called with the part that has been read, from 0 to 1
   */
  async entriesOf(
    ctx: Ctx,
    { waqf, period }: Pick<Report, 'waqf' | 'period'>,
    most: number,
    onProgress: (part: number) => Promise<void>,
  ): Promise<Transaction[]> {
    const entries: Transaction[] = [];
    const query = { ...(waqf ? { waqfId: waqf.id } : {}), ...period, limit: page };
    for (let cursor: string | null = ''; cursor !== null && entries.length < most; ) {
      const found: { transactions: Transaction[]; nextCursor: string | null } = await this.finances.list(ctx, {
        ...query,
        ...(cursor === '' ? {} : { cursor }),
      });
      entries.push(...found.transactions);
      cursor = found.nextCursor;
      await onProgress(entries.length / most);
    }
    return entries.slice(0, most);
  }
}

/** Administrators see every waqf, and a beneficiary's report is about themselves. */
const isOfAllWaqfs = ({ filters, role }: ReportRecord): boolean =>
  filters.waqfId === undefined && (role === 'waqif' || role === 'nazir');
