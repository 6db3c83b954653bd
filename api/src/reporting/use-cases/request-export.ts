import { Injectable } from '@nestjs/common';
import type { ExportReport, ReportExport } from '@waqf/contracts/exports';
import type { ReportExporter } from '../../exports/index.js';
import { type Ctx, Facts, fingerprintOf, Jobs, newId, personOf, Transactions } from '../../platform/index.js';
import { ExportRepository } from '../persistence/export.repository.js';
import { exportedOf, toReportExport } from '../presenter.js';
import { exportRequested } from '../reporting.facts.js';
import { makeExportQueue } from '../reporting.queues.js';
import { ViewReport } from './view-report.js';

/** Takes a request for a file of a report; a job makes it. The same request meanwhile gets the same export. */
@Injectable()
export class RequestExport implements ReportExporter {
  constructor(
    private readonly transactions: Transactions,
    private readonly viewReport: ViewReport,
    private readonly exports: ExportRepository,
    private readonly jobs: Jobs,
    private readonly facts: Facts,
  ) {}

  /**
   * Errors as `ViewReport`: what cannot be read cannot be asked for.
   * @param scheduleId the scheduled report that asks
   */
  async request(ctx: Ctx, wanted: ExportReport, origin: string, scheduleId?: string): Promise<ReportExport> {
    const person = personOf(ctx);
    const { report, format, language = ctx.language, filters = {} } = wanted;
    await this.viewReport.requireReadable(ctx, { ...filters, type: report });
    return this.transactions.run(ctx, async (ctx) => {
      const asked = {
        requestedBy: person.userId,
        role: person.role,
        report,
        format,
        language,
        filters,
        origin,
        scheduleId,
      };
      const id = newId();
      const made = await this.exports.add(ctx, { ...asked, id, fingerprint: fingerprintOf(asked) });
      const record = await this.exports.find(ctx, made);
      if (!record) throw new Error('the export just added is missing');
      if (made === id) {
        await this.jobs.enqueue(ctx, makeExportQueue, { exportId: id }, { key: id });
        await this.facts.record(ctx, exportRequested, exportedOf(record));
      }
      return toReportExport(record, person.userId);
    });
  }
}
