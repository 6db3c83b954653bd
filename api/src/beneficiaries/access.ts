import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import {
  BeneficiariesDisputeNotFoundError,
  BeneficiariesForbiddenError,
  BeneficiariesIbanForbiddenError,
  BeneficiariesNotFoundError,
} from './beneficiaries.errors.js';

/** Who may see and manage beneficiaries: the nazir of their waqf, and administrators. First line of every use case. */
@Injectable()
export class BeneficiaryAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Whether the active role has such a list at all. */
  mayManage(ctx: Ctx): boolean {
    return personOf(ctx).capabilities.has('beneficiaries.manage');
  }

  /** @throws BeneficiariesForbiddenError (403) */
  toManage(ctx: Ctx): void {
    if (!this.mayManage(ctx)) throw new BeneficiariesForbiddenError();
  }

  /** The nazir or an administrator. @throws MembershipWaqfNotFoundError (404), BeneficiariesForbiddenError (403) */
  toManageWaqf(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['nazir', 'admin'], () => new BeneficiariesForbiddenError());
  }

  /** The same; of a waqf that is not theirs no beneficiary is found. @throws BeneficiariesNotFoundError (404) */
  async toManageBeneficiary(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<Membership> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesNotFoundError();
    return this.toManageWaqf(ctx, waqfId);
  }

  /**
   * The nazir alone: an administrator moves no money. Of a waqf that is not theirs no beneficiary is found.
   * @throws BeneficiariesNotFoundError (404), BeneficiariesIbanForbiddenError (403)
   */
  async toAskForIban(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<void> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesNotFoundError();
    await this.memberships.requireRelation(ctx, waqfId, ['nazir'], () => new BeneficiariesIbanForbiddenError());
  }

  /** The nazir alone. @throws BeneficiariesDisputeNotFoundError (404), BeneficiariesForbiddenError (403) */
  async toAnswerDispute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<void> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesDisputeNotFoundError();
    await this.memberships.requireRelation(ctx, waqfId, ['nazir'], () => new BeneficiariesForbiddenError());
  }

  /** Ids of the waqfs that the person has founded, runs or watches over. @throws BeneficiariesForbiddenError (403) */
  disputedWaqfIds(ctx: Ctx): Promise<string[]> {
    if (!personOf(ctx).capabilities.has('waqf.read')) throw new BeneficiariesForbiddenError();
    return this.memberships.visibleWaqfIds(ctx);
  }

  /**
   * Ids of the waqfs whose beneficiaries the person lists: a nazir's own, accepted or not; for an administrator all.
   */
  async managedWaqfIds(ctx: Ctx): Promise<string[]> {
    const memberships = await this.memberships.ofAll(ctx, await this.memberships.visibleWaqfIds(ctx));
    return [...memberships.values()]
      .filter(({ relations }) => relations.some((relation) => relation !== 'waqif'))
      .map(({ waqfId }) => waqfId);
  }
}
