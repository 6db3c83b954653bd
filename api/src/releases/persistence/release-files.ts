import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Environment, SharedFiles } from '../../platform/index.js';
import { builtDenseFormOf, denseFormOf } from '../domain/compressed-forms.js';
import type { BuiltFiles } from './local-builds.js';

/** Where the sets of files are stored in the bucket; the shell's files are stored like a remote with this name. */
const shared = 'releases';
const shell = 'shell';
/** Minimum time in milliseconds between two requests to the bucket for unknown files of the shell. */
const shellAskedEvery = 10_000;

/**
 * Files of versions in `WAQF_DATA/releases/<name>/<version>/`. A folder gets its final name only when it is complete.
 * With a bucket, each version is also one object there, and a machine that lacks it downloads it.
 */
@Injectable()
export class ReleaseFiles {
  private readonly root: string;
  private readonly bringing = new Map<string, Promise<void>>();
  private shellAsked = Number.NEGATIVE_INFINITY;
  /** Sets of the shell's files that were already downloaded. */
  private readonly shellsHere = new Set<string>();

  constructor(
    @Inject(Environment) environment: Environment,
    private readonly sharedFiles: SharedFiles,
  ) {
    this.root = join(environment.dataFolder, 'releases');
  }

  /** Folder of a version; it exists when the version is stored on this machine. */
  folderOf(name: string, version: string): string {
    return join(this.root, name, version);
  }

  has(name: string, version: string): boolean {
    return existsSync(this.folderOf(name, version));
  }

  /** Folder of the shell's files of all versions; file names contain a hash of the content. */
  get shellFolder(): string {
    return join(this.root, 'shell', 'assets');
  }

  /**
   * Stores a version; does nothing when it is already stored. The caller has verified the content against the manifest.
   */
  async store(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await this.share(name, version, files);
    await this.write(name, version, files);
  }

  /** Downloads a version that another machine has stored; does nothing when it is already here or does not exist. */
  bring(name: string, version: string): Promise<void> {
    if (!this.sharedFiles.isShared || this.has(name, version)) return Promise.resolve();
    return this.once(`${name}/${version}`, async () => {
      const files = await this.sharedSet(`${shared}/${name}/${version}`);
      if (files) await this.write(name, version, files);
    });
  }

  /**
   * Downloads the shell's files of other machines: during an update they serve another release, whose pages may be
   * open.
   */
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

  /** Uploads to the bucket what was stored before a bucket was set up. */
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
    const incoming = this.incoming();
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    try {
      await Promise.all([...files].map(([path, bytes]) => writeFile(join(incoming, path), bytes, { flush: true })));
      await mkdir(join(this.root, name), { recursive: true, mode: 0o700 });
      await rename(incoming, folder).catch((error: unknown) => {
        // Another process stored the same version at the same time.
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Adds the shell's files to those of earlier versions, which open pages still request. */
  async storeShell(built: BuiltFiles): Promise<void> {
    if (this.sharedFiles.isShared) {
      const names = createHash('sha256').update(built.paths.toSorted().join('\n'));
      await this.share(shell, names.digest('hex').slice(0, 16), await built.read(built.paths));
    }
    const known = await this.shellPaths();
    const missing = built.paths.filter((path) => !known.has(path));
    await this.addShell(await built.read(missing));
    await this.addDense(this.shellFolder, { ...built, paths: missing });
  }

  /** Takes over the dense forms of files that a build on this machine has made itself. */
  async addDense(folder: string, { folder: from, paths }: BuiltFiles): Promise<void> {
    const copies = paths.map(async (path) => {
      const temporary = this.incoming();
      await copyFile(join(from, builtDenseFormOf(path)), temporary);
      await rename(temporary, denseFormOf(join(folder, path)));
    });
    // Pictures have none; any other that cannot be copied is made at the first request.
    await Promise.allSettled(copies);
  }

  private async shellPaths(): Promise<Set<string>> {
    await mkdir(this.shellFolder, { recursive: true, mode: 0o700 });
    return new Set(await readdir(this.shellFolder));
  }

  private async addShell(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const known = await this.shellPaths();
    await Promise.all(
      [...files]
        .filter(([path]) => !known.has(path))
        .map(async ([path, bytes]) => {
          const temporary = this.incoming();
          await writeFile(temporary, bytes, { flush: true });
          await rename(temporary, join(this.shellFolder, path));
        }),
    );
  }

  /** A path for a file or folder that is not complete yet. */
  private incoming(): string {
    return join(this.root, `incoming-${randomUUID()}`);
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

  /** Concurrent requests for the same thing share one download. */
  private once(what: string, work: () => Promise<void>): Promise<void> {
    const running = this.bringing.get(what) ?? work().finally(() => this.bringing.delete(what));
    this.bringing.set(what, running);
    return running;
  }
}

/** File names are plain: none leads out of its folder. */
const packedFiles = z.record(z.string().check(z.regex(/^[\w-][\w.-]*$/)), z.string());
