import { Injectable } from '@nestjs/common';
import { type Ctx, isUuid, Transactions } from '../../platform/index.js';
import { BackupsNotFoundError } from '../backups.errors.js';
import { BackupFiles } from './backup-files.js';
import { BackupKey } from './backup-key.js';
import { BackupRepository } from './backup.repository.js';

/** The parts of a backup on this machine: its row, its file and its key. */
@Injectable()
export class BackupStore {
  constructor(
    readonly transactions: Transactions,
    readonly rows: BackupRepository,
    readonly files: BackupFiles,
    readonly key: BackupKey,
  ) {}

  /** The file of a finished backup. @throws BackupsNotFoundError (404) */
  async ready(ctx: Ctx, id: string): Promise<{ fileName: string; size: number }> {
    const row = isUuid(id) ? await this.rows.find(ctx, id) : undefined;
    if (row?.state !== 'ready' || row.file_name === null) throw new BackupsNotFoundError();
    return { fileName: row.file_name, size: Number(row.size) };
  }
}
