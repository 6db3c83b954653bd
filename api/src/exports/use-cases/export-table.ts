import { Injectable } from '@nestjs/common';
import { type ExportFormat, mostExportedRows, type ExportTable as Wanted } from '@waqf/contracts/exports';
import type { Language } from '@waqf/contracts/identity';
import { riyadhDay, siteNameIn } from '@waqf/formats';
import { setImmediate as pause } from 'node:timers/promises';
import { compiledEntry, Facts, personOf, Settings, Transactions, type Ctx } from '../../platform/index.js';
import { csvOf } from '../domain/csv.js';
import { type CellValue, cellOf, plainCellOf, type ExportColumn } from '../domain/export-column.js';
import { filterTitles, type ExportFilter } from '../domain/export-filter.js';
import { ExportsColumnUnknownError, ExportsTableNotFoundError } from '../exports.errors.js';
import { ExportSources, type ExportSource } from '../exports.facade.js';
import { tableExported } from '../exports.facts.js';
import { WorkbookWriter } from '../workbook/workbook-writer.js';
import { writeWorkbook } from '../workbook/write-workbook.js';

const workbooks = new WorkbookWriter(
  writeWorkbook,
  compiledEntry(import.meta.url, '../workbook/table-workbook-process.js'),
);
/** Number of rows between two pauses, so that other requests are answered meanwhile. */
const rowsAtOnce = 500;

/** An exported file. */
export interface ExportedTable {
  readonly file: Buffer;
  /** File name in ASCII, e.g. `waqfs-2026-11-21.xlsx`. */
  readonly fileName: string;
  /** The number of exported rows when there were more; null when the file has all rows. */
  readonly cutAt: number | null;
}

/** The formats of a table; PDF is for reports. */
export type TableFormat = Exclude<ExportFormat, 'pdf'>;

/**
 * Writes a table, as the user sees it, to an Excel or CSV file. The audit trail records who exported how many rows of
 * it.
 */
@Injectable()
export class ExportTable {
  constructor(
    private readonly sources: ExportSources,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * @param origin public address of the platform, for links
   * @param format `csv` has the headings and the rows alone, with amounts as in the API and days in Riyadh
   * @throws NotSignedInError (401), ExportsTableNotFoundError (404), ExportsColumnUnknownError (400)
   */
  async execute(
    ctx: Ctx,
    { table, search = '', filters = {}, sort, columns: keys }: Wanted,
    origin: string,
    format: TableFormat = 'xlsx',
  ): Promise<ExportedTable> {
    personOf(ctx);
    const source = this.sources.of(table);
    if (!source) throw new ExportsTableNotFoundError();
    const columns = columnsOf(source, keys);
    if (sort && !source.columns.some(({ key }) => key === sort.key)) throw new ExportsColumnUnknownError();

    const { language } = ctx;
    const view = { search: search.trim(), filters, sort, language, limit: mostExportedRows + 1 };
    const { found, named, asOf } = await this.transactions.reading(ctx, async (ctx) => ({
      found: await source.rows(ctx, view),
      named: await source.filters(ctx, view),
      asOf: ctx.asOf,
    }));
    const cutAt = found.length > mostExportedRows ? mostExportedRows : null;
    const rows = found.slice(0, mostExportedRows);
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const workbook = async (): Promise<Buffer> => {
      const content = {
        language,
        siteName: siteNameIn(siteName, language),
        origin,
        dateFormat,
        filters: [...named, ...searchOf(view.search)],
        cutAt,
        madeAt: ctx.clock.now(),
        asOf: asOf ?? null,
        title: source.title[language],
        columns: columns.map(({ key, kind, title }) => ({ key, kind, title: title[language] })),
        rows: await inSlices(rows, (row) => columns.map((column) => cellOf(column, row, language))),
      };
      return workbooks.execute(content, rows.length);
    };
    const file = format === 'csv' ? await plainRows(columns, rows, language) : await workbook();
    await this.transactions.run(ctx, (ctx) =>
      this.facts.record(ctx, tableExported, {
        table,
        rows: rows.length,
        cut: cutAt !== null,
        columns: columns.map(({ key }) => key),
      }),
    );
    return { file, fileName: `${table}-${riyadhDay(ctx.clock.now())}.${format}`, cutAt };
  }
}

/** The cells of each row. */
async function inSlices<Cell extends CellValue>(
  rows: readonly unknown[],
  cellsOf: (row: unknown) => Cell[],
): Promise<Cell[][]> {
  const all: Cell[][] = [];
  for (const row of rows) {
    all.push(cellsOf(row));
    if (all.length % rowsAtOnce === 0) await pause();
  }
  return all;
}

async function plainRows(
  columns: readonly ExportColumn<unknown>[],
  rows: readonly unknown[],
  language: Language,
): Promise<Buffer> {
  const lines = await inSlices(rows, (row) => columns.map((column) => plainCellOf(column, row, language)));
  return Buffer.from(csvOf([columns.map(({ title }) => title[language]), ...lines]), 'utf8');
}

const searchOf = (search: string): ExportFilter[] =>
  search === '' ? [] : [{ title: filterTitles.search, value: search }];

function columnsOf(
  source: ExportSource<unknown>,
  keys: readonly string[] | undefined,
): readonly ExportColumn<unknown>[] {
  if (!keys) return source.columns;
  return [...new Set(keys)].map((wanted) => {
    const column = source.columns.find(({ key }) => key === wanted);
    if (!column) throw new ExportsColumnUnknownError();
    return column;
  });
}
