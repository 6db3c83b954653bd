import { Injectable } from '@nestjs/common';
import { packedStatements } from '@waqf/contracts/reporting';
import { Blobs, type Ctx } from '../../platform/index.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { IssueFile } from '../use-cases/issue-file.js';
import { ViewReport } from '../use-cases/view-report.js';
import type { PackFile } from './pack-file.js';

/** Every statement of the waqf; each is an issued document with its own verification code. */
@Injectable()
export class PackStatements {
  constructor(
    private readonly viewReport: ViewReport,
    private readonly issueFile: IssueFile,
    private readonly blobs: Blobs,
  ) {}

  /** @param onProgress called after each statement: the number made, and the total number */
  async *files(
    ctx: Ctx,
    record: ExportRecord,
    signal: AbortSignal,
    onProgress: (made: number, of: number) => Promise<void>,
  ): AsyncGenerator<PackFile> {
    for (const [place, type] of packedStatements.entries()) {
      const report = await this.viewReport.execute(ctx, { ...record.filters, type });
      const { sha256, number } = await this.issueFile.pdf(ctx, record, report, [], signal);
      yield { name: `1-statements/${type.replaceAll('_', '-')}-${number}.pdf`, content: this.blobs.read(sha256) };
      await onProgress(place + 1, packedStatements.length);
    }
  }
}
