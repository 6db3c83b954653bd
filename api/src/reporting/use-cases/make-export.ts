import { Injectable, Logger } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import type { Ctx, Job } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { MakeDataCopy } from '../data-copy/make-data-copy.js';
import { MakePack } from '../pack/make-pack.js';
import { FailExport } from './fail-export.js';
import { MakeReportFile } from './make-report-file.js';

/** Makes the file of an export in the name of the person who requested it, within what they may read now. */
@Injectable()
export class MakeExport {
  private readonly logger = new Logger(MakeExport.name);

  constructor(
    private readonly exports: ExportRepository,
    private readonly identity: IdentityFacade,
    private readonly reportFile: MakeReportFile,
    private readonly pack: MakePack,
    private readonly dataCopy: MakeDataCopy,
    private readonly failExport: FailExport,
  ) {}

  /** @throws any error that another attempt may fix; after the last attempt the export fails and shows a reference */
  async execute(ctx: Ctx, job: Pick<Job<{ exportId: string }>, 'data' | 'lastAttempt' | 'signal'>): Promise<void> {
    const { exportId } = job.data;
    if (!(await this.exports.start(ctx, exportId))) return;
    const record = await this.exports.find(ctx, exportId);
    if (!record) return;
    try {
      const acting = await this.identity.onBehalfOf(ctx, record.requestedBy, record.role);
      if (!acting) throw new Error('whoever asked may not act any more');
      await this.make({ ...acting, language: record.language }, record, job.signal);
    } catch (error) {
      this.logger.error({ err: error, exportId, reference: ctx.reference }, 'a report could not be made');
      if (!job.lastAttempt) throw error;
      await this.failExport.execute(ctx, record);
    }
  }

  private make(own: Ctx, record: ExportRecord, signal: AbortSignal): Promise<void> {
    const { report, format } = record;
    if (report === 'personal_data') return this.dataCopy.execute(own, record);
    if (report === 'pack' || format === 'zip') return this.pack.execute(own, record, signal);
    return this.reportFile.execute(own, { ...record, report, format }, signal);
  }
}
