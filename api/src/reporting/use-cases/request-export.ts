import { Injectable } from '@nestjs/common';
import type { ExportReport, ReportExport } from '@waqf/contracts/exports';
import type { ReportExporter } from '../../exports/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { AddExport } from './add-export.js';
import { ViewReport } from './view-report.js';

/**
 * Accepts a request for a report file; a job makes the file. A repeated request in the meantime gets the same export.
 */
@Injectable()
export class RequestExport implements ReportExporter {
  constructor(
    private readonly transactions: Transactions,
    private readonly viewReport: ViewReport,
    private readonly addExport: AddExport,
  ) {}

  /**
   * Errors as `ViewReport`: a report that the person may not read cannot be requested.
   * @param scheduleId the scheduled report that requests the export
   */
  async request(ctx: Ctx, wanted: ExportReport, origin: string, scheduleId?: string): Promise<ReportExport> {
    const { report, format, language = ctx.language, filters = {} } = wanted;
    await this.viewReport.requireReadable(ctx, { ...filters, type: report });
    return this.transactions.run(ctx, (ctx) =>
      this.addExport.execute(ctx, { report, format, language, filters }, origin, scheduleId),
    );
  }
}
