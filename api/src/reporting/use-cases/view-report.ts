import { Injectable } from '@nestjs/common';
import { type Report, type ReportQuery, type ReportType, reportTitles, reportTypes } from '@waqf/contracts/reporting';
import { type DaySpan, riyadhDay } from '@waqf/formats';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';
import { faultOf, periodBefore } from '../domain/report-period.js';
import { ReportingPeriodError, ReportingReportNotFoundError } from '../reporting.errors.js';
import { isOwnReport, type ReportSource, ReportSources } from '../sources/report-sources.js';

/** A report of one waqf or of all waqfs that the person sees, from aggregates of the books at one moment. */
@Injectable()
export class ViewReport {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ReportingAccess,
    private readonly sources: ReportSources,
    private readonly ledger: LedgerFacade,
  ) {}

  /**
   * @throws ReportingPageForbiddenError (403) for a beneficiary, ReportingReportNotFoundError,
   * MembershipWaqfNotFoundError (404), ReportingPeriodError (400)
   */
  async execute(ctx: Ctx, input: WantedReport): Promise<Report> {
    const { source, waqf, waqfIds } = await this.scopeOf(ctx, input);
    const read = async (ctx: Ctx): Promise<Report> => {
      const { firstDay, period } = await this.periodOf(ctx, { source, waqfIds }, input);
      const isCompared = !isOwnReport(source) && firstDay !== null && firstDay < period.from;
      const before = isCompared ? periodBefore(period) : null;
      const { onBehalfOf } = input;
      const parts = await source.read(ctx, { waqfIds, waqfId: waqf?.waqfId ?? null, period, before, onBehalfOf });
      const empty = emptyReport(source.type, period, waqf && { id: waqf.waqfId, name: waqf.waqfName });
      return { ...empty, before, ...parts, ...(ctx.asOf ? { asOf: ctx.asOf.toISOString() } : {}) };
    };
    // A person's own statement depends on current guardianships, so it reads the primary database.
    return isOwnReport(source) ? this.transactions.snapshot(ctx, read) : this.transactions.reading(ctx, read);
  }

  /** The same checks and errors as `execute`, without reading the report. */
  async requireReadable(ctx: Ctx, input: WantedReport): Promise<void> {
    await this.periodOf(ctx, await this.scopeOf(ctx, input), input);
  }

  private async scopeOf(ctx: Ctx, input: WantedReport) {
    const type = reportTypes.find((known) => known === input.type);
    const source = type && this.sources.of(type);
    if (source && isOwnReport(source)) {
      this.access.toOwn(ctx, input.waqfId);
      return { source, waqf: null, waqfIds: [] };
    }
    const waqf = input.waqfId === undefined ? null : await this.access.readable(ctx, input.waqfId.toLowerCase());
    const waqfIds = waqf ? [waqf.waqfId] : await this.access.readableIds(ctx);
    if (!source) throw new ReportingReportNotFoundError();
    return { source, waqf, waqfIds };
  }

  private async periodOf(
    ctx: Ctx,
    { source, waqfIds }: { source: ReportSource; waqfIds: readonly string[] },
    input: WantedReport,
  ) {
    const firstDay = isOwnReport(source) ? await source.firstDay(ctx, input) : await this.ledger.firstDay(ctx, waqfIds);
    return { firstDay, period: periodOf(input, firstDay, riyadhDay(ctx.clock.now())) };
  }
}

/** A report without any content yet. */
export const emptyReport = (type: ReportType, period: DaySpan, waqf: Report['waqf']): Report => ({
  type,
  title: reportTitles[type],
  waqf,
  period,
  before: null,
  figures: null,
  figuresBefore: null,
  buckets: [],
  sections: [],
  waqfs: [],
  statuses: null,
  transactions: [],
  nextCursor: null,
});

type WantedReport = ReportQuery & { type: string };

/** The period starts at the first entry by default and ends today by default. @throws ReportingPeriodError (400) */
function periodOf({ from, to }: ReportQuery, firstDay: string | null, today: string): DaySpan {
  const end = to ?? (from !== undefined && from > today ? from : today);
  const begin = from ?? (firstDay !== null && firstDay < end ? firstDay : end);
  const period = { from: begin, to: end };
  const fault = faultOf(period);
  if (fault) throw new ReportingPeriodError(fault);
  return period;
}
