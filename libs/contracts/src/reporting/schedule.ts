import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { fiscalCalendars } from '../closing/calendars.js';
import { exportFormats } from '../exports/formats.js';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';
import { formatText } from '../text-rules/index.js';
import { day, id, instant } from '../wire.js';
import { reportTypes, scheduleFrequencies, waqfReportTypes } from './labels.js';

/** Most readers of one schedule. */
export const mostScheduleReaders = 10;

/** Answer of `GET /api/waqf/{id}/report-readers`: the users who may be sent its reports or be given a report file. */
export const reportReaders = z.object({
  readers: z.array(
    z.object({
      id,
      fullName: z.string(),
      role: answered(['waqif', 'nazir', 'admin']),
      /** Whether the user has a verified address and wants e-mail; others find the report in their notifications. */
      getsMail: z.boolean(),
    }),
  ),
});
export type ReportReaders = z.infer<typeof reportReaders>;

const invalid = messageKey('reporting.schedule');
/** Body of `POST /api/report-schedules`: a report of each whole month, quarter or year, made after it has ended. */
export const createReportSchedule = z.object({
  waqfId: requestId(messageKey('waqf.choose')),
  report: z.enum(waqfReportTypes, messageKey('reporting.scheduleReport')),
  format: z.enum(exportFormats, messageKey('field.exportFormat')),
  frequency: z.enum(scheduleFrequencies, messageKey('reporting.scheduleFrequency')),
  calendar: z.enum(fiscalCalendars, messageKey('closing.calendar')),
  /** User ids of report readers of the waqf. */
  readers: z
    .array(requestId(invalid), messageKey('reporting.scheduleReaders'))
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
  /** The day on which the next report is made: the day after its period ends. */
  nextOn: day,
  readers: z.array(z.object({ id, fullName: z.string(), getsMail: z.boolean(), stopped: z.boolean() })),
  /** The latest run, null before the first; `skipped` is the number of users who may no longer read the waqf. */
  lastRun: z.nullable(z.object({ from: day, to: day, at: instant, sent: z.number(), skipped: z.number() })),
  /** What the reader may do with it: end it for everybody, or stop receiving it. */
  acts: z.array(answered(['end', 'leave'])),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;
/** The answer to every act on a schedule. */
export const reportScheduleEnvelope = z.object({ schedule: reportSchedule });
/** Answer of `GET /api/report-schedules`: schedules in the user's waqfs, newest first; ended ones last. */
export const reportScheduleList = z.object({ schedules: z.array(reportSchedule) });

/**
 * Body of `POST /api/report-stops`, for anybody with the link from a mail: the recipient no longer gets this report.
 */
export const stopReport = z.object({
  code: formatText(
    z.string(messageKey('reporting.stopCode')).check(z.regex(/^[\w-]{1,64}$/, messageKey('reporting.stopCode'))),
  ),
});
/** An unknown code gets an answer of the same shape; opening a link twice gets the same answer. */
export const stoppedReport = z.object({
  stopped: z.boolean(),
  title: z.nullable(z.object({ ar: z.string(), en: z.string() })),
});
export type StoppedReport = z.infer<typeof stoppedReport>;
