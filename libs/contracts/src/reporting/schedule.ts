import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { fiscalCalendars } from '../closing/calendars.js';
import { exportFormats } from '../exports/formats.js';
import { messageKey } from '../messages/message-key.js';
import { formatText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';
import { reportTypes, scheduleFrequencies, waqfReportTypes } from './labels.js';

/** Most people of one schedule. */
export const mostScheduleReaders = 10;

/** `GET /api/waqf/{id}/report-readers`: who may be sent its reports or given a file of one. */
export const reportReaders = z.object({
  readers: z.array(
    z.object({
      id,
      fullName: z.string(),
      role: answered(['waqif', 'nazir', 'admin']),
      /** Has a verified address and wants mail; the others find the report in their notifications. */
      getsMail: z.boolean(),
    }),
  ),
});
export type ReportReaders = z.infer<typeof reportReaders>;

const invalid = messageKey('reporting.schedule');
/** `POST /api/report-schedules`: a report of each whole month, quarter or year once it has ended. */
export const createReportSchedule = z.object({
  waqfId: z.guid(messageKey('waqf.choose')),
  report: z.enum(waqfReportTypes, messageKey('reporting.scheduleReport')),
  format: z.enum(exportFormats, messageKey('field.exportFormat')),
  frequency: z.enum(scheduleFrequencies, messageKey('reporting.scheduleFrequency')),
  calendar: z.enum(fiscalCalendars, messageKey('closing.calendar')),
  /** Ids of report readers of the waqf. */
  readers: z
    .array(z.guid(invalid), messageKey('reporting.scheduleReaders'))
    .check(
      z.minLength(1, messageKey('reporting.scheduleReaders')),
      z.maxLength(mostScheduleReaders, messageKey('reporting.scheduleReaders')),
    ),
});
export type CreateReportSchedule = z.infer<typeof createReportSchedule>;

export const reportSchedule = z.object({
  id,
  report: answered(reportTypes),
  format: answered(exportFormats),
  frequency: answered(scheduleFrequencies),
  calendar: answered(fiscalCalendars),
  state: answered(['active', 'ended']),
  waqf: z.object({ id, name: z.string() }),
  createdBy: z.string(),
  /** When the next one is made: the day after its period. */
  nextOn: day,
  readers: z.array(z.object({ id, fullName: z.string(), getsMail: z.boolean(), stopped: z.boolean() })),
  /** `skipped`: people who may not read the waqf any more. */
  lastRun: z.nullable(z.object({ from: day, to: day, at: instant, sent: z.number(), skipped: z.number() })),
  /** What the person who reads may do with it: end it for all, or stop their own. */
  acts: z.array(answered(['end', 'leave'])),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;
/** The answer of an act on a schedule. */
export const reportScheduleEnvelope = z.object({ schedule: reportSchedule });
/** `GET /api/report-schedules`: of the waqfs in the person's lists, newest first; those that have ended last. */
export const reportScheduleList = z.object({ schedules: z.array(reportSchedule) });

/** `POST /api/report-stops`, for everybody who holds the link of a mail: that person gets this report no more. */
export const stopReport = z.object({
  code: formatText(
    z.string(messageKey('reporting.stopCode')).check(z.regex(/^[\w-]{1,64}$/, messageKey('reporting.stopCode'))),
  ),
});
/** An unknown code has the same shape; a link opened twice says the same again. */
export const stoppedReport = z.object({
  stopped: z.boolean(),
  title: z.nullable(z.object({ ar: z.string(), en: z.string() })),
});
export type StoppedReport = z.infer<typeof stoppedReport>;
