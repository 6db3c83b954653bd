import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import type { ExportReport, ReportExport } from '@waqf/contracts/exports';
import type { Ctx } from '../platform/index.js';
import type { ExportColumn } from './domain/export-column.js';
import type { ExportFilter } from './domain/export-filter.js';

/** The search, filters and order that the user has set on the table. */
export interface ExportView {
  /** The search text as typed; empty when there is none. */
  readonly search: string;
  /** The table's own filters by name; the source decides what an unknown value means. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly key: string; readonly order: 'ascending' | 'descending' } | undefined;
  /** Maximum number of rows to return: one more than a file holds, so that a cut is noticed. */
  readonly limit: number;
  readonly language: Language;
}

/** A table that can be exported. */
export interface ExportSource<Row> {
  /** The name of the table in `POST /api/exports`. */
  readonly table: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly columns: readonly ExportColumn<Row>[];
  /** The rows that the user may see in the active role, searched, filtered and sorted as in the view. */
  rows(ctx: Ctx, view: ExportView): Promise<readonly Row[]>;
  /**
   * The filters of the view in words, for the head of the file (`filtersInWords`). Called after `rows`, which has
   * checked the filters and access to what they name.
   */
  filters(ctx: Ctx, view: ExportView): Promise<readonly ExportFilter[]>;
}

/** The tables that can be exported. Contexts register theirs in `onModuleInit` of their module. */
@Injectable()
export class ExportSources {
  private readonly sources = new Map<string, ExportSource<unknown>>();

  /** @throws Error when two sources have the same table, or a table has two columns with the same key */
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

/** The part of the platform that makes report files; `reporting` registers itself. */
export interface ReportExporter {
  /** @param origin public address of the platform, e.g. `https://waqf.example`. Errors are those of the report */
  request(ctx: Ctx, wanted: ExportReport, origin: string): Promise<ReportExport>;
}

/** Passes requests for reports on, so that one endpoint accepts tables and reports. */
@Injectable()
export class ReportExports {
  private exporter: ReportExporter | undefined;

  /** @throws Error when an exporter is already registered */
  register(exporter: ReportExporter): void {
    if (this.exporter) throw new Error('reports have two exporters');
    this.exporter = exporter;
  }

  request(ctx: Ctx, wanted: ExportReport, origin: string): Promise<ReportExport> {
    if (!this.exporter) throw new Error('nobody exports reports');
    return this.exporter.request(ctx, wanted, origin);
  }
}
