import { Injectable } from '@nestjs/common';
import { type Membership, type MembershipRelation, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { ClosingForbiddenError, ClosingOwnExceptionError, ClosingWaqfNotApprovedError } from './closing.errors.js';

/** Checks who may see, close and reopen fiscal years. */
@Injectable()
export class ClosingAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Allows the founder, the nazir and administrators. @throws MembershipWaqfNotFoundError (404) */
  toSee(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['waqif', 'nazir', 'admin', 'appointed']);
  }

  /**
   * Allows only the nazir, who closes, closes again and asks to reopen.
   * @throws MembershipWaqfNotFoundError (404), ClosingForbiddenError (403), ClosingWaqfNotApprovedError (409)
   */
  toClose(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.approved(ctx, waqfId, ['nazir']);
  }

  /** Allows the founder and the nazir. @throws the same errors as `toClose` */
  toSetCalendar(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.approved(ctx, waqfId, ['nazir', 'waqif']);
  }

  /**
   * Allows only the founder, who grants an exception to the nazir.
   * @throws the same errors as `toClose`, and ClosingOwnExceptionError (403)
   */
  async toExcept(ctx: Ctx, waqfId: string): Promise<Membership & { nazirId: string }> {
    const membership = await this.approved(ctx, waqfId, ['waqif']);
    const { nazirId } = membership;
    if (nazirId === null || nazirId === personOf(ctx).userId) throw new ClosingOwnExceptionError();
    return { ...membership, nazirId };
  }

  private async approved(ctx: Ctx, waqfId: string, relations: readonly MembershipRelation[]): Promise<Membership> {
    const forbidden = () => new ClosingForbiddenError();
    const membership = await this.memberships.requireRelation(ctx, waqfId, relations, forbidden);
    if (membership.status !== 'approved') throw new ClosingWaqfNotApprovedError();
    return membership;
  }
}
