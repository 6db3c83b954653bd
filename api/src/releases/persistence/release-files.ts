import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Environment, SharedFiles } from '../../platform/index.js';

/** Where the sets of files stand in the bucket; the shell's as a remote of this name. */
const shared = 'releases';
const shell = 'shell';
/** Milliseconds in which the bucket is asked once for files of the shell that nobody here knows. */
const shellAskedEvery = 10_000;

/**
 * Files of versions under `WAQF_DATA/releases/<name>/<version>/`. A folder that has its name is whole. With a bucket
 * each version is one object there, and a machine that lacks it brings it from there.
 */
@Injectable()
export class ReleaseFiles {
  private readonly root: string;
  private readonly bringing = new Map<string, Promise<void>>();
  private shellAsked = Number.NEGATIVE_INFINITY;
  /** Sets of the shell's files that were brought already. */
  private readonly shellsHere = new Set<string>();

  constructor(
    @Inject(Environment) environment: Environment,
    private readonly sharedFiles: SharedFiles,
  ) {
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
    await this.share(name, version, files);
    await this.write(name, version, files);
  }

  /** Brings a version that another machine has stored; nothing happens when it is here, or nowhere. */
  bring(name: string, version: string): Promise<void> {
    if (!this.sharedFiles.isShared || existsSync(this.folderOf(name, version))) return Promise.resolve();
    return this.once(`${name}/${version}`, async () => {
      const files = await this.sharedSet(`${shared}/${name}/${version}`);
      if (files) await this.write(name, version, files);
    });
  }

  /** Brings the files of shells that other machines serve: of a release beside this one, whose pages are open. */
  async bringShell(): Promise<void> {
    const isRunning = this.bringing.has(shell);
    if (!this.sharedFiles.isShared || (!isRunning && performance.now() - this.shellAsked < shellAskedEvery)) return;
    await this.once(shell, async () => {
      this.shellAsked = performance.now();
      for (const path of await this.sharedFiles.list(`${shared}/${shell}`)) {
        const files = this.shellsHere.has(path) ? null : await this.sharedSet(path);
        if (files) await this.addShell(files);
        this.shellsHere.add(path);
      }
    });
  }

  /** Puts into the bucket what was stored before there was one. */
  async shareAll(): Promise<void> {
    if (!this.sharedFiles.isShared) return;
    const known = new Set(await this.sharedFiles.list(shared));
    for (const name of (await readdir(this.root).catch(() => [])).filter((one) => one.startsWith('mf-'))) {
      for (const version of await readdir(join(this.root, name))) {
        if (known.has(`${shared}/${name}/${version}`)) continue;
        const folder = this.folderOf(name, version);
        const files = (await readdir(folder)).filter((file) => !file.endsWith('.br'));
        const read = files.map(async (file) => [file, await readFile(join(folder, file))] as const);
        await this.share(name, version, new Map(await Promise.all(read)));
      }
    }
  }

  private async write(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
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
    const names = createHash('sha256').update([...files.keys()].toSorted().join('\n'));
    await this.share(shell, names.digest('hex').slice(0, 16), files);
    await this.addShell(files);
  }

  private async addShell(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
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

  private async share(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const path = `${shared}/${name}/${version}`;
    if (!this.sharedFiles.isShared || (await this.sharedFiles.list(`${shared}/${name}`)).includes(path)) return;
    const packed = Object.fromEntries([...files].map(([file, bytes]) => [file, Buffer.from(bytes).toString('base64')]));
    await this.sharedFiles.put(path, { bytes: gzipSync(JSON.stringify(packed)) });
  }

  private async sharedSet(path: string): Promise<Map<string, Uint8Array> | null> {
    const bytes = await this.sharedFiles.get(path);
    if (bytes === null) return null;
    const packed = packedFiles.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
    return new Map(Object.entries(packed).map(([file, text]) => [file, Buffer.from(text, 'base64')]));
  }

  /** Requests that want the same thing at once bring it once. */
  private once(what: string, work: () => Promise<void>): Promise<void> {
    const running = this.bringing.get(what) ?? work().finally(() => this.bringing.delete(what));
    this.bringing.set(what, running);
    return running;
  }
}

/** File names are plain: none leads out of its folder. */
const packedFiles = z.record(z.string().check(z.regex(/^[\w-][\w.-]*$/)), z.string());
