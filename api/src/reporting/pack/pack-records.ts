import { Injectable } from '@nestjs/common';
import { transactionTypeLabels } from '@waqf/contracts/finances';
import type { Language } from '@waqf/contracts/identity';
import { mostPackedEntries } from '@waqf/contracts/reporting';
import { type DaySpan, endOfDay, startOfDay } from '@waqf/formats';
import { ApprovalsFacade } from '../../approvals/index.js';
import { AuditSearch, type AuditLine, type Ctx, definedFacts } from '../../platform/index.js';
import { csvOf } from '../../exports/index.js';
import { MakeReportFile } from '../use-cases/make-report-file.js';
import { type PackFile, textFile } from './pack-file.js';

const page = 200;

/** The waqf, the period and the language of a pack. */
export interface PackScope {
  readonly waqf: { readonly id: string; readonly name: string };
  readonly period: DaySpan;
  readonly language: Language;
}

/** Entries, approvals and audited acts of a waqf in a period, each as one table. */
@Injectable()
export class PackRecords {
  constructor(
    private readonly reportFile: MakeReportFile,
    private readonly approvals: ApprovalsFacade,
    private readonly audit: AuditSearch,
  ) {}

  async entries(ctx: Ctx, { waqf, period, language }: PackScope): Promise<PackFile> {
    const entries = await this.reportFile.entriesOf(ctx, { waqf, period }, mostPackedEntries, async () => undefined);
    const rows = entries.map((entry) => [
      entry.id,
      entry.occurredOn,
      transactionTypeLabels[entry.type === 'income' ? 'income' : 'expense'][language],
      entry.source ?? entry.category ?? '',
      entry.description,
      entry.signedAmount,
      entry.reverses?.id ?? '',
      entry.reversedBy?.id ?? '',
    ]);
    const head = ['id', 'day', 'type', 'kind', 'description', 'amount_sar', 'reverses', 'reversed_by'];
    return textFile('2-entries/entries.csv', csvOf([head, ...rows]));
  }

  async decisions(ctx: Ctx, { waqf, period, language }: PackScope): Promise<PackFile> {
    const rows: string[][] = [];
    for await (const each of this.approvals.allOf(ctx, waqf.id)) {
      if (each.requestedAt < startOfDay(period.from).toISOString()) break;
      if (each.requestedAt >= endOfDay(period.to).toISOString()) continue;
      const decided = [each.decidedBy?.fullName ?? '', each.decidedAt ?? '', each.reason ?? '', each.hash];
      const asked = [each.id, each.kind, each.state, each.describe[language], each.amount ?? ''];
      rows.push([...asked, each.requestedBy.fullName, each.requestedAt, ...decided]);
    }
    const asked = ['id', 'kind', 'state', 'subject', 'amount_sar', 'requested_by', 'requested_at'];
    const head = [...asked, 'decided_by', 'decided_at', 'reason', 'sha256_of_what_was_shown'];
    return textFile('3-approvals/approvals.csv', csvOf([head, ...rows]));
  }

  /** Each act with its place in the hash chain and its digest, newest first. */
  async acts(ctx: Ctx, { waqf, period, language }: PackScope): Promise<PackFile> {
    const titles = new Map(definedFacts().map(({ name, title }) => [name, title[language]]));
    const filter = { waqfId: waqf.id, from: startOfDay(period.from), to: endOfDay(period.to) };
    const rows: string[][] = [];
    for (let after: { occurredAt: Date; id: string } | null = null, more = true; more; ) {
      const found: AuditLine[] = await this.audit.find(ctx, filter, { after, limit: page });
      rows.push(...found.map((line) => rowOf(line, titles.get(line.action) ?? line.action)));
      after = found.at(-1) ?? null;
      more = found.length === page;
    }
    const head = ['id', 'at', 'act', 'title', 'who', 'subject', 'before', 'after', 'details', 'reason', 'reference'];
    return textFile('4-audit/audit.csv', csvOf([[...head, 'place_in_chain', 'digest'], ...rows]));
  }
}

function rowOf(line: AuditLine, title: string): string[] {
  const values = [line.before, line.after, line.details].map((each) => (each === null ? '' : JSON.stringify(each)));
  return [
    line.id,
    line.occurredAt.toISOString(),
    line.action,
    title,
    line.actorName,
    `${line.subjectType} ${line.subjectId}`,
    ...values,
    line.reason ?? '',
    line.reference,
    line.position ?? '',
    line.digest ?? '',
  ];
}
