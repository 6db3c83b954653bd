import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import type { ExportReport, ReportExport } from '@waqf/contracts/exports';
import type { Ctx } from '../platform/index.js';
import type { ExportColumn } from './domain/export-column.js';

/** What the person did to the table. */
export interface ExportView {
  /** As typed; empty when nothing was. */
  readonly search: string;
  /** The table's own filters by name; who reads them decides what an unknown value means. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly key: string; readonly order: 'ascending' | 'descending' } | undefined;
  /** Most rows to answer: one more than a file holds, so that a cut is noticed. */
  readonly limit: number;
  readonly language: Language;
}

/** A table that can be exported. */
export interface ExportSource<Row> {
  /** As the screen names it in `POST /api/exports`. */
  readonly table: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly columns: readonly ExportColumn<Row>[];
  /** Rows that the person may see in the active role, searched, filtered and sorted as the view says. */
  rows(ctx: Ctx, view: ExportView): Promise<readonly Row[]>;
}

/** Which tables can be exported. Contexts register from their module's `onModuleInit`. */
@Injectable()
export class ExportSources {
  private readonly sources = new Map<string, ExportSource<unknown>>();

  /** @throws Error when two sources answer for one table, or a table has two columns of one key */
  register<Row>(source: ExportSource<Row>): void {
    if (this.sources.has(source.table)) throw new Error(`table ${source.table} has two export sources`);
    if (new Set(source.columns.map(({ key }) => key)).size < source.columns.length)
      throw new Error(`table ${source.table} has two columns of one key`);
    this.sources.set(source.table, source as ExportSource<unknown>);
  }

  of(table: string): ExportSource<unknown> | undefined {
    return this.sources.get(table);
  }
}

/** Whoever makes files of reports; `reporting` registers itself. */
export interface ReportExporter {
  /** @param origin where people reach the platform, e.g. `https://waqf.example`. Errors as the report itself */
  request(ctx: Ctx, wanted: ExportReport, origin: string): Promise<ReportExport>;
}

/** Hands requests for reports on, so that one call takes tables and reports. */
@Injectable()
export class ReportExports {
  private exporter: ReportExporter | undefined;

  /** @throws Error when there is one already */
  register(exporter: ReportExporter): void {
    if (this.exporter) throw new Error('reports have two exporters');
    this.exporter = exporter;
  }

  request(ctx: Ctx, wanted: ExportReport, origin: string): Promise<ReportExport> {
    if (!this.exporter) throw new Error('nobody exports reports');
    return this.exporter.request(ctx, wanted, origin);
  }
}
