import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { StepUps } from '../../identity/index.js';
import {
  type Ctx,
  Facts,
  newId,
  NotFoundError,
  personOf,
  requireCapability,
  Transactions,
} from '../../platform/index.js';
import { sealFlag } from '../domain/development-flag.js';
import { DevelopmentFlagRepository } from '../persistence/development-flag.repository.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ReleaseToken } from '../persistence/release-token.js';
import { ReleasesFlagNotFoundError } from '../releases.errors.js';
import { developmentAdmitted, developmentRevoked } from '../releases.facts.js';

const hourMs = 3_600_000;

/** Flags that let a developer see their own remote inside a platform with real users, on their own page only. */
@Injectable()
export class ManageDevelopmentFlags {
  constructor(
    private readonly transactions: Transactions,
    private readonly flags: DevelopmentFlagRepository,
    private readonly releases: ReleaseRepository,
    private readonly token: ReleaseToken,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError, IdentityStepUpError (403), NotFoundError (404) for a remote that was never released */
  async make(
    ctx: Ctx,
    remote: RemoteName,
    { hours, name = '' }: { hours: number; name?: string | undefined },
  ): Promise<{ flag: string; until: string }> {
    requireCapability(ctx, 'system.admin');
    if (!(await this.releases.registry(ctx)).some((row) => row.remote === remote)) throw new NotFoundError();
    const flag = { id: newId(), remote, until: new Date(ctx.clock.now().getTime() + hours * hourMs) };
    const until = flag.until.toISOString();
    await this.transactions.run(ctx, async (ctx) => {
      const change = { act: 'development', hours: String(hours), name };
      await this.stepUps.require(ctx, { kind: 'release', id: remote, change });
      await this.flags.add(ctx, flag, { name, madeBy: personOf(ctx).userId });
      await this.facts.record(ctx, developmentAdmitted, { remote, flagId: flag.id, name, until });
    });
    return { flag: sealFlag(flag, this.token.operatorSecret), until };
  }

  /** Revokes a flag before it expires. @throws ForbiddenError (403), ReleasesFlagNotFoundError (404) */
  async revoke(ctx: Ctx, remote: RemoteName, flagId: string): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const name = await this.flags.revoke(ctx, flagId, remote);
      if (name === null) throw new ReleasesFlagNotFoundError();
      await this.facts.record(ctx, developmentRevoked, { remote, flagId, name });
    });
  }
}
