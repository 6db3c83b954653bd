import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { exportedReports, reportTypes } from '../reporting/labels.js';
import { reportQuery } from '../reporting/report.js';
import { id, instant } from '../wire.js';
import { exportedFormats, exportFormats } from './formats.js';

export * from './formats.js';

/** States of an export; its file can be downloaded while it is `ready`. */
export const exportStateNames = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;

/** Body of `POST /api/exports` for a `report`: 202, the file is made afterwards. */
export const exportReport = z.strictObject({
  report: z.enum(reportTypes, messageKey('field.exportInvalid')),
  format: z.enum(exportFormats, messageKey('field.exportFormat')),
  language: z.optional(z.enum(['ar', 'en'], messageKey('field.exportInvalid'))),
  filters: z.optional(reportQuery),
});
export type ExportReport = z.infer<typeof exportReport>;

/**
 * Answer of `GET /api/exports/{id}` and of requesting an export; only for the user who requested it or was given it.
 */
export const exportEnvelope = z.object({
  export: z.object({
    id,
    report: answered(exportedReports),
    format: answered(exportedFormats),
    state: answered(exportStateNames),
    /** In percent, 0 to 100. */
    progress: z.number(),
    requestedAt: instant,
    /** When a ready file is removed: one day later, unless it was requested again; null before it is ready. */
    expiresAt: z.nullable(instant),
    /** Null until the file is ready. */
    fileName: z.nullable(z.string()),
    /** Number of the issued document, e.g. `RPT-1448-06-00218`; null for a file that is not one. */
    number: z.nullable(z.string()),
    /** The waqf that it covers; null for a report on all waqfs of the user. */
    waqfId: z.nullable(id),
    /** Whether the user requested it and may share it with other readers of the waqf. */
    mayShare: z.boolean(),
    /** Reference by which support finds why it failed; null otherwise. */
    reference: z.nullable(z.string()),
  }),
});
export type ExportEnvelope = z.infer<typeof exportEnvelope>;
export type ReportExport = ExportEnvelope['export'];

/**
 * Answer of `GET /api/user/data-copy`: the latest copy of the user's own data, which only they can download; null when
 * they never asked for one. `POST` on the same path makes a new one (202) after a fresh confirmation.
 */
export const dataCopyEnvelope = z.object({ export: z.nullable(exportEnvelope.shape.export) });
export type DataCopyEnvelope = z.infer<typeof dataCopyEnvelope>;

/** Body of `POST /api/exports/{id}/share`: lets report readers of its waqf download the file while it exists. */
export const shareExport = z.object({
  readers: z
    .array(requestId(messageKey('reporting.scheduleReaders')), messageKey('reporting.scheduleReaders'))
    .check(
      z.minLength(1, messageKey('reporting.scheduleReaders')),
      z.maxLength(10, messageKey('reporting.scheduleReaders')),
    ),
});
export type ShareExport = z.infer<typeof shareExport>;
