import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { exportedReports, reportTypes } from '../reporting/labels.js';
import { reportQuery } from '../reporting/report.js';
import { id, instant } from '../wire.js';
import { exportedFormats, exportFormats } from './formats.js';

export * from './formats.js';

/** Life of an export; its file can be fetched while it is `ready`. */
export const exportStateNames = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;

/** `POST /api/exports` with `report`: 202, the file is made afterwards. */
export const exportReport = z.strictObject({
  report: z.enum(reportTypes, messageKey('field.exportInvalid')),
  format: z.enum(exportFormats, messageKey('field.exportFormat')),
  language: z.optional(z.enum(['ar', 'en'], messageKey('field.exportInvalid'))),
  filters: z.optional(reportQuery),
});
export type ExportReport = z.infer<typeof exportReport>;

/** `GET /api/exports/{id}`, and the answer of asking for one: of whoever asked, or was given it. */
export const exportEnvelope = z.object({
  export: z.object({
    id,
    report: answered(exportedReports),
    format: answered(exportedFormats),
    state: answered(exportStateNames),
    /** 0 to 100. */
    progress: z.number(),
    requestedAt: instant,
    /** Of a file that is ready; the day after, unless it was asked for again. */
    expiresAt: z.nullable(instant),
    fileName: z.nullable(z.string()),
    /** Of an issued document, e.g. `RPT-1448-06-00218`. */
    number: z.nullable(z.string()),
    /** Of the waqf that it is about; null for a report of all of the person's. */
    waqfId: z.nullable(id),
    /** Whether the person asked for it and may give it to other readers of the waqf. */
    mayShare: z.boolean(),
    /** By which support finds why it failed. */
    reference: z.nullable(z.string()),
  }),
});
export type ExportEnvelope = z.infer<typeof exportEnvelope>;
export type ReportExport = ExportEnvelope['export'];

/** `POST /api/exports/{id}/share`: lets report readers of its waqf fetch the file as long as it is there. */
export const shareExport = z.object({
  readers: z
    .array(z.guid(messageKey('reporting.scheduleReaders')), messageKey('reporting.scheduleReaders'))
    .check(
      z.minLength(1, messageKey('reporting.scheduleReaders')),
      z.maxLength(10, messageKey('reporting.scheduleReaders')),
    ),
});
export type ShareExport = z.infer<typeof shareExport>;
