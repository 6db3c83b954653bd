import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@waqf/contracts/finances';
import type { Report } from '@waqf/contracts/reporting';
import { type Blob, Blobs, type Ctx, Settings } from '../../platform/index.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { reportCsv } from './report-csv.js';
import { type DocumentIdentity, documentOf } from './report-document.js';
import { tablesOf } from './report-tables.js';
import { reportWorkbook } from './report-workbook.js';

const largestFile = 100 * 1024 * 1024;

/** Makes the file of a report in its format, and stores it by its content. */
@Injectable()
export class FileMaker {
  constructor(
    private readonly settings: Settings,
    private readonly typesetter: Typesetter,
    private readonly blobs: Blobs,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async make(
    ctx: Ctx,
    { format, language }: Pick<ExportRecord, 'format' | 'language'>,
    report: Report,
    entries: readonly Transaction[],
    options: { identity: DocumentIdentity; signal: AbortSignal },
  ): Promise<Blob> {
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const tables = tablesOf(report, entries);
    const about = { siteName, dateFormat, language };
    const file =
      format === 'pdf'
        ? await this.typesetter.typeset('report', documentOf(report, tables, options.identity, about), options.signal)
        : format === 'xlsx'
          ? await reportWorkbook({ title: report.title[language], siteName, language }, tables)
          : reportCsv(tables, language);
    return this.blobs.write(Readable.from([file]), largestFile);
  }
}
