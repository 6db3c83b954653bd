import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/index.js';
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
}
