import { Injectable } from '@nestjs/common';
import {
  auditActorLabel,
  auditFieldLabel,
  auditLabels,
  auditQuery,
  auditTaskLabel,
  auditSubjectLabel,
  auditValueLabel,
  type AuditEntry,
} from '@waqf/contracts/audit';
import type { Language } from '@waqf/contracts/identity';
import {
  filtersInWords,
  periodFilters,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
  waqfFilter,
} from '../../exports/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, parseInput } from '../../platform/index.js';
import { titleOf } from '../presenter.js';
import { ListAudit } from './list-audit.js';

/**
 * The filtered audit trail as an Excel file; each line has its digest, so that it can be checked outside the platform.
 */
@Injectable()
export class ExportAudit implements ExportSource<AuditEntry> {
  readonly table = 'audit-trail';
  readonly title = auditLabels.trail;
  readonly columns: readonly ExportColumn<AuditEntry>[] = [
    { key: 'position', kind: 'number', title: auditLabels.position, value: ({ seal }) => seal?.position ?? null },
    { key: 'time', kind: 'moment', title: auditLabels.time, value: ({ at }) => at },
    { key: 'actor', kind: 'text', title: auditLabels.who, value: actorText },
    { key: 'what', kind: 'text', title: auditLabels.what, value: ({ title }, language) => title[language] },
    { key: 'waqf', kind: 'text', title: auditLabels.waqf, value: ({ waqf }) => waqf?.name ?? waqf?.id ?? null },
    { key: 'changes', kind: 'text', title: auditLabels.changes, value: changesText },
    { key: 'details', kind: 'text', title: auditLabels.details, value: detailsText },
    { key: 'reason', kind: 'text', title: auditLabels.reason, value: ({ reason }) => reason },
    { key: 'address', kind: 'text', title: auditLabels.address, value: ({ address }) => address },
    { key: 'reference', kind: 'text', title: auditLabels.reference, value: ({ reference }) => reference },
    { key: 'digest', kind: 'text', title: auditLabels.digest, value: ({ seal }) => seal?.digest ?? null },
  ];

  constructor(
    private readonly listAudit: ListAudit,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ForbiddenError (403), InvalidInputError (400) for a filter that the list refuses as well */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<AuditEntry[]> {
    const query = parseInput(auditQuery, search === '' ? filters : { ...filters, search });
    return sortRows(await this.listAudit.all(ctx, query, limit), this.columns, sort, language);
  }

  filters(ctx: Ctx, { filters, language }: ExportView): Promise<ExportFilter[]> {
    const actor = async (id: string) => ({
      title: auditLabels.who,
      value: (await this.identity.person(ctx, id))?.fullName ?? id,
    });
    return filtersInWords(parseInput(auditQuery, filters), {
      action: (action) => ({ title: auditLabels.what, value: titleOf(action)[language] }),
      actorId: actor,
      actor,
      entity: (type) => ({ title: auditLabels.subject, value: auditSubjectLabel(type, language) }),
      waqfId: waqfFilter((id) => this.memberships.name(ctx, id)),
      ...periodFilters,
    });
  }
}

function actorText({ actor }: AuditEntry, language: Language): string {
  const task = auditTaskLabel(actor, language);
  return auditActorLabel(actor, language) + (task === null ? '' : ` · ${task}`);
}

function changesText({ changes }: AuditEntry, language: Language): string | null {
  const lines = changes.map(({ field, before, after }) => {
    const words = (value: string | null): string => auditValueLabel(field, value, language);
    return `${auditFieldLabel(field, language)}: ${words(before)} ← ${words(after)}`;
  });
  return lines.join('\n') || null;
}

function detailsText({ details }: AuditEntry, language: Language): string | null {
  const lines = details.map(
    ({ field, value }) => `${auditFieldLabel(field, language)}: ${auditValueLabel(field, value, language)}`,
  );
  return lines.join('\n') || null;
}
