import { Injectable } from '@nestjs/common';
import { MembershipWaqfNotFoundError, Memberships, type Membership } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { ReportingPageForbiddenError } from './reporting.errors.js';

/** Decides who may read the reports of which waqfs: founders, nazirs and administrators, each for their own waqfs. */
@Injectable()
export class ReportingAccess {
  constructor(private readonly memberships: Memberships) {}

  /** @throws ReportingPageForbiddenError (403) for a beneficiary, MembershipWaqfNotFoundError (404) */
  async readable(ctx: Ctx, waqfId: string): Promise<Membership> {
    requireReader(ctx);
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new MembershipWaqfNotFoundError();
    return membership;
  }

  /**
   * The pack (all data of a waqf in one file) is for its founder, its nazir and administrators.
   * @throws as `requireRelation`
   */
  toPack(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId.toLowerCase(), ['waqif', 'nazir', 'admin']);
  }

  /**
   * A report about the person themselves as a beneficiary, over all their waqfs.
   * @throws ReportingPageForbiddenError (403), MembershipWaqfNotFoundError (404) when a single waqf is asked for
   */
  toOwn(ctx: Ctx, waqfId: string | undefined): void {
    if (!personOf(ctx).capabilities.has('beneficiary.portal')) throw new ReportingPageForbiddenError();
    if (waqfId !== undefined) throw new MembershipWaqfNotFoundError();
  }

  /**
   * All waqfs that the person sees in their active role.
   * @throws ReportingPageForbiddenError (403) for a beneficiary
   */
  async readableIds(ctx: Ctx): Promise<string[]> {
    requireReader(ctx);
    return this.memberships.visibleWaqfIds(ctx);
  }
}

/** @throws ReportingPageForbiddenError (403) for a beneficiary, whatever they ask for */
export function requireReader(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role !== 'beneficiary'))
    throw new ReportingPageForbiddenError();
}
