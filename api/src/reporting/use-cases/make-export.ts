import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '@waqf/contracts/finances';
import { mostExportedRows } from '@waqf/contracts/exports';
import type { Report } from '@waqf/contracts/reporting';
import { FinancesFacade } from '../../finances/index.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Ctx, Job } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { FailExport } from './fail-export.js';
import { IssueFile } from './issue-file.js';
import { ViewReport } from './view-report.js';

const page = 100;

/** Makes the file of an export as the person who asked for it, within what they may read now. */
@Injectable()
export class MakeExport {
  private readonly logger = new Logger(MakeExport.name);

  constructor(
    private readonly exports: ExportRepository,
    private readonly identity: IdentityFacade,
    private readonly viewReport: ViewReport,
    private readonly finances: FinancesFacade,
    private readonly issueFile: IssueFile,
    private readonly failExport: FailExport,
  ) {}

  /** @throws what a further run may mend; after the last run the export has failed and says by which reference */
  async execute(ctx: Ctx, job: Pick<Job<{ exportId: string }>, 'data' | 'lastAttempt' | 'signal'>): Promise<void> {
    const { exportId } = job.data;
    if (!(await this.exports.start(ctx, exportId))) return;
    const record = await this.exports.find(ctx, exportId);
    if (!record) return;
    try {
      const acting = await this.identity.onBehalfOf(ctx, record.requestedBy, record.role);
      if (!acting) throw new Error('whoever asked may not act any more');
      const own = { ...acting, language: record.language };
      const report = await this.viewReport.execute(own, { ...record.filters, type: record.report });
      await this.exports.advance(ctx, exportId, 20);
      const entries = await this.entriesOf(own, record, report);
      await this.issueFile.execute(own, record, report, entries, job.signal);
    } catch (error) {
      this.logger.error({ err: error, exportId, reference: ctx.reference }, 'a report could not be made');
      if (!job.lastAttempt) throw error;
      await this.failExport.execute(ctx, record);
    }
  }

  /** Every transaction of the period, for the report that lists them: at most 10,000. */
  private async entriesOf(ctx: Ctx, record: ExportRecord, report: Report): Promise<Transaction[]> {
    if (report.type !== 'detailed') return [];
    const entries: Transaction[] = [];
    const query = { ...(report.waqf ? { waqfId: report.waqf.id } : {}), ...report.period, limit: page };
    for (let cursor: string | null = ''; cursor !== null && entries.length < mostExportedRows; ) {
      const found: { transactions: Transaction[]; nextCursor: string | null } = await this.finances.list(ctx, {
        ...query,
        ...(cursor === '' ? {} : { cursor }),
      });
      entries.push(...found.transactions);
      cursor = found.nextCursor;
      await this.exports.advance(ctx, record.id, 20 + Math.floor((entries.length / mostExportedRows) * 40));
    }
    return entries.slice(0, mostExportedRows);
  }
}
