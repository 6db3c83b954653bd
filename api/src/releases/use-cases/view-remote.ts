import { Injectable } from '@nestjs/common';
import type { ReleaseManifest, RemoteName, RemoteOverview } from '@waqf/contracts/releases';
import { type Ctx, NotFoundError, requireCapability } from '../../platform/index.js';
import { needsOf } from '../domain/needs-of.js';
import { faultPolicy } from '../domain/release-health.js';
import { ReleaseHealthRepository } from '../persistence/release-health.repository.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { RunningVersions } from '../persistence/running-versions.js';
import { toVersionOutThere } from '../presenter.js';
import { ListRemotes } from './list-remotes.js';

const day = 24 * 3_600_000;

/** One remote with the reports from users' pages, by version. */
@Injectable()
export class ViewRemote {
  constructor(
    private readonly listRemotes: ListRemotes,
    private readonly releases: ReleaseRepository,
    private readonly health: ReleaseHealthRepository,
    private readonly running: RunningVersions,
  ) {}

  /** @throws ForbiddenError (403), NotFoundError (404) */
  async execute(ctx: Ctx, name: RemoteName): Promise<RemoteOverview> {
    requireCapability(ctx, 'system.admin');
    const remote = (await this.listRemotes.remotes(ctx)).find((each) => each.name === name);
    const row = (await this.releases.registry(ctx)).find((each) => each.remote === name);
    if (!remote || !row) throw new NotFoundError();
    const shown = row.canary ?? row.current;
    const { perThousand, people, faults } = faultPolicy;
    return {
      remote,
      current: await this.outThere(ctx, row.current),
      canary: row.canary && (await this.outThere(ctx, row.canary)),
      previous: row.previous && (await this.outThere(ctx, row.previous)),
      needs: needsOf(shown, this.running.read()),
      commit: shown.commit ?? null,
      budget: shown.budget ?? null,
      limit: { perThousand, people, faults },
    };
  }

  private async outThere(ctx: Ctx, { name, version }: ReleaseManifest) {
    const since = new Date(ctx.clock.now().getTime() - day);
    return toVersionOutThere(version, {
      slots: await this.health.slots(ctx, name, version, since),
      faults: await this.health.faults(ctx, name, version),
      vitals: await this.health.vitals(ctx, name, version),
    });
  }
}
