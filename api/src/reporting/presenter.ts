import type { ReportExport } from '@waqf/contracts/exports';
import type { ExportRecord } from './persistence/export.repository.js';

/** An export in the shape of the contract. */
export function toReportExport(record: ExportRecord): ReportExport {
  return {
    id: record.id,
    report: record.report,
    format: record.format,
    state: record.state,
    progress: record.progress,
    requestedAt: record.requestedAt.toISOString(),
    expiresAt: record.expiresAt?.toISOString() ?? null,
    fileName: record.fileName,
    number: record.number,
    reference: record.reference,
  };
}

/** What every fact of an export says. */
export const exportedOf = ({ id, report, format, requestedBy, filters }: ExportRecord) => ({
  exportId: id,
  report,
  format,
  personId: requestedBy,
  waqfId: filters.waqfId?.toLowerCase() ?? null,
});
