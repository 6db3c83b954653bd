import type { Backup } from '@waqf/contracts/backups';
import type { BackupRow } from './persistence/backup.repository.js';

const count = (text: string | null): number | null => (text === null ? null : Number(text));

/** A backup as the administrator sees it. */
export function toBackup(row: BackupRow): Backup {
  return {
    id: row.id,
    state: row.state,
    requestedBy: row.requested_name,
    startedAt: row.started_at.toISOString(),
    moment: row.moment?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    phase: row.phase,
    progress: row.progress,
    fileName: row.file_name,
    size: count(row.size),
    rows: count(row.rows),
    entries: count(row.entries),
    files: count(row.files),
    damagedFiles: count(row.damaged_files),
    keyId: row.key_id,
    failure: row.failure,
    trial:
      row.trial === null
        ? null
        : {
            result: row.trial,
            failure: row.trial_failure,
            at: (row.tried_at ?? row.started_at).toISOString(),
            seconds: row.trial_seconds,
          },
  };
}
