import { Injectable } from '@nestjs/common';
import { MembershipNotAcceptedError, Memberships, type Membership } from '../membership/index.js';
import { personOf, type Ctx } from '../platform/index.js';
import { FinancesForbiddenError, FinancesWaqfNotApprovedError, FinancesWaqfNotFoundError } from './finances.errors.js';

/** Decides who may record and who may read a waqf's money. */
@Injectable()
export class FinancesAccess {
  constructor(private readonly memberships: Memberships) {}

  /**
   * An approved waqf for which the person may record: as its nazir, as an administrator, or as the platform itself.
   * @throws FinancesForbiddenError, MembershipNotAcceptedError (403), FinancesWaqfNotFoundError (404),
   * FinancesWaqfNotApprovedError (409)
   */
  async manageable(ctx: Ctx, waqfId: string): Promise<Membership> {
    if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role === 'nazir' || role === 'admin'))
      throw new FinancesForbiddenError();
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new FinancesWaqfNotFoundError();
    if (
      ctx.actor.kind !== 'system' &&
      !membership.relations.some((relation) => relation === 'nazir' || relation === 'admin')
    )
      throw membership.relations.includes('appointed')
        ? new MembershipNotAcceptedError()
        : new FinancesForbiddenError();
    if (membership.status !== 'approved') throw new FinancesWaqfNotApprovedError();
    return membership;
  }

  /**
   * A waqf to which the person has a relation.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404)
   */
  async readable(ctx: Ctx, waqfId: string): Promise<Membership> {
    requireReader(ctx);
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new FinancesWaqfNotFoundError();
    return membership;
  }

  /**
   * The requested waqf, or all waqfs in the person's lists for the active role.
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404)
   */
  async readableIds(ctx: Ctx, waqfId: string | undefined): Promise<string[]> {
    requireReader(ctx);
    return waqfId === undefined
      ? this.memberships.visibleWaqfIds(ctx)
      : [(await this.readable(ctx, waqfId.toLowerCase())).waqfId];
  }
}

/** A user who is only a beneficiary may see nothing of a waqf's money. @throws FinancesForbiddenError (403) */
function requireReader(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role !== 'beneficiary'))
    throw new FinancesForbiddenError();
}
