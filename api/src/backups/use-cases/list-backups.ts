import { Injectable } from '@nestjs/common';
import type { BackupList } from '@waqf/contracts/backups';
import { type Ctx, requireCapability, Settings } from '../../platform/index.js';
import { keyIdOf } from '../archive/encrypted-file.js';
import { nextDue, retention } from '../domain/schedule.js';
import { BackupStore } from '../persistence/backup-store.js';
import { toBackup } from '../presenter.js';

const most = 100;

/** The backups of this machine, newest first, with schedule, key and free space. */
@Injectable()
export class ListBackups {
  constructor(
    private readonly store: BackupStore,
    private readonly settings: Settings,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx): Promise<BackupList> {
    requireCapability(ctx, 'system.admin');
    const { rows, files, key } = this.store;
    const [found, { backupFrequency }, freeBytes] = await Promise.all([
      rows.list(ctx, most),
      this.settings.read(ctx),
      files.freeBytes(),
    ]);
    const bytes = key.isThere ? await key.read().catch(() => null) : null;
    return {
      backups: found.map(toBackup),
      schedule: {
        frequency: backupFrequency,
        nextAt: bytes ? nextDue(ctx.clock.now(), backupFrequency).toISOString() : null,
      },
      retention,
      key: { id: bytes && keyIdOf(bytes), path: key.path, madeHere: key.isSelfGenerated },
      storage: {
        usedBytes: found.reduce((sum, { state, size }) => sum + (state === 'ready' ? Number(size ?? 0) : 0), 0),
        freeBytes,
      },
    };
  }
}
