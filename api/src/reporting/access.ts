import { Injectable } from '@nestjs/common';
import { MembershipWaqfNotFoundError, Memberships, type Membership } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { ReportingPageForbiddenError } from './reporting.errors.js';

/** Who may read reports of which waqfs: founder, nazir and administrator, each within what is theirs. */
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

  /** Everything of a waqf in one file: of its founder, its nazir and administrators. @throws as `requireRelation` */
  toPack(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId.toLowerCase(), ['waqif', 'nazir', 'admin']);
  }

  /**
   * What is the person's own as a beneficiary, of all their waqfs.
   * @throws ReportingPageForbiddenError (403), MembershipWaqfNotFoundError (404) for a single waqf
   */
  toOwn(ctx: Ctx, waqfId: string | undefined): void {
    if (!personOf(ctx).capabilities.has('beneficiary.portal')) throw new ReportingPageForbiddenError();
    if (waqfId !== undefined) throw new MembershipWaqfNotFoundError();
  }

  /** All waqfs of the person's lists in the active role. @throws ReportingPageForbiddenError (403) for a beneficiary */
  async readableIds(ctx: Ctx): Promise<string[]> {
    requireReader(ctx);
    return this.memberships.visibleWaqfIds(ctx);
  }
}

function requireReader(ctx: Ctx): void {
  if (ctx.actor.kind !== 'system' && !personOf(ctx).roles.some((role) => role !== 'beneficiary'))
    throw new ReportingPageForbiddenError();
}
