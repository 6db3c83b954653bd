import { Injectable } from '@nestjs/common';
import type { Release, RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ReleasesNothingBeforeError } from '../releases.errors.js';
import { releaseRolledBack } from '../releases.facts.js';

/** Puts the version before in force again; the one that was becomes the one before. */
@Injectable()
export class RollBackRelease {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403), ReleasesNothingBeforeError (409) */
  async execute(ctx: Ctx, remote: RemoteName): Promise<Release> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.run(ctx, async (ctx) => {
      const entry = await this.releases.lockEntry(ctx, remote);
      if (!entry?.previousVersion) throw new ReleasesNothingBeforeError();
      await this.releases.putInForce(ctx, remote, {
        version: entry.previousVersion,
        previousVersion: entry.version,
        seenBuild: entry.seenBuild,
      });
      await this.facts.record(ctx, releaseRolledBack, { remote, from: entry.version, to: entry.previousVersion });
      const release = (await this.releases.list(ctx)).find(
        (each) => each.remote === remote && each.version === entry.previousVersion,
      );
      if (!release) throw new Error('the version before is not among the releases');
      return release;
    });
  }
}
