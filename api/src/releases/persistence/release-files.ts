import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/index.js';

/** Files of versions under `WAQF_DATA/releases/<name>/<version>/`. A folder that has its name is whole. */
@Injectable()
export class ReleaseFiles {
  private readonly root: string;

  constructor(@Inject(Environment) environment: Environment) {
    this.root = join(environment.dataFolder, 'releases');
  }

  /** Folder of a version; it exists when the version was stored. */
  folderOf(name: string, version: string): string {
    return join(this.root, name, version);
  }

  /** Folder of the shell's files of all versions; their names carry their content. */
  get shellFolder(): string {
    return join(this.root, 'shell', 'assets');
  }

  /** Writes a version; nothing happens when it is there. The content was verified against the manifest before. */
  async store(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const folder = this.folderOf(name, version);
    if (existsSync(folder)) return;
    const incoming = join(this.root, `incoming-${randomUUID()}`);
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    try {
      await Promise.all([...files].map(([path, bytes]) => writeFile(join(incoming, path), bytes, { flush: true })));
      await mkdir(join(this.root, name), { recursive: true, mode: 0o700 });
      await rename(incoming, folder).catch((error: unknown) => {
        // Another process stored the same version at the same moment.
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Adds the shell's files to those of earlier versions, which open pages still ask for. */
  async storeShell(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await mkdir(this.shellFolder, { recursive: true, mode: 0o700 });
    const known = new Set(await readdir(this.shellFolder));
    await Promise.all(
      [...files]
        .filter(([path]) => !known.has(path))
        .map(async ([path, bytes]) => {
          const temporary = join(this.root, `incoming-${randomUUID()}`);
          await writeFile(temporary, bytes, { flush: true });
          await rename(temporary, join(this.shellFolder, path));
        }),
    );
  }
}
