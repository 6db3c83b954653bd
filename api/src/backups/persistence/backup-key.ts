import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/index.js';
import { BackupsNoKeyError } from '../backups.errors.js';

/** The key that backups are encrypted with. It is never stored in the folder of the backups. */
@Injectable()
export class BackupKey {
  constructor(@Inject(Environment) private readonly environment: Environment) {}

  /** The file of the key; null when the key is in the environment, or there is none. */
  get path(): string | null {
    const { backupKey, simulators, dataFolder } = this.environment;
    if (backupKey) return 'file' in backupKey ? backupKey.file : null;
    return simulators ? join(dataFolder, 'backup-key') : null;
  }

  /** Whether the platform creates the key itself, beside the documents; only a demo does. */
  get isSelfGenerated(): boolean {
    return this.environment.backupKey === undefined && this.environment.simulators;
  }

  get isThere(): boolean {
    return this.isSelfGenerated || this.environment.backupKey !== undefined;
  }

  /** @throws BackupsNoKeyError (409) when there is no key, or its file does not contain 64 hex digits */
  async read({ make = true } = {}): Promise<Buffer> {
    const { backupKey } = this.environment;
    if (backupKey && 'hex' in backupKey) return Buffer.from(backupKey.hex, 'hex');
    const { path } = this;
    if (path === null) throw new BackupsNoKeyError();
    if (make && this.isSelfGenerated && !existsSync(path)) await this.make(path);
    const text = (await readFile(path, 'utf8').catch(() => '')).trim();
    if (!/^[0-9a-f]{64}$/i.test(text)) throw new BackupsNoKeyError();
    return Buffer.from(text, 'hex');
  }

  private async make(path: string): Promise<void> {
    await mkdir(this.environment.dataFolder, { recursive: true, mode: 0o700 });
    // Another process may create the key at the same time: the first one is kept.
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  }
}
