import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import {
  type PlatformVersions,
  type ReleaseManifest,
  type RemoteName,
  releaseManifest,
  remoteName,
} from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import type { ShellParts } from '../domain/boot-element.js';
import { type DrawnPages, drawnPages } from '../domain/drawn-pages.js';

/** The folder that contains api, shell and the remotes; the same for code in `src` and in `dist`. */
const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Files of a build. They are read only when they are needed: at most starts they are stored already. */
export interface BuiltFiles {
  /** Absolute path. */
  readonly folder: string;
  readonly paths: readonly string[];
  /** The content of some of `paths`. */
  read(paths: readonly string[]): Promise<Map<string, Uint8Array>>;
}

export interface LocalBuild {
  readonly manifest: ReleaseManifest;
  readonly files: BuiltFiles;
}

export interface ShellBuild {
  readonly page: string;
  readonly files: BuiltFiles;
  readonly offers: Omit<PlatformVersions, 'api'>;
  readonly parts: ShellParts;
  /** Null when the build prerendered no pages. */
  readonly pages: DrawnPages | null;
}

const shellManifest = z.object({
  contractVersion: z.number(),
  offers: z.object({ kit: z.string(), platformWeb: z.string() }),
  /** Missing in older builds. */
  parts: z.optional(z.record(z.string(), z.array(z.string()))),
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
});

/**
 * The builds that are on disk with the API: `mf-*` and `shell`, each in its `dist`. Projects without a build are
 * absent.
 */
@Injectable()
export class LocalBuilds {
  async remotes(): Promise<LocalBuild[]> {
    const names = (await readdir(repository)).filter((name) => z.safeParse(remoteName, name).success).sort();
    const builds = await Promise.all(names.map((name) => this.remote(name)));
    return builds.filter((build) => build !== null);
  }

  /** The shell's page, its other files and the versions that it offers to remotes; null when the shell is not built. */
  async shell(): Promise<ShellBuild | null> {
    const folder = join(repository, 'shell', 'dist');
    const text = await readOrNull(join(folder, 'manifest.json'));
    if (text === null) return null;
    const { files, contractVersion, offers, parts = {} } = z.parse(shellManifest, JSON.parse(text));
    const integrity = new Map(files.map((file) => [file.path, file.integrity]));
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const pages = await readOrNull(join(folder, 'pages.json'));
    return {
      page,
      pages: pages === null ? null : z.parse(drawnPages, JSON.parse(pages)),
      offers: { contract: contractVersion, kit: offers.kit, platformWeb: offers.platformWeb },
      parts: Object.fromEntries(
        Object.entries(parts).map(([part, paths]) => [
          part,
          Object.fromEntries(paths.map((path) => [`/assets/${path}`, integrity.get(path) ?? ''])),
        ]),
      ),
      files: builtFiles(
        folder,
        files.map(({ path }) => path).filter((path) => path !== 'index.html'),
      ),
    };
  }

  /** The version of the local build on disk now; null when there is none. */
  async versionOf(name: RemoteName): Promise<string | null> {
    const text = await readOrNull(join(repository, name, 'dist', 'manifest.json'));
    return text === null ? null : z.parse(releaseManifest, JSON.parse(text)).version;
  }

  private async remote(name: RemoteName): Promise<LocalBuild | null> {
    const folder = join(repository, name, 'dist');
    const text = await readOrNull(join(folder, 'manifest.json'));
    if (text === null) return null;
    const manifest = z.parse(releaseManifest, JSON.parse(text));
    const paths = manifest.files.map(({ path }) => path);
    return { manifest, files: builtFiles(folder, paths) };
  }
}

function builtFiles(folder: string, paths: readonly string[]): BuiltFiles {
  return { folder, paths, read: (wanted) => readAll(folder, wanted) };
}

async function readAll(folder: string, paths: readonly string[]): Promise<Map<string, Uint8Array>> {
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

async function readOrNull(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
