import { Injectable } from '@nestjs/common';
import type { Release, ReleaseManifest } from '@waqf/contracts/releases';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { reasonsAgainst } from '../domain/unmet-needs.js';
import { differenceOf } from '../domain/verify-release.js';
import { LocalBuilds } from '../persistence/local-builds.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { RunningVersions } from '../persistence/running-versions.js';
import { ReleasesIncompatibleError, ReleasesManifestError } from '../releases.errors.js';
import { releasePublished } from '../releases.facts.js';

export interface ReleaseInput {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Puts a version of one remote in force. The version before stays: open pages use it, and a roll-back goes there. */
@Injectable()
export class PublishRelease {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly files: ReleaseFiles,
    private readonly builds: LocalBuilds,
    private readonly facts: Facts,
    private readonly running: RunningVersions,
  ) {}

  /**
   * Whoever calls carries the release token: `ReleaseTokenGuard` asked for it before a byte of the files was read.
   * @throws ReleasesManifestError (422), ReleasesIncompatibleError (422); nothing changed then
   */
  async execute(ctx: Ctx, { manifest, files }: ReleaseInput): Promise<Release> {
    const reasons = reasonsAgainst(manifest, this.running.read());
    if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
    // Built in this very checkout: the next start must not take it for something new, or it would undo a roll-back.
    const isLocal = (await this.builds.versionOf(manifest.name)) === manifest.version;
    return this.publish(ctx, { manifest, files }, isLocal ? manifest.version : null);
  }

  /** The same for a build beside the API, which a start puts in force. @param seenBuild null leaves what was seen */
  async publish(ctx: Ctx, { manifest, files }: ReleaseInput, seenBuild: string | null): Promise<Release> {
    const difference = differenceOf(manifest, files);
    if (difference !== null) throw new ReleasesManifestError(difference);
    // Files first: a registry entry never points at what is not there.
    await this.files.store(manifest.name, manifest.version, files);
    await this.transactions.run(ctx, async (ctx) => {
      await this.releases.add(ctx, manifest);
      const entry = await this.releases.lockEntry(ctx, manifest.name);
      const previousVersion = entry?.version === manifest.version ? entry.previousVersion : (entry?.version ?? null);
      await this.releases.putInForce(ctx, manifest.name, {
        version: manifest.version,
        previousVersion,
        seenBuild: seenBuild ?? entry?.seenBuild ?? null,
      });
      const { name: remote, version } = manifest;
      await this.facts.record(ctx, releasePublished, { remote, version, previousVersion });
    });
    const { name: remote, version, contractVersion } = manifest;
    return { remote, version, contractVersion, publishedAt: ctx.clock.now().toISOString(), inForce: true };
  }
}
