import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { Report, ReportType } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';

/** What a report is asked about; who may see the waqfs is settled. */
export interface ReportScope {
  readonly waqfIds: readonly string[];
  /** Null for all that the person sees. */
  readonly waqfId: string | null;
  readonly period: DaySpan;
  /** Null when there is nothing to compare with. */
  readonly before: DaySpan | null;
  /** The ward of a guardian, in a report of a person's own. */
  readonly onBehalfOf?: string | undefined;
}

/** What a source fills in; the rest of its report stays empty. */
export type ReportParts = Partial<Omit<Report, 'type' | 'waqf' | 'period' | 'before'>>;

/** One type of report: its query. Runs in a snapshot, so that all of its reads are of one moment. */
export interface ReportSource {
  readonly type: ReportType;
  read(ctx: Ctx, scope: ReportScope): Promise<ReportParts>;
}

/** A report of the person who reads, whatever their waqfs; there is nothing to compare it with. */
export interface OwnReportSource extends ReportSource {
  readonly isOwn: true;
  /** Of the first entry, of Riyadh; null without one. */
  firstDay(ctx: Ctx, query: PortalQuery): Promise<string | null>;
}
export const isOwnReport = (source: ReportSource): source is OwnReportSource => 'isOwn' in source;

/** Which reports there are. */
@Injectable()
export class ReportSources {
  private readonly sources = new Map<ReportType, ReportSource>();

  /** @throws Error when two sources make one report */
  register(source: ReportSource): void {
    if (this.sources.has(source.type)) throw new Error(`report ${source.type} has two sources`);
    this.sources.set(source.type, source);
  }

  of(type: ReportType): ReportSource | undefined {
    return this.sources.get(type);
  }
}
