import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { developmentFlag } from '../domain/development-flag.js';
import { ReleaseToken } from '../persistence/release-token.js';
import { developmentAdmitted } from '../releases.facts.js';

/** Lets a developer see their remote inside a platform of real people, for some hours and on their own page alone. */
@Injectable()
export class AdmitDevelopment {
  constructor(
    private readonly transactions: Transactions,
    private readonly token: ReleaseToken,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError, IdentityStepUpError (403) */
  async execute(ctx: Ctx, remote: RemoteName, hours: number): Promise<{ flag: string; until: string }> {
    requireCapability(ctx, 'system.admin');
    const until = new Date(ctx.clock.now().getTime() + hours * 3_600_000);
    await this.transactions.run(ctx, async (ctx) => {
      const change = { act: 'development', hours: String(hours) };
      await this.stepUps.require(ctx, { kind: 'release', id: remote, change });
      await this.facts.record(ctx, developmentAdmitted, { remote, until: until.toISOString() });
    });
    return { flag: developmentFlag(remote, until, this.token.operatorSecret), until: until.toISOString() };
  }
}
