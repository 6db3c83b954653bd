import { Injectable } from '@nestjs/common';
import type { ReleasePolicy, WaitingChange } from '@waqf/contracts/releases';
import { ApprovalsFacade } from '../../approvals/index.js';
import { IdentityFacade, StepUps } from '../../identity/index.js';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import { ReleasesOneAdminError } from '../releases.errors.js';
import { twoPeopleChanged } from '../releases.facts.js';
import { AskChange } from './ask-change.js';

/** The rule that a change of what people are served needs two administrators. */
@Injectable()
export class SetReleasePolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: ChangeRequestRepository,
    private readonly askChange: AskChange,
    private readonly identity: IdentityFacade,
    private readonly approvals: ApprovalsFacade,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * One administrator makes the rule; to give it up, another one has to agree.
   * @throws ForbiddenError, IdentityStepUpError (403), ReleasesOneAdminError, ReleasesChangeWaitsError (409)
   */
  async execute(ctx: Ctx, twoPeople: boolean): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      if ((await this.requests.lockNeedsTwo(ctx)) === twoPeople) return;
      const act = twoPeople ? 'two-people' : 'one-person';
      if (twoPeople && (await this.identity.idsByRole(ctx, 'admin')).length < 2) throw new ReleasesOneAdminError();
      await this.stepUps.require(ctx, { kind: 'release', id: 'all', change: { act } });
      if (!twoPeople) return this.askChange.request(ctx, null, null);
      await this.requests.setNeedsTwo(ctx, true);
      await this.facts.record(ctx, twoPeopleChanged, { twoPeople, requestedBy: null });
    });
  }

  /** The rule, and what waits, by remote (`''`: the rule itself), as this person may decide it. */
  async read(ctx: Ctx): Promise<{ policy: ReleasePolicy; waiting: ReadonlyMap<string, WaitingChange> }> {
    const open = await this.requests.open(ctx);
    const ids = open.map(({ id }) => id);
    const described = await this.approvals.described(ctx, ids);
    const waiting = new Map<string, WaitingChange>();
    for (const { id, remote, act } of open) {
      const approval = described.get(id);
      if (!approval) continue;
      const { describe, requestedAt, mayDecide, mayWithdraw } = approval;
      const requestedBy = approval.requestedBy.fullName;
      waiting.set(remote ?? '', { id, act, describe, requestedBy, requestedAt, mayDecide, mayWithdraw });
    }
    return { policy: { twoPeople: await this.requests.needsTwo(ctx), waiting: waiting.get('') ?? null }, waiting };
  }
}
