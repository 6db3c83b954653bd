import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { Report, ReportType } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';

/** The waqfs and period of a report; access to the waqfs is already checked. */
export interface ReportScope {
  readonly waqfIds: readonly string[];
  /** Null for all waqfs that the person sees. */
  readonly waqfId: string | null;
  readonly period: DaySpan;
  /** The period to compare with; null when there is none. */
  readonly before: DaySpan | null;
  /** Id of the guardian's ward, in a report about a person. */
  readonly onBehalfOf?: string | undefined;
}

/** The parts of a report that its source fills in; the rest stays empty. */
export type ReportParts = Partial<Omit<Report, 'type' | 'waqf' | 'period' | 'before'>>;

/** Reads one type of report. Runs in a snapshot, so that all reads see the same moment. */
export interface ReportSource {
  readonly type: ReportType;
  read(ctx: Ctx, scope: ReportScope): Promise<ReportParts>;
}

/** A report about the user themselves, over all their waqfs; it is not compared with an earlier period. */
export interface OwnReportSource extends ReportSource {
  readonly isOwn: true;
  /** The day of the first entry (Asia/Riyadh); null when there is none. */
  firstDay(ctx: Ctx, query: PortalQuery): Promise<string | null>;
}
export const isOwnReport = (source: ReportSource): source is OwnReportSource => 'isOwn' in source;

/** All report types and their sources. */
@Injectable()
export class ReportSources {
  private readonly sources = new Map<ReportType, ReportSource>();

  /** @throws Error when two sources have the same report type */
  register(source: ReportSource): void {
    if (this.sources.has(source.type)) throw new Error(`report ${source.type} has two sources`);
    this.sources.set(source.type, source);
  }

  of(type: ReportType): ReportSource | undefined {
    return this.sources.get(type);
  }
}
