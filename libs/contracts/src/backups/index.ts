import * as z from 'zod/mini';
import { backupFrequency } from '../administration/index.js';
import { answered } from '../answered.js';
import { id, instant } from '../wire.js';
import { backupStates } from './backup-states.js';

export * from './backup-states.js';
export * from './backup-state-labels.js';

/** A trial restore: the backup was restored into a separate database and the books were verified there. */
export const backupTrial = z.object({
  result: answered(['running', 'whole', 'broken', 'failed']),
  /** A code of the platform, e.g. `no-right`; null when the trial succeeded. */
  failure: z.nullable(z.string()),
  at: instant,
  /** Duration; null until the trial has ended. */
  seconds: z.nullable(z.number()),
});

export const backup = z.object({
  id,
  state: answered(backupStates),
  /** Name of the administrator who asked for the backup; null when it was made by schedule. */
  requestedBy: z.nullable(z.string()),
  startedAt: instant,
  /** The point in time that both the database and the documents are saved at; null until the backup is ready. */
  moment: z.nullable(instant),
  /** Null while the backup is running. */
  finishedAt: z.nullable(instant),
  phase: answered(['database', 'files', 'trial']),
  /** In percent, 0 to 100. */
  progress: z.number(),
  /** Null until the backup is ready. */
  fileName: z.nullable(z.string()),
  /** In bytes; null until the backup is ready. */
  size: z.nullable(z.number()),
  /** Number of rows of the database; null until it is known. */
  rows: z.nullable(z.number()),
  /** Number of entries in the ledger; null until it is known. */
  entries: z.nullable(z.number()),
  /** Number of document files; null until it is known. */
  files: z.nullable(z.number()),
  /** Number of documents whose content on disk differs from what was uploaded; null until it is known. */
  damagedFiles: z.nullable(z.number()),
  /** Id of the key that encrypts the backup; null until the backup is ready. */
  keyId: z.nullable(z.string()),
  /** `storage-full`, `interrupted`, `no-key` or `unexpected`; null when the backup did not fail. */
  failure: z.nullable(z.string()),
  /** The latest trial restore; null when there was none. */
  trial: z.nullable(backupTrial),
});
export type Backup = z.infer<typeof backup>;

/** Answer of `POST /api/admin/system/backup` (202). */
export const backupEnvelope = z.object({ backup });

/** Answer of `GET /api/admin/backups`, newest first. */
export const backupList = z.object({
  backups: z.array(backup),
  schedule: z.object({ frequency: answered(backupFrequency.options), nextAt: z.nullable(instant) }),
  retention: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
  /**
   * `id` is null when there is no key; no backup is made then. `madeHere`: the platform created the key and stored it
   * beside the documents, so it must be copied elsewhere.
   */
  key: z.object({ id: z.nullable(z.string()), path: z.nullable(z.string()), madeHere: z.boolean() }),
  storage: z.object({ usedBytes: z.number(), freeBytes: z.nullable(z.number()) }),
});
export type BackupList = z.infer<typeof backupList>;
