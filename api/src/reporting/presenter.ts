import type { ReportExport } from '@waqf/contracts/exports';
import type { ReportReaders, ReportSchedule } from '@waqf/contracts/reporting';
import type { Person } from '../identity/index.js';
import type { Membership } from '../membership/index.js';
import type { ExportRecord } from './persistence/export.repository.js';
import type { ReportReader } from './use-cases/find-report-readers.js';
import type { ScheduleReader } from './persistence/schedule-reader.repository.js';
import type { Schedule, ScheduleRun } from './persistence/schedule.repository.js';

/** An export in the shape of the API contract, as one person sees it. */
export function toReportExport(record: ExportRecord, userId: string): ReportExport {
  const { waqfId } = exportedOf(record);
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
    waqfId,
    mayShare: waqfId !== null && record.state === 'ready' && record.requestedBy === userId,
    reference: record.reference,
  };
}

/** The data that every fact about an export has in common. */
export const exportedOf = ({ id, report, format, requestedBy, filters }: ExportRecord) => ({
  exportId: id,
  report,
  format,
  personId: requestedBy,
  waqfId: filters.waqfId?.toLowerCase() ?? null,
});

/** Whether the user may end the schedule for everybody: its creator, the founder or an administrator. */
export const mayEnd = (schedule: Schedule, { relations }: Pick<Membership, 'relations'>, userId: string): boolean =>
  schedule.createdBy === userId || relations.some((relation) => relation === 'waqif' || relation === 'admin');

/** A scheduled report in the shape of the API contract, as one person sees it. */
export function toReportSchedule({
  schedule,
  lastRun,
  waqf,
  readers,
  people,
  readBy,
}: {
  schedule: Schedule;
  lastRun: ScheduleRun | null;
  waqf: Membership;
  readers: readonly ScheduleReader[];
  people: ReadonlyMap<string, Person>;
  readBy: string;
}): ReportSchedule {
  const { id, report, format, frequency, calendar, state, createdByName, nextOn } = schedule;
  const isReader = readers.some(({ personId, stoppedAt }) => personId === readBy && stoppedAt === null);
  const acts = [
    ...(mayEnd(schedule, waqf, readBy) ? (['end'] as const) : []),
    ...(isReader ? (['leave'] as const) : []),
  ];
  return {
    id,
    report,
    format,
    frequency,
    calendar,
    state,
    waqf: { id: waqf.waqfId, name: waqf.waqfName },
    createdBy: createdByName,
    nextOn,
    readers: readers.map(({ personId, stoppedAt }) => ({
      id: personId,
      fullName: people.get(personId)?.fullName ?? '',
      getsMail: getsMail(people.get(personId)),
      stopped: stoppedAt !== null,
    })),
    lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
    acts: state === 'active' ? acts : [],
  };
}

/** A reader of reports in the shape of the API contract. */
export const toReportReader = ({ person, role }: ReportReader): ReportReaders['readers'][number] => ({
  id: person.id,
  fullName: person.fullName,
  role: role === 'waqif' || role === 'nazir' ? role : 'admin',
  getsMail: getsMail(person),
});

/** Whether the person receives notices of reports by mail. */
const getsMail = (person: Person | undefined): boolean =>
  person !== undefined &&
  person.email !== null &&
  person.preferences.emailNotifications &&
  person.preferences.reportReady;
