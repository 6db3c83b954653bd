import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { exportedOf } from '../presenter.js';
import { exportFailed } from '../reporting.facts.js';

/** Records that an export could not be made, with the reference under which the reason is in the log. */
@Injectable()
export class FailExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportRepository,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx, record: ExportRecord): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      if (!(await this.exports.fail(ctx, record.id, ctx.reference))) return;
      await this.facts.record(ctx, exportFailed, { ...exportedOf(record), reference: ctx.reference });
    });
  }
}
