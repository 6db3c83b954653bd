import { Injectable } from '@nestjs/common';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { ReportingExportNotFoundError } from '../reporting.errors.js';

/** An export, for the requester and people it was shared with, while they may read what it is about. */
@Injectable()
export class ViewExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /** @throws ReportingExportNotFoundError (404), also for an export of another person */
  async execute(ctx: Ctx, exportId: string): Promise<ExportRecord> {
    const record = await this.exports.find(ctx, exportId);
    if (!record || !(await this.maySee(ctx, record))) throw new ReportingExportNotFoundError();
    return record;
  }

  /** As `execute`, but only for the person who requested it. */
  async own(ctx: Ctx, exportId: string): Promise<ExportRecord> {
    const record = await this.exports.find(ctx, exportId);
    if (record?.requestedBy !== personOf(ctx).userId) throw new ReportingExportNotFoundError();
    return record;
  }

  private async maySee(ctx: Ctx, { id, requestedBy, role, report, filters, waqfIds }: ExportRecord): Promise<boolean> {
    const { userId, roles } = personOf(ctx);
    // A person's own data is theirs in every role.
    if (report === 'personal_data') return requestedBy === userId;
    const isGiven =
      requestedBy === userId
        ? roles.includes(role)
        : filters.waqfId !== undefined && (await this.exports.isSharedWith(ctx, id, userId));
    return isGiven && (await this.maySeeAll(ctx, waqfIds ?? [])) && (await this.maySeeSubject(ctx, filters));
  }

  /** A report over several waqfs is one file: it is theirs only while all of them are. */
  private async maySeeAll(ctx: Ctx, waqfIds: readonly string[]): Promise<boolean> {
    return (await this.memberships.ofAll(ctx, waqfIds)).size === waqfIds.length;
  }

  /** The rights to a waqf or a ward may have ended since the file was made. */
  private async maySeeSubject(ctx: Ctx, { waqfId, onBehalfOf }: ExportRecord['filters']): Promise<boolean> {
    if (waqfId !== undefined && (await this.memberships.of(ctx, waqfId.toLowerCase())) === undefined) return false;
    return onBehalfOf === undefined || (await this.beneficiaries.wardsOf(ctx)).some((ward) => ward.id === onBehalfOf);
  }
}
