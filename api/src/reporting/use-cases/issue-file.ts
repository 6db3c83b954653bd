import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@waqf/contracts/finances';
import type { Report } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { documentNumber } from '../domain/document-number.js';
import { FileMaker } from '../files/file-maker.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { type IssuedDocument, IssuedDocumentRepository } from '../persistence/issued-document.repository.js';
import { exportedOf } from '../presenter.js';
import { exportReady } from '../reporting.facts.js';

/** How long a file can be fetched: of a scheduled report until whoever is written to has read their mail. */
const dayMs = 24 * 3_600_000;
const keptDays = ({ scheduleId }: ExportRecord): number => (scheduleId === null ? 1 : 14);

/**
 * Makes the file of an export and hands it out. A PDF is an issued document: it has a number, a code by which everybody
 * can verify it, and supersedes the last document of the same subject.
 */
@Injectable()
export class IssueFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FileMaker,
    private readonly exports: ExportRepository,
    private readonly documents: IssuedDocumentRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(
    ctx: Ctx,
    record: ExportRecord,
    report: Report,
    entries: readonly Transaction[],
    signal: AbortSignal,
  ): Promise<void> {
    const issuedAt = ctx.clock.now();
    const subject = subjectOf(record, report);
    const number = record.format === 'pdf' ? documentNumber('RPT', issuedAt, await this.documents.nextNumber(ctx)) : '';
    const code = randomBytes(16).toString('hex');
    const latest = await this.transactions.run(ctx, (ctx) => this.documents.latest(ctx, subject));
    const identity = {
      number,
      address: `${record.origin}/verify/${code}`,
      supersedes: latest?.number ?? null,
      issuedAt,
      issuedBy: personOf(ctx).fullName,
    };
    await this.exports.advance(ctx, record.id, 60);
    const { sha256, size } = await this.files.make(ctx, record, report, entries, { identity, signal });
    await this.transactions.run(ctx, async (ctx) => {
      const document: IssuedDocument = {
        id: newId(),
        number,
        title: report.title,
        subject,
        waqfId: report.waqf?.id ?? null,
        issuedBy: record.requestedBy,
        issuedAt,
        sha256,
        size,
        supersedes: latest?.id ?? null,
      };
      if (record.format === 'pdf') {
        // What the file says that it supersedes must still be so; otherwise it is made again.
        if ((await this.documents.latest(ctx, subject))?.id !== latest?.id)
          throw new Error('another document of the subject was issued meanwhile');
        await this.documents.add(ctx, document, code);
      }
      const finished = await this.exports.finish(ctx, record.id, {
        fileName: `${report.type}-${riyadhDay(issuedAt)}.${record.format}`.replaceAll('_', '-'),
        sha256,
        size,
        documentId: record.format === 'pdf' ? document.id : null,
        expiresAt: new Date(issuedAt.getTime() + keptDays(record) * dayMs),
      });
      if (!finished) throw new Error('the export ended while its file was made');
      await this.facts.record(ctx, exportReady, { ...exportedOf(record), sha256, number: number || null });
    });
  }
}

/** The same report of the same waqf and days in the same language; of all waqfs it is each person's own. */
function subjectOf({ language, requestedBy, role, filters }: ExportRecord, { type, waqf, period }: Report): string {
  const ward = filters.onBehalfOf === undefined ? [] : [filters.onBehalfOf];
  return [type, waqf?.id ?? `${requestedBy} ${role}`, period.from, period.to, language, ...ward].join(' ');
}
