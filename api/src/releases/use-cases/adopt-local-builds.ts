import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Contexts } from '../../platform/index.js';
import { type LocalBuild, LocalBuilds } from '../persistence/local-builds.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ShellPage } from '../serving/shell-page.js';
import { StoreRelease } from './store-release.js';

/**
 * At start, puts local builds in force that no earlier start has seen. For a build that was seen, the current state
 * stays: a person may have rolled it back or released another one.
 */
@Injectable()
export class AdoptLocalBuilds implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdoptLocalBuilds.name);

  constructor(
    private readonly contexts: Contexts,
    private readonly builds: LocalBuilds,
    private readonly releases: ReleaseRepository,
    private readonly files: ReleaseFiles,
    private readonly page: ShellPage,
    private readonly storeRelease: StoreRelease,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const shell = await this.builds.shell();
    if (shell) {
      await this.files.storeShell(shell.files);
      this.page.use(shell);
    }
    await this.files.shareAll();
    for (const build of await this.builds.remotes()) await this.adopt(build);
  }

  private async adopt(build: LocalBuild): Promise<void> {
    const { name, version } = build.manifest;
    const ctx = this.contexts.system('releases.adopt');
    const entry = await this.releases.lockEntry(ctx, name);
    const isSeen = entry?.seenBuild === version;
    if (isSeen && this.files.has(name, version)) return;
    const files = await build.files.read(build.files.paths);
    // The files of a build that was seen are stored again when the data folder is new while the database is old.
    if (isSeen) await this.files.store(name, version, files);
    else await this.storeRelease.execute(ctx, { manifest: build.manifest, files }, { seenBuild: version });
    await this.files.addDense(this.files.folderOf(name, version), build.files);
    if (!isSeen) this.logger.log({ remote: name, version }, 'local build in force');
  }
}
