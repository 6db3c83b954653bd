import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { ApprovalsFacade, platformItself } from '../../approvals/index.js';
import { StepUps } from '../../identity/index.js';
import { type Ctx, newId, personOf, requireCapability, Transactions } from '../../platform/index.js';
import { describeOrder } from '../domain/order-words.js';
import { type RegistryOrder, valuesOf } from '../domain/registry-order.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import { ReleasesChangeWaitsError } from '../releases.errors.js';
import { ChangeRegistry, type Wanted } from './change-registry.js';

export const releaseApprovalKind = 'release';

/**
 * An administrator's change of the versions of a remote, with a fresh confirmation. When changes need two people, it
 * becomes a request to another administrator.
 */
@Injectable()
export class RequestChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly registry: ChangeRegistry,
    private readonly requests: ChangeRequestRepository,
    private readonly approvals: ApprovalsFacade,
    private readonly stepUps: StepUps,
  ) {}

  /**
   * @throws ForbiddenError, IdentityStepUpError (403), ReleasesChangeWaitsError (409), and what
   *   `ChangeRegistry.orderOf` throws
   */
  async execute(ctx: Ctx, remote: RemoteName, wanted: Wanted): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const entry = await this.registry.lock(ctx, remote);
      const order = await this.registry.orderOf(ctx, remote, entry, wanted);
      await this.stepUps.require(ctx, { kind: 'release', id: remote, change: valuesOf(order) });
      if (await this.requests.needsTwo(ctx)) await this.request(ctx, remote, order);
      else await this.registry.apply(ctx, remote, entry, order, { by: null });
    });
  }

  /** Asks another administrator, in the caller's transaction. @param order null for the two-person rule itself */
  async request(ctx: Ctx, remote: RemoteName | null, order: RegistryOrder | null): Promise<void> {
    const { userId } = personOf(ctx);
    if ((await this.requests.open(ctx)).some((open) => open.remote === remote)) throw new ReleasesChangeWaitsError();
    const id = newId();
    await this.requests.add(ctx, { id, remote, act: order?.act ?? 'one-person', order, requestedBy: userId });
    const request = {
      id,
      kind: releaseApprovalKind,
      subjectId: id,
      waqfId: platformItself,
      amount: null,
      describe: describeOrder(remote, order ? valuesOf(order) : {}),
      requestedBy: userId,
      requestedAt: ctx.clock.now(),
      approverId: null,
      othersOnly: true,
      selfApprovalFrom: null,
    };
    await this.approvals.requestAll(ctx, [{ by: ctx, request }]);
  }
}
