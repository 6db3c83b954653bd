import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Environment, SharedFiles } from '../../platform/index.js';
import { readHeader } from '../archive/encrypted-file.js';

const ending = '.waqf-backup';

/** A backup file in the folder. */
export interface FoundFile {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
  readonly keyId: string;
  readonly at: Date;
}

/**
 * The folder `WAQF_DATA/backups`: one file per backup, mode 0600. A file gets its final name only when it is complete.
 * With a bucket, each file is also stored there, for the machines that did not make it.
 */
@Injectable()
export class BackupFiles {
  private readonly folder: string;

  constructor(
    @Inject(Environment) environment: Environment,
    private readonly shared: SharedFiles,
  ) {
    this.folder = join(environment.dataFolder, 'backups');
  }

  pathOf(fileName: string): string {
    return join(this.folder, fileName);
  }

  /** The stream fails with code ENOENT when the file exists neither here nor in the bucket. */
  read(fileName: string): Readable {
    const isElsewhere = this.shared.isShared && !existsSync(this.pathOf(fileName));
    return isElsewhere ? this.shared.read(`backups/${fileName}`) : createReadStream(this.pathOf(fileName));
  }

  /**
   * Writes a file under a temporary name, then renames it. When anything fails, e.g. because the disk is full, nothing
   * is left behind.
   * @returns the result of `writing`, and the size of the file
   */
  async write<Written>(
    id: string,
    fileName: string,
    writing: (path: string) => Promise<Written>,
  ): Promise<{ written: Written; size: number }> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const temporary = this.unfinished(id);
    try {
      const written = await writing(temporary);
      const { size } = await stat(temporary);
      await this.shared.put(`backups/${fileName}`, { file: temporary });
      await rename(temporary, this.pathOf(fileName));
      return { written, size };
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async remove(fileName: string): Promise<void> {
    await rm(this.pathOf(fileName), { force: true });
    await this.shared.remove(`backups/${fileName}`);
  }

  /** Removes what a killed process has left of this backup. */
  async clearUnfinished(id: string): Promise<void> {
    await rm(this.unfinished(id), { force: true });
  }

  /** The files in the folder that have the header of a backup. */
  async list(): Promise<FoundFile[]> {
    const found: FoundFile[] = [];
    for (const fileName of await this.names()) {
      if (!fileName.endsWith(ending)) continue;
      const path = this.pathOf(fileName);
      try {
        const { header } = await readHeader(path);
        const { size, mtime } = await stat(path);
        found.push({ id: header.id, fileName, size, keyId: header.keyId, at: mtime });
      } catch {
        // The file is not a backup of ours: it is left alone.
      }
    }
    return found;
  }

  /** Free bytes for further backups; null when the system does not report it. */
  async freeBytes(): Promise<number | null> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return statfs(this.folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  /** For example `waqf-2026-11-23T0300-0199b2f0.waqf-backup`. */
  nameFor(id: string, at: Date): string {
    return `waqf-${at.toISOString().slice(0, 16).replace(':', '')}-${id.slice(-8)}${ending}`;
  }

  private unfinished(id: string): string {
    return this.pathOf(`incoming-${id}`);
  }

  private async names(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }
}
