import { Injectable } from '@nestjs/common';
import type { ReleaseManifest, RemoteName } from '@waqf/contracts/releases';
import type { Ctx } from '../../../platform/index.js';
import { promotionLockedUntil, quietMs } from '../../domain/release-health.js';
import { reasonsAgainst } from '../../domain/unmet-needs.js';
import { ReleaseHealthRepository } from '../../persistence/release-health.repository.js';
import { RunningVersions } from '../../persistence/running-versions.js';
import { ReleasesIncompatibleError, ReleasesPromotionLockedError } from '../../releases.errors.js';

/** The checks that stop a version from being served or promoted to everybody. */
@Injectable()
export class ReleaseGate {
  constructor(
    private readonly running: RunningVersions,
    private readonly health: ReleaseHealthRepository,
  ) {}

  /** @throws ReleasesIncompatibleError (422), which lists the unmet needs */
  requireFit(manifest: ReleaseManifest): void {
    const reasons = reasonsAgainst(manifest, this.running.read());
    if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
  }

  /** When a version may be promoted to everybody; null when it may be promoted now. */
  async lockedUntil(ctx: Ctx, remote: RemoteName, version: string): Promise<Date | null> {
    const since = new Date(ctx.clock.now().getTime() - quietMs);
    const slots = await this.health.slots(ctx, remote, version, since);
    const until = promotionLockedUntil(slots, await this.health.people(ctx, remote, version, since));
    return until && until > ctx.clock.now() ? until : null;
  }

  /** @throws ReleasesPromotionLockedError (409) when the version may not be promoted to everybody at that moment */
  async requireQuiet(ctx: Ctx, remote: RemoteName, version: string, at: Date): Promise<void> {
    const until = await this.lockedUntil(ctx, remote, version);
    if (until && at < until) throw new ReleasesPromotionLockedError(until);
  }
}
