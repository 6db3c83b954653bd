import { Injectable } from '@nestjs/common';
import { exportedFormats, type ExportedFormat } from '@waqf/contracts/exports';
import type { Language, Role } from '@waqf/contracts/identity';
import { type ExportedReport, exportedReports, reportQuery, type ReportQuery } from '@waqf/contracts/reporting';
import { type Ctx, json, neverNull, oneOf, stateOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import { exportStates, type ExportState } from '../domain/export-states.js';

/** A requested export and its progress. */
export interface ExportRecord {
  readonly id: string;
  readonly requestedBy: string;
  readonly role: Role;
  readonly report: ExportedReport;
  readonly format: ExportedFormat;
  readonly language: Language;
  readonly filters: ReportQuery;
  /** The waqfs in the file of a report over all waqfs of a founder or a nazir; null for every other export. */
  readonly waqfIds: readonly string[] | null;
  readonly origin: string;
  /** The scheduled report that requested it; null when a person did. */
  readonly scheduleId: string | null;
  readonly state: ExportState;
  readonly progress: number;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  readonly fileName: string | null;
  readonly sha256: string | null;
  readonly size: number | null;
  readonly number: string | null;
  readonly reference: string | null;
}

/** A file that has been made. */
export interface MadeFile {
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  readonly documentId: string | null;
  readonly expiresAt: Date;
}

const why = 'only the known values are written';
const exportRow = rowOf({
  id: 'uuid',
  requested_by: 'uuid',
  role: oneOf(['waqif', 'nazir', 'beneficiary', 'admin'], why),
  report: oneOf(exportedReports, why),
  format: oneOf(exportedFormats),
  language: oneOf(['ar', 'en']),
  filters: json(reportQuery),
  waqf_ids: 'uuid[]?',
  origin: 'text',
  schedule_id: 'uuid?',
  state: stateOf(exportStates),
  progress: 'int4',
  requested_at: 'timestamptz',
  expires_at: 'timestamptz?',
  file_name: 'text?',
  sha256: 'text?',
  size: 'int4?',
  reference: 'text?',
  number: 'text?',
});
const columns = `e.id, e.requested_by, e.role, e.report, e.format, e.language, e.filters, e.waqf_ids, e.origin,
  e.schedule_id, e.state, e.progress, e.requested_at, e.expires_at, e.file_name, e.sha256, e.size, e.reference,
  d.number`;
const joined = 'LEFT JOIN reporting.issued_document d ON d.id = e.document_id';

const addExport = sql({
  name: 'reporting.add-export',
  text: `INSERT INTO reporting.export (id, requested_by, role, report, format, language, filters, origin, fingerprint,
           schedule_id, state, requested_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', $11)
         ON CONFLICT (fingerprint) WHERE state IN ('waiting', 'running') DO NOTHING`,
});
const findByFingerprint = sql({
  name: 'reporting.find-export-under-way',
  text: `SELECT id FROM reporting.export WHERE fingerprint = $1 AND state IN ('waiting', 'running')`,
  row: { id: 'uuid' },
});
const findExport = sql({
  name: 'reporting.find-export',
  text: `SELECT ${columns} FROM reporting.export e ${joined} WHERE e.id = $1`,
  row: exportRow,
});
const findLatest = sql({
  name: 'reporting.find-latest-export',
  text: `SELECT ${columns} FROM reporting.export e ${joined} WHERE e.requested_by = $1 AND e.report = $2
         ORDER BY e.requested_at DESC LIMIT 1`,
  row: exportRow,
});
const startExport = sql({
  name: 'reporting.start-export',
  text: `UPDATE reporting.export SET state = 'running', progress = 5 WHERE id = $1 AND state = ANY ($2::text[])`,
});
const advanceExport = sql({
  name: 'reporting.advance-export',
  text: `UPDATE reporting.export SET progress = greatest(progress, $2) WHERE id = $1 AND state = 'running'`,
});
const listUnderWay = sql({
  name: 'reporting.list-exports-under-way',
  text: `SELECT id FROM reporting.export WHERE state IN ('waiting', 'running') ORDER BY requested_at LIMIT $1`,
  row: { id: 'uuid' },
});
const coverWaqfs = sql({
  name: 'reporting.cover-waqfs',
  text: 'UPDATE reporting.export SET waqf_ids = $2 WHERE id = $1',
});
const finishExport = sql({
  name: 'reporting.finish-export',
  text: `UPDATE reporting.export SET state = 'ready', progress = 100, file_name = $2, sha256 = $3, size = $4,
           document_id = $5, expires_at = $6 WHERE id = $1 AND state = 'running'`,
});
const failExport = sql({
  name: 'reporting.fail-export',
  text: `UPDATE reporting.export SET state = 'failed', reference = $2
         WHERE id = $1 AND state IN ('waiting', 'running')`,
});
const expireExports = sql({
  name: 'reporting.expire-exports',
  text: `UPDATE reporting.export SET state = 'expired' WHERE id IN (
           SELECT id FROM reporting.export WHERE state = 'ready' AND expires_at <= $1 ORDER BY expires_at LIMIT $2)
         RETURNING id, requested_by, report, format, filters ->> 'waqfId' AS waqf_id,
           CASE WHEN document_id IS NULL THEN sha256 END AS sha256`,
  row: {
    id: 'uuid',
    requested_by: 'uuid',
    report: 'text',
    format: 'text',
    waqf_id: 'text?',
    // Set for a file that is not an issued document; such a file is not kept.
    sha256: 'text?',
  },
});
const isFileUsed = sql({
  name: 'reporting.is-file-used',
  text: `SELECT EXISTS (SELECT 1 FROM reporting.export WHERE sha256 = $1 AND state = 'ready')
             OR EXISTS (SELECT 1 FROM reporting.issued_document WHERE sha256 = $1) AS used`,
  row: { used: neverNull('bool', 'EXISTS gives no null') },
});

const shareExport = sql({
  name: 'reporting.share-export',
  text: `INSERT INTO reporting.export_share (export_id, person_id, shared_at)
         SELECT $1, unnest($2::uuid[]), $3 ON CONFLICT DO NOTHING RETURNING person_id`,
  row: { person_id: 'uuid' },
});
const countShares = sql({
  name: 'reporting.count-shares-with-person',
  text: 'SELECT count(*) AS shares FROM reporting.export_share WHERE export_id = $1 AND person_id = $2',
  row: { shares: neverNull('int8', 'a count') },
});

export type ExpiredExport = Awaited<ReturnType<ExportRepository['expire']>>[number];

/** The table `reporting.export`. */
@Injectable()
export class ExportRepository {
  /** @returns the id of the export: the new one, or that of an identical export already in progress */
  async add(
    ctx: Ctx,
    wanted: Pick<
      ExportRecord,
      'id' | 'requestedBy' | 'role' | 'report' | 'format' | 'language' | 'filters' | 'origin'
    > & {
      fingerprint: string;
      scheduleId?: string | undefined;
    },
  ): Promise<string> {
    const { id, requestedBy, role, report, format, language, filters, origin, fingerprint, scheduleId } = wanted;
    const about = [id, requestedBy, role, report, format, language, JSON.stringify(filters), origin, fingerprint];
    const added = await addExport.run(ctx, [...about, scheduleId ?? null, ctx.clock.now()]);
    return added === 1 ? id : (await findByFingerprint.one(ctx, [fingerprint])).id;
  }

  async find(ctx: Ctx, id: string): Promise<ExportRecord | undefined> {
    const row = await findExport.first(ctx, [id]);
    return row && toRecord(row);
  }

  /** The latest export of a kind that the person requested. */
  async latest(ctx: Ctx, requestedBy: string, report: ExportedReport): Promise<ExportRecord | undefined> {
    const row = await findLatest.first(ctx, [requestedBy, report]);
    return row && toRecord(row);
  }

  /** False when the export has already ended. An interrupted run can start again. */
  async start(ctx: Ctx, id: string): Promise<boolean> {
    return (await startExport.run(ctx, [id, [...exportStates.transition('start').from]])) === 1;
  }

  /** Ids of the exports that have not ended, the oldest first. */
  async underWay(ctx: Ctx, limit: number): Promise<string[]> {
    return (await listUnderWay.rows(ctx, [limit])).map(({ id }) => id);
  }

  async advance(ctx: Ctx, id: string, progress: number): Promise<void> {
    await advanceExport.run(ctx, [id, progress]);
  }

  /** Records which waqfs the file contains. */
  async cover(ctx: Ctx, id: string, waqfIds: readonly string[]): Promise<void> {
    await coverWaqfs.run(ctx, [id, waqfIds]);
  }

  async finish(ctx: Ctx, id: string, { fileName, sha256, size, documentId, expiresAt }: MadeFile): Promise<boolean> {
    return (await finishExport.run(ctx, [id, fileName, sha256, size, documentId, expiresAt])) === 1;
  }

  async fail(ctx: Ctx, id: string, reference: string): Promise<boolean> {
    return (await failExport.run(ctx, [id, reference])) === 1;
  }

  async expire(ctx: Ctx, limit: number) {
    return expireExports.rows(ctx, [ctx.clock.now(), limit]);
  }

  /** @returns the people who did not have access before */
  async share(ctx: Ctx, id: string, people: readonly string[]): Promise<string[]> {
    const rows = await shareExport.rows(ctx, [id, people, ctx.clock.now()]);
    return rows.map(({ person_id }) => person_id);
  }

  async isSharedWith(ctx: Ctx, id: string, personId: string): Promise<boolean> {
    return (await countShares.one(ctx, [id, personId])).shares !== '0';
  }

  /** Whether a ready export or an issued document has this file. */
  async isFileUsed(ctx: Ctx, sha256: string): Promise<boolean> {
    return (await isFileUsed.one(ctx, [sha256])).used;
  }
}

function toRecord(row: RowOf<typeof exportRow>): ExportRecord {
  return {
    id: row.id,
    requestedBy: row.requested_by,
    role: row.role,
    report: row.report,
    format: row.format,
    language: row.language,
    filters: row.filters,
    waqfIds: row.waqf_ids,
    origin: row.origin,
    scheduleId: row.schedule_id,
    state: row.state,
    progress: row.progress,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    fileName: row.file_name,
    sha256: row.sha256,
    size: row.size,
    number: row.number,
    reference: row.reference,
  };
}
