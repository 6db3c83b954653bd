import { Injectable } from '@nestjs/common';
import { personOf, type Ctx } from '../platform/index.js';
import { Memberships, type Membership } from '../membership/index.js';
import { FinancesForbiddenError, FinancesWaqfNotApprovedError, FinancesWaqfNotFoundError } from './finances.errors.js';

/** The first step of every use case: who asks about whose money (specification, section 6). */
@Injectable()
export class ReachMoney {
  constructor(private readonly memberships: Memberships) {}

  /**
   * The nazir of an approved waqf, or an administrator; the platform itself too.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), FinancesWaqfNotApprovedError (409)
   */
  async toManage(ctx: Ctx, waqfId: string): Promise<Membership> {
    if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role === 'nazir' || role === 'admin'))
      throw new FinancesForbiddenError();
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new FinancesWaqfNotFoundError();
    if (ctx.actor.kind !== 'system' && !membership.relations.some((relation) => relation !== 'waqif'))
      throw new FinancesForbiddenError();
    if (membership.status !== 'approved') throw new FinancesWaqfNotApprovedError();
    return membership;
  }

  /** Whoever stands in a relation to the waqf. @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404) */
  async toSee(ctx: Ctx, waqfId: string): Promise<Membership> {
    requireReader(ctx);
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new FinancesWaqfNotFoundError();
    return membership;
  }

  /**
   * The waqf that is asked for, or all of the person's lists in the active role.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404)
   */
  async visible(ctx: Ctx, waqfId: string | undefined): Promise<string[]> {
    requireReader(ctx);
    return waqfId === undefined
      ? this.memberships.visibleWaqfIds(ctx)
      : [(await this.toSee(ctx, waqfId.toLowerCase())).waqfId];
  }
}

/** A beneficiary sees nothing of a waqf's money. @throws FinancesForbiddenError (403) */
function requireReader(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role !== 'beneficiary'))
    throw new FinancesForbiddenError();
}
