import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type MembershipRelation, Memberships } from '../../membership/index.js';
import { asPlatform, type Ctx } from '../../platform/index.js';
import { ApprovalsRequesterLeftError } from '../approvals.errors.js';
import { platformItself } from '../domain/platform-itself.js';

/**
 * Whether the person who made a request may still make it. Weeks may pass until the decision: a trustee who was
 * replaced, or an account that was closed, moves nothing any more.
 */
@Injectable()
export class CheckRequester {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly memberships: Memberships,
  ) {}

  /**
   * @param relations of which the requester must have one to the waqf today
   * @throws ApprovalsRequesterLeftError (409)
   */
  async require(
    ctx: Ctx,
    { waqfId, requestedBy }: { readonly waqfId: string; readonly requestedBy: string },
    relations: readonly MembershipRelation[],
  ): Promise<void> {
    const held = await this.relationsOf(ctx, waqfId, requestedBy);
    if (!relations.some((relation) => held.includes(relation))) throw new ApprovalsRequesterLeftError();
  }

  private async relationsOf(ctx: Ctx, waqfId: string, userId: string): Promise<readonly MembershipRelation[]> {
    const person = await this.identity.person(ctx, userId);
    if (!person?.isActive) return [];
    if (waqfId === platformItself) return person.roles.includes('admin') ? ['admin'] : [];
    // The second person who decides has no relation to the waqf, so it is read as the platform.
    const platform = asPlatform(ctx, 'approvals.check-requester');
    const membership = await this.memberships.of(platform, waqfId);
    return membership ? this.memberships.relationsOf({ userId, roles: person.roles }, membership) : [];
  }
}
