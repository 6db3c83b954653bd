import { Injectable } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { type Ctx, oneOf, stateOf, orNull, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { ArchiveFigures } from '../archive/frames.js';
import { backupStates } from '../domain/backup-states.js';

const trials = ['running', 'whole', 'broken', 'failed'] as const;
export type Trial = (typeof trials)[number];

const backupRow = rowOf({
  id: 'uuid',
  state: stateOf(backupStates),
  requested_by: 'uuid?',
  requested_name: 'text?',
  started_at: 'timestamptz',
  moment: 'timestamptz?',
  finished_at: 'timestamptz?',
  phase: oneOf(['database', 'files', 'trial']),
  progress: 'int4',
  file_name: 'text?',
  size: 'int8?',
  tables: 'int4?',
  rows: 'int8?',
  entries: 'int8?',
  files: 'int8?',
  damaged_files: 'int8?',
  key_id: 'text?',
  failure: 'text?',
  trial: orNull(oneOf(trials)),
  trial_failure: 'text?',
  tried_at: 'timestamptz?',
  trial_seconds: 'int4?',
});
export type BackupRow = RowOf<typeof backupRow>;

const columns = `id, state, requested_by, requested_name, started_at, moment, finished_at, phase, progress, file_name,
  size, tables, rows, entries, files, damaged_files, key_id, failure, trial, trial_failure, tried_at, trial_seconds`;

const addBackup = sql({
  name: 'backups.add-backup',
  text: `INSERT INTO backups.backup (id, state, requested_by, requested_name, started_at, seen_at, reference)
         VALUES ($1, 'running', $2, $3, $4, now(), $5) ON CONFLICT ((true)) WHERE state = 'running' DO NOTHING`,
});
const adoptBackup = sql({
  name: 'backups.adopt-backup',
  text: `INSERT INTO backups.backup (id, state, started_at, seen_at, moment, finished_at, phase, progress, file_name,
           size, key_id)
         VALUES ($1, 'ready', $2, now(), $2, $2, 'files', 100, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
});
const findBackup = sql({
  name: 'backups.find-backup',
  text: `SELECT ${columns} FROM backups.backup WHERE id = $1`,
  row: backupRow,
});
const listBackups = sql({
  name: 'backups.list-backups',
  text: `SELECT ${columns} FROM backups.backup ORDER BY started_at DESC LIMIT $1`,
  row: backupRow,
});
const listStored = sql({
  name: 'backups.list-stored-backups',
  text: `SELECT id, moment, file_name FROM backups.backup
         WHERE state = 'ready' AND moment IS NOT NULL AND file_name IS NOT NULL`,
  row: { id: 'uuid', moment: 'timestamptz?', file_name: 'text?' },
});
const advanceBackup = sql({
  name: 'backups.advance-backup',
  text: `UPDATE backups.backup SET seen_at = now(), phase = $2, progress = greatest(progress, $3)
         WHERE id = $1 AND state = 'running'`,
});
const finishBackup = sql({
  name: 'backups.finish-backup',
  text: `UPDATE backups.backup SET state = 'ready', progress = 100, finished_at = $2, moment = $3, file_name = $4,
           size = $5, tables = $6, rows = $7, entries = $8, files = $9, damaged_files = $10, key_id = $11
         WHERE id = $1 AND state = 'running'`,
});
const failBackup = sql({
  name: 'backups.fail-backup',
  text: `UPDATE backups.backup SET state = 'failed', finished_at = $2, failure = $3
         WHERE id = $1 AND state = 'running'`,
});
const findAbandoned = sql({
  name: 'backups.find-abandoned-backups',
  text: `SELECT id FROM backups.backup WHERE state = 'running' AND seen_at < now() - interval '2 minutes'`,
  row: { id: 'uuid' },
});
const beginTrial = sql({
  name: 'backups.begin-trial',
  text: `UPDATE backups.backup SET trial = 'running', tried_at = $2, phase = 'trial', seen_at = now()
         WHERE id = $1 AND state = 'ready'`,
});
const endTrial = sql({
  name: 'backups.end-trial',
  text: `UPDATE backups.backup SET trial = $2, trial_failure = $3, tried_at = $4, trial_seconds = $5 WHERE id = $1`,
});
const dropTrials = sql({
  name: 'backups.drop-abandoned-trials',
  text: `UPDATE backups.backup SET trial = 'failed', trial_failure = 'interrupted'
         WHERE trial = 'running' AND seen_at < now() - interval '2 minutes'`,
});
const noteAlive = sql({
  name: 'backups.note-alive',
  text: `UPDATE backups.backup SET seen_at = now() WHERE id = $1 AND (state = 'running' OR trial = 'running')`,
});
const removeBackup = sql({
  name: 'backups.remove-backup',
  text: `UPDATE backups.backup SET state = 'removed' WHERE id = $1 AND state = 'ready'`,
});

/** The backups of this machine. */
@Injectable()
export class BackupRepository {
  /** @returns false while another backup is being made */
  async add(ctx: Ctx, id: string, by: { userId: string; fullName: string } | null): Promise<boolean> {
    const values = [id, by?.userId ?? null, by?.fullName ?? null, ctx.clock.now(), ctx.reference];
    return (await addBackup.run(ctx, values)) === 1;
  }

  /** Adds a file that is in the folder but not in the table, which happens after a restore. */
  async adopt(ctx: Ctx, file: { id: string; at: Date; fileName: string; size: number; keyId: string }): Promise<void> {
    await adoptBackup.run(ctx, [file.id, file.at, file.fileName, file.size, file.keyId]);
  }

  find(ctx: Ctx, id: string): Promise<BackupRow | undefined> {
    return findBackup.first(ctx, [id]);
  }

  list(ctx: Ctx, most: number): Promise<BackupRow[]> {
    return listBackups.rows(ctx, [most]);
  }

  async stored(ctx: Ctx): Promise<{ id: string; moment: Date; fileName: string }[]> {
    return (await listStored.rows(ctx)).flatMap(({ id, moment, file_name: fileName }) =>
      moment && fileName !== null ? [{ id, moment, fileName }] : [],
    );
  }

  async advance(ctx: Ctx, id: string, phase: 'database' | 'files', percent: number): Promise<void> {
    await advanceBackup.run(ctx, [id, phase, rounded(percent)]);
  }

  async finish(
    ctx: Ctx,
    id: string,
    made: { moment: Date; fileName: string; size: number; keyId: string; figures: ArchiveFigures },
  ): Promise<boolean> {
    const { tables, rows, entries, files, damaged } = made.figures;
    const values = [id, ctx.clock.now(), made.moment, made.fileName, made.size, tables, rows, entries, files, damaged];
    return (await finishBackup.run(ctx, [...values, made.keyId])) === 1;
  }

  async fail(ctx: Ctx, id: string, failure: string): Promise<boolean> {
    return (await failBackup.run(ctx, [id, ctx.clock.now(), failure])) === 1;
  }

  /** Ids of unfinished backups whose process was killed. */
  async abandoned(ctx: Ctx): Promise<string[]> {
    return (await findAbandoned.rows(ctx)).map(({ id }) => id);
  }

  async beginTrial(ctx: Ctx, id: string): Promise<boolean> {
    return (await beginTrial.run(ctx, [id, ctx.clock.now()])) === 1;
  }

  async endTrial(ctx: Ctx, id: string, trial: Trial, failure: string | null, seconds: number): Promise<void> {
    await endTrial.run(ctx, [id, trial, failure, ctx.clock.now(), seconds]);
  }

  /** Notes that this process still works on the backup; one that has not been noted for two minutes was abandoned. */
  async noteAlive(ctx: Ctx, id: string): Promise<void> {
    await noteAlive.run(ctx, [id]);
  }

  /** Ends trials whose process was killed. */
  async dropAbandonedTrials(ctx: Ctx): Promise<void> {
    await dropTrials.run(ctx, []);
  }

  async remove(ctx: Ctx, id: string): Promise<boolean> {
    return (await removeBackup.run(ctx, [id])) === 1;
  }
}
