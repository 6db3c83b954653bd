import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '@waqf/contracts/exports';
import type { Transaction } from '@waqf/contracts/finances';
import type { Report } from '@waqf/contracts/reporting';
import type { Ctx } from '../../platform/index.js';
import { FileMaker } from '../files/file-maker.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import type { IssuedDocument } from '../persistence/issued-document.repository.js';
import { FinishExport } from './finish-export.js';
import { IssueDocument } from './issue-document.js';

/** An export of a report in one of the report formats. */
export type ReportRecord = ExportRecord & { readonly format: ExportFormat };

/** Makes the file of a report and makes it available; a PDF is issued as a document. */
@Injectable()
export class IssueFile {
  constructor(
    private readonly files: FileMaker,
    private readonly issue: IssueDocument,
    private readonly finish: FinishExport,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(
    ctx: Ctx,
    record: ReportRecord,
    report: Report,
    entries: readonly Transaction[],
    signal: AbortSignal,
  ): Promise<void> {
    await this.finish.advance(ctx, record.id, 60);
    const name = report.type.replaceAll('_', '-');
    if (record.format === 'pdf') {
      await this.pdf(ctx, record, report, entries, signal, (ctx, { sha256, size, number, id }) =>
        this.finish.execute(ctx, record, { name, sha256, size, document: { id, number } }),
      );
      return;
    }
    const file = await this.files.make(ctx, record, report, entries, { identity: null, signal });
    await this.finish.execute(ctx, record, { name, ...file, document: null });
  }

  /** Issues a report as a PDF document. @param then runs in the transaction that stores the document */
  pdf(
    ctx: Ctx,
    record: Pick<ExportRecord, 'language' | 'requestedBy' | 'role' | 'filters' | 'origin'>,
    report: Report,
    entries: readonly Transaction[],
    signal: AbortSignal,
    then?: (ctx: Ctx, document: IssuedDocument) => Promise<void>,
  ): Promise<IssuedDocument> {
    const { language, origin } = record;
    const { title } = report;
    const wanted = {
      kind: 'RPT',
      title,
      subject: subjectOf(record, report),
      waqfId: report.waqf?.id ?? null,
      origin,
    } as const;
    return this.issue.execute(
      ctx,
      wanted,
      (identity) => this.files.make(ctx, { format: 'pdf', language }, report, entries, { identity, signal }),
      then,
    );
  }
}

/**
 * Identifies the same report of the same waqf, period and language; a report over all waqfs is separate for each
 * person.
 */
function subjectOf(
  { language, requestedBy, role, filters }: Pick<ExportRecord, 'language' | 'requestedBy' | 'role' | 'filters'>,
  { type, waqf, period }: Report,
): string {
  const ward = filters.onBehalfOf === undefined ? [] : [filters.onBehalfOf];
  return [type, waqf?.id ?? `${requestedBy} ${role}`, period.from, period.to, language, ...ward].join(' ');
}
