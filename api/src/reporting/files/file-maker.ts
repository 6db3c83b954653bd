import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '@waqf/contracts/exports';
import type { Transaction } from '@waqf/contracts/finances';
import type { Language } from '@waqf/contracts/identity';
import type { Report } from '@waqf/contracts/reporting';
import { siteNameIn } from '@waqf/formats';
import { type Blob, Blobs, type Ctx, Settings } from '../../platform/index.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { reportCsv } from './report-csv.js';
import { type DocumentIdentity, type DocumentSettings } from './document-frame.js';
import { aboutSheet, documentOf } from './report-document.js';
import { type ReportTable, tablesOf } from './report-tables.js';
import { reportWorkbooks } from './report-workbooks.js';

const largestFile = 100 * 1024 * 1024;

/** Makes the file of a report in the requested format, and stores it by its hash. */
@Injectable()
export class FileMaker {
  constructor(
    private readonly settings: Settings,
    private readonly typesetter: Typesetter,
    private readonly blobs: Blobs,
  ) {}

  /**
   * @param options.identity set for a PDF; null for other formats. @throws TypesettingFailed, StorageFullError (507)
   */
  async make(
    ctx: Ctx,
    { format, language }: { format: ExportFormat; language: Language },
    report: Report,
    entries: readonly Transaction[],
    options: { identity: DocumentIdentity | null; signal: AbortSignal },
  ): Promise<Blob> {
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const tables = tablesOf(report, entries);
    const file = await this.bytesOf({ format, language, siteName, dateFormat }, report, tables, {
      ...options,
      madeAt: ctx.clock.now(),
    });
    return this.blobs.write(Readable.from([file]), largestFile);
  }

  private async bytesOf(
    { format, ...about }: DocumentSettings & { format: ExportFormat },
    report: Report,
    tables: readonly ReportTable[],
    { identity, signal, madeAt }: { identity: DocumentIdentity | null; signal: AbortSignal; madeAt: Date },
  ): Promise<Buffer> {
    const { language } = about;
    const siteName = siteNameIn(about.siteName, language);
    if (format !== 'pdf') {
      const head = [`${report.title[language]} · ${siteName}`, ...aboutSheet(report, madeAt, about)];
      if (format === 'csv') return reportCsv(tables, language, head);
      const { dateFormat } = about;
      const content = { language, dateFormat, title: report.title[language], siteName, head, tables };
      return reportWorkbooks.execute(
        content,
        tables.reduce((sum, { rows }) => sum + rows.length, 0),
      );
    }
    if (!identity) throw new Error('a PDF says which document it is');
    return this.typesetter.typeset('report', documentOf(report, tables, identity, about), signal);
  }
}
