import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Contexts } from '../../platform/index.js';
import { type LocalBuild, LocalBuilds } from '../persistence/local-builds.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ShellPage } from '../serving/shell-page.js';
import { StoreRelease } from './store-release.js';

/**
 * At boot: what was built beside the API and not seen by an earlier start goes into force. A build that was seen stays
 * as people left it: rolled back, or replaced by a release.
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
    // The files again all the same: the data folder may be a new one on an old database.
    if (entry?.seenBuild === version) return this.files.store(name, version, build.files);
    await this.storeRelease.execute(ctx, build, { seenBuild: version });
    this.logger.log({ remote: name, version }, 'local build in force');
  }
}
