import { Injectable } from '@nestjs/common';
import type { ReportReaders } from '@waqf/contracts/reporting';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { ExportRepository } from '../persistence/export.repository.js';
import { exportedOf, toReportReader } from '../presenter.js';
import { ReportingExportGoneError, ReportingReaderError } from '../reporting.errors.js';
import { exportShared } from '../reporting.facts.js';
import { FindReportReaders } from './find-report-readers.js';
import { ViewExport } from './view-export.js';

/** Lets other readers of a waqf's reports download a requested file, as long as it is available. */
@Injectable()
export class ShareExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly viewExport: ViewExport,
    private readonly readers: FindReportReaders,
    private readonly exports: ExportRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ReportingExportNotFoundError (404), also for people who only received it, ReportingReaderError (422) for a
   *   report over all waqfs or a person who may not read this waqf, ReportingExportGoneError (409)
   */
  async execute(ctx: Ctx, exportId: string, ids: readonly string[]): Promise<ReportReaders['readers']> {
    const record = await this.viewExport.own(ctx, exportId);
    const { waqfId } = exportedOf(record);
    if (waqfId === null) throw new ReportingReaderError();
    if (record.state !== 'ready') throw new ReportingExportGoneError();
    const chosen = await this.readers.chosen(ctx, waqfId, ids);
    await this.transactions.run(ctx, async (ctx) => {
      const wanted = chosen.map(({ person }) => person.id).filter((id) => id !== record.requestedBy);
      const readers = await this.exports.share(ctx, exportId, wanted);
      if (readers.length > 0) await this.facts.record(ctx, exportShared, { ...exportedOf(record), readers });
    });
    return chosen.map(toReportReader);
  }
}
