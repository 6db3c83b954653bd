import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import {
  BeneficiariesDisputeNotFoundError,
  BeneficiariesForbiddenError,
  BeneficiariesIbanForbiddenError,
  BeneficiariesNotFoundError,
} from './beneficiaries.errors.js';

/** Checks who may see and manage beneficiaries: the waqf's nazir and administrators. Every use case calls it first. */
@Injectable()
export class BeneficiaryAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Whether the user's active role may manage beneficiaries at all. */
  mayManage(ctx: Ctx): boolean {
    return personOf(ctx).capabilities.has('beneficiaries.manage');
  }

  /** @throws BeneficiariesForbiddenError (403) */
  toManage(ctx: Ctx): void {
    if (!this.mayManage(ctx)) throw new BeneficiariesForbiddenError();
  }

  /** Allows nazir and administrators. @throws MembershipWaqfNotFoundError (404), BeneficiariesForbiddenError (403) */
  toManageWaqf(ctx: Ctx, waqfId: string): Promise<Membership> {
    return this.memberships.requireRelation(ctx, waqfId, ['nazir', 'admin'], () => new BeneficiariesForbiddenError());
  }

  /** Like `toManageWaqf`. @throws BeneficiariesNotFoundError (404) when the user may not see the waqf */
  async toManageBeneficiary(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<Membership> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesNotFoundError();
    return this.toManageWaqf(ctx, waqfId);
  }

  /**
   * Allows the nazir only, because an administrator moves no money. When the user may not see the waqf: 404.
   * @throws BeneficiariesNotFoundError (404), BeneficiariesIbanForbiddenError (403)
   */
  async toAskForIban(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<void> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesNotFoundError();
    await this.memberships.requireRelation(ctx, waqfId, ['nazir'], () => new BeneficiariesIbanForbiddenError());
  }

  /** Allows the nazir only. @throws BeneficiariesDisputeNotFoundError (404), BeneficiariesForbiddenError (403) */
  async toAnswerDispute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<void> {
    if (!(await this.memberships.of(ctx, waqfId))) throw new BeneficiariesDisputeNotFoundError();
    await this.memberships.requireRelation(ctx, waqfId, ['nazir'], () => new BeneficiariesForbiddenError());
  }

  /** Ids of the waqfs whose disputes the user may list. @throws BeneficiariesForbiddenError (403) */
  waqfIdsForDisputes(ctx: Ctx): Promise<string[]> {
    if (!personOf(ctx).capabilities.has('waqf.read')) throw new BeneficiariesForbiddenError();
    return this.memberships.visibleWaqfIds(ctx);
  }

  /**
   * Ids of the waqfs whose beneficiaries the user manages, or of the one that they choose.
   * @throws BeneficiariesForbiddenError (403), MembershipWaqfNotFoundError (404)
   */
  async waqfIdsToManage(ctx: Ctx, waqfId: string | undefined): Promise<string[]> {
    this.toManage(ctx);
    if (waqfId === undefined) return this.managedWaqfIds(ctx);
    return [(await this.toManageWaqf(ctx, waqfId.toLowerCase())).waqfId];
  }

  /**
   * Ids of the waqfs whose beneficiaries the user may list: a nazir's own, accepted or not; for an administrator, all.
   */
  async managedWaqfIds(ctx: Ctx): Promise<string[]> {
    const memberships = await this.memberships.visible(ctx);
    return [...memberships.values()]
      .filter(({ relations }) => relations.some((relation) => relation !== 'waqif'))
      .map(({ waqfId }) => waqfId);
  }
}
