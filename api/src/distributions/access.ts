import { Injectable } from '@nestjs/common';
import { Memberships, type Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import {
  DistributionsForbiddenError,
  DistributionsRunForbiddenError,
  DistributionsRunWaqfNotApprovedError,
  DistributionsWaqfNotApprovedError,
} from './distributions.errors.js';

/** Checks who may see, propose and decide on a waqf's rules; every use case calls it first. */
@Injectable()
export class RulesAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Allows the founder, the nazir and administrators. @throws MembershipWaqfNotFoundError (404) */
  toSee(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir', 'admin']);
  }

  /**
   * Allows the nazir and the founder of an approved waqf.
   * @throws MembershipWaqfNotFoundError (404), DistributionsForbiddenError (403), DistributionsWaqfNotApprovedError
   *   (409)
   */
  async toPropose(ctx: Ctx, waqfId: string): Promise<Membership> {
    const membership = await this.memberships.requireRelation(
      ctx,
      waqfId,
      ['nazir', 'waqif'],
      () => new DistributionsForbiddenError(),
    );
    if (membership.status !== 'approved') throw new DistributionsWaqfNotApprovedError();
    return membership;
  }

  /**
   * Allows the founder and the nazir; `deciderOf` says which of them decides.
   * @throws MembershipWaqfNotFoundError (404), DistributionsForbiddenError (403)
   */
  toDecide(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir'], () => new DistributionsForbiddenError());
  }
}

/** Checks who may see and prepare distribution runs. */
@Injectable()
export class RunsAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Allows the founder, the nazir, an appointed nazir and administrators. @throws MembershipWaqfNotFoundError (404) */
  toSee(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir', 'admin', 'appointed']);
  }

  /** Ids of the waqfs in the person's lists, whose runs they may see; none for a beneficiary. */
  visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    return this.memberships.visibleWaqfIds(ctx);
  }

  /**
   * Allows the nazir of an approved waqf.
   * @throws MembershipWaqfNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunWaqfNotApprovedError (409)
   */
  async toManage(ctx: Ctx, waqfId: string): Promise<Membership> {
    const forbidden = () => new DistributionsRunForbiddenError();
    const membership = await this.memberships.requireRelation(ctx, waqfId, ['nazir'], forbidden);
    if (membership.status !== 'approved') throw new DistributionsRunWaqfNotApprovedError();
    return membership;
  }
}
