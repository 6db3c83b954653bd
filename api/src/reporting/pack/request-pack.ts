import { Injectable } from '@nestjs/common';
import type { ReportExport } from '@waqf/contracts/exports';
import { mostPackedEntries, type PackRequest } from '@waqf/contracts/reporting';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';
import { ReportingPackTooLargeError } from '../reporting.errors.js';
import { AddExport } from '../use-cases/add-export.js';
import { ViewReport } from '../use-cases/view-report.js';

/** Accepts a request for the pack of a waqf after a fresh confirmation in Nafath; a job makes the pack. */
@Injectable()
export class RequestPack {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ReportingAccess,
    private readonly viewReport: ViewReport,
    private readonly stepUps: StepUps,
    private readonly addExport: AddExport,
  ) {}

  /**
   * @param origin the public address of the platform, for the verification codes
   * @throws MembershipWaqfNotFoundError (404), MembershipForbiddenError (403), ReportingPeriodError (400),
   *   ReportingPackTooLargeError (422)
   */
  async execute(ctx: Ctx, waqfId: string, wanted: PackRequest, origin: string): Promise<ReportExport> {
    const { from, to, language = ctx.language } = wanted;
    await this.access.toPack(ctx, waqfId);
    const { figures } = await this.viewReport.execute(ctx, { waqfId, from, to, type: 'waqf_summary' });
    const entries = (figures?.incomeCount ?? 0) + (figures?.expensesCount ?? 0) + (figures?.corpusCount ?? 0);
    if (entries > mostPackedEntries) throw new ReportingPackTooLargeError();
    return this.transactions.run(ctx, async (ctx) => {
      await this.stepUps.require(ctx, { kind: 'pack', id: waqfId });
      const filters = { waqfId, from, to };
      return this.addExport.execute(ctx, { report: 'pack', format: 'zip', language, filters }, origin);
    });
  }
}
