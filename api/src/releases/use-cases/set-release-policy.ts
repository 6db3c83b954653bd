import { Injectable } from '@nestjs/common';
import { IdentityFacade, StepUps } from '../../identity/index.js';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import { ReleasesOneAdminError } from '../releases.errors.js';
import { twoPeopleChanged } from '../releases.facts.js';
import { RequestChange } from './request-change.js';

/** The rule that a change of what users are served needs two administrators. */
@Injectable()
export class SetReleasePolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: ChangeRequestRepository,
    private readonly requestChange: RequestChange,
    private readonly identity: IdentityFacade,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * One administrator can turn the rule on; to turn it off, another one has to agree.
   * @throws ForbiddenError, IdentityStepUpError (403), ReleasesOneAdminError, ReleasesChangeWaitsError (409)
   */
  async execute(ctx: Ctx, twoPeople: boolean): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      if ((await this.requests.lockNeedsTwo(ctx)) === twoPeople) return;
      const act = twoPeople ? 'two-people' : 'one-person';
      if (twoPeople && (await this.identity.idsByRole(ctx, 'admin')).length < 2) throw new ReleasesOneAdminError();
      await this.stepUps.require(ctx, { kind: 'release', id: 'all', change: { act } });
      if (!twoPeople) return this.requestChange.request(ctx, null, null);
      await this.requests.setNeedsTwo(ctx, true);
      await this.facts.record(ctx, twoPeopleChanged, { twoPeople, requestedBy: null });
    });
  }
}
