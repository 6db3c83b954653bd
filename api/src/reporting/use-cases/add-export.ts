import { Injectable } from '@nestjs/common';
import type { ReportExport } from '@waqf/contracts/exports';
import { type Ctx, Facts, fingerprintOf, Jobs, newId, personOf } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { exportedOf, toReportExport } from '../presenter.js';
import { exportRequested } from '../reporting.facts.js';
import { makeExportQueue } from '../reporting.queues.js';

/**
 * Adds an export in the caller's transaction; an identical one in progress is reused. The caller has checked access.
 */
@Injectable()
export class AddExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly jobs: Jobs,
    private readonly facts: Facts,
  ) {}

  /** @param scheduleId the scheduled report that requests the export */
  async execute(
    ctx: Ctx,
    wanted: Pick<ExportRecord, 'report' | 'format' | 'language' | 'filters'>,
    origin: string,
    scheduleId?: string,
  ): Promise<ReportExport> {
    const { userId, role } = personOf(ctx);
    const asked = { ...wanted, requestedBy: userId, role, origin, scheduleId };
    const id = newId();
    const made = await this.exports.add(ctx, { ...asked, id, fingerprint: fingerprintOf(asked) });
    const record = await this.exports.find(ctx, made);
    if (!record) throw new Error('the export just added is missing');
    if (made === id) {
      await this.jobs.enqueue(ctx, makeExportQueue, { exportId: id }, { key: id });
      await this.facts.record(ctx, exportRequested, exportedOf(record));
    }
    return toReportExport(record, userId);
  }
}
