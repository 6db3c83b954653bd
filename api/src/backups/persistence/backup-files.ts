import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { Environment, SharedFiles } from '../../platform/index.js';
import { readHeader, sealing } from '../archive/sealed-file.js';

const ending = '.waqf-backup';

/** A backup that lies in the folder. */
export interface FoundFile {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
  readonly keyId: string;
  readonly at: Date;
}

/**
 * `WAQF_DATA/backups`: one file a backup, mode 0600. A file that has its name is whole. With a bucket each is put there
 * too, for the machines that did not make it.
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

  /** The stream fails with code ENOENT when it is nowhere. */
  read(fileName: string): Readable {
    const isElsewhere = this.shared.isShared && !existsSync(this.pathOf(fileName));
    return isElsewhere ? this.shared.read(`backups/${fileName}`) : createReadStream(this.pathOf(fileName));
  }

  /**
   * Compresses, encrypts and stores. When anything fails, e.g. because the disk is full, nothing stays.
   * @returns the size of the file
   */
  async write(input: {
    id: string;
    fileName: string;
    key: Buffer;
    source: AsyncIterable<Buffer>;
    signal: AbortSignal;
  }): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const temporary = this.pathOf(`incoming-${input.id}`);
    try {
      const file = await open(temporary, 'w', 0o600);
      await pipeline(
        input.source,
        createGzip({ level: 1 }),
        sealing(input.id, input.key),
        file.createWriteStream({ flush: true }),
        { signal: input.signal },
      );
      const { size } = await stat(temporary);
      await this.shared.put(`backups/${input.fileName}`, { file: temporary });
      await rename(temporary, this.pathOf(input.fileName));
      return size;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async remove(fileName: string): Promise<void> {
    await rm(this.pathOf(fileName), { force: true });
    await this.shared.remove(`backups/${fileName}`);
  }

  /** What a killed process has left of this one. */
  async clearUnfinished(id: string): Promise<void> {
    await rm(this.pathOf(`incoming-${id}`), { force: true });
  }

  /** Files whose header is one of ours. */
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
        // No backup of ours: it is left where it is.
      }
    }
    return found;
  }

  /** Bytes that are free for further backups; null where the system does not say. */
  async freeBytes(): Promise<number | null> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return statfs(this.folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  /** e.g. `waqf-2026-11-23T0300-0199b2f0.waqf-backup` */
  nameFor(id: string, at: Date): string {
    return `waqf-${at.toISOString().slice(0, 16).replace(':', '')}-${id.slice(-8)}${ending}`;
  }

  private async names(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }
}
