import { Injectable } from '@nestjs/common';
import { StepUps } from '../../identity/index.js';
import { type Blob, Blobs, type Ctx, Facts, Transactions } from '../../platform/index.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { exportedOf } from '../presenter.js';
import { ReportingExportGoneError } from '../reporting.errors.js';
import { exportDownloaded } from '../reporting.facts.js';
import { ViewExport } from './view-export.js';

/** Hands out the file of an export, after the audit trail has recorded who downloads it. */
@Injectable()
export class DownloadExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly viewExport: ViewExport,
    private readonly stepUps: StepUps,
    private readonly blobs: Blobs,
    private readonly facts: Facts,
  ) {}

  /**
   * A copy of personal data needs a fresh confirmation: a session found open must not give away all of it in one file.
   * @throws ReportingExportNotFoundError (404), ReportingExportGoneError (409) for one that is not ready or expired,
   *   IdentityStepUpError (403)
   */
  async execute(ctx: Ctx, exportId: string): Promise<{ record: ExportRecord; blob: Blob }> {
    const record = await this.viewExport.execute(ctx, exportId);
    const { id, state, sha256, size, expiresAt, report } = record;
    if (state !== 'ready' || sha256 === null || size === null || !expiresAt || expiresAt <= ctx.clock.now())
      throw new ReportingExportGoneError();
    await this.transactions.run(ctx, async (ctx) => {
      if (report === 'personal_data') await this.stepUps.require(ctx, { kind: 'data-copy', id });
      await this.facts.record(ctx, exportDownloaded, { ...exportedOf(record), sha256 });
    });
    return { record, blob: { sha256, size } };
  }

  read({ sha256 }: Blob) {
    return this.blobs.read(sha256);
  }
}
