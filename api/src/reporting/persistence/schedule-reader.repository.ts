import { Injectable } from '@nestjs/common';
import type { Role } from '@waqf/contracts/identity';
import { type Ctx, oneOf, sql } from '../../platform/index.js';

/** A person who receives a scheduled report. */
export interface ScheduleReader {
  readonly scheduleId: string;
  readonly personId: string;
  /** The role in which the report is read for this person. */
  readonly role: Role;
  readonly stopCode: string;
  readonly stoppedAt: Date | null;
}

const row = {
  scheduleId: 'uuid',
  personId: 'uuid',
  role: oneOf(['waqif', 'nazir', 'admin']),
  stopCode: 'text',
  stoppedAt: 'timestamptz?',
} as const;
const columns = `r.schedule_id AS "scheduleId", r.person_id AS "personId", r.role, r.stop_code AS "stopCode",
  r.stopped_at AS "stoppedAt"`;

const addReaders = sql({
  name: 'reporting.add-schedule-readers',
  text: `INSERT INTO reporting.schedule_reader (schedule_id, person_id, role, stop_code)
         SELECT $1, added.* FROM unnest($2::uuid[], $3::text[], $4::text[]) AS added`,
});
const listReaders = sql({
  name: 'reporting.list-schedule-readers',
  text: `SELECT ${columns} FROM reporting.schedule_reader r WHERE r.schedule_id = ANY ($1::uuid[])
         ORDER BY r.schedule_id, r.person_id`,
  row,
});
const findByCode = sql({
  name: 'reporting.find-schedule-reader-by-code',
  text: `SELECT ${columns} FROM reporting.schedule_reader r WHERE r.stop_code = $1`,
  row,
});
const ofExports = sql({
  name: 'reporting.find-readers-of-exports',
  text: `SELECT e.id AS "exportId", ${columns} FROM reporting.export e
         JOIN reporting.schedule_reader r ON r.schedule_id = e.schedule_id AND r.person_id = e.requested_by
         WHERE e.id = ANY ($1::uuid[])`,
  row: { exportId: 'uuid', ...row },
});
const stopReader = sql({
  name: 'reporting.stop-schedule-reader',
  text: `UPDATE reporting.schedule_reader SET stopped_at = $3
         WHERE schedule_id = $1 AND person_id = $2 AND stopped_at IS NULL`,
});

/** The table `reporting.schedule_reader`. */
@Injectable()
export class ScheduleReaderRepository {
  async add(
    ctx: Ctx,
    scheduleId: string,
    readers: readonly Pick<ScheduleReader, 'personId' | 'role' | 'stopCode'>[],
  ): Promise<void> {
    await addReaders.run(ctx, [
      scheduleId,
      readers.map(({ personId }) => personId),
      readers.map(({ role }) => role),
      readers.map(({ stopCode }) => stopCode),
    ]);
  }

  of(ctx: Ctx, scheduleIds: readonly string[]): Promise<ScheduleReader[]> {
    return listReaders.rows(ctx, [scheduleIds]);
  }

  byCode(ctx: Ctx, code: string): Promise<ScheduleReader | undefined> {
    return findByCode.first(ctx, [code]);
  }

  /** The readers of exports that a schedule requested, by export id. */
  async ofExports(ctx: Ctx, exportIds: readonly string[]): Promise<Map<string, ScheduleReader>> {
    const rows = await ofExports.rows(ctx, [exportIds]);
    return new Map(rows.map(({ exportId, ...reader }) => [exportId, reader]));
  }

  /** False when the person has already stopped it. */
  async stop(ctx: Ctx, { scheduleId, personId }: Pick<ScheduleReader, 'scheduleId' | 'personId'>): Promise<boolean> {
    return (await stopReader.run(ctx, [scheduleId, personId, ctx.clock.now()])) === 1;
  }
}
