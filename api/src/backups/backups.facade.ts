import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import { BackupRepository } from './persistence/backup.repository.js';

const most = 1000;

/** Backups as other contexts see them. */
@Injectable()
export class BackupsFacade {
  constructor(private readonly backups: BackupRepository) {}

  /** The number of backups on this machine, and their total size in bytes. */
  async usage(ctx: Ctx): Promise<{ count: number; bytes: number }> {
    const ready = (await this.backups.list(ctx, most)).filter(({ state }) => state === 'ready');
    return { count: ready.length, bytes: ready.reduce((sum, { size }) => sum + Number(size ?? 0), 0) };
  }
}
