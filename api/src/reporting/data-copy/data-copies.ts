import { Injectable } from '@nestjs/common';
import type { ReportExport } from '@waqf/contracts/exports';
import { StepUps } from '../../identity/index.js';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';
import { ExportRepository } from '../persistence/export.repository.js';
import { toReportExport } from '../presenter.js';
import { AddExport } from '../use-cases/add-export.js';

/** Copies of what the platform holds of a person, requested by themselves; a job makes the file. */
@Injectable()
export class DataCopies {
  constructor(
    private readonly transactions: Transactions,
    private readonly stepUps: StepUps,
    private readonly addExport: AddExport,
    private readonly exports: ExportRepository,
  ) {}

  /** Needs a fresh confirmation. @throws IdentityStepUpError (403) */
  request(ctx: Ctx, origin: string): Promise<ReportExport> {
    const { userId: id } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      await this.stepUps.require(ctx, { kind: 'data-copy', id });
      const { language } = ctx;
      return this.addExport.execute(ctx, { report: 'personal_data', format: 'zip', language, filters: {} }, origin);
    });
  }

  /** The latest copy that the person requested; null when there is none. */
  async latest(ctx: Ctx): Promise<ReportExport | null> {
    const { userId } = personOf(ctx);
    const record = await this.exports.latest(ctx, userId, 'personal_data');
    return record ? toReportExport(record, userId) : null;
  }
}
