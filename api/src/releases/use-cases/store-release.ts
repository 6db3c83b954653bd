import { Injectable } from '@nestjs/common';
import type { CanaryAudience, Release, ReleaseManifest } from '@waqf/contracts/releases';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { outcomeOf, publish } from '../domain/registry-entry.js';
import { differenceOf } from '../domain/verify-release.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ReleasesManifestError, ReleasesRetiredError } from '../releases.errors.js';
import { registryFacts } from '../releases.facts.js';

export interface ReleaseInput {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Stores a version of a remote with its files, and adds it to the registry. */
@Injectable()
export class StoreRelease {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly files: ReleaseFiles,
    private readonly facts: Facts,
  ) {}

  /**
   * Stores files and registry entry: in force at once, or stored only. The caller has checked who releases.
   * @param how seenBuild: null keeps the stored value; by: name of the token, if one was used
   */
  async execute(
    ctx: Ctx,
    { manifest, files }: ReleaseInput,
    how: { seenBuild: string | null; audience?: CanaryAudience | null; by?: string | null; storedOnly?: boolean },
  ): Promise<Release> {
    const difference = differenceOf(manifest, files);
    if (difference !== null) throw new ReleasesManifestError(difference);
    const { name: remote, version, contractVersion } = manifest;
    // Files first, so that a registry entry never points to missing files.
    await this.files.store(remote, version, files);
    const done = await this.transactions.run(ctx, async (ctx) => {
      await this.releases.add(ctx, manifest);
      const known = await this.releases.lockEntry(ctx, remote);
      // An administrator took the remote out of service: a team's token cannot bring it back.
      if (known?.isRetired && how.by) throw new ReleasesRetiredError();
      const { audience = null, storedOnly = false } = how;
      const step = publish(known, version, { audience, now: ctx.clock.now(), storedOnly });
      const { entry, change } = step;
      const seenBuild = how.seenBuild ?? known?.seenBuild ?? null;
      const by = how.by ?? null;
      await this.releases.put(ctx, remote, { ...entry, seenBuild }, change, { by });
      const { act, ...changed } = change;
      await this.facts.record(ctx, registryFacts[act], { remote, ...changed, by, requestedBy: null });
      return { inForce: entry.version === version, outcome: outcomeOf(known, step) };
    });
    return { remote, version, contractVersion, publishedAt: ctx.clock.now().toISOString(), ...done };
  }
}
