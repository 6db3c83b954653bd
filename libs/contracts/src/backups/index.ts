import * as z from 'zod/mini';
import { backupFrequency } from '../administration/index.js';
import { answered } from '../answered.js';
import { id, instant } from '../wire.js';

/** A trial: the backup was restored into a database of its own and its books were proven there. */
export const backupTrial = z.object({
  result: answered(['running', 'whole', 'broken', 'failed']),
  /** A word of ours, e.g. `no-right`; null for one that went well. */
  failure: z.nullable(z.string()),
  at: instant,
  seconds: z.nullable(z.number()),
});

export const backup = z.object({
  id,
  state: answered(['running', 'ready', 'failed', 'removed']),
  /** Name of the administrator who asked for it; null by schedule. */
  requestedBy: z.nullable(z.string()),
  startedAt: instant,
  /** The one moment of database and documents. */
  moment: z.nullable(instant),
  finishedAt: z.nullable(instant),
  phase: answered(['database', 'files', 'trial']),
  /** Percent. */
  progress: z.number(),
  fileName: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.number()),
  rows: z.nullable(z.number()),
  /** Of the ledger. */
  entries: z.nullable(z.number()),
  files: z.nullable(z.number()),
  /** Documents whose content on the disk is not what was uploaded. */
  damagedFiles: z.nullable(z.number()),
  keyId: z.nullable(z.string()),
  /** `storage-full`, `interrupted`, `no-key`, `unexpected`. */
  failure: z.nullable(z.string()),
  trial: z.nullable(backupTrial),
});
export type Backup = z.infer<typeof backup>;

/** `POST /api/admin/system/backup` (202) */
export const backupEnvelope = z.object({ backup });

/** `GET /api/admin/backups`, newest first */
export const backupList = z.object({
  backups: z.array(backup),
  schedule: z.object({ frequency: answered(backupFrequency.options), nextAt: z.nullable(instant) }),
  retention: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
  /** `id` null: there is no key, and no backup is made. `madeHere`: it lies beside the documents and must be copied. */
  key: z.object({ id: z.nullable(z.string()), path: z.nullable(z.string()), madeHere: z.boolean() }),
  storage: z.object({ usedBytes: z.number(), freeBytes: z.nullable(z.number()) }),
});
export type BackupList = z.infer<typeof backupList>;
